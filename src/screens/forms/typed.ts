import { cleanAnswers, startOf, type Typed as TypedFields } from '#src/forms/clean.ts'
import { rulesOf } from '#src/forms/check.ts'
import type { Form } from '#src/forms/define.ts'
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

/** The answers of the fields that are shown, as the rules want them; what was left empty is absent. */
export function answersOf(form: Form, subject: string | undefined, typed: TypedFields): Answers {
  return cleanAnswers(rulesOf(form), subject, typed)
}
