import { orderChanges, orderShape, type Order } from '#src/backend/orders.ts'
import { forgetShown } from '#src/core/outbox/save-entry.ts'
import { outboxTables, storedOutbox } from '#src/core/outbox/stored-outbox.ts'
import { confirm } from '#src/core/outbox/unconfirmed.ts'
import { noteVersion, versionOf, type MirrorOf } from '#src/core/outbox/unread.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { currentPerson } from '#src/core/session/stored-session.ts'
import { saveForAccount } from '#src/core/session/save-for-account.ts'
import { outbox, watchOutbox } from '#src/device/outbox-database.ts'

export type { Order } from '#src/backend/orders.ts'

/** Brings the orders of the signed-in user to the phone; true once the phone has all that the centre has. */
export async function syncOrders(): Promise<boolean> {
  const person = await currentPerson().catch(() => undefined)
  const token = person && (await accessToken({ owner: person.id }))
  if (!person || !token) return false
  for (let more = true; more;) {
    const mirror = mirrorOf(person.id)
    const since = await versionOf(mirror)
    const changes = await orderChanges(since, token)
    if (!changes) return false
    if (changes.version === since) break
    const stored = changes.orders.map((order) => ({ ...order, account: person.id }))
    let isNext = true
    const outcome = await saveForAccount(person.id, [outbox.orders, ...outboxTables], async () => {
      // Another tab was quicker, or the centre was restored meanwhile and all is fetched again.
      isNext = (await versionOf(mirror)) === since
      if (!isNext) return
      await outbox.orders.bulkPut(stored)
      const ids = stored.map(({ id }) => id)
      await forgetShown(storedOutbox(), ids, true)
      // Rows that this build cannot read exist at the centre all the same.
      await confirm('orders', person.id, [...ids, ...changes.unread])
      await noteVersion(mirror, { since, version: changes.version, unread: changes.unread.length > 0 })
    })
    if (!outcome.saved) return false
    more = !isNext || changes.more
  }
  return true
}

const mirrorOf = (owner: string): MirrorOf => ({
  mirror: 'orders',
  owner,
  key: `orders-version:${owner}`,
  shape: orderShape,
})

/** Observes the account's orders on this phone, newest first. */
export function watchOrders(account: string) {
  return watchOutbox(async () => ordersOf(account))
}

/** The same as they stand now. */
export async function ordersOf(account: string): Promise<Order[]> {
  const orders = (await outbox.orders.where({ account }).toArray()) as unknown as Order[]
  return orders.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))
}
