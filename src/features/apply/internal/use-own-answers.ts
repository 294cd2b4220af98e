import { useEffect, useEffectEvent } from 'react'
import type { Form } from '#src/features/forms/define.ts'
import { isForAnother } from '#src/features/forms/for-another.ts'
import { emptiedOf, type Typed } from '#src/features/apply/typed.ts'
import type { Filling } from './use-filling.ts'

/**
 * Removes the current user's earlier answers from a form once it is for somebody else, so that an agent's name and number
 * do not get into a farmer's request.
 */
export function useOwnAnswers(form: Form, filling: Filling): void {
  const isOther = isForAnother(form, filling.typed)
  const takeOut = useEffectEvent((own: Typed) => {
    const emptied = emptiedOf(filling.typed, own)
    if (Object.keys(emptied).length > 0) filling.set(emptied)
  })
  const own = filling.own.known?.typed
  useEffect(() => {
    // A form that opened as one for somebody else contains no own answers except typed ones.
    if (isOther && own && filling.saveState !== 'nothing') takeOut(own)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it turns into somebody else's
  }, [isOther])
}
