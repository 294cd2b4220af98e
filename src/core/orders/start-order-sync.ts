import { requestBackgroundSync, haveWorkerSend } from '#src/device/background-sync.ts'
import { pollWhileVisible } from '#src/core/connection/poll-while-visible.ts'
import { whenHidden } from '#src/device/visible.ts'
import { syncOrders } from './sync-orders.ts'
import { sendWaitingOrders } from './send-pending-orders.ts'
// What keeps an order is on the phone before a checkout without a network asks for it.
import './save-pending-order.ts'

const interval = 30_000

/**
 * Sends pending orders and syncs orders while the page is visible; requests Background Sync for the rest.
 * Returns a function that stops it.
 */
export function startOrderSync(): () => void {
  let waiting = 0
  const stops = [
    pollWhileVisible(async () => (waiting = await sendAndCatchUp()), interval),
    whenHidden(() => waiting > 0 && haveWorkerSend()),
  ]
  return () => stops.forEach((stop) => stop())
}

async function sendAndCatchUp(): Promise<number> {
  const { waiting } = await sendWaitingOrders()
  if (waiting > 0) void requestBackgroundSync()
  await syncOrders()
  return waiting
}
