import type { CentreLife } from '#src/platform/backend/life.ts'
import { forgetShopVersion } from '#src/features/catalogue/sync.ts'
import type { Entry } from '#src/platform/outbox/entry.ts'
import { heldKey } from '#src/features/standing-orders/wish.ts'
import { earlierLoss } from '#src/platform/outbox/loss-time.ts'
import { lossSince, lostSince } from '#src/platform/outbox/lost.ts'
import { khatasSetting, lifeSetting, unconfirmedSetting } from '#src/platform/outbox/setting-keys.ts'
import type { Unconfirmed } from '#src/platform/outbox/unconfirmed.ts'
import { syncConsents } from '#src/features/gate/consents.ts'
import { deskDatabase, hasDeskDatabase } from '#src/platform/device/desk-database.ts'
import { transactOutbox, outbox, type StoredEntry } from '#src/platform/device/outbox-database.ts'

/** Settings with the version that an owner's mirror has reached, by their prefix. */
const versions = ['requests-version:', 'orders-version:'] as const
const cartVersion = 'cart-version:'
/** Settings that a mirror is, or its version: a balance with entries that the centre has lost would be untrue. */
const whole = [khatasSetting(''), heldKey('')]

/**
 * Begins anew after the centre was restored: every mirror is fetched again from the first version, entries with a receipt
 * from after the backup wait again, and later rows of the mirrors stay until they are fetched or sent again. One
 * transaction, with the new life in it: a phone that is killed before begins once more.
 */
export async function beginAnew(now: CentreLife): Promise<void> {
  const { life } = now
  // Both can be fetched again at any time.
  await Promise.all([forgetShopVersion(), forgetDesks()])
  const tables = [outbox.entries, outbox.requests, outbox.orders, outbox.khatas, outbox.settings]
  await transactOutbox(tables, async () => {
    const known = (await outbox.settings.get(lifeSetting))?.value as number
    if (known === life) return
    const dataUntil = lossSince(now, known)
    for (const { key } of await outbox.settings.toArray()) {
      const mirror = versions.find((prefix) => key.startsWith(prefix))
      if (mirror) {
        await outbox.settings.put({ key, value: 0 })
        await noteUnconfirmed(mirror, key.slice(mirror.length), dataUntil)
      }
      if (whole.some((prefix) => key.startsWith(prefix))) await outbox.settings.delete(key)
      // A cart that is ahead of the centre sends all that it has again (cart-state.ts).
      if (key.startsWith(cartVersion)) await outbox.settings.put({ key, value: Number.MAX_SAFE_INTEGER })
    }
    await outbox.khatas.clear()
    await outbox.entries.toCollection().modify((row, ref) => {
      ref.value = lostSince(row as unknown as Entry, dataUntil, Date.now()) as unknown as StoredEntry
    })
    await outbox.settings.put({ key: lifeSetting, value: life })
  })
  await syncConsents()
}

async function noteUnconfirmed(mirror: (typeof versions)[number], owner: string, from: string | null) {
  const isOrders = mirror === 'orders-version:'
  const mirrored = isOrders ? outbox.orders.where({ account: owner }) : outbox.requests.where({ owner })
  const ids = await mirrored.primaryKeys()
  const key = unconfirmedSetting(isOrders ? 'orders' : 'requests', owner)
  if (ids.length === 0) return
  // Rows that an earlier loss left unconfirmed may be older than this one.
  const before = (await outbox.settings.get(key))?.value as Unconfirmed | undefined
  const since = before ? earlierLoss(before.from, from) : from
  await outbox.settings.put({ key, value: { ids, from: since } })
}

/** Deletes the mirrors of the desk on this phone; each is fetched anew at its next sync. */
async function forgetDesks(): Promise<void> {
  // A farmer's phone has none, and one without room could make none.
  if (!(await hasDeskDatabase())) return
  await deskDatabase.transaction('rw', deskDatabase.items, deskDatabase.states, async () => {
    await Promise.all([deskDatabase.items.clear(), deskDatabase.states.clear()])
  })
}
