import { notSaved, saved, type Result, type SaveResult } from '#src/base/outcome.ts'
import { outbox, withOutbox, type Table } from '#src/platform/device/outbox-database.ts'
import { resultOf } from '#src/platform/device/storage-result.ts'
import { isCurrentAccount } from './stored-session.ts'

/**
 * Writes an account's data in one transaction, and returns what `write` does. Returns `locked` and writes nothing if the account has signed out
 * or locked, so that nothing of it stays unencrypted.
 *
 * @param tables the written tables, besides the settings
 */
export async function writeForAccount<Value>(
  account: string,
  tables: readonly Table[],
  write: () => Promise<Value>,
): Promise<Result<Value>> {
  const outcome = await resultOf(() =>
    withOutbox(() =>
      outbox.transaction('rw', [...tables, outbox.settings], async () =>
        (await isCurrentAccount(account)) ? { value: await write() } : undefined,
      ),
    ),
  )
  if (!outcome.saved) return outcome
  return outcome.value ? { saved: true, ...outcome.value } : notSaved('locked')
}

/** The same for a write whose value nobody needs. */
export async function saveForAccount(
  account: string,
  tables: readonly Table[],
  write: () => Promise<unknown>,
): Promise<SaveResult> {
  const outcome = await writeForAccount(account, tables, write)
  return outcome.saved ? saved : outcome
}
