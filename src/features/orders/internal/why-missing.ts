import { hasUnread } from '#src/platform/outbox/unread.ts'
import { syncOrders } from '#src/features/orders/sync-orders.ts'

/**
 * Asks the centre, and returns why the phone does not have an order of the account: `unanswered` without an answer, `newer` if
 * some of its orders can be read by a newer build only, otherwise `unknown`.
 */
export async function whyMissing(account: string): Promise<'unknown' | 'newer' | 'unanswered'> {
  if (!(await syncOrders())) return 'unanswered'
  return (await hasUnread('orders', account)) ? 'newer' : 'unknown'
}
