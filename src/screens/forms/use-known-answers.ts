import { useEffect, useState } from 'react'
import { knownAnswers, type KnownAnswers } from '#src/core/drafts/known-answers.ts'
import type { Form } from '#src/forms/define.ts'
import type { Typed } from './typed.ts'

/** What the same person answered before to the questions of this form, or their profile does. */
export interface Known {
  readonly typed: Typed
  /** Whose answers they are, as they called themselves: on a shared phone that has to be seen before they are taken. */
  readonly whose: string | undefined
  /** True where the profile alone says it: the person has answered no such form here. */
  readonly fromProfile: boolean
}

/** What the current user may begin a form with; undefined where there is nothing, or the phone has not looked. */
export function useKnownAnswers(form: Form, owner: string): Known | undefined {
  const [stored, setStored] = useState<{ owner: string; remembered: KnownAnswers; profile: KnownAnswers }>()
  useEffect(() => {
    let left = false
    void Promise.all([knownAnswers(), answersOfProfile(owner)]).then(
      ([remembered, profile]) => left || setStored({ owner, remembered, profile }),
    )
    return () => void (left = true)
  }, [owner])
  return stored?.owner === owner ? knownIn(form, stored.remembered, stored.profile) : undefined
}

/** Comes only with a form: the profile's code is not here before. */
const answersOfProfile = (owner: string): Promise<KnownAnswers> =>
  import('#src/core/account/profile-answers.ts').then(
    ({ profileAnswers }) => profileAnswers(owner),
    () => ({}),
  )

/** What of it this form asks. What was answered before goes before the profile. */
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
