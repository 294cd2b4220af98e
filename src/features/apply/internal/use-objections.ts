import { useState } from 'react'
import type { Form } from '#src/features/forms/define.ts'
import type { BrokenRule } from '#src/features/forms/rules.ts'
import type { Answers } from '#src/base/answers.ts'
import { missingFields } from './missing-fields.ts'

/** Milliseconds until a fault appears: before that it would move what the same tap is about to press. */
const untilPressed = 300

/**
 * Returns the faults of the fields that the person has left with an answer, and the function to call when one is left.
 * An empty field is no fault before the form is submitted.
 */
export function useObjections(form: Form, subject: string | undefined, answers: Answers) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const broken = left.size > 0 ? missingFields(form, subject, answers, []).answers : []
  return {
    objections: broken.filter(({ field, problem }: BrokenRule) => problem !== 'required' && left.has(field)),
    leave: (field: string) =>
      void setTimeout(() => setLeft((before) => new Set([...before, field])), untilPressed),
  }
}
