import { currentPerson } from '#src/core/session/stored-session.ts'
import { withLock } from '#src/device/locks.ts'
import { syncOrders } from './sync-orders.ts'
import { noteSentOrder } from './sent-orders.ts'
import { sendPendingOrder } from './send-pending-order.ts'
import { pendingOrdersOf } from './pending-orders.ts'

/** The result of sending the orders that wait on this phone. */
export interface SentOrders {
  /** Orders that still wait. */
  readonly waiting: number
  /** Orders that the centre has now and that wait for their payment. */
  readonly toPay: number
}

/**
 * Sends the current user's pending orders and records confirmed ones for a notice. Page and worker call it under
 * one lock. Never rejects.
 */
export async function sendWaitingOrders(): Promise<SentOrders> {
  return withLock('orders', sendAll).catch(() => ({ waiting: 0, toPay: 0 }))
}

async function sendAll(): Promise<SentOrders> {
  const person = await currentPerson().catch(() => undefined)
  if (!person) return { waiting: 0, toPay: 0 }
  let [waiting, toPay] = [0, 0]
  for (const order of await pendingOrdersOf(person.id)) {
    if (order.state !== 'waiting') continue
    const sent = await sendPendingOrder(order)
    if ('waiting' in sent) waiting++
    if ('returned' in sent || 'waiting' in sent) continue
    const isToPay = !('cash' in sent)
    if (isToPay) toPay++
    await noteSentOrder(person.id, { id: order.id, isToPay })
  }
  if (toPay > 0) await syncOrders().catch(() => false)
  return { waiting, toPay }
}
