import { kept, notKept, type Kept } from '#src/base/outcome.ts'
import { dropAccountKeys, keepAccountKey, whileNobodyElseSigns } from '#src/core/keys/account-key.ts'
import {
  isOver,
  markGuestWork,
  newStay,
  personOnRecord,
  sessionKeys,
  type Stay,
} from '#src/core/session/held-session.ts'
import { endAnyVisit } from '#src/core/visit/end-any.ts'
import { keepChoice } from '#src/device/choices.ts'
import { device, onDevice } from '#src/device/database.ts'
import { outbox, steadily } from '#src/device/outbox-database.ts'
import { outcomeOf } from '#src/device/trouble.ts'
import { openTables } from './belongings.ts'
import { pinOf, tryPin, type PinTry } from './pin.ts'
import { bringBack, openAway, putAway } from './put-away.ts'

/**
 * Locks the phone for whoever is signed in and has a PIN: what lies open of theirs is sealed, with their session, and the
 * key goes. What is unsent waits. `locked` says why not: without a PIN or a key nobody could open it again.
 */
export async function lock(): Promise<Kept> {
  let locked = false
  const outcome = await outcomeOf(() =>
    whileNobodyElseSigns(async () => {
      const account = (await personOnRecord())?.id
      const key = account && (await steadily(() => outbox.keys.get(account)))?.key
      if (!account || !key || !(await pinOf(account))) return
      // Where the page dies between the two, the key of nobody is dropped at the next start (rightKeys).
      await putAway(account, key, 'with session')
      await dropAccountKeys()
      locked = true
    }),
  )
  if (!outcome.kept) return outcome
  if (!locked) return notKept('locked')
  keepChoice('signed-in', null)
  return kept
}

/** Locks where whoever has a PIN has been away for too long; pages and the worker ask before they do anything else. */
export async function lockWhereDue(): Promise<boolean> {
  const stay = (await onDevice(() => device.settings.get(sessionKeys.stay)))?.value as Stay | undefined
  return !!stay && isOver(stay) && (await lock()).kept
}

/** What unlocking came to; `in use` where somebody else is signed in, `notKept` where the phone kept nothing. */
export type Unlocking =
  | Exclude<PinTry, { key: CryptoKey }>
  | { readonly unlocked: true }
  | { readonly notKept: true }

/**
 * Opens what an account locked, for who knows its PIN: it is signed in as before, and what waits goes on its way. What
 * others did meanwhile without signing in stays the guest's.
 */
export async function unlock(account: string, pin: string): Promise<Unlocking> {
  const tried = await tryPin(account, pin).catch(() => undefined)
  if (!tried) return { notKept: true }
  if (!('key' in tried)) return tried
  // A borrower who has gone without a word leaves nothing either.
  const ended = await endAnyVisit().catch(() => undefined)
  if (!ended?.kept) return { notKept: true }
  let done = false
  const outcome = await outcomeOf(async () => {
    done = await whileNobodyElseSigns(() => restore(account, tried.key))
  })
  if (!outcome.kept || !done) return { notKept: true }
  keepChoice('signed-in', '1')
  return { unlocked: true }
}

/** The key first, as at a sign-in; false where somebody is signed in, or nothing is locked any more. */
async function restore(account: string, key: CryptoKey): Promise<boolean> {
  const [using, belongings, pin] = await Promise.all([
    personOnRecord(),
    openAway(account, key),
    pinOf(account),
  ])
  if (using || !belongings || !pin) return false
  await keepAccountKey(account, key)
  try {
    await device.transaction('rw', openTables, async () => {
      await bringBack(account, belongings)
      await device.settings.put({ key: sessionKeys.stay, value: newStay(pin.awayMs) })
      await markGuestWork('apart')
    })
  } catch (error) {
    await dropAccountKeys()
    throw error
  }
  return true
}
