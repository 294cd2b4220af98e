import { centreNow } from '#src/base/clock.ts'
import { indiaDay } from '#src/base/day.ts'
import type { Form } from './define.ts'
import type { BrokenRule } from './rules.ts'
import type { Answers } from '#src/base/answers.ts'

/** The furthest day of a booking. */
const daysAhead = 366

/** Returns the first and last valid day of a form's date, counted from the day of filling in. */
export function reachableDays(now = centreNow()): { readonly first: string; readonly last: string } {
  return { first: indiaDay(0, now), last: indiaDay(daysAhead, now) }
}

/**
 * Returns a broken rule for each date in the past or more than a year ahead. The centre returns what books a day gone by, with
 * the nearest free ones: a form that was filled in offline may arrive days later.
 */
export function unreachableDays(
  { fields }: Pick<Form, 'fields'>,
  answers: Answers,
  now = centreNow(),
): BrokenRule[] {
  const { first, last } = reachableDays(now)
  return Object.entries(fields).flatMap(([field, { type }]): BrokenRule[] => {
    const day = Object.hasOwn(answers, field) ? answers[field] : undefined
    const isReachable =
      typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day) || (day >= first && day <= last)
    return type !== 'date' || isReachable ? [] : [{ field, problem: 'range' }]
  })
}
