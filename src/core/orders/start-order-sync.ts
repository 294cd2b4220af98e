import { pollWhileVisible } from '#src/core/connection/poll-while-visible.ts'
import { syncOrders } from './sync-orders.ts'
// What keeps an order is on the phone before a checkout without a network asks for it.
import './save-pending-order.ts'

const interval = 30_000

/** Syncs orders while the page is visible. Returns a function that stops it. */
export function startOrderSync(): () => void {
  return pollWhileVisible(syncOrders, interval)
}
