import { orderChanges, orderShape, type Order, type OrderChanges } from './orders-api.ts'
import { forgetShown } from '#src/platform/outbox/save-entry.ts'
import { outboxTables, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'
import { confirm } from '#src/platform/outbox/unconfirmed.ts'
import { noteVersion, versionOf, type MirrorOf } from '#src/platform/outbox/unread.ts'
import { accessToken } from '#src/platform/session/access-token.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'
import { writeForAccount } from '#src/platform/session/save-for-account.ts'
import { syncMirror, type Mirror } from '#src/base/mirror.ts'
import { outbox, watchOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'

export type { Order } from './orders-api.ts'

/** Brings the orders of the signed-in user to the phone; true once the phone has all that the centre has. */
export async function syncOrders(): Promise<boolean> {
  const account = (await currentPerson().catch(() => undefined))?.id
  const token = account && (await accessToken({ owner: account }))
  if (!account || !token) return false
  const outcome = await syncMirror(mirrorOf(account, token))
  return outcome?.saved === true
}

function mirrorOf(account: string, token: string): Mirror<OrderChanges, undefined> {
  const place: MirrorOf = {
    mirror: 'orders',
    owner: account,
    key: `orders-version:${account}`,
    shape: orderShape,
  }
  return {
    reached: () => withOutbox(() => versionOf(place)),
    fetch: async (since = 0) => {
      const data = await orderChanges(since, token)
      return data && { data }
    },
    transact: (write) => writeForAccount(account, [outbox.orders, ...outboxTables], write),
    store: async ({ orders, unread, version }, since = 0) => {
      await outbox.orders.bulkPut(orders.map((order) => ({ ...order, account })))
      const ids = orders.map(({ id }) => id)
      await forgetShown(storedOutbox(), ids, true)
      // Rows that this build cannot read exist at the centre all the same.
      await confirm('orders', account, [...ids, ...unread])
      await noteVersion(place, { since, version, unread: unread.length > 0 })
    },
    beginAnew: () => outbox.settings.put({ key: place.key, value: 0 }),
  }
}

/** Observes the account's orders on this phone, newest first. */
export function watchOrders(account: string) {
  return watchOutbox(async () => ordersOf(account))
}

/** The same as they stand now. */
export async function ordersOf(account: string): Promise<Order[]> {
  const orders = (await outbox.orders.where({ account }).toArray()) as unknown as Order[]
  return orders.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1))
}
