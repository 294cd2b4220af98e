import { wakeOutbox } from '#src/core/sync/wake.ts'
import { sendWaitingOrders } from '#src/core/orders/send-pending-orders.ts'
import { showToPay } from './notifications.ts'

/**
 * Drains the outbox on Background Sync. Rejects while entries are left, so that the browser calls again; after
 * some calls it gives up, and the next open page continues.
 */
export async function sendOnSync(): Promise<void> {
  const { waiting } = await wakeOutbox({ ignorePauses: true })
  const orders = await sendOrders()
  const left = waiting + orders
  if (left > 0) throw new Error(`${left} still to be sent`)
}

/** Drains the outbox for a page that may close. */
export async function sendOnMessage(): Promise<void> {
  await wakeOutbox()
  await sendOrders()
}

/**
 * Sends pending orders and returns the number left. Shows a notification for each sent order if the person
 * allowed it and no page is visible.
 */
async function sendOrders(): Promise<number> {
  const { waiting, toPay } = await sendWaitingOrders()
  if (toPay > 0) await showToPay().catch(() => {})
  return waiting
}
