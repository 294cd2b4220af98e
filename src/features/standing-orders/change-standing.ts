import { newId } from '#src/base/ids.ts'
import { notSaved, type SaveResult } from '#src/base/outcome.ts'
import { requestBackgroundSync } from '#src/platform/device/background-sync.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'
import { newEntry, type Queued } from '#src/platform/outbox/queue.ts'
import { isReturned, putEntry } from '#src/platform/outbox/save-entry.ts'
import { outboxTables, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'
import { saveForAccount } from '#src/platform/session/save-for-account.ts'
import { deadlineOf } from './amount.ts'
import { changeKind, startKind, type ChangeOfStanding, type Wish } from './wish.ts'

/** Begins a standing order of an account, on this phone at once and at the centre when it can be reached. */
export function startStanding(account: string, content: Wish): Promise<SaveResult> {
  const id = newId()
  return queue(account, { id, kind: startKind, lane: id, content })
}

/**
 * Changes a standing order; changes of one go out in the order in which they were made.
 *
 * @param replaces a returned change, which is deleted with this
 */
export function changeStanding(
  account: string,
  change: Omit<ChangeOfStanding, 'sendBefore'>,
  replaces?: string,
): Promise<SaveResult> {
  const content: ChangeOfStanding = { ...change, sendBefore: deadlineOf(change.from) }
  return queue(account, { kind: changeKind, lane: change.standing, content }, replaces)
}

function queue(account: string, queued: Queued, replaces?: string): Promise<SaveResult> {
  return answerOf(async () => {
    const entry = await newEntry(account, { ...queued, alone: true, settles: true })
    if (!entry) return notSaved('locked')
    const outcome = await saveForAccount(account, outboxTables, () =>
      storedOutbox().transact(async (rows) => {
        // A tap just before has replaced it.
        if (replaces !== undefined && !(await isReturned(rows, replaces, account))) return
        const waiting = await rows.waiting(account)
        if (!waiting.some(({ lane, hash }) => lane === entry.lane && hash === entry.hash))
          await putEntry(rows, entry, { replaces })
      }),
    )
    if (outcome.saved) void requestBackgroundSync()
    return outcome
  })
}

/** Deletes a change that the centre returned. */
export function leaveReturned(account: string, id: string): Promise<SaveResult> {
  return saveForAccount(account, outboxTables, () =>
    storedOutbox().transact(async (rows) => {
      if (await isReturned(rows, id, account)) await rows.delete(id)
    }),
  )
}
