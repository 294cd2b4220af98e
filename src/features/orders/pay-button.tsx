import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import type { Order } from './sync-orders.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { notify } from '#src/platform/ui/toasts.ts'
import { endPaymentTab, openPaymentTab } from '#src/features/orders/internal/payment-tab.ts'
import { whyNoPayment } from './why-no-payment.ts'

interface PayButtonProps {
  order: Order
  account: string
  /** True after a failed payment. */
  again?: boolean
  /** True for a UPI code instead of the provider's page. */
  asCode?: boolean
}

/** Opens the payment of an order in a new tab. */
export function PayButton({ order, account, again = false, asCode = false }: PayButtonProps) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await pay(order, account, asCode)
    setBusy(false)
  }
  return (
    <button type="button" className={asCode ? 'button-quiet' : 'button'} aria-disabled={busy} onClick={run}>
      {asCode ? t`UPI code to scan` : payText(again)} {billText(order.total_paise)}
    </button>
  )
}

const payText = (again: boolean) => (again ? t`Pay again` : t`Pay`)

async function pay(order: Order, account: string, asCode: boolean): Promise<void> {
  const tab = openPaymentTab()
  const loaded = await loadOrNotify(() => import('./send-order.ts'))
  if (!loaded) return tab.close()
  const answer = await loaded.payOrder(order, account, asCode)
  if ('payment' in answer && 'url' in answer.payment) return void tab.go(answer.payment.url)
  const notice = whyNoPayment(answer)
  endPaymentTab(tab, notice)
  notify(notice)
}
