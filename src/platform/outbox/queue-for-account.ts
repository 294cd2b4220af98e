import { notSaved, type SaveResult } from '#src/base/outcome.ts'
import { requestBackgroundSync } from '#src/platform/device/background-sync.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'
import { saveForAccount } from '#src/platform/session/save-for-account.ts'
import type { WaitingEntry } from './entry.ts'
import { newEntry, type Queued } from './queue.ts'
import { isReturned, putEntry } from './save-entry.ts'
import { outboxTables, storedOutbox } from './stored-outbox.ts'
import type { EntryRows } from './world.ts'

/**
 * Queues an entry of a kind whose call takes one entry, and asks for Background Sync; `locked` without the account's key.
 *
 * @param put stores it within the transaction
 */
export function queueForAccount(
  account: string,
  queued: Omit<Queued, 'alone'>,
  put: (rows: EntryRows, entry: WaitingEntry) => Promise<unknown> = putEntry,
): Promise<SaveResult> {
  return answerOf(async () => {
    const entry = await newEntry(account, { ...queued, alone: true })
    if (!entry) return notSaved('locked')
    const outcome = await saveForAccount(account, outboxTables, () =>
      storedOutbox().transact((rows) => put(rows, entry)),
    )
    if (outcome.saved) void requestBackgroundSync()
    return outcome
  })
}

/**
 * The same, but what waits already with the same content in the same lane is stored once: a second tap says nothing new.
 *
 * @param replaces a returned entry, which is deleted with this
 */
export function queueOnce(
  account: string,
  queued: Omit<Queued, 'alone'>,
  replaces?: string,
): Promise<SaveResult> {
  return queueForAccount(account, queued, (rows, entry) => putOnce(rows, entry, replaces))
}

/** Stores an entry, unless a tap just before has stored the same one, or one in place of the returned one. */
export async function putOnce(
  rows: EntryRows,
  entry: WaitingEntry,
  replaces: string | undefined,
): Promise<void> {
  if (replaces !== undefined && !(await isReturned(rows, replaces, entry.owner))) return
  const waiting = await rows.waiting(entry.owner)
  if (waiting.some(({ lane, hash }) => lane === entry.lane && hash === entry.hash)) return
  await putEntry(rows, entry, { replaces })
}
