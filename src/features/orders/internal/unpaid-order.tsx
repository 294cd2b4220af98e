import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { hasGoods } from '#src/features/orders/has-goods.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'
import { openCart } from '#src/features/cart/cart-dialog-state.ts'
import { ConfirmOnce } from '#src/features/forms/confirm-once.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { whyNotSaved } from '#src/platform/ui/why-not-saved.ts'
import { goesWhen } from '#src/platform/faults/why-no-answer.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { StateMark } from '#src/platform/ui/state-mark.tsx'
import { PayButton } from '#src/features/orders/pay-button.tsx'
import { useCancellations } from './use-cancellations.ts'

// Lazy: the code of the QR code, which few open.
const OrderUpi = lazyPart(() => import('./order-upi.tsx'))

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
  const cancellation = useCancellations(account).find((item) => item.order === order.id)
  if (cancellation?.state === 'waiting') {
    return (
      <p role="status" className="flex gap-3 font-bold">
        <StateMark state="waiting" />
        {t`You have cancelled this order.`} {goesWhen(cancellation.why)}
      </p>
    )
  }
  return (
    <div className="grid justify-items-center gap-3">
      {order.upi && (
        <LaterPart>
          <OrderUpi order={order} link={order.upi} account={account} />
        </LaterPart>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {order.pay_by === 'online' && <PayButton order={order} account={account} again={again} />}
        {/* Its provider has codes; which one it is the phone knows from the first link. */}
        {order.payments.some(({ provider }) => provider?.startsWith('razorpay')) && (
          <PayButton order={order} account={account} asCode />
        )}
        {hasGoods(order) && (
          <button type="button" className="button-quiet" aria-disabled={busy} onClick={run}>
            {t`Back into the cart`}
          </button>
        )}
      </div>
      {/* A bill is for work that was done. */}
      {order.kind !== 'booking' && (
        <ConfirmOnce
          label={t`Cancel this order`}
          name={t`Cancel this order: ${order.reference}`}
          question={t`Cancel this order? It will not be delivered.`}
          run={() => cancelAtCentre(order, account)}
        />
      )}
    </div>
  )
}

/**
 * Queues the cancellation of an order and sends it if possible; shows the result if the order is not canceled yet. True
 * if its goods may be ordered anew.
 *
 * @param toCart true if the person wants the goods in the cart
 */
async function cancelAtCentre(order: Order, account: string, toCart = false): Promise<boolean> {
  const loaded = await loadOrNotify(() =>
    Promise.all([
      import('./cancel-order.ts'),
      import('#src/platform/outbox/send-entry.ts'),
      import('#src/features/forms/submissions.ts'),
    ]),
  )
  if (!loaded) return false
  const [{ cancelUnpaidOrder, mayOrderAnew }, { sendEntry }, { withdraw }] = loaded
  const { outcome, id } = await cancelUnpaidOrder(account, order.id)
  if (!outcome.saved) {
    notify({ title: t`Error`, text: whyNotSaved(outcome.why), tone: 'alarm' })
    return false
  }
  const entry = await sendEntry(account, id)
  const isFree = mayOrderAnew(order, entry)
  if (entry?.state === 'waiting') {
    const when = t`The order is cancelled as soon as this reaches the centre.`
    const without = toCart && !isFree && t`Then you can order the goods again. They are not in the cart now.`
    notify({ title: t`Saved on this phone`, text: [when, without].filter(Boolean).join(' ') })
  }
  if (entry?.state === 'returned') {
    const text = t`This order can no longer be cancelled. See how it stands now.`
    notify({ title: t`Error`, text, tone: 'alarm' })
    await withdraw(id, { evenIfSent: true })
  }
  return isFree
}

/** Cancels an unpaid order at the centre, and puts its goods into the cart; shows why not. */
export async function backToCart(order: Order, account: string): Promise<void> {
  const loaded = await loadOrNotify(() => import('./again.ts'))
  if (!loaded || !(await cancelAtCentre(order, account, true))) return
  const added = await loaded.addBack(order)
  if (added.saved) return openCart()
  // The order stays in the list as canceled, and can be ordered again.
  const why = whyNotSaved(added.why)
  notify({ title: t`Error`, text: t`Failed to add item to cart. ${why}`, tone: 'alarm' })
}
