import { indiaDay, indiaTime } from '#src/base/day.ts'
import { dayText } from '#src/base/moment.ts'
import { shortWeekdayOf } from '#src/content/weekdays.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { isAgreedDay, type Agreement } from '#src/features/standing-orders/amount.ts'
import { standingWords } from './standing-words.ts'

/** Returns a day as Wed 02-12, for tomorrow its word too: Hindi has one word for tomorrow and yesterday. */
export function dayWord(day: string): string {
  const date = `${localize(shortWeekdayOf(day))} ${dayText(day).slice(0, 5)}`
  return day === indiaDay(1) ? `${localize(standingWords.tomorrow)}, ${date}` : date
}

/** Returns a moment as 20:00, Tue 01-12. */
export function momentWord(ms: number): string {
  return `${indiaTime(ms)}, ${localize(shortWeekdayOf(indiaDay(0, ms)))} ${dayText(indiaDay(0, ms)).slice(0, 5)}`
}

/** Returns the seven days of a week that begins with Monday. */
export const weekFromMonday = Array.from({ length: 7 }, (_, later) =>
  indiaDay(later, Date.parse('2026-11-30T06:00:00Z')),
)

/** Returns on which days something comes. */
export function rhythmText({ rhythm, days }: Pick<Agreement, 'rhythm' | 'days'>): string {
  if (rhythm !== 'days') return localize(standingWords[rhythm])
  return weekFromMonday
    .flatMap((day, at) => ((days >> at) & 1 ? [localize(shortWeekdayOf(day))] : []))
    .join(', ')
}

/** Returns the first agreed day from one on; that day itself where none comes within two weeks. */
export function nextAgreed(agreement: Agreement, from: string): string {
  const after = (later: number) => indiaDay(later, Date.parse(`${from}T06:00:00Z`))
  const found = Array.from({ length: 15 }, (_, later) => after(later)).find((day) =>
    isAgreedDay(agreement, day),
  )
  return found ?? from
}

/** Changes a standing order for some days, or from a day on, in place of a returned change if one is named. */
export type Change = (
  from: string,
  until: string | null,
  quantity: number | null,
  replaces?: string,
) => Promise<void>
