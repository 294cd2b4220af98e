import type { NotDone } from '#src/platform/backend/answer.ts'
import { ownKey } from '#src/platform/backend/keys.ts'
import { withLock } from '#src/platform/device/locks.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { keyFrom } from '#src/platform/device/encryption.ts'
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
