import { saved, notSaved, type SaveResult } from '#src/base/outcome.ts'
import { storeAccountKey, withSignInLock } from '#src/core/keys/account-key.ts'
import {
  isOver,
  markGuestWork,
  newUnlockPeriod,
  storedPerson,
  sessionKeys,
  type UnlockPeriod,
} from '#src/core/session/stored-session.ts'
import { endAnyVisit } from '#src/core/visit/end-any.ts'
import { writeLocal } from '#src/device/local-storage.ts'
import { outbox, withOutbox } from '#src/device/outbox-database.ts'
import { saveResultOf } from '#src/device/storage-result.ts'
import { accountTables } from './account-data.ts'
import { pinOf, tryPin, type PinTry } from './pin.ts'
import { restoreAccountData, decryptAccountData, encryptAccountData } from './encrypt-account-data.ts'

/**
 * Locks the phone for the signed-in user, who needs a PIN: encrypts their data and session, and drops the key.
 * Unsent work waits. `locked` without a PIN or key, because nobody could unlock it.
 */
export async function lock(): Promise<SaveResult> {
  let locked = false
  const outcome = await saveResultOf(() =>
    withSignInLock(async () => {
      const account = (await storedPerson())?.id
      const key = account && (await withOutbox(() => outbox.keys.get(account)))?.key
      if (!account || !key || !(await pinOf(account))) return
      await encryptAccountData(account, key, 'with session')
      locked = true
    }),
  )
  if (!outcome.saved) return outcome
  if (!locked) return notSaved('locked')
  writeLocal('signed-in', null)
  return saved
}

/** Locks if the user's unlock period is over; pages and the worker call it first. */
export async function lockWhereDue(): Promise<boolean> {
  const unlockPeriod = (await withOutbox(() => outbox.settings.get(sessionKeys.stay)))?.value as
    | UnlockPeriod
    | undefined
  return !!unlockPeriod && isOver(unlockPeriod) && (await lock()).saved
}

/**
 * The result of unlocking; `in use` if another account is signed in, `notSaved` if the phone could not store it.
 */
export type UnlockResult =
  | Exclude<PinTry, { key: CryptoKey }>
  | { readonly unlocked: true }
  | { readonly notSaved: true }

/**
 * Unlocks an account by its PIN: restores its session and starts the outbox. A guest's work since then stays the
 * guest's.
 */
export async function unlock(account: string, pin: string): Promise<UnlockResult> {
  const attempt = await tryPin(account, pin).catch(() => undefined)
  if (!attempt) return { notSaved: true }
  if (!('key' in attempt)) return attempt
  // A borrower who has gone without a word leaves nothing either.
  const ended = await endAnyVisit().catch(() => undefined)
  if (!ended?.saved) return { notSaved: true }
  let isUnlocked = false
  const outcome = await saveResultOf(async () => {
    isUnlocked = await withSignInLock(() => restoreSession(account, attempt.key))
  })
  if (!outcome.saved || !isUnlocked) return { notSaved: true }
  writeLocal('signed-in', '1')
  return { unlocked: true }
}

/** Restores key, session and rows in one transaction; false where somebody is signed in, or nothing is locked any more. */
async function restoreSession(account: string, key: CryptoKey): Promise<boolean> {
  const [currentAccount, accountData, pin] = await Promise.all([
    storedPerson(),
    decryptAccountData(account, key),
    pinOf(account),
  ])
  if (currentAccount || !accountData || !pin) return false
  await withOutbox(() =>
    outbox.transaction('rw', accountTables, async () => {
      await storeAccountKey(account, key)
      await restoreAccountData(account, accountData)
      await outbox.settings.put({ key: sessionKeys.stay, value: newUnlockPeriod(pin.awayMs) })
      await markGuestWork('apart')
    }),
  )
  return true
}
