import type { CustomerType } from '#src/content/catalogue.ts'
import { useObservable } from '#src/ui/use-observable.ts'

/**
 * Returns the customer type that the current user chose on this phone; `undefined` until it is read, and without a
 * choice.
 */
export function useCustomerType(): CustomerType | undefined {
  return useObservable<CustomerType | undefined>(
    'customer type',
    async () => (await import('#src/core/orders/customer-type.ts')).watchCustomerType(),
    undefined,
  )
}
