import { currentPerson } from '#src/platform/session/stored-session.ts'
import { outbox, watchOutbox } from '#src/platform/device/outbox-database.ts'
import { unsentOfKind } from '#src/platform/outbox/stored-outbox.ts'
import { orderKind } from './order-content.ts'
import type { Order } from './sync-orders.ts'
import { isUnpaid } from './money-due.ts'

/** Observes the number of the current user's open orders: pending ones, and unpaid ones at the centre. */
export function watchOpenOrders() {
  return watchOutbox(async () => {
    const account = (await currentPerson())?.id
    if (account === undefined) return 0
    const pending = (await unsentOfKind(account, orderKind)).map(({ id }) => id)
    const orders = (await outbox.orders.where({ account }).toArray()) as unknown as Order[]
    // An order that has just been sent may be in both for a moment.
    return new Set([...pending, ...orders.filter((order) => isUnpaid(order)).map(({ id }) => id)]).size
  })
}
