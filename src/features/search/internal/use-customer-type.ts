import type { CustomerType } from '#src/content/catalogue.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'

/**
 * Returns the customer type that the current user chose last on this phone; `undefined` if they never chose, and
 * `'reading'` until it is read.
 */
export function useCustomerType(): CustomerType | 'reading' | undefined {
  return useObservable<CustomerType | 'reading' | undefined>(
    'customer type',
    async () => (await import('#src/features/cart/customer-type.ts')).watchCustomerType(),
    'reading',
    'domestic',
  )
}
