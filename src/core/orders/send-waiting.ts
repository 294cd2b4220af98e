import { heldPerson } from '#src/core/session/held-session.ts'
import { alone } from '#src/device/locks.ts'
import { catchUpOrders } from './catch-up.ts'
import { noteSentOrder } from './sent-orders.ts'
import { sendWish } from './send.ts'
import { wishesOf } from './pending-orders.ts'

/** What sending the orders that wait on this phone came to. */
export interface SentOrders {
  /** Orders that still wait. */
  readonly waiting: number
  /** Orders that the centre has now and that wait for their payment. */
  readonly toPay: number
}

/**
 * Sends the orders of whoever uses this phone that wait here, and notes those that the centre took, so that a page tells
 * of them. Page and worker call it; one of them at a time sends. Never rejects.
 */
export async function sendWaitingOrders(): Promise<SentOrders> {
  return alone('orders', sendAll).catch(() => ({ waiting: 0, toPay: 0 }))
}

async function sendAll(): Promise<SentOrders> {
  const person = await heldPerson().catch(() => undefined)
  if (!person) return { waiting: 0, toPay: 0 }
  let [waiting, toPay] = [0, 0]
  for (const order of await wishesOf(person.id)) {
    if (order.state !== 'waiting') continue
    const sent = await sendWish(order)
    if ('waiting' in sent) waiting++
    if ('returned' in sent || 'waiting' in sent) continue
    const isToPay = !('cash' in sent)
    if (isToPay) toPay++
    await noteSentOrder(person.id, { id: order.id, isToPay })
  }
  if (toPay > 0) await catchUpOrders().catch(() => false)
  return { waiting, toPay }
}
