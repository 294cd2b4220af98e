import type { NotDone } from '#src/platform/backend/answer.ts'
import { requestChanges, requestShape, type RequestChanges } from './requests-api.ts'
import { notSaved, type Result } from '#src/base/outcome.ts'
import { guestAtHand, isStillGuest, type Guest } from '#src/platform/session/guest-secret.ts'
import { existingKey } from '#src/platform/session/keys.ts'
import { guestOwner } from '#src/platform/session/owner.ts'
import { syncOrders } from '#src/features/orders/sync-orders.ts'
import { bookingActionKind } from './booking-action.ts'
import { forgetShown } from '#src/platform/outbox/save-entry.ts'
import { versionSetting } from '#src/platform/outbox/setting-keys.ts'
import { outboxTables, receivedOfKind, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'
import { confirm } from '#src/platform/outbox/unconfirmed.ts'
import { noteVersion, versionOf, type MirrorOf } from '#src/platform/outbox/unread.ts'
import { accessToken } from '#src/platform/session/access-token.ts'
import { currentPerson } from '#src/platform/session/stored-session.ts'
import { syncMirror, type Mirror } from '#src/base/mirror.ts'
import { outbox, withOutbox, type StoredRequest } from '#src/platform/device/outbox-database.ts'
import { encrypt } from '#src/platform/device/encryption.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'

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
  const outcome = await syncMirror(mirrorOf(request))
  const isAll = 'saved' in outcome && outcome.saved
  if (isAll && done.length > 0) await forgetShown(storedOutbox(), done)
  return isAll
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

/** A page, with its requests as they are stored. */
interface Page extends RequestChanges {
  readonly rows: readonly StoredRequest[]
}

function mirrorOf({ owner, key, sender, guest }: RequestContext): Mirror<Page, NotDone> {
  const place: MirrorOf = {
    mirror: 'requests',
    owner,
    key: versionSetting(owner),
    shape: requestShape,
  }
  return {
    reached: () => withOutbox(() => versionOf(place)),
    fetch: async (since = 0) => {
      const answer = await requestChanges(since, sender)
      if (!('data' in answer)) return answer
      const rows = answer.data.requests.map(async (request): Promise<StoredRequest> => {
        const { id, version } = request
        return { id, owner, version, sealed: await encrypt(key, JSON.stringify(request)) }
      })
      return { data: { ...answer.data, rows: await Promise.all(rows) } }
    },
    transact: (write) =>
      withOutbox(() =>
        outbox.transaction('rw', [outbox.requests, ...outboxTables], async (): Promise<Result<boolean>> => {
          if (guest && !(await isStillGuest(guest))) return notSaved('locked')
          return { saved: true, value: await write() }
        }),
      ),
    store: async ({ rows, version, unread }, since = 0) => {
      await outbox.requests.bulkPut([...rows])
      await noteVersion(place, { since, version, unread: unread.length > 0 })
      const ids = rows.map(({ id }) => id)
      await forgetShown(storedOutbox(), ids, true)
      // Rows that this build cannot read exist at the centre all the same.
      await confirm('requests', owner, [...ids, ...unread])
    },
    beginAnew: () => outbox.settings.put({ key: place.key, value: 0 }),
    // The result of a request is shown with it, and can be paid.
    afterPage: async ({ requests }) =>
      requests.some(({ order_id: order }) => order) && (await saveResultOf(syncOrders)),
  }
}
