import { notSaved, type SaveResult } from '#src/base/outcome.ts'
import { requestBackgroundSync } from '#src/platform/device/background-sync.ts'
import { watchOutbox } from '#src/platform/device/outbox-database.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'
import { newEntry } from '#src/platform/outbox/queue.ts'
import { putEntry } from '#src/platform/outbox/save-entry.ts'
import { outboxTables, storedOutbox, unsentOfKind } from '#src/platform/outbox/stored-outbox.ts'
import { saveForAccount } from '#src/platform/session/save-for-account.ts'
import type { Sheet, StockChange } from './stock-api.ts'

/** The kind of entries that say what staff saw of the goods. */
export const stockSheetKind = 'stock-sheet'

/** The frozen content of an entry. */
export interface SheetContent {
  /** What it is about, in the list of unsent things. */
  readonly label: string
  readonly body: Sheet | StockChange
}

/** Queues a sheet or a change under an id; one phone's go out in the order in which they were written. */
export function queueSheet(account: string, id: string, content: SheetContent): Promise<SaveResult> {
  return answerOf(async () => {
    const entry = await newEntry(account, { id, kind: stockSheetKind, lane: 'stock', alone: true, content })
    if (!entry) return notSaved('locked')
    const outcome = await saveForAccount(account, outboxTables, () =>
      storedOutbox().transact((rows) => putEntry(rows, entry)),
    )
    if (outcome.saved) void requestBackgroundSync()
    return outcome
  })
}

/** The account's sheets that the centre does not have. */
export interface Unsent {
  readonly waiting: number
  readonly returned: number
}

/** Observes how many sheets wait, and how many came back. */
export function watchUnsent(account: string) {
  return watchOutbox(async (): Promise<Unsent> => {
    const entries = await unsentOfKind(account, stockSheetKind)
    const returned = entries.filter(({ state }) => state === 'returned').length
    return { waiting: entries.length - returned, returned }
  })
}
