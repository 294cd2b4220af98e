import type { SaveResult } from '#src/base/outcome.ts'
import { accountState } from './account-state-api.ts'
import { withSignInLock } from '#src/platform/session/account-key.ts'
import { saveResultOf } from '#src/platform/device/storage-result.ts'
import { eraseRows } from './erase-account.ts'

/** Returns those accounts to which nobody can sign in any more; without an answer none. */
export async function goneAmong(accounts: readonly string[]): Promise<string[]> {
  const states = await Promise.all(accounts.map((account) => accountState(account)))
  return accounts.filter((_, at) => states[at] === 'deleted' || states[at] === 'unknown')
}

/** Erases rows that gone accounts left on this phone at their sign-out: nobody can decrypt them. */
export function eraseLeft(accounts: readonly string[]): Promise<SaveResult> {
  return saveResultOf(() =>
    withSignInLock(async () => {
      for (const account of accounts) await eraseRows(account)
    }),
  )
}
