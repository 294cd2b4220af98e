import { accountState } from '#src/features/shared-phone/account-state-api.ts'
import { deleteAccount, whatWouldGo, type Going } from '#src/features/gate/consents-api.ts'
import { unsentOf } from '#src/platform/outbox/stored-outbox.ts'
import { accessToken } from '#src/platform/session/access-token.ts'
import { callCentre, withoutToken, type Undone } from '#src/platform/session/call-centre.ts'
import { outbox, withOutbox } from '#src/platform/device/outbox-database.ts'
import { eraseAccount } from '#src/features/shared-phone/erase-account.ts'

export type { Going } from '#src/features/gate/consents-api.ts'

/**
 * Returns the effects of deleting the account at the centre; `deleted` if that was done, on another phone or without an answer
 * on this one; or why they cannot be had.
 */
export async function remainingWork(account: string): Promise<Going | 'deleted' | Undone> {
  const going = await callCentre(account, whatWouldGo)
  return typeof going === 'string' && (await isDeleted(account)) ? 'deleted' : going
}

const isDeleted = async (account: string) => (await accountState(account)) === 'deleted'

/** Returns the number of an account's entries and drafts that only this phone has. */
export async function isOnlyHere(account: string): Promise<number> {
  const [entries, drafts] = await withOutbox(() =>
    Promise.all([unsentOf(account), outbox.drafts.where({ owner: account }).count()]),
  )
  return entries + drafts
}

/**
 * The result of deleting. `more here`: more waits on this phone than the person gave up, and nothing was changed. `copy
 * here`: the account is deleted, and this phone could not delete its own copy.
 */
export type DeletionResult = 'gone' | 'copy here' | 'last admin' | 'more here' | 'sign in' | 'no network'

/**
 * Deletes the account at the centre, then its data on this phone, unsent data included. `givenUp` is the number
 * of unsent rows that the person agreed to lose.
 */
export async function deleteAccountAndData(account: string, givenUp: number): Promise<DeletionResult> {
  if ((await isOnlyHere(account)) > givenUp) return 'more here'
  const token = await accessToken({ owner: account })
  const answer = token === undefined ? 'unknown' : await deleteAccount(token)
  if (answer === 'last admin') return answer
  // The answer to an earlier attempt may have been lost: then no call with a token is answered any more.
  if (answer === 'unknown' && !(await isDeleted(account)))
    return (await withoutToken()) === 'sign in' ? 'sign in' : 'no network'
  return (await eraseAccount(account)).saved ? 'gone' : 'copy here'
}
