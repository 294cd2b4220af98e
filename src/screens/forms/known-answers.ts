import { useEffect, useState } from 'react'
import { knownAnswers, type KnownAnswers } from '#src/core/drafts/known-answers.ts'
import type { Form } from '#src/forms/define.ts'
import type { Typed } from './typed.ts'

/** What the same person answered before to the questions of this form. */
export interface Known {
  readonly typed: Typed
  /** Whose answers they are, as they called themselves: on a shared phone that has to be seen before they are taken. */
  readonly whose: string | undefined
}

/** What whoever uses the phone may begin a form with; undefined where there is nothing, or the phone has not looked. */
export function useKnownAnswers(form: Form, owner: string): Known | undefined {
  const [held, setHeld] = useState<{ owner: string; known: KnownAnswers }>()
  useEffect(() => {
    let left = false
    void knownAnswers().then((known) => left || setHeld({ owner, known }))
    return () => void (left = true)
  }, [owner])
  return held?.owner === owner ? knownIn(form, held.known) : undefined
}

function knownIn({ fields }: Form, known: KnownAnswers): Known | undefined {
  const typed = Object.entries(fields).flatMap(([key, { knownAs }]) => {
    const answer = knownAs === undefined ? undefined : known[knownAs]
    return answer === undefined ? [] : [[key, typeof answer === 'boolean' ? answer : String(answer)] as const]
  })
  const whose = known['name']
  return typed.length
    ? { typed: Object.fromEntries(typed), whose: whose === undefined ? undefined : String(whose) }
    : undefined
}
