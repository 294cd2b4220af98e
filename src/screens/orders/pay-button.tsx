import { useState } from 'react'
import { t } from '@lingui/core/macro'
import { moneyText } from '#src/base/money.ts'
import type { Order } from '#src/core/orders/catch-up.ts'
import { loadOrSay } from '#src/screens/frame/load-or-say.ts'
import { openNewTab } from '#src/ui/new-tab.ts'
import { notify } from '#src/ui/toasts.ts'
import { unpayable } from './unpayable.ts'

interface PayButtonProps {
  order: Order
  account: string
  /** True once a try to pay it came to nothing. */
  again?: boolean
}

/** Leads to the payment of an order, in a tab of its own. */
export function PayButton({ order, account, again = false }: PayButtonProps) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await pay(order, account)
    setBusy(false)
  }
  return (
    <button type="button" className="button" disabled={busy} onClick={run}>
      {again ? t`Pay again` : t`Pay`} {moneyText(order.total_paise)}
    </button>
  )
}

async function pay(order: Order, account: string): Promise<void> {
  const tab = openNewTab()
  const loaded = await loadOrSay(() => import('#src/core/orders/send.ts'))
  if (!loaded) return tab.close()
  const answer = await loaded.payOrder(order, account)
  if ('url' in answer) return tab.go(answer.url)
  tab.close()
  if ('unpayable' in answer) return notify(unpayable())
  notify({
    title: t`Checkout Failed`,
    text:
      'silent' in answer
        ? t`The centre cannot be reached now. Try again when there is network.`
        : t`Please try again later`,
    tone: 'alarm',
  })
}
