import { saved, notSaved, type SaveFailure, type SaveResult } from '#src/base/outcome.ts'
import { storeAccountKey, withSignInLock } from '#src/platform/session/account-key.ts'
import {
  closedPerson,
  markGuestWork,
  newUnlockPeriod,
  storedPerson,
  sessionKeys,
} from '#src/platform/session/stored-session.ts'
import { endAnyVisit } from './end-any.ts'
import { writeLocal } from '#src/platform/device/local-storage.ts'
import { outbox, transactOutbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { answerOf, saveResultOf } from '#src/platform/device/storage-result.ts'
import { accountTables } from './account-data.ts'
import { renewLater } from './renew-locked.ts'
import { pinOf, tryPin, type PinTry } from './pin.ts'
import { restoreAccountData, decryptAccountData, encryptAccountData } from './encrypt-account-data.ts'

/**
 * Locks the phone for the signed-in user, who needs a PIN: encrypts their data and session, and drops the key.
 * Unsent work waits. `locked` without a PIN or key, because nobody could unlock it.
 */
export async function lock(): Promise<SaveResult> {
  const outcome = await answerOf(() =>
    withSignInLock(async (): Promise<SaveResult> => {
      const account = (await storedPerson())?.id
      const key = account && (await withOutbox(() => outbox.keys.get(account)))?.key
      if (!account || !key || !(await pinOf(account))) return notSaved('locked')
      await encryptAccountData(account, key, 'with session')
      renewLater({ account, key })
      return saved
    }),
  )
  if (outcome.saved) writeLocal('signed-in', null)
  return outcome
}

/** Locks if the user's unlock period is over; pages and the worker call it first. */
export async function lockWhereDue(): Promise<boolean> {
  return (await closedPerson()) !== undefined && (await lock()).saved
}

/** Closes the phone for a person with a PIN whose data it has no room to encrypt; it is locked as soon as there is some. */
export async function close(): Promise<SaveResult> {
  const outcome = await saveResultOf(() => withOutbox(() => outbox.settings.delete(sessionKeys.stay)))
  if (outcome.saved) writeLocal('signed-in', null)
  return outcome
}

/**
 * The result of unlocking; `notSaved` if the phone could not store it, of which `locked` means that nothing is locked any
 * more, or somebody else is signed in.
 */
export type UnlockResult =
  | Exclude<PinTry, { key: CryptoKey }>
  | { readonly unlocked: true }
  | { readonly notSaved: SaveFailure }

/**
 * Unlocks an account by its PIN: restores its session and starts the outbox. A guest's work since then stays the
 * guest's.
 */
export async function unlock(account: string, pin: string): Promise<UnlockResult> {
  return answerOf<UnlockResult>(
    async () => {
      const attempt = await tryPin(account, pin)
      if (!attempt) return { notSaved: 'locked' }
      if (!('key' in attempt)) return attempt
      // A borrower who has gone without a word leaves nothing either.
      const ended = await endAnyVisit()
      if (!ended.saved) return { notSaved: ended.why }
      const { key } = attempt
      const isUnlocked = await withSignInLock(
        async () => (await reopen(account)) || (await restoreSession(account, key)),
      )
      if (!isUnlocked) return { notSaved: 'locked' }
      writeLocal('signed-in', '1')
      return { unlocked: true }
    },
    (outcome) => ({ notSaved: outcome.saved ? 'locked' : outcome.why }),
  )
}

/** Begins a new period where there was no room to lock the account; false where it is not closed, or locked by now. */
async function reopen(account: string): Promise<boolean> {
  const pin = await pinOf(account)
  if (!pin || (await closedPerson())?.id !== account) return false
  await transactOutbox([outbox.settings], async () => {
    await outbox.settings.put({ key: sessionKeys.stay, value: newUnlockPeriod(pin.awayMs) })
    await markGuestWork('apart')
  })
  return true
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
