import type { Form } from './define.ts'
import type { BrokenRule } from './rules.ts'
import type { Answers } from '#src/base/answers.ts'

/**
 * Returns a broken rule for each count with decimals. Only the phone checks this: the centre accepts answers of an
 * earlier form.
 */
export function partsOfCounts({ fields }: Pick<Form, 'fields'>, answers: Answers): BrokenRule[] {
  return Object.entries(fields).flatMap(([field, { whole }]): BrokenRule[] => {
    const count = Object.hasOwn(answers, field) ? answers[field] : undefined
    return whole && typeof count === 'number' && !Number.isInteger(count) ? [{ field, problem: 'range' }] : []
  })
}
