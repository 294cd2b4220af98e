import { deleteAccount, whatWouldGo, type Going } from '#src/backend/privacy.ts'
import { readAccountData, deleteAccountData, accountTables } from '#src/core/lock/account-data.ts'
import { deleteAccountKeys, withSignInLock } from '#src/core/keys/account-key.ts'
import { unsentOf } from '#src/core/outbox/stored-outbox.ts'
import { accessToken } from '#src/core/session/access-token.ts'
import { writeLocal } from '#src/device/local-storage.ts'
import { deleteStoredFiles } from '#src/core/outbox/file-rows.ts'
import { outbox, withOutbox } from '#src/device/outbox-database.ts'
import { unsubscribePush } from '#src/device/push.ts'
import { saveResultOf } from '#src/device/storage-result.ts'

export type { Going } from '#src/backend/privacy.ts'

/** Returns the effects of deleting the account at the centre; `undefined` if it cannot be reached. */
export async function remainingWork(account: string): Promise<Going | undefined> {
  const token = await accessToken({ owner: account })
  return token === undefined ? undefined : whatWouldGo(token)
}

/** Returns the number of an account's entries and drafts that only this phone has. */
export async function isOnlyHere(account: string): Promise<number> {
  const [entries, drafts] = await withOutbox(() =>
    Promise.all([unsentOf(account), outbox.drafts.where({ owner: account }).count()]),
  )
  return entries + drafts
}

/** The result of deleting. `more here`: more waits on this phone than the person gave up. Nothing was changed then. */
export type DeletionResult = 'gone' | 'last admin' | 'more here' | 'no line'

/**
 * Deletes the account at the centre, then its data on this phone, unsent data included. `givenUp` is the number
 * of unsent rows that the person agreed to lose.
 */
export async function deleteAccountAndData(account: string, givenUp: number): Promise<DeletionResult> {
  if ((await isOnlyHere(account)) > givenUp) return 'more here'
  const token = await accessToken({ owner: account })
  const answer = token === undefined ? 'unknown' : await deleteAccount(token)
  if (answer !== 'gone') return answer === 'unknown' ? 'no line' : answer
  await saveResultOf(() => withSignInLock(() => eraseOnPhone(account)))
  writeLocal('signed-in', null)
  void unsubscribePush()
  return 'gone'
}

async function eraseOnPhone(account: string): Promise<void> {
  const { entries, drafts, requests, files, fileBytes, settings } = outbox
  await withOutbox(() =>
    outbox.transaction('rw', [entries, drafts, requests, files, fileBytes, ...accountTables], async () => {
      await deleteAccountKeys()
      await deleteAccountData(await readAccountData(account))
      await deleteStoredFiles(await files.where({ owner: account }).primaryKeys())
      for (const table of [entries, drafts, requests]) await table.where({ owner: account }).delete()
      await settings.filter(({ key }) => key.split(':').includes(account)).delete()
    }),
  )
}
