import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { hasGoods } from '#src/features/orders/has-goods.ts'
import type { Again } from './again.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'
import { language, localize } from '#src/platform/i18n/words.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { openCart } from '#src/features/cart/cart-dialog-state.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { FieldError } from '#src/platform/ui/field-error.tsx'
import { deliveredCatalogue } from '#src/content/delivery.ts'
import { AppLink } from '#src/platform/ui/link.tsx'

const eachMorning = { en: 'Again, each morning', pa: 'ਇਹੀ, ਹਰ ਸਵੇਰ', hi: 'यही, हर सुबह' }

speakAccount(language())

/** Adds the goods of an order to the cart by one tap, and shows the result; not for a training. */
export function OrderAgain({ order }: { order: Order }) {
  const [again, setAgain] = useState<Again>()
  const [busy, setBusy] = useState(false)
  if (!hasGoods(order)) return null
  const run = async () => {
    setBusy(true)
    const loaded = await loadOrNotify(() => import('./again.ts'))
    const result = await loaded?.orderAgain(order)
    setAgain(result)
    setBusy(false)
    if (result?.put.length) openCart()
  }
  const undo = async () => {
    const loaded = await loadOrNotify(() => import('#src/features/cart/cart.ts'))
    const outcome = await loaded?.takeBack(again!.put)
    if (outcome?.saved) setAgain(undefined)
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
      {order.items.some(({ product_id: id }) => id.startsWith(`${deliveredCatalogue}/`)) && (
        <AppLink to="/standing-orders" search={{ order: order.id }} className="button-quiet">
          {localize(eachMorning)}
        </AppLink>
      )}
      <div role="status" className="grid gap-1 empty:hidden">
        {again && <OrderAgainResult again={again} />}
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

function OrderAgainResult({ again: { outcome, put, repriced, notToday, gone } }: { again: Again }) {
  const names = put.map(({ seen }) => seen.name).join(', ')
  return (
    <>
      {!outcome.saved && <FieldError>{whyNotSaved(outcome.why)}</FieldError>}
      {outcome.saved && put.length > 0 && <p>{t`In the cart now: ${names}.`}</p>}
      {outcome.saved &&
        repriced.map(({ name, was, now }) => (
          <p key={name}>{t`${name} costs ${billText(now)} now. It was ${billText(was)}.`}</p>
        ))}
      {notToday.length > 0 && <p>{t`Out of stock today: ${notToday.join(', ')}.`}</p>}
      {gone.length > 0 && <p>{t`No longer sold: ${gone.join(', ')}.`}</p>}
    </>
  )
}
