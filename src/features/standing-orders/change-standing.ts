import { queueOnce } from '#src/platform/outbox/queue-for-account.ts'
import { newId } from '#src/base/ids.ts'
import { type SaveResult } from '#src/base/outcome.ts'
import { isReturned } from '#src/platform/outbox/save-entry.ts'
import { outboxTables, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'
import { saveForAccount } from '#src/platform/session/save-for-account.ts'
import { deadlineOf } from './amount.ts'
import { changeKind, startKind, type ChangeOfStanding, type Wish } from './wish.ts'

/** Begins a standing order of an account, on this phone at once and at the centre when it can be reached. */
export function startStanding(account: string, content: Wish): Promise<SaveResult> {
  const id = newId()
  return queueOnce(account, { id, kind: startKind, lane: id, settles: true, content })
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
  return queueOnce(account, { kind: changeKind, lane: change.standing, settles: true, content }, replaces)
}

/** Deletes a change that the centre returned. */
export function leaveReturned(account: string, id: string): Promise<SaveResult> {
  return saveForAccount(account, outboxTables, () =>
    storedOutbox().transact(async (rows) => {
      if (await isReturned(rows, id, account)) await rows.delete(id)
    }),
  )
}
