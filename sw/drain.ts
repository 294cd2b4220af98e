import { wakeOutbox } from '#src/core/sync/wake.ts'
import { sendWaitingOrders } from '#src/core/orders/send-pending-orders.ts'
import { showToPay } from './notifications.ts'

/**
 * Sends what waits on the browser's call: there is network. Rejects while something is left, so that the browser calls
 * again; after some calls it gives up, and the next open page goes on.
 */
export async function sendOnSync(): Promise<void> {
  const { waiting } = await wakeOutbox({ ignorePauses: true })
  const orders = await sendOrders()
  const left = waiting + orders
  if (left > 0) throw new Error(`${left} still to be sent`)
}

/** Sends what waits at the wish of a page that may be about to go. */
export async function sendOnMessage(): Promise<void> {
  await wakeOutbox()
  await sendOrders()
}

/** Answers how many orders are left. One that goes out while nobody looks is told of, where the person allowed that. */
async function sendOrders(): Promise<number> {
  const { waiting, toPay } = await sendWaitingOrders()
  if (toPay > 0) await showToPay().catch(() => {})
  return waiting
}
