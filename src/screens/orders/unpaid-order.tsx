import { useState } from 'react'
import { t } from '@lingui/core/macro'
import type { Order } from '#src/core/orders/sync-orders.ts'
import { language } from '#src/i18n/words.ts'
import { openCart } from '#src/screens/frame/cart-dialog-state.ts'
import { ConfirmOnce } from '#src/screens/drafts/confirm-once.tsx'
import { loadOrNotify } from '#src/screens/frame/load-or-notify.ts'
import { whyNoAnswer } from '#src/screens/faults/why-no-answer.ts'
import { whyNotSaved } from '#src/screens/frame/why-not-saved.ts'
import { notify } from '#src/ui/toasts.ts'
import { PayButton } from './pay-button.tsx'

interface UnpaidOrderProps {
  order: Order
  account: string
  /** True after a failed payment. */
  again?: boolean
}

/** Actions for an unpaid order: pay, or move its goods back into the cart. */
export function UnpaidOrder({ order, account, again = false }: UnpaidOrderProps) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await backToCart(order, account)
    setBusy(false)
  }
  return (
    <div className="grid justify-items-center gap-3">
      <div className="flex flex-wrap justify-center gap-3">
        {order.pay_by !== 'cash' && <PayButton order={order} account={account} again={again} />}
        {order.kind !== 'training' && (
          <button type="button" className="button-quiet" aria-disabled={busy} onClick={run}>
            {t`Back into the cart`}
          </button>
        )}
      </div>
      <ConfirmOnce
        label={t`Cancel this order`}
        name={t`Cancel this order: ${order.reference}`}
        question={t`Cancel this order? Nothing of it will come.`}
        run={() => cancelAtCentre(order, account)}
      />
    </div>
  )
}

/** Cancels an order at the centre, and shows why if that fails; true once it is canceled. */
async function cancelAtCentre(order: Order, account: string): Promise<boolean> {
  const loaded = await loadOrNotify(() => import('#src/core/orders/send-pending-order.ts'))
  const outcome = await loaded?.cancelUnpaid(order.id, account)
  if (outcome === 'refused' || outcome === 'silent') {
    const text =
      outcome === 'silent' ? whyNoAnswer() : t`This order can no longer be cancelled. See how it stands now.`
    notify({ title: t`Error`, text, tone: 'alarm' })
  }
  return outcome === 'called off'
}

async function backToCart(order: Order, account: string): Promise<void> {
  const cart = await loadOrNotify(() => import('#src/core/cart/cart.ts'))
  if (!cart || !(await cancelAtCentre(order, account))) return
  const pieces = order.items.map(({ product_id: product, quantity, name, unit_paise: price }) => ({
    product,
    seen: { name: name[language()], price },
    quantity,
  }))
  const added = await cart.addAll(pieces)
  if (added.saved) return openCart()
  // The order stays in the list as canceled, and can be ordered again.
  const why = whyNotSaved(added.why)
  notify({ title: t`Error`, text: t`Failed to add item to cart. ${why}`, tone: 'alarm' })
}
