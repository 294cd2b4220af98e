import { useEffect, useEffectEvent } from 'react'
import { t } from '@lingui/core/macro'
import { setQuantity } from '#src/features/cart/cart.ts'
import type { FilledLine } from '#src/features/cart/filled.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { notify } from '#src/platform/ui/toasts.ts'

/** A removed line, and its index among the others. */
export interface Removed {
  readonly line: FilledLine
  readonly place: number
}

/** Time in milliseconds in which one tap restores it. */
const undoneWithin = 20_000

/** Takes the place of a removed line for a while, with a button that restores it. */
export function RemovedRow({ line, onGone }: { line: FilledLine; onGone: () => void }) {
  const name = line.current?.name ?? line.seen.name
  const removed = useEffectEvent(onGone)
  useEffect(() => {
    const timer = setTimeout(() => removed(), undoneWithin)
    return () => clearTimeout(timer)
  }, [])
  const undo = async () => {
    const outcome = await setQuantity(line.product, line.seen, line.quantity)
    if (outcome.saved) onGone()
    else notify({ title: t`Error`, text: whyNotSaved(outcome.why), tone: 'alarm' })
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 border-b py-4">
      <span className="min-w-0">{t`Removed: ${name}`}</span>
      <button type="button" className="button-quiet" aria-label={t`Put back: ${name}`} onClick={undo}>
        {t`Undo`}
      </button>
    </li>
  )
}
