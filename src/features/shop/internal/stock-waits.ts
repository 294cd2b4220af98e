import { stockWaitKind } from '#src/features/shop/stock-wait-api.ts'
import { queueOnce } from '#src/platform/outbox/queue-for-account.ts'
import { type SaveResult } from '#src/base/outcome.ts'
import type { Product } from '#src/features/catalogue/product.ts'

/** The frozen content of a wish to be told. */
export interface StockWait {
  readonly product: string
  /** Its name in the list of unsent things. */
  readonly label: string
}

/** Queues the wish to be told when a product is back; twice it is one wish at the centre. */
export function waitForStock(account: string, { id, name }: Product): Promise<SaveResult> {
  const content: StockWait = { product: id, label: name }
  return queueOnce(account, { kind: stockWaitKind, lane: `${stockWaitKind} ${id}`, content })
}
