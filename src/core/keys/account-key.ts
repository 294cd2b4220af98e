import { ownKey, type NotDone } from '#src/backend/requests.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { currentPerson, storedPerson } from '#src/core/session/stored-session.ts'
import { withLock } from '#src/device/locks.ts'
import { outbox, withOutbox } from '#src/device/outbox-database.ts'
import { canEncrypt, keyFrom } from '#src/device/encryption.ts'
import { saveResultOf } from '#src/device/storage-result.ts'
import { existingKey } from './keys.ts'
import { isGuests } from './owner.ts'

/** Keys change together with the signed-in person. Changes are serialized across tabs. */
const lock = 'who uses this phone'

/** Runs a sign-in or sign-out exclusively across tabs. The change must not wait for the network. */
export function withSignInLock<Result>(change: () => Promise<Result>): Promise<Result> {
  return withLock(lock, change)
}

/** Fetches the account's key, or why it cannot be had. Tries twice, since a code signs in only once. */
export async function fetchAccountKey(token: string): Promise<{ readonly key: CryptoKey } | NotDone> {
  const firstResponse = await ownKey(token)
  const answer = 'data' in firstResponse ? firstResponse : await ownKey(token)
  if (!('data' in answer)) return answer
  // Anything else comes from a captive portal or a broken deployment.
  return keyFrom(answer.data).then(
    (key) => ({ key }),
    () => ({ silent: true }),
  )
}

/** Stores an account's key. */
export function storeAccountKey(account: string, key: CryptoKey): Promise<unknown> {
  return withOutbox(() => outbox.keys.put({ owner: account, key }))
}

/** Deletes the keys of all accounts but one. Data encrypted with them stays, unreadable. */
export function deleteAccountKeys(but?: string): Promise<unknown> {
  return withOutbox(() => outbox.keys.filter(({ owner }) => !isGuests(owner) && owner !== but).delete())
}

/**
 * Ensures that the keys on this phone are its user's: fetches the account's if it is missing (a phone that was signed in
 * before there were keys) and deletes keys that an earlier build left behind, whose sign-out took two transactions.
 */
export async function reconcileKeys(): Promise<void> {
  const person = await currentPerson().catch(() => undefined)
  if (!canEncrypt()) return
  // A person who was away too long is still to be locked out, which needs the key.
  await saveResultOf(async () => deleteForeignKeys((await storedPerson())?.id))
  if (!person || (await existingKey(person.id).catch(() => undefined))) return
  const token = await accessToken({ owner: person.id })
  const found = token && (await fetchAccountKey(token))
  if (!found || !('key' in found)) return
  await saveResultOf(() =>
    withOutbox(() =>
      outbox.transaction('rw', outbox.keys, outbox.settings, async () => {
        // A person who signed out while the network was slow gets no key here.
        if ((await currentPerson())?.id === person.id) await storeAccountKey(person.id, found.key)
      }),
    ),
  )
}

/** Reads first, because even an empty write waits for the disk. */
async function deleteForeignKeys(person: string | undefined): Promise<void> {
  const owners = await withOutbox(() => outbox.keys.toCollection().primaryKeys())
  if (owners.every((owner) => isGuests(owner) || owner === person)) return
  await withOutbox(() =>
    outbox.transaction('rw', outbox.keys, outbox.settings, async () =>
      deleteAccountKeys((await storedPerson())?.id),
    ),
  )
}
