import { withSignInLock } from '#src/platform/session/account-key.ts'
import { accountTables, deleteAccountData, readAccountData } from './account-data.ts'
import { deleteStoredFiles } from '#src/platform/outbox/file-rows.ts'
import { forgetDeleted } from '#src/platform/device/forget-deleted.ts'
import { writeLocal } from '#src/platform/device/local-storage.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { unsubscribePush } from '#src/platform/device/push.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'
import type { SaveResult } from '#src/base/outcome.ts'

/** Erases everything of an account on this phone, unsent work too; nobody uses the phone then. */
export async function eraseAccount(account: string): Promise<SaveResult> {
  const outcome = await saveResultOf(() => withSignInLock(() => eraseRows(account)))
  afterErased()
  return outcome
}

/** The same within the caller's transaction, if any, which spans all tables of the outbox's database. */
export async function eraseRows(account: string): Promise<void> {
  const { entries, drafts, requests, files, fileBytes, settings } = outbox
  await withOutbox(() =>
    outbox.transaction('rw', [entries, drafts, requests, files, fileBytes, ...accountTables], async () => {
      await outbox.keys.delete(account)
      await deleteAccountData(await readAccountData(account))
      await deleteStoredFiles(await files.where({ owner: account }).primaryKeys())
      for (const table of [entries, drafts, requests]) await table.where({ owner: account }).delete()
      await settings.filter(({ key }) => key.split(':').includes(account)).delete()
    }),
  )
}

/** Steps after the transaction: no page counts as signed in, and nobody is notified. */
export function afterErased(): void {
  writeLocal('signed-in', null)
  void unsubscribePush()
  void forgetDeleted({ noted: false })
}
