import { useEffect, useEffectEvent } from 'react'
import type { Form } from '#src/forms/define.ts'
import { isForAnother } from '#src/forms/for-another.ts'
import { useKnownAnswers, type Known } from './use-known-answers.ts'
import type { Typed } from './typed.ts'
import type { Filling } from './use-filling.ts'

/**
 * What the current user may begin the form with. As soon as it says that it is for somebody else, their own answers
 * leave it: an agent's name and number would stand in a farmer's row.
 */
export function useOwnAnswers(form: Form, owner: string, filling: Filling): Known | undefined {
  const known = useKnownAnswers(form, owner)
  const isOther = isForAnother(form, filling.typed)
  const takeOut = useEffectEvent((own: Typed) => {
    const emptied = emptiedOf(filling.typed, own)
    if (Object.keys(emptied).length > 0) filling.set(emptied)
  })
  const own = known?.typed
  useEffect(() => {
    // Of a form that has begun so nothing is one's own but what was typed by hand.
    if (isOther && own && filling.saveState !== 'nothing') takeOut(own)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it turns into somebody else's
  }, [isOther])
  return isOther ? undefined : known
}

/** The fields in which one's own answers stand, emptied. */
export function emptiedOf(typed: Typed, own: Typed): Typed {
  const same = Object.keys(own).filter((key) => typed[key] !== '' && typed[key] === own[key])
  return Object.fromEntries(same.map((key) => [key, '']))
}
