import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { isPayable, paymentOutcome } from '#src/features/orders/internal/payment-outcome.ts'
import type { Order } from './sync-orders.ts'
import { language } from '#src/platform/i18n/words.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { backToCart } from '#src/features/orders/internal/unpaid-order.tsx'
import { PayButton } from './pay-button.tsx'
import { useCancellations } from '#src/features/orders/internal/use-cancellations.ts'
import { useOrders } from './use-orders.ts'

speakAccount(language())

/** The account's newest order that the centre has and nobody has paid, with its way into the cart by one tap. */
export function UnpaidOrders({ account }: { account: string }) {
  const cancelled = useCancellations(account).map(({ order }) => order)
  const order = useOrders(account)?.find(
    ({ id, kind, ...facts }) =>
      kind !== 'training' && isPayable(paymentOutcome(facts)) && !cancelled.includes(id),
  )
  return order ? <Unpaid key={order.id} order={order} account={account} /> : null
}

function Unpaid({ order, account }: { order: Order; account: string }) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await backToCart(order, account)
    setBusy(false)
  }
  return (
    <section className="grid gap-2 border-b bg-card px-4 py-2" data-unpaid>
      <p>{t`Order ${order.reference} of ${billText(order.total_paise)} is not paid yet.`}</p>
      <div className="flex flex-wrap gap-2">
        <PayButton order={order} account={account} />
        <button type="button" className="button-quiet" aria-disabled={busy} onClick={run}>
          {t`Back into the cart`}
        </button>
      </div>
    </section>
  )
}
