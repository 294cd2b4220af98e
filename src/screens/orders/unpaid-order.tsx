import { useState } from 'react'
import { t } from '@lingui/core/macro'
import type { Order } from '#src/core/orders/catch-up.ts'
import { language } from '#src/i18n/words.ts'
import { openCart } from '#src/screens/frame/open.ts'
import { loadOrSay } from '#src/screens/frame/load-or-say.ts'
import { notify } from '#src/ui/toasts.ts'
import { PayButton } from './pay-button.tsx'

/** The ways on for an order that waits for its money or has just been placed: pay it, or have it back in the cart that it came from. */
export function UnpaidOrder({ order, account }: { order: Order; account: string }) {
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    await backToCart(order, account)
    setBusy(false)
  }
  return (
    <div className="flex flex-wrap gap-3">
      {order.pay_by !== 'cash' && <PayButton order={order} account={account} />}
      {order.kind !== 'training' && (
        <button type="button" className="button-quiet" disabled={busy} onClick={run}>
          {t`Back into the cart`}
        </button>
      )}
    </div>
  )
}

async function backToCart(order: Order, account: string): Promise<void> {
  const loaded = await loadOrSay(() =>
    Promise.all([import('#src/core/orders/send.ts'), import('#src/core/cart/cart.ts')]),
  )
  if (!loaded) return
  const [{ callOff }, { setQuantity, cartLines }] = loaded
  if (!(await callOff(order.id, account)))
    return notify({
      title: t`Error`,
      text: t`The centre cannot be reached now. Try again when there is network.`,
      tone: 'alarm',
    })
  const lines = await cartLines()
  for (const { product_id: product, quantity, name, unit_paise: price } of order.items) {
    const there = lines.find((line) => line.product === product)?.quantity ?? 0
    await setQuantity(product, { name: name[language()], price }, there + quantity)
  }
  openCart()
}
