import { pinKey } from '#src/platform/session/stored-session.ts'
import { deleteAccountKeys } from '#src/platform/session/account-key.ts'
import { forgetDeleted, noteDeleted } from '#src/platform/device/forget-deleted.ts'
import { outbox, transactOutbox } from '#src/platform/device/outbox-database.ts'
import { unsubscribePush } from '#src/platform/device/push.ts'
import { decrypt, encrypt, type Encrypted } from '#src/platform/device/encryption.ts'
import {
  accountTables,
  encryptedDataKey,
  readAccountData,
  deleteAccountData,
  isEmpty,
  writeAccountData,
  onlyUnsent,
  withoutSession,
  type AccountData,
} from './account-data.ts'

/** The data of an account on this phone, encrypted with its key. */
export interface EncryptedAccountData {
  readonly sealed: Encrypted
  /** Time of the encryption, in milliseconds since 1970 by the phone's clock. */
  readonly at: number
}

/**
 * The encrypted part of an account: all with the session (locked), all without it (signed out), or only unsent
 * data.
 */
export type EncryptionScope = 'with session' | 'without session' | 'unsent'

/**
 * Ends an account's use of the phone in one transaction: encrypts its plaintext rows into one row, deletes the originals,
 * clears the signed-in user and drops all accounts' keys, with the PIN too unless it is locked (`with session`). Then
 * clears the push subscription, which returns with the account (features/push). Without a key nothing can be encrypted: then
 * only the data that the centre lacks stays, unencrypted.
 */
export async function encryptAccountData(
  account: string,
  key: CryptoKey | undefined,
  scope: EncryptionScope,
): Promise<void> {
  for (;;) {
    const current = await readAccountData(account)
    const included = selectForScope(current, scope)
    const encryptedRow = key && !isEmpty(included) && (await encryptRows(included, key))
    // Encryption cannot run inside a transaction, so the loop repeats after a concurrent change.
    const done = await transactOutbox(accountTables, async () => {
      if (JSON.stringify(await readAccountData(account)) !== JSON.stringify(current)) return false
      await deleteAccountKeys()
      await deleteAccountData(current)
      if (scope !== 'with session') await outbox.settings.delete(pinKey(account))
      if (encryptedRow) await outbox.settings.put({ key: encryptedDataKey(account), value: encryptedRow })
      else if (!key) await writeAccountData(onlyUnsent(current))
      // A full phone has no room for it.
      if (scope !== 'unsent') await noteDeleted()
      return true
    })
    if (!done) continue
    void forgetDeleted({ noted: scope !== 'unsent' })
    return void unsubscribePush()
  }
}

function selectForScope(all: AccountData, scope: EncryptionScope): AccountData {
  if (scope === 'with session') return all
  return scope === 'unsent' ? onlyUnsent(all) : withoutSession(all)
}

async function encryptRows(included: AccountData, key: CryptoKey): Promise<EncryptedAccountData> {
  return { sealed: await encrypt(key, JSON.stringify(included)), at: Date.now() }
}

/** Decrypts the account data; `undefined` if there is none or the key does not open it. */
export async function decryptAccountData(account: string, key: CryptoKey): Promise<AccountData | undefined> {
  const row = await encryptedAccountDataOf(account)
  const text = row && (await decrypt(key, row.sealed).catch(() => undefined))
  return text === undefined ? undefined : (JSON.parse(text) as AccountData)
}

/** Writes decrypted account data back. Runs within the caller's transaction over the tables of account data. */
export async function restoreAccountData(
  account: string,
  accountData: AccountData | undefined,
): Promise<void> {
  if (!accountData) return
  await writeAccountData(accountData)
  await outbox.settings.delete(encryptedDataKey(account))
}

/** The encrypted account data, if any. */
export async function encryptedAccountDataOf(account: string): Promise<EncryptedAccountData | undefined> {
  return (await outbox.settings.get(encryptedDataKey(account)))?.value as EncryptedAccountData | undefined
}
