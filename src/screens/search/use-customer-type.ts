import type { CustomerType } from '#src/content/catalogue.ts'
import { useObservable } from '#src/ui/use-observable.ts'

/** For whom the current user buys, as they said last on this phone; `undefined` until it is known, and where they never said. */
export function useCustomerType(): CustomerType | undefined {
  return useObservable<CustomerType | undefined>(
    'customer type',
    async () => (await import('#src/core/orders/customer-type.ts')).watchCustomerType(),
    undefined,
  )
}
