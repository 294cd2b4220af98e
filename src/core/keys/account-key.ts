import { ownKey } from '#src/backend/requests.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { heldPerson, personOnRecord } from '#src/core/session/held-session.ts'
import { alone } from '#src/device/locks.ts'
import { outbox, steadily } from '#src/device/outbox-database.ts'
import { canEncrypt, keyFrom } from '#src/device/sealing.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import { keyAtHand } from './keys.ts'
import { isGuests } from './owner.ts'

/** Keys come and go together with the person: one change at a time, whichever tab makes it. */
const lock = 'who uses this phone'

/** Runs a change of who uses this phone, alone among all tabs. Nothing in it may wait for the network. */
export function whileNobodyElseSigns<Result>(change: () => Promise<Result>): Promise<Result> {
  return alone(lock, change)
}

/** The account's key, as the centre gives it to its owner; asked for twice, since a code signs in only once. */
export async function fetchAccountKey(token: string): Promise<CryptoKey | undefined> {
  const firstResponse = await ownKey(token)
  const answer = 'said' in firstResponse ? firstResponse : await ownKey(token)
  if (!('said' in answer)) return undefined
  // Whatever is not a key is a captive portal's, or a centre's that is being repaired.
  return keyFrom(answer.said).catch(() => undefined)
}

/** Keeps an account's key beside whatever keys there are. */
export function keepAccountKey(account: string, key: CryptoKey): Promise<unknown> {
  return steadily(() => outbox.keys.put({ owner: account, key }))
}

/** Drops the keys of all accounts but one. What they sealed stays where it is, unreadable. */
export function dropAccountKeys(but?: string): Promise<unknown> {
  return steadily(() => outbox.keys.filter(({ owner }) => !isGuests(owner) && owner !== but).delete())
}

/**
 * Sees to it that the keys on this phone are those of who uses it: fetches the account's where it is missing (a phone
 * that was signed in before there were keys) and drops what a sign-out that was cut off left behind.
 */
export async function rightKeys(): Promise<void> {
  const person = await heldPerson().catch(() => undefined)
  if (!canEncrypt()) return
  // Whoever has been away for too long is still to be locked away, and needs the key for that.
  await outcomeOf(async () => dropForeignKeys((await personOnRecord())?.id))
  if (!person || (await keyAtHand(person.id).catch(() => undefined))) return
  const token = await accessToken({ owner: person.id })
  const key = token && (await fetchAccountKey(token))
  if (!key) return
  await outcomeOf(() =>
    whileNobodyElseSigns(async () => {
      // Who signed out while the line was slow has no key here.
      if ((await heldPerson())?.id === person.id) await keepAccountKey(person.id, key)
    }),
  )
}

/** Looks first: a write that changes nothing still waits for the disk. */
async function dropForeignKeys(person: string | undefined): Promise<void> {
  const owners = await steadily(() => outbox.keys.toCollection().primaryKeys())
  if (owners.every((owner) => isGuests(owner) || owner === person)) return
  await whileNobodyElseSigns(async () => dropAccountKeys((await personOnRecord())?.id))
}
