import { accountState, type AccountState } from './account-state-api.ts'
import { existingKey } from '#src/platform/session/keys.ts'
import { decryptContent } from '#src/platform/outbox/encrypted-content.ts'
import type { Entry, ReturnedEntry, WaitingEntry } from '#src/platform/outbox/entry.ts'
import { goneCodes } from '#src/platform/outbox/codes.ts'
import { entriesOf, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'
import { sessionState } from '#src/platform/session/stored-session.ts'
import { withOutbox } from '#src/platform/device/outbox-database.ts'

/** Why nobody can sign in as an account any more. */
type Gone = Exclude<AccountState, 'here'>

/**
 * Returns why nobody can sign in any more as the account that uses this phone; `undefined` while its session is good, while the
 * account is there (it may be barred for a time), and without an answer to this or an earlier question.
 */
async function whyGone(account: string): Promise<Gone | undefined> {
  const { person, needsSignIn } = await sessionState()
  if (person?.id !== account || !needsSignIn) return undefined
  const state = (await accountState(account)) ?? (await knownReason(account))
  return state === 'here' ? undefined : state
}

/** Returns what the centre has said of an account before, which its returned entries still say. */
async function knownReason(account: string): Promise<Gone | undefined> {
  const codes = (await withOutbox(() => entriesOf(account))).map(
    (entry) => entry.state === 'returned' && entry.returned.code,
  )
  return (['deleted', 'unknown'] as const).find((gone) => codes.includes(goneCodes[gone]))
}

/**
 * Returns to its person all that the centre does not have of the account that uses this phone, if that account is gone.
 * Resolves with why it is gone. Rejects if the phone cannot store it.
 */
export async function returnWorkOfGoneAccount(): Promise<Gone | undefined> {
  const account = (await sessionState()).person?.id
  const gone = account === undefined ? undefined : await whyGone(account)
  if (account === undefined || !gone) return undefined
  const unsent = await unsentFor(account)
  const at = Date.now()
  await storedOutbox().transact(async (rows) => {
    for (const { id } of unsent) {
      const entry = await rows.get(id)
      if (entry?.owner === account && isUnsent(entry)) await rows.put(returnedAs(entry, gone, at))
    }
  })
  return gone
}

type Unsent = WaitingEntry | ReturnedEntry

const isUnsent = (entry: Entry): entry is Unsent => entry.state !== 'received'

/**
 * Entries that nobody can send any more. A guest's entries that the account has claimed are sent as the guest's, without a
 * sign-in.
 */
async function unsentFor(account: string): Promise<Unsent[]> {
  const key = await existingKey(account)
  const entries = (await withOutbox(() => entriesOf(account))).filter(isUnsent)
  const needSignIn = entries.map(async (entry) => {
    const needsNone = entry.state === 'waiting' && entry.why !== 'sign-in'
    return !(needsNone && key && (await decryptContent(key, entry.sealed))?.guest !== undefined)
  })
  const needsSignIn = await Promise.all(needSignIn)
  return entries.filter((_, at) => needsSignIn[at])
}

function returnedAs(entry: Unsent, gone: Gone, at: number): ReturnedEntry {
  const returned = { status: 403, code: goneCodes[gone], at }
  if (entry.state === 'returned') return { ...entry, returned }
  const { lease: _lease, nextAttemptAt: _next, why: _why, ...facts } = entry
  return { ...facts, state: 'returned', returned }
}
