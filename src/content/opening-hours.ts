import { centre } from './centre.ts'

/** Hours of a day, as minutes since midnight in India. */
export interface Hours {
  readonly from: number
  readonly to: number
}

const weekdays = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

/**
 * Returns the centre's hours on a weekday, 0 for Sunday; `undefined` if it is closed.
 *
 * @param opening lines such as `Mo-Fr 09:00-18:00` or `Sa 09:00-16:00`
 */
export function hoursOn(weekday: number, opening: readonly string[] = centre.opening): Hours | undefined {
  for (const line of opening) {
    const [days = '', hours = ''] = line.split(' ')
    const [first, last = first] = days.split('-').map((day) => weekdays.indexOf(day))
    if (weekday < first! || weekday > last!) continue
    const [from, to] = hours.split('-').map(minutesOf)
    return { from: from!, to: to! }
  }
  return undefined
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return hours! * 60 + minutes!
}
