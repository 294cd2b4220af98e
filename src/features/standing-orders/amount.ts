import { centreNow } from '#src/base/clock.ts'
import { indiaDay, indiaMoment } from '#src/base/day.ts'

/** A change for some days, or from a day on where `until` is null. A quantity of null means *as agreed*. */
export interface StandingChange {
  readonly id: string
  readonly from: string
  readonly until: string | null
  readonly quantity: number | null
}

/** On which days so many are brought; `days` counts for the rhythm of that name: Monday is 1, Tuesday 2, Sunday 64. */
export interface Agreement {
  readonly quantity: number
  readonly rhythm: 'daily' | 'alternate' | 'days'
  readonly days: number
  readonly from: string
  readonly until: string | null
  /** In the order in which the centre learned of them. */
  readonly changes: readonly StandingChange[]
}

const dayNumber = (day: string) => Date.parse(day) / 86_400_000

/** True if the agreement brings something on a day, such as 2026-11-27, unless a change says otherwise. */
export function isAgreedDay({ rhythm, days, from, until }: Agreement, day: string): boolean {
  if (day < from || (until !== null && day > until)) return false
  if (rhythm === 'alternate') return (dayNumber(day) - dayNumber(from)) % 2 === 0
  return rhythm === 'daily' || ((days >> ((new Date(day).getUTCDay() + 6) % 7)) & 1) === 1
}

/** Returns how many are brought on a day; 0 for none. `standing_amount` in SQL says the same. */
export function amountOn(agreement: Agreement, day: string): number {
  if (!isAgreedDay(agreement, day)) return 0
  const { changes, quantity } = agreement
  const ofDay = changes.findLast(({ from, until }) => until !== null && from <= day && day <= until)
  return ofDay?.quantity ?? amountFrom(changes, day) ?? quantity
}

/** The last change for good that counts on a day. */
function amountFrom(changes: readonly StandingChange[], day: string): number | null | undefined {
  return changes.findLast(({ from, until }) => until === null && from <= day)?.quantity
}

/** True if nothing comes any more, however far one looks ahead. */
export function isEnded({ until, changes }: Agreement, today: string): boolean {
  const last = changes.findLast((change) => change.until === null)
  return (until !== null && until < today) || last?.quantity === 0
}

/** When a day's orders are settled, 20:00 of the evening before, in milliseconds since 1970. */
export function deadlineOf(day: string): number {
  return Date.parse(indiaMoment(indiaDay(-1, Date.parse(`${day}T06:00:00Z`)), '20:00'))
}

/** Returns the first day that can still be changed, by the centre's clock. */
export function firstOpenDay(now = centreNow()): string {
  const tomorrow = indiaDay(1, now)
  return now < deadlineOf(tomorrow) ? tomorrow : indiaDay(2, now)
}
