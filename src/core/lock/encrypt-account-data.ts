import { device } from '#src/device/database.ts'
import { unsubscribePush } from '#src/device/push.ts'
import { decrypt, encrypt, type Encrypted } from '#src/device/encryption.ts'
import {
  encryptedDataKey,
  readAccountData,
  deleteAccountData,
  isEmpty,
  plaintextTables,
  writeAccountData,
  onlyUnsent,
  withoutSession,
  type AccountData,
} from './account-data.ts'

/** The data of an account on this phone, encrypted with its key. */
export interface EncryptedAccountData {
  readonly sealed: Encrypted
  /** Number of orders, profile changes and edits that wait for the centre. */
  readonly waits: number
  /** Time of the encryption, in milliseconds since 1970 by the phone's clock; missing in rows of earlier builds. */
  readonly at?: number
}

/**
 * The encrypted part of an account: all with the session (locked), all without it (signed out), or only unsent
 * data.
 */
export type EncryptionScope = 'with session' | 'without session' | 'unsent'

/**
 * Encrypts an account's plaintext rows into one row and deletes the originals, in one transaction. Also clears the
 * signed-in user and the push subscription, which returns with the account (core/push). Without a key nothing can be
 * encrypted: then only the data that the centre lacks stays, unencrypted.
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
    const done = await device.transaction('rw', plaintextTables, async () => {
      if (JSON.stringify(await readAccountData(account)) !== JSON.stringify(current)) return false
      await deleteAccountData(current)
      if (encryptedRow) await device.settings.put({ key: encryptedDataKey(account), value: encryptedRow })
      else if (!key) await writeAccountData(onlyUnsent(current))
      return true
    })
    if (done) return void unsubscribePush()
  }
}

function selectForScope(all: AccountData, scope: EncryptionScope): AccountData {
  if (scope === 'with session') return all
  return scope === 'unsent' ? onlyUnsent(all) : withoutSession(all)
}

async function encryptRows(included: AccountData, key: CryptoKey): Promise<EncryptedAccountData> {
  const pendingProfiles = included.settings.filter((setting) =>
    setting.key.startsWith('profile-wish:'),
  ).length
  return {
    sealed: await encrypt(key, JSON.stringify(included)),
    waits: included.wishes.length + included.edits.length + pendingProfiles,
    at: Date.now(),
  }
}

/** Decrypts the account data; `undefined` if there is none or the key does not open it. */
export async function decryptAccountData(account: string, key: CryptoKey): Promise<AccountData | undefined> {
  const encryptedRow = await encryptedAccountDataOf(account)
  const text = encryptedRow && (await decrypt(key, encryptedRow.sealed).catch(() => undefined))
  // Rows of earlier builds have no edits.
  return text === undefined ? undefined : { edits: [], ...(JSON.parse(text) as Omit<AccountData, 'edits'>) }
}

/** Writes decrypted account data back. Runs within the caller's transaction over the tables of account data. */
export async function restoreAccountData(
  account: string,
  accountData: AccountData | undefined,
): Promise<void> {
  if (!accountData) return
  await writeAccountData(accountData)
  await device.settings.delete(encryptedDataKey(account))
}

/** The encrypted account data, if any. */
export async function encryptedAccountDataOf(account: string): Promise<EncryptedAccountData | undefined> {
  return (await device.settings.get(encryptedDataKey(account)))?.value as EncryptedAccountData | undefined
}
