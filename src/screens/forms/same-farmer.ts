import type { Farmer } from '#src/core/agent/chosen-farmer.ts'
import type { KnownAnswers } from '#src/core/drafts/known-answers.ts'
import type { Form } from '#src/forms/define.ts'
import { isForAnother } from '#src/forms/for-another.ts'
import type { Answers } from '#src/forms/rules.ts'

/** The farmer in what was filled in for them; undefined where it is one's own form, or has no name. */
export function farmerIn(form: Pick<Form, 'fields'>, answers: Answers): Farmer | undefined {
  if (!isForAnother(form, answers)) return undefined
  const named = Object.entries(form.fields).flatMap(([key, { knownAs }]) => {
    const answer = answers[key]
    return knownAs !== undefined && answer !== undefined && answer !== '' ? [[knownAs, answer] as const] : []
  })
  const known: KnownAnswers = Object.fromEntries(named)
  const name = known['name'] ?? [known['firstName'], known['lastName']].filter(Boolean).join(' ')
  return typeof name === 'string' && name ? { name, known } : undefined
}

/** The same of what was filled in for one farmer several times; where two differ, the latest says it. */
export function sameFarmer(earlierFirst: readonly Farmer[]): Farmer | undefined {
  const latest = earlierFirst.at(-1)
  return latest && { name: latest.name, known: Object.assign({}, ...earlierFirst.map(({ known }) => known)) }
}

/** What a form for this farmer begins with. Their consent is asked for every form anew. */
export function answersOfFarmer({ fields }: Pick<Form, 'fields'>, farmer: Farmer): Answers {
  const known = inOtherWords(farmer)
  const answers = Object.entries(fields).flatMap(([key, { knownAs }]) => {
    const answer = knownAs === undefined ? undefined : known[knownAs]
    return answer === undefined ? [] : [[key, answer] as const]
  })
  return Object.fromEntries(answers)
}

/** What one form asks in one field, another asks in two, and where somebody lives is mostly where their land is. */
function inOtherWords({ name, known }: Farmer): KnownAnswers {
  const [first = '', ...rest] = name.split(/\s+/)
  const place = known['farmLocation'] ?? known['village']
  return {
    name,
    firstName: first,
    ...(rest.length > 0 && { lastName: rest.join(' ') }),
    ...(place !== undefined && { farmLocation: place, village: place }),
    ...known,
  }
}
