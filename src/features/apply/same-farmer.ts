import type { Farmer } from './chosen-farmer.ts'
import type { KnownAnswers } from '#src/features/forms/known-answers.ts'
import type { Form } from '#src/features/forms/define.ts'
import { isForAnother } from '#src/features/forms/for-another.ts'
import { knownWith } from '#src/features/forms/known-with.ts'
import type { Answers } from '#src/base/answers.ts'

/** Returns the farmer of a form's answers; `undefined` for one's own form, or without a name. */
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

/** Returns the merged data of one farmer; for different values the latest counts. */
export function sameFarmer(earlierFirst: readonly Farmer[]): Farmer | undefined {
  const latest = earlierFirst.at(-1)
  return (
    latest && {
      name: latest.name,
      known: earlierFirst.reduce<KnownAnswers>((all, { known }) => knownWith(all, known), {}),
    }
  )
}

/** Returns the first answers of a form for this farmer, without the consent, which every form asks anew. */
export function answersOfFarmer({ fields }: Pick<Form, 'fields'>, farmer: Farmer): Answers {
  const known = inOtherWords(farmer)
  const answers = Object.entries(fields).flatMap(([key, { knownAs }]) => {
    const answer = knownAs === undefined ? undefined : known[knownAs]
    return answer === undefined ? [] : [[key, answer] as const]
  })
  return Object.fromEntries(answers)
}

/**
 * Adds answers to similar questions: some forms split one question into two, and land is mostly where its owner
 * lives.
 */
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
