import { requestChanges, requestShape } from '#src/backend/requests.ts'
import { guestAtHand, isStillGuest, type Guest } from '#src/core/guest/guest-secret.ts'
import { existingKey } from '#src/core/keys/keys.ts'
import { guestOwner } from '#src/core/keys/owner.ts'
import { syncOrders } from '#src/core/orders/sync-orders.ts'
import { bookingActionKind } from '#src/core/outbox/booking-action.ts'
import { forgetShown } from '#src/core/outbox/save-entry.ts'
import { versionSetting } from '#src/core/outbox/setting-keys.ts'
import { outboxTables, receivedOfKind, storedOutbox } from '#src/core/outbox/stored-outbox.ts'
import { confirm } from '#src/core/outbox/unconfirmed.ts'
import { noteVersion, versionOf, type MirrorOf } from '#src/core/outbox/unread.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { currentPerson } from '#src/core/session/stored-session.ts'
import { outbox, withOutbox, type StoredRequest } from '#src/device/outbox-database.ts'
import { encrypt } from '#src/device/encryption.ts'
import { saveResultOf } from '#src/device/storage-result.ts'

interface RequestContext {
  readonly owner: string
  readonly key: CryptoKey
  /** As whom the centre is asked. */
  readonly sender: { readonly token: string } | { readonly guest: string }
  /** The guest, if they are a guest's requests: later ones belong to the account that has claimed the guest. */
  readonly guest?: Guest
}

/**
 * Syncs the current user's requests, and deletes the outbox entries that the list now shows. True once the phone has all
 * that the centre has. Rejects only if the phone cannot store them.
 */
export async function syncRequests(): Promise<boolean> {
  const person = await currentPerson()
  const request = person ? await contextOfAccount(person.id) : await contextOfGuest()
  if (!request) return false
  // The centre's answer shows all actions that it completed before the request.
  const done = await withOutbox(() => receivedOfKind(request.owner, bookingActionKind))
  let page: Page
  do page = await fetchPage(request)
  while (page === 'more')
  if (page === 'last' && done.length > 0) await forgetShown(storedOutbox(), done)
  return page === 'last'
}

async function contextOfAccount(owner: string): Promise<RequestContext | undefined> {
  const key = await existingKey(owner)
  const token = key && (await accessToken({ owner }))
  return key && token ? { owner, key, sender: { token } } : undefined
}

/** A guest from whom nothing ever reached the centre has nothing to hear. */
async function contextOfGuest(): Promise<RequestContext | undefined> {
  const guest = await guestAtHand()
  const key = guest && (await existingKey(guestOwner))
  if (!guest || !key) return undefined
  const known = await withOutbox(() =>
    Promise.all([
      outbox.requests.where({ owner: guestOwner }).count(),
      outbox.entries.where({ owner: guestOwner, state: 'received' }).count(),
    ]),
  )
  return known.some(Boolean) ? { owner: guestOwner, key, sender: { guest: guest.secret }, guest } : undefined
}

/** Whether more pages follow, this was the last, or none came. */
type Page = 'more' | 'last' | 'none'

/** Fetches and stores one page. */
async function fetchPage({ owner, key, sender, guest }: RequestContext): Promise<Page> {
  const mirror = mirrorOf(owner)
  const since = await withOutbox(() => versionOf(mirror))
  const answer = await requestChanges(since, sender)
  if (!('data' in answer)) return 'none'
  if (answer.data.version === since) return 'last'
  const changes = answer.data
  // The centre's database was restored from a backup: later changes come anew, or not at all.
  const restored = changes.version < since
  const rows: StoredRequest[] = []
  for (const request of restored ? [] : changes.requests) {
    const { id, version } = request
    rows.push({ id, owner, version, sealed: await encrypt(key, JSON.stringify(request)) })
  }
  let wasQuickest = true
  const written = await withOutbox(() =>
    outbox.transaction('rw', [outbox.requests, ...outboxTables], async () => {
      if (guest && !(await isStillGuest(guest))) return false
      // Another tab was quicker, or the centre was restored meanwhile and all is fetched again.
      wasQuickest = (await versionOf(mirror)) === since
      if (!wasQuickest) return true
      await outbox.requests.bulkPut(rows)
      const version = restored ? 0 : changes.version
      await noteVersion(mirror, { since, version, unread: changes.unread.length > 0 })
      const ids = rows.map(({ id }) => id)
      await forgetShown(storedOutbox(), ids, true)
      // Rows that this build cannot read exist at the centre all the same.
      await confirm('requests', owner, restored ? [] : [...ids, ...changes.unread])
      return true
    }),
  )
  // The result of a request is shown with it, and can be paid.
  if (changes.requests.some(({ order_id: order }) => order)) await saveResultOf(syncOrders)
  if (!written) return 'none'
  return restored || changes.more || !wasQuickest ? 'more' : 'last'
}

const mirrorOf = (owner: string): MirrorOf => ({
  mirror: 'requests',
  owner,
  key: versionSetting(owner),
  shape: requestShape,
})
