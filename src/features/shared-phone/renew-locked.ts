import { renewSession } from '#src/platform/backend/session.ts'
import { sessionFrom } from '#src/platform/session/access-token.ts'
import { replaceSession, sessionKeys, type StoredSession } from '#src/platform/session/stored-session.ts'
import { postToController } from '#src/platform/device/background-sync.ts'
import { decrypt, encrypt, isSameCiphertext } from '#src/platform/device/encryption.ts'
import { withLock } from '#src/platform/device/locks.ts'
import { outbox, transactOutbox } from '#src/platform/device/outbox-database.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'
import { encryptedDataKey, type AccountData } from './account-data.ts'
import { encryptedAccountDataOf } from './encrypt-account-data.ts'

/** An account that has just been locked, with its key, which only memory has any more. */
export interface LockedNow {
  readonly account: string
  readonly key: CryptoKey
}

/** The worker's message: the page that locks is replaced at once. */
export const lockedMessage = 'locked'

/**
 * Has the tokens of a locked account renewed, so that those which the phone had stored without encryption open nothing.
 * Without a network they stay as they are. Nobody waits for it.
 */
export function renewLater(locked: LockedNow): void {
  if (!postToController({ type: lockedMessage, ...locked })) void renewLocked(locked)
}

/** Renews them twice: a centre takes the token before the last once more, in case that its answer was lost. Never rejects. */
export async function renewLocked(locked: LockedNow): Promise<void> {
  await saveResultOf(() =>
    withLock('session', async () => {
      for (let time = 0; time < 2; time++) if (!(await renewOnce(locked))) return
    }),
  )
}

/** True where new tokens are stored, encrypted. */
async function renewOnce({ account, key }: LockedNow): Promise<boolean> {
  const row = await encryptedAccountDataOf(account)
  if (!row) return false
  const data = JSON.parse(await decrypt(key, row.sealed)) as AccountData
  const before = data.settings.find(isSession)?.value as StoredSession | undefined
  const answer = before && !before.needsSignIn && (await renewSession(before.refreshToken))
  if (!answer || !('session' in answer) || answer.session.person !== account) return false
  const value = sessionFrom(answer.session, Date.now())
  const settings = data.settings.map((setting) => (isSession(setting) ? { ...setting, value } : setting))
  const sealed = await encrypt(key, JSON.stringify({ ...data, settings } satisfies AccountData))
  return transactOutbox([outbox.settings], async () => {
    const current = await encryptedAccountDataOf(account)
    // Unlocked meanwhile: the person goes on with the new tokens.
    if (!isSameCiphertext(current?.sealed, row.sealed)) return replaceSession(before, value)
    await outbox.settings.put({ key: encryptedDataKey(account), value: { ...row, sealed } })
    return true
  })
}

const isSession = (setting: { readonly key: string }) => setting.key === sessionKeys.session
