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

const dayMs = 86_400_000
const indiaMs = 5.5 * 3_600_000

/**
 * Returns the day of India by which a promise of hours is due, YYYY-MM-DD; `undefined` if the centre never opens. Fewer hours than a
 * day's are counted while the centre is open. A day's 24 are the next open day, 48 the one after it.
 *
 * @param within the promised hours
 * @param since when the centre got the request, in milliseconds since 1970
 */
export function promisedDay(
  within: number,
  since: number,
  opening: readonly string[] = centre.opening,
): string | undefined {
  const local = since + indiaMs
  let minutes = within < 24 ? within * 60 : 0
  let days = Math.floor(within / 24)
  for (let ahead = 0; ahead < 15; ahead += 1) {
    const day = new Date((Math.floor(local / dayMs) + ahead) * dayMs)
    const open = hoursOn(day.getUTCDay(), opening)
    if (!open) continue
    const from = ahead === 0 ? Math.max(open.from, (local % dayMs) / 60_000) : open.from
    if (ahead > 0) days -= 1
    minutes -= Math.max(0, open.to - from)
    if (within < 24 ? minutes <= 0 : days <= 0 && ahead > 0) return day.toISOString().slice(0, 10)
  }
  return undefined
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number)
  return hours! * 60 + minutes!
}
