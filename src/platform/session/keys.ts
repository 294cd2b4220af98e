import { canEncrypt, newKey } from '#src/platform/device/encryption.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { storedVisit } from './stored-visit.ts'
import { asideOwner, guestOwner, isDeparted, isGuests, ownerNow } from './owner.ts'

/**
 * The key of an owner's words, if the current user may open them: the guest's always, made at its first use;
 * an account's while it is signed in here and its key has come. `undefined` otherwise: nobody opens another one's work.
 */
export async function keyOf(owner: string): Promise<CryptoKey | undefined> {
  if (!canEncrypt()) return undefined
  if (owner === guestOwner) return (await isOfAnotherGuest()) ? undefined : guestKey()
  if (isDeparted(owner)) return existingKey(owner)
  if ((await ownerNow()) !== owner) return undefined
  return (await withOutbox(() => outbox.keys.get(owner)))?.key
}

/** As `keyOf`, but never creates a key. For lists while they render. */
export async function existingKey(owner: string): Promise<CryptoKey | undefined> {
  if (!isGuests(owner) && (await ownerNow()) !== owner) return undefined
  if (owner === guestOwner && (await isOfAnotherGuest())) return undefined
  return (await withOutbox(() => outbox.keys.get(owner)))?.key
}

/** A row's owner, their key, and the visit that was on when it was read: each visit's guest has another key. */
export interface KeyOfVisit {
  readonly owner: string
  readonly key: CryptoKey
  readonly visit: string | undefined
}

/**
 * As `keyOf`, for rows that are encrypted before their transaction (`guestSince`). One transaction reads all of it: each
 * one makes a slow phone wait for its disk while the person types on.
 *
 * @param ownerOfRow runs within that transaction, over drafts, keys and settings
 */
export async function keyOfVisit(ownerOfRow: () => Promise<string>): Promise<KeyOfVisit | undefined> {
  for (;;) {
    const { owner, key, visit } = await withOutbox(() =>
      outbox.transaction('r', outbox.drafts, outbox.keys, outbox.settings, async () => {
        const found = await ownerOfRow()
        return { owner: found, key: await existingKey(found), visit: (await storedVisit())?.id }
      }),
    )
    if (key) return { owner, key, visit }
    // Only a guest's key is made here.
    if (!(await keyOf(owner))) return undefined
  }
}

/**
 * Returns the current owner of a row that was encrypted for a guest: the one set aside if a visit has begun since, so
 * that the row comes back with that guest. `undefined` if the visit has ended, and nobody has the key. Runs within the
 * caller's transaction over the settings.
 */
export async function guestSince(visit: string | undefined): Promise<string | undefined> {
  if ((await storedVisit())?.id === visit) return guestOwner
  return visit === undefined ? asideOwner : undefined
}

/** The visit (features/shared-phone/visit.ts) of this page; `null` if unset, as in the worker. */
let visitOfPage: string | undefined | null = null

/**
 * Sets the visit of this page, `null` for any: once another visit has begun or this one has ended, the page can
 * neither read nor write guest data.
 */
export function belongTo(visit: string | undefined | null): void {
  visitOfPage = visit
}

async function isOfAnotherGuest(): Promise<boolean> {
  return visitOfPage !== null && (await storedVisit())?.id !== visitOfPage
}

/**
 * Returns the owners whose work may be sent while this account uses the phone: the account if its key is here,
 * the guest, and past visits.
 */
export async function sendersNow(account: string | undefined): Promise<readonly string[]> {
  const owners = await withOutbox(() => outbox.keys.toCollection().primaryKeys())
  const able = account !== undefined && (await existingKey(account)) ? [account] : []
  return [...able, guestOwner, ...owners.filter(isDeparted)]
}

/** Two tabs may both create a key. The first one stored is used by both. */
async function guestKey(): Promise<CryptoKey> {
  const stored = await withOutbox(() => outbox.keys.get(guestOwner))
  if (stored) return stored.key
  const candidate = { owner: guestOwner, key: await newKey() }
  return withOutbox(() =>
    outbox.transaction('rw', outbox.keys, async () => {
      const firstResponse = await outbox.keys.get(guestOwner)
      if (firstResponse) return firstResponse.key
      await outbox.keys.put(candidate)
      return candidate.key
    }),
  )
}
