import { ownerNow } from '#src/platform/session/owner.ts'
import type { BookingAction, RefusedAction } from '#src/features/requests/booking-action.ts'
import type { Entry } from '#src/platform/outbox/entry.ts'
import { openEntriesOf } from '#src/platform/outbox/queue.ts'
import { entriesOf } from '#src/platform/outbox/stored-outbox.ts'
import { withOutbox } from '#src/platform/device/outbox-database.ts'

/** An action on a booking that this phone does not show as done yet. */
export interface PendingAction {
  readonly id: string
  readonly action: BookingAction
  /** `received`: the centre has done it, and the phone has yet to read the changed booking. */
  readonly state: Entry['state']
  /** Why it was returned: the centre's code. */
  readonly code: string | undefined
  readonly refused: RefusedAction | undefined
}

/** The current user's actions of a kind that are on their way or returned, oldest first. */
export async function pendingActions(kind: string): Promise<PendingAction[]> {
  const owner = await ownerNow()
  const entries = (await withOutbox(() => entriesOf(owner))).filter((entry) => entry.kind === kind)
  const opened = await openEntriesOf<BookingAction, RefusedAction>(owner, entries)
  return opened.map(({ entry, content, details }) => ({
    id: entry.id,
    action: content,
    state: entry.state,
    code: entry.state === 'returned' ? entry.returned.code : undefined,
    refused: details,
  }))
}
