import { fill } from '#src/base/fill.ts'
import type { DayHours } from '#src/base/open-hours.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { weekdays } from './weekdays.ts'

const oneDay = { en: '{first} {hours}', pa: '{first} {hours}', hi: '{first} {hours}' }
const days = {
  en: '{first} to {last} {hours}',
  pa: '{first} ਤੋਂ {last} {hours}',
  hi: '{first} से {last} {hours}',
}
const between = { en: '{from}–{to}', pa: '{from} ਤੋਂ {to}', hi: '{from} से {to}' }
const closed = { en: 'closed', pa: 'ਬੰਦ', hi: 'बंद' }

/** Returns hours as people say them: 9–6, or that it is closed. */
export function hoursText(hours: DayHours): string {
  return hours ? fill(localize(between), { from: spoken(hours[0]), to: spoken(hours[1]) }) : localize(closed)
}

/** Returns a week's opening hours, a line for days with the same hours: Monday to Friday 9–6. */
export function openingLines(opening: readonly DayHours[]): string[] {
  const week = [1, 2, 3, 4, 5, 6, 0]
  const runs: { first: number; last: number; hours: string }[] = []
  for (const day of week) {
    const hours = hoursText(opening[day] ?? null)
    const run = runs.at(-1)
    if (run?.hours === hours) run.last = day
    else runs.push({ first: day, last: day, hours })
  }
  return runs.map(({ first, last, hours }) =>
    first === last
      ? fill(localize(oneDay), { first: name(first), hours })
      : fill(localize(days), { first: name(first), last: name(last), hours }),
  )
}

const name = (day: number) => localize(weekdays[day]!)

/** 540 is 9, 1110 is 6:30. */
function spoken(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 12 || 12
  return minutes % 60 ? `${hour}:${String(minutes % 60).padStart(2, '0')}` : String(hour)
}
