import { indiaDay } from '#src/base/day.ts'
import type { Form } from './define.ts'
import type { Answers, BrokenRule } from './rules.ts'

/** Nobody books a machine further ahead. */
const daysAhead = 366

/** The first and the last day that a form's date may name on the day of its filling in. */
export function reachableDays(now = Date.now()): { readonly first: string; readonly last: string } {
  return { first: indiaDay(0, now), last: indiaDay(daysAhead, now) }
}

/**
 * Returns a broken rule for each date that is past, or more than a year ahead. Only the phone objects: what was filled in without a network
 * may reach the centre days later, and the centre takes it then.
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
