import { pollWhileVisible } from '#src/platform/device/poll-while-visible.ts'
import { lostAfter } from '#src/platform/outbox/unconfirmed.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'
import { syncOrders } from './sync-orders.ts'
// Loads the code that saves an order before a checkout without a network needs it.
import './save-pending-order.ts'

const interval = 30_000

/** Syncs orders while the page is visible. Returns a function that stops it. */
export function startOrderSync(): () => void {
  return pollWhileVisible(followOrders, interval)
}

/** Syncs the orders, and sends orders again that a restored centre has lost. */
async function followOrders(): Promise<void> {
  const account = await accountNow()
  if (account === undefined) return
  const lost = await lostAfter('orders', account, syncOrders)
  if (!lost || (await accountNow()) !== account) return
  const { orderLostAgain } = await import('#src/features/orders/internal/order-lost-again.ts')
  await orderLostAgain(account, lost)
}

async function accountNow(): Promise<string | undefined> {
  return (await currentPerson().catch(() => undefined))?.id
}
