import { t } from '@lingui/core/macro'
import { indiaDay } from '#src/base/day.ts'
import type { Freeness } from './free-days.ts'
import { namedDay } from '#src/features/bookings/slot-text.ts'

/** Returns how free a day is, in a sentence. */
export function freenessText(is: Freeness): string {
  return {
    free: t`This day is free.`,
    few: t`Little is left of this day.`,
    closed: t`The centre is closed on this day. The nearest free times are offered to you.`,
    none: t`This day is full. The nearest free times are offered to you.`,
  }[is]
}

/**
 * Returns the same in a word, which a day in the calendar has room for; an unknown day has a text for screen readers
 * only.
 */
export function freenessWord(is: Freeness | undefined): string {
  return is ? { free: t`free`, few: t`few left`, none: t`full`, closed: t`closed` }[is] : t`not known yet`
}

/** The days that can be chosen. */
export interface DayRange {
  readonly first: string
  readonly last: string
}

/** Returns why a day cannot be chosen; `undefined` for one that can. */
export function whyClosed(day: string, { first, last }: DayRange, today = indiaDay()): string | undefined {
  const [earliest, latest] = [namedDay(first), namedDay(last)]
  if (day < today) return t`This day is over.`
  if (day < first) return t`Choose a day from ${earliest} on.`
  return day > last ? t`Choose a day up to ${latest}.` : undefined
}
