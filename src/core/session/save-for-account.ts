import { notSaved, type SaveResult } from '#src/base/outcome.ts'
import { outbox, withOutbox, type Table } from '#src/device/outbox-database.ts'
import { saveResultOf } from '#src/device/storage-result.ts'
import { isCurrentAccount } from './stored-session.ts'

/**
 * Writes an account's data in one transaction. Returns `locked` and writes nothing if the account has signed out
 * or locked, so that nothing of it stays unencrypted.
 *
 * @param tables the written tables, besides the settings
 */
export async function saveForAccount(
  account: string,
  tables: readonly Table[],
  write: () => Promise<unknown>,
): Promise<SaveResult> {
  let isCurrent = false
  const outcome = await saveResultOf(() =>
    withOutbox(() =>
      outbox.transaction('rw', [...tables, outbox.settings], async () => {
        isCurrent = await isCurrentAccount(account)
        if (isCurrent) await write()
      }),
    ),
  )
  return outcome.saved && !isCurrent ? notSaved('locked') : outcome
}
