import { useEffect, useState } from 'react'
import { knownAnswers, type KnownAnswers } from '#src/core/drafts/known-answers.ts'
import type { Form } from '#src/forms/define.ts'
import type { Typed } from './typed.ts'

/** Earlier answers of the same person to this form's fields, or those of the profile. */
export interface Known {
  readonly typed: Typed
  /** The name in the earlier answers, shown before they are used, because a phone may be shared. */
  readonly whose: string | undefined
  /** True if the answers are from the profile only. */
  readonly fromProfile: boolean
}

/** Returns the current user's earlier answers; `undefined` if there are none, or until they are read. */
export function useKnownAnswers(form: Form, owner: string): Known | undefined {
  const [stored, setStored] = useState<{ owner: string; remembered: KnownAnswers; profile: KnownAnswers }>()
  useEffect(() => {
    let left = false
    void storedAnswers(owner).then((found) => left || setStored({ owner, ...found }))
    return () => void (left = true)
  }, [owner])
  return stored?.owner === owner ? knownIn(form, stored.remembered, stored.profile) : undefined
}

/** Returns the current user's earlier answers for a form, as they are now. */
export async function knownFor(form: Form, owner: string): Promise<Typed> {
  const { remembered, profile } = await storedAnswers(owner)
  return knownIn(form, remembered, profile)?.typed ?? {}
}

async function storedAnswers(owner: string) {
  const [remembered, profile] = await Promise.all([knownAnswers(), answersOfProfile(owner)])
  return { remembered, profile }
}

/** Lazy, because the profile's code is only needed with a form. */
const answersOfProfile = (owner: string): Promise<KnownAnswers> =>
  import('#src/core/account/profile-answers.ts').then(
    ({ profileAnswers }) => profileAnswers(owner),
    () => ({}),
  )

/** Returns the answers that this form asks for. Earlier answers precede the profile. */
export function knownIn(
  { fields }: Pick<Form, 'fields'>,
  remembered: KnownAnswers,
  profile: KnownAnswers,
): Known | undefined {
  const known = { ...profile, ...remembered }
  const request = Object.entries(fields).flatMap(([key, { knownAs }]) =>
    knownAs !== undefined && Object.hasOwn(known, knownAs) ? [[key, knownAs] as const] : [],
  )
  if (request.length === 0) return undefined
  const typed = request.map(([key, name]) => {
    const answer = known[name]!
    return [key, typeof answer === 'boolean' ? answer : String(answer)] as const
  })
  const whose = known['name'] ?? known['firstName']
  return {
    typed: Object.fromEntries(typed),
    whose: whose === undefined ? undefined : String(whose),
    fromProfile: !request.some(([, name]) => Object.hasOwn(remembered, name)),
  }
}
