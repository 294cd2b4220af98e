import { orderKind } from '#src/features/orders/order-content.ts'
import { hasOrderToPay } from '#src/features/orders/sent-orders.ts'
import type { DrainOptions } from '#src/platform/outbox/policy.ts'
import { wakeOutbox } from '#src/platform/outbox/wake.ts'
import { showToPay } from './notifications.ts'

/**
 * Drains the outbox on Background Sync. Rejects while entries are left, so that the browser calls again; after
 * some calls it gives up, and the next open page continues.
 */
export async function sendOnSync(): Promise<void> {
  const left = await send({ ignorePauses: true })
  if (left > 0) throw new Error(`${left} still to be sent`)
}

/** Drains the outbox for a page that may close. */
export async function sendOnMessage(): Promise<void> {
  await send()
}

/**
 * Returns the number of entries left. Shows a notification if an order was sent that waits for its payment, the person
 * allowed it and no page is visible.
 */
async function send(options?: DrainOptions): Promise<number> {
  const { waiting, kinds } = await wakeOutbox(options)
  if (kinds.includes(orderKind) && (await hasOrderToPay().catch(() => false)))
    await showToPay().catch(() => {})
  return waiting
}
