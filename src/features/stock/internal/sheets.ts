import { queueForAccount } from '#src/platform/outbox/queue-for-account.ts'
import { type SaveResult } from '#src/base/outcome.ts'
import { watchOutbox } from '#src/platform/device/outbox-database.ts'
import { unsentOfKind } from '#src/platform/outbox/stored-outbox.ts'
import { stockSheetKind, type Sheet, type StockChange } from './stock-api.ts'

/** The frozen content of an entry. */
export interface SheetContent {
  /** What it is about, in the list of unsent things. */
  readonly label: string
  readonly body: Sheet | StockChange
}

/** Queues a sheet or a change under an id; one phone's go out in the order in which they were written. */
export function queueSheet(account: string, id: string, content: SheetContent): Promise<SaveResult> {
  return queueForAccount(account, { id, kind: stockSheetKind, lane: 'stock', content })
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
