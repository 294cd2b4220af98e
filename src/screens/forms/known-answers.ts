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

/** What whoever uses the phone may begin a form with; undefined where there is nothing, or the phone has not looked. */
export function useKnownAnswers(form: Form, owner: string): Known | undefined {
  const [held, setHeld] = useState<{ owner: string; remembered: KnownAnswers; profile: KnownAnswers }>()
  useEffect(() => {
    let left = false
    void Promise.all([knownAnswers(), answersOfProfile(owner)]).then(
      ([remembered, profile]) => left || setHeld({ owner, remembered, profile }),
    )
    return () => void (left = true)
  }, [owner])
  return held?.owner === owner ? knownIn(form, held.remembered, held.profile) : undefined
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
  const asked = Object.entries(fields).flatMap(([key, { knownAs }]) =>
    knownAs !== undefined && Object.hasOwn(known, knownAs) ? [[key, knownAs] as const] : [],
  )
  if (asked.length === 0) return undefined
  const typed = asked.map(([key, name]) => {
    const answer = known[name]!
    return [key, typeof answer === 'boolean' ? answer : String(answer)] as const
  })
  const whose = known['name'] ?? known['firstName']
  return {
    typed: Object.fromEntries(typed),
    whose: whose === undefined ? undefined : String(whose),
    fromProfile: !asked.some(([, name]) => Object.hasOwn(remembered, name)),
  }
}
