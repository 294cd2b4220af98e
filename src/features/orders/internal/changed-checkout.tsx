import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import {
  checkoutChanges,
  withOwnChanges,
  type CheckoutChange,
  type CheckoutView,
} from './checkout-changes.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'

/** Changes during an open checkout, and a function that accepts them. */
export interface ChangedCheckout {
  readonly changes: readonly CheckoutChange[]
  readonly agree: () => void
}

/** Watches an open checkout for changes by others: the centre, or another phone of the account. */
export function useChangedCheckout(now: CheckoutView, areas: readonly DeliveryArea[]): ChangedCheckout {
  const [agreed, setAgreed] = useState(now)
  const before = withOwnChanges(agreed, now, areas)
  if (before !== agreed) setAgreed(before)
  return { changes: checkoutChanges(before, now), agree: () => setAgreed(now) }
}

/** Names the changes and asks for agreement; nothing without changes. */
export function Changes({ changes, agree }: ChangedCheckout) {
  return (
    <div role="alert" className="empty:hidden">
      {changes.length > 0 && (
        <div className="card grid gap-3 border-2 border-mustard p-4" data-changed>
          <p className="flex gap-3">
            <Pictogram name="warning" className="size-7" />
            <strong>{t`Something has changed since you opened this page. Is it right like this?`}</strong>
          </p>
          <ul className="grid gap-1">
            {changes.map((change) => (
              <li key={JSON.stringify(change)}>{changeText(change)}</li>
            ))}
          </ul>
          <button type="button" className="button-quiet justify-self-start" onClick={agree}>
            {t`Yes, order it like this`}
          </button>
        </div>
      )}
    </div>
  )
}

function changeText(change: CheckoutChange): string {
  switch (change.kind) {
    case 'gone':
      return t`${change.name} is no longer sold. It is not ordered.`
    case 'not today':
      return t`${change.name} is out of stock today. It is not ordered.`
    case 'removed':
      return t`${change.name} is no longer in the cart.`
    case 'added':
      return t`New in the cart: ${change.quantity} × ${change.name}.`
    case 'back':
      return t`Back in stock, and ordered too: ${change.quantity} × ${change.name}.`
    case 'price':
      return t`${change.name} costs ${billText(change.now)} now. It was ${billText(change.was)}.`
    case 'quantity':
      return t`${change.name}: ${change.now} pieces now. It was ${change.was}.`
    case 'fee':
      return t`The delivery fee is ${billText(change.now)} now. It was ${billText(change.was)}.`
    case 'area':
      return t`We no longer deliver to ${localize(change.was)}. The area is ${localize(change.now)} now.`
  }
}
