import { notSaved, type SaveResult } from '#src/base/outcome.ts'
import { requestBackgroundSync } from '#src/platform/device/background-sync.ts'
import { answerOf } from '#src/platform/device/storage-result.ts'
import { newEntry } from '#src/platform/outbox/queue.ts'
import { putEntry } from '#src/platform/outbox/save-entry.ts'
import { outboxTables, storedOutbox } from '#src/platform/outbox/stored-outbox.ts'
import { saveForAccount } from '#src/platform/session/save-for-account.ts'
import type { Product } from '#src/features/catalogue/product.ts'

/** The kind of entries that ask to be told when a product is back. */
export const stockWaitKind = 'stock-wait'

/** The frozen content of a wish to be told. */
export interface StockWait {
  readonly product: string
  /** Its name in the list of unsent things. */
  readonly label: string
}

/** Queues the wish to be told when a product is back; twice it is one wish at the centre. */
export function waitForStock(account: string, { id, name }: Product): Promise<SaveResult> {
  return answerOf(async () => {
    const content: StockWait = { product: id, label: name }
    const entry = await newEntry(account, { kind: stockWaitKind, content })
    if (!entry) return notSaved('locked')
    const outcome = await saveForAccount(account, outboxTables, () =>
      storedOutbox().transact((rows) => putEntry(rows, entry)),
    )
    if (outcome.saved) void requestBackgroundSync()
    return outcome
  })
}
