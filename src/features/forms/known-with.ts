import type { Field, Form } from './define.ts'
import type { Answers } from '#src/base/answers.ts'

/**
 * Returns the known answers of a person with their later ones: an email, and the answer of having none, replace each
 * other.
 */
export function knownWith(earlier: Answers, later: Answers): Answers {
  const isWithout = later['noEmail'] === true
  const gone = isWithout ? 'email' : Object.hasOwn(later, 'email') ? 'noEmail' : undefined
  return Object.fromEntries(Object.entries({ ...earlier, ...later }).filter(([key]) => key !== gone))
}

/** Returns the questions of remembered answers by the name under which they are known: of each, the first that asks it. */
export function knownFields(forms: Iterable<Pick<Form, 'fields'>>): Readonly<Record<string, Field>> {
  const asked = [...forms].flatMap(({ fields }) => Object.values(fields))
  const named = asked.flatMap((field) =>
    field.knownAs === undefined ? [] : [[field.knownAs, field] as const],
  )
  return Object.fromEntries(named.toReversed())
}
