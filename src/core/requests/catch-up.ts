import { requestChanges } from '#src/backend/requests.ts'
import { guestAtHand, isStillGuest, type Guest } from '#src/core/guest/guest-secret.ts'
import { keyAtHand } from '#src/core/keys/keys.ts'
import { guestOwner } from '#src/core/keys/owner.ts'
import { catchUpOrders } from '#src/core/orders/catch-up.ts'
import { forgetShown } from '#src/core/outbox/keep.ts'
import { versionSetting } from '#src/core/outbox/setting-keys.ts'
import { outboxTables, storedOutbox } from '#src/core/outbox/stored-outbox.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { heldPerson } from '#src/core/session/held-session.ts'
import { outbox, steadily, type StoredRequest } from '#src/device/outbox-database.ts'
import { seal } from '#src/device/sealing.ts'
import { outcomeOf } from '#src/device/trouble.ts'

interface Asking {
  readonly owner: string
  readonly key: CryptoKey
  readonly as: { readonly token: string } | { readonly guest: string }
  /** Whose requests they are, where it is a guest: what arrives after a claim is the account's to ask for. */
  readonly guest?: Guest
}

/**
 * Brings what the centre knows of the requests of whoever uses the phone now, and forgets the entries that it shows: from
 * then on the centre's own word stands in their place. Rejects only where the phone does not keep it.
 */
export async function catchUpRequests(): Promise<void> {
  const person = await heldPerson()
  const asking = person ? await asAccount(person.id) : await asGuest()
  if (asking) while (await bringPage(asking));
}

async function asAccount(owner: string): Promise<Asking | undefined> {
  const key = await keyAtHand(owner)
  const token = key && (await accessToken({ owner }))
  return key && token ? { owner, key, as: { token } } : undefined
}

/** A guest from whom nothing ever reached the centre has nothing to hear. */
async function asGuest(): Promise<Asking | undefined> {
  const guest = await guestAtHand()
  const key = guest && (await keyAtHand(guestOwner))
  if (!guest || !key) return undefined
  const known = await steadily(() =>
    Promise.all([
      outbox.requests.where({ owner: guestOwner }).count(),
      outbox.entries.where({ owner: guestOwner, state: 'received' }).count(),
    ]),
  )
  return known.some(Boolean) ? { owner: guestOwner, key, as: { guest: guest.secret }, guest } : undefined
}

/** Asks for one page and keeps it; true where there is more to ask for. */
async function bringPage({ owner, key, as, guest }: Asking): Promise<boolean> {
  const since = await steadily(() => knownVersion(owner))
  const answer = await requestChanges(since, as)
  if (!('said' in answer) || answer.said.version === since) return false
  const changes = answer.said
  // The centre's database was restored from a backup: what it had told since then it will tell anew, or not at all.
  const restored = changes.version < since
  const rows: StoredRequest[] = []
  for (const request of restored ? [] : changes.requests) {
    const { id, version } = request
    rows.push({ id, owner, version, sealed: await seal(key, JSON.stringify(request)) })
  }
  const written = await steadily(() =>
    outbox.transaction('rw', [outbox.requests, ...outboxTables], async () => {
      if (guest && !(await isStillGuest(guest))) return false
      // Another tab was quicker, and knows more than this page of changes.
      if ((await knownVersion(owner)) !== since) return true
      await outbox.requests.bulkPut(rows)
      await outbox.settings.put({ key: versionSetting(owner), value: restored ? 0 : changes.version })
      await forgetShown(
        storedOutbox(),
        rows.map(({ id }) => id),
      )
      return true
    }),
  )
  // What came of a request is shown with it, and can be paid.
  if (changes.requests.some(({ order_id: order }) => order)) await outcomeOf(catchUpOrders)
  return written && (restored || changes.more)
}

async function knownVersion(owner: string): Promise<number> {
  return ((await outbox.settings.get(versionSetting(owner)))?.value as number | undefined) ?? 0
}
