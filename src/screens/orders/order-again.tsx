import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import type { Again } from '#src/core/orders/again.ts'
import type { Order } from '#src/core/orders/catch-up.ts'
import { language } from '#src/i18n/words.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'
import { loadOrSay } from '#src/screens/frame/load-or-say.ts'
import { openCart } from '#src/screens/frame/open.ts'
import { whyNotKept } from '#src/screens/frame/why-not-kept.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'

speakAccount(language())

/** Puts what was ordered into the cart once more, in one tap, and says what came of it; a training is not bought twice. */
export function OrderAgain({ order }: { order: Order }) {
  const [again, setAgain] = useState<Again>()
  const [busy, setBusy] = useState(false)
  if (order.kind === 'training') return null
  const run = async () => {
    setBusy(true)
    const loaded = await loadOrSay(() => import('#src/core/orders/again.ts'))
    setAgain(await loaded?.orderAgain(order))
    setBusy(false)
  }
  const undo = async () => {
    const loaded = await loadOrSay(() => import('#src/core/cart/cart.ts'))
    const outcome = await loaded?.takeBack(again!.put)
    if (outcome?.kept) setAgain(undefined)
    else if (outcome) setAgain({ ...again!, outcome })
  }
  return (
    <div className="grid justify-items-start gap-3">
      <button
        type="button"
        className="button-quiet"
        aria-label={t`Order again: ${order.reference}`}
        aria-disabled={busy || !!again?.put.length}
        onClick={run}
      >
        <Pictogram name="cart" className="size-6" />
        {t`Order again`}
      </button>
      <div role="status" className="grid gap-1 empty:hidden">
        {again && <Said again={again} />}
      </div>
      {again && again.put.length > 0 && (
        <p className="flex flex-wrap gap-3">
          <button type="button" className="button" onClick={openCart}>
            {t`Open cart`}
          </button>
          <button type="button" className="button-quiet" onClick={undo}>
            {t`Undo`}
          </button>
        </p>
      )}
    </div>
  )
}

function Said({ again: { outcome, put, repriced, notToday, gone } }: { again: Again }) {
  const names = put.map(({ seen }) => seen.name).join(', ')
  return (
    <>
      {!outcome.kept && <p className="text-red">{whyNotKept(outcome.why)}</p>}
      {outcome.kept && put.length > 0 && <p>{t`In the cart now: ${names}.`}</p>}
      {outcome.kept &&
        repriced.map(({ name, was, now }) => (
          <p key={name}>{t`${name} costs ${billText(now)} now. It was ${billText(was)}.`}</p>
        ))}
      {notToday.length > 0 && <p>{t`Out of stock today: ${notToday.join(', ')}.`}</p>}
      {gone.length > 0 && <p>{t`No longer sold: ${gone.join(', ')}.`}</p>}
    </>
  )
}
