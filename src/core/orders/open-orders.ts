import { currentPerson } from '#src/core/session/stored-session.ts'
import { device, liveQuery } from '#src/device/database.ts'
import type { Order } from './sync-orders.ts'
import { isUnpaid } from './money-due.ts'

/**
 * How many orders of the current user are not settled: those that wait here to be sent, and those at the centre that
 * wait for their payment. Now and after every change.
 */
export function watchOpenOrders() {
  return liveQuery(async () => {
    const account = (await currentPerson())?.id
    if (account === undefined) return 0
    const pending = await device.wishes.where({ account }).primaryKeys()
    const orders = (await device.orders.where({ account }).toArray()) as unknown as Order[]
    // An order that has just been sent may be in both for a moment.
    return new Set([...pending, ...orders.filter((order) => isUnpaid(order)).map(({ id }) => id)]).size
  })
}
