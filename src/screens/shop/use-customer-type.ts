import type { CustomerType } from '#src/content/catalogue.ts'
import { useObservable } from '#src/ui/use-observable.ts'

const nobodySaid = { subscribe: () => ({ unsubscribe: () => {} }) }

/**
 * For whom the current user buys, as they said last on this phone; `undefined` until it is known, and where they never said.
 *
 * @param isWanted false where it makes no difference, and nothing is loaded
 */
export function useCustomerType(isWanted = true): CustomerType | undefined {
  return useObservable<CustomerType | undefined>(
    `customer type ${isWanted}`,
    async () =>
      isWanted ? (await import('#src/core/orders/customer-type.ts')).watchCustomerType() : nobodySaid,
    undefined,
  )
}
