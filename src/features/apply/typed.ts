import { cleanAnswers, startOf, type Typed as TypedFields } from '#src/features/forms/clean.ts'
import { isShown, rulesOf } from '#src/features/forms/check.ts'
import type { Form } from '#src/features/forms/define.ts'
import { withOpenedFrom } from '#src/features/forms/opened-from.ts'
import type { Answers } from '#src/base/answers.ts'

/** Field values as typed, hidden fields included. */
export type Typed = Readonly<Record<string, string | boolean>>

/**
 * Returns the initial field values: given answers, otherwise each field's start. A draft's answers are complete, so a
 * field that was emptied in it stays empty.
 */
export function typedOf(
  form: Form,
  subject: string | undefined,
  answers: Answers | undefined,
  { isDraft }: { isDraft: boolean },
): Typed {
  return Object.fromEntries(
    Object.entries(form.fields).map(([key, field]) => {
      const start = isDraft ? undefined : startOf(field, subject)
      const answer = (answers && Object.hasOwn(answers, key) ? answers[key] : undefined) ?? start
      return [key, field.type === 'yesNo' ? answer === true : answer === undefined ? '' : String(answer)]
    }),
  )
}

/** Returns the answers of a draft: everything typed, unchanged. */
export function draftOf(typed: Typed): Answers {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '' && value !== false))
}

/**
 * Returns the subject that the answers imply: a field that starts as the subject also changes it, so that title,
 * price and desk agree with the choice.
 */
export function subjectIn(form: Form, subject: string | undefined, typed: TypedFields): string | undefined {
  const [key, field] = Object.entries(form.fields).find(([, { startsAsSubject }]) => startsAsSubject) ?? []
  const chosen = key === undefined ? undefined : typed[key]
  const isSubject = typeof chosen === 'string' && Object.hasOwn(form.subjects ?? {}, chosen)
  return field && isSubject && isShown(field, subject, {}) ? chosen : subject
}

/** Returns the field values after a change of the subject; fields that start as the subject follow it. */
export function typedFor(form: Form, subject: string, typed: Typed): Typed {
  const following = Object.entries(form.fields).filter(([, { startsAsSubject }]) => startsAsSubject)
  const starts = following.map(([key, field]) => [key, startOf(field, subject) ?? ''] as const)
  return { ...typed, ...Object.fromEntries(starts) }
}

/** Returns the answers of visible fields, cleaned; empty ones are absent. */
export function answersOf(form: Form, subject: string | undefined, typed: TypedFields): Answers {
  return withOpenedFrom(form, subject, cleanAnswers(rulesOf(form), subject, typed))
}

/** Returns the fields that contain one's own answers, emptied. */
export function emptiedOf(typed: Typed, own: Typed): Typed {
  const same = Object.keys(own).filter((key) => typed[key] !== '' && typed[key] === own[key])
  return Object.fromEntries(same.map((key) => [key, '']))
}

/** Returns those of one's own answers whose fields are still as they began. */
export function emptyOf(
  { fields }: Pick<Form, 'fields'>,
  { subject, typed }: { readonly subject: string | undefined; readonly typed: Typed },
  own: Typed,
): Typed {
  const empty = Object.entries(own).filter(
    ([key]) => !typed[key] || typed[key] === startOf(fields[key]!, subject),
  )
  return Object.fromEntries(empty)
}
