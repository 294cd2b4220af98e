import { watchOutbox } from '#src/platform/device/outbox-database.ts'
import { callCentre, type Undone } from '#src/platform/session/call-centre.ts'
import { copyOf, fetchCopy } from '#src/platform/session/staff-copy.ts'
import { stockAtDesk, stockWaiters, type Stock, type Waiter } from './stock-api.ts'

/** Fetches all counted goods and stores them on this phone; returns why it did not. */
export const syncStock = () => fetchCopy<Stock>('stock', stockAtDesk)

/** Observes the last counted goods that this phone has of an account; `undefined` without any. */
export function watchStock(owner: string) {
  return watchOutbox(() => copyOf<Stock>(owner, 'stock'))
}

/** Asks the centre who waits for a product; or returns why nobody can be named. */
export function waitersNow(account: string, product: string): Promise<Waiter[] | Undone> {
  return callCentre(account, (token) => stockWaiters(product, token))
}
