import { indiaDay } from '#src/base/day.ts'
import type { Form } from './define.ts'
import type { Answers, BrokenRule } from './rules.ts'

/** The furthest day of a booking. */
const daysAhead = 366

/** Returns the first and last valid day of a form's date, counted from the day of filling in. */
export function reachableDays(now = Date.now()): { readonly first: string; readonly last: string } {
  return { first: indiaDay(0, now), last: indiaDay(daysAhead, now) }
}

/**
 * Returns a broken rule for each date in the past or more than a year ahead. Only the phone checks this: a form that
 * was filled in offline may arrive days later, and the centre accepts it.
 */
export function unreachableDays(
  { fields }: Pick<Form, 'fields'>,
  answers: Answers,
  now = Date.now(),
): BrokenRule[] {
  const { first, last } = reachableDays(now)
  return Object.entries(fields).flatMap(([field, { type }]): BrokenRule[] => {
    const day = Object.hasOwn(answers, field) ? answers[field] : undefined
    const isReachable =
      typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day) || (day >= first && day <= last)
    return type !== 'date' || isReachable ? [] : [{ field, problem: 'range' }]
  })
}
