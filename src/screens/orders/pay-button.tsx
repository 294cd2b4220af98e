import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import type { Order } from '#src/core/orders/sync-orders.ts'
import type { PaymentAnswer } from '#src/core/sync/send-order.ts'
import { loadOrNotify } from '#src/screens/frame/load-or-notify.ts'
import { whyNoAnswer } from '#src/screens/faults/why-no-answer.ts'
import { notify, type Notice } from '#src/ui/toasts.ts'
import { endPaymentTab, openPaymentTab } from './payment-tab.ts'
import { unpayable } from './unpayable.ts'

interface PayButtonProps {
  order: Order
  account: string
  /** True after a failed payment. */
  again?: boolean
}

/** Opens the payment of an order in a new tab. */
export function PayButton({ order, account, again = false }: PayButtonProps) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await pay(order, account)
    setBusy(false)
  }
  return (
    <button type="button" className="button" aria-disabled={busy} onClick={run}>
      {again ? t`Pay again` : t`Pay`} {billText(order.total_paise)}
    </button>
  )
}

async function pay(order: Order, account: string): Promise<void> {
  const tab = openPaymentTab()
  const loaded = await loadOrNotify(() => import('#src/core/sync/send-order.ts'))
  if (!loaded) return tab.close()
  const answer = await loaded.payOrder(order, account)
  const payment = 'payment' in answer ? answer.payment : undefined
  if (payment && 'url' in payment) return tab.go(payment.url)
  const notice = payment && 'unpayable' in payment ? unpayable() : notPaid(answer)
  endPaymentTab(tab, notice)
  notify(notice)
}

/** Returns the reason that there is no payment page. */
function notPaid(answer: PaymentAnswer): Notice {
  const title = t`Checkout Failed`
  if ('payment' in answer) return { title, text: t`This order is paid already.` }
  if (!('refused' in answer)) return { title, text: whyNoAnswer(), tone: 'alarm' }
  // The stored order is outdated, so a sync starts.
  void import('#src/core/orders/sync-orders.ts').then(({ syncOrders }) => syncOrders()).catch(() => {})
  switch (answer.refused.code) {
    case 'order_closed':
      return { title, text: t`This order has ended and cannot be paid any more.`, tone: 'alarm' }
    case 'order_unknown':
      return { title, text: t`The centre does not know this order.`, tone: 'alarm' }
    default:
      return { title, text: t`Please try again later`, tone: 'alarm' }
  }
}
