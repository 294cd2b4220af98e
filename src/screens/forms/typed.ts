import { cleanAnswers, startOf, type Typed as TypedFields } from '#src/forms/clean.ts'
import { isShown, rulesOf } from '#src/forms/check.ts'
import type { Form } from '#src/forms/define.ts'
import { withOpenedFrom } from '#src/forms/opened-from.ts'
import type { Answers } from '#src/forms/rules.ts'

/** What stands in the fields, as it was typed, also in those that are not shown just now. */
export type Typed = Readonly<Record<string, string | boolean>>

/**
 * The fields as they stand when a form opens: with the answers that are there, else each field's own start. A draft's
 * answers are all there are: what was emptied in it stays empty.
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

/** What is kept of unfinished fields: everything that was typed, as it was typed. */
export function draftOf(typed: Typed): Answers {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '' && value !== false))
}

/**
 * The subject of a form as it is answered: of a field that starts as the subject the answer is it, so that title, price and
 * what the desk reads never contradict what was chosen.
 */
export function subjectIn(form: Form, subject: string | undefined, typed: TypedFields): string | undefined {
  const [key, field] = Object.entries(form.fields).find(([, { startsAsSubject }]) => startsAsSubject) ?? []
  const chosen = key === undefined ? undefined : typed[key]
  const isSubject = typeof chosen === 'string' && Object.hasOwn(form.subjects ?? {}, chosen)
  return field && isSubject && isShown(field, subject, {}) ? chosen : subject
}

/** The fields after another subject was chosen: what starts as the subject follows it. */
export function typedFor(form: Form, subject: string, typed: Typed): Typed {
  const following = Object.entries(form.fields).filter(([, { startsAsSubject }]) => startsAsSubject)
  const starts = following.map(([key, field]) => [key, startOf(field, subject) ?? ''] as const)
  return { ...typed, ...Object.fromEntries(starts) }
}

/** The answers of the fields that are shown, as the rules want them; what was left empty is absent. */
export function answersOf(form: Form, subject: string | undefined, typed: TypedFields): Answers {
  return withOpenedFrom(form, subject, cleanAnswers(rulesOf(form), subject, typed))
}
