import { useObservable } from '#src/platform/ui/use-observable.ts'

/** Returns the number of unsent and unpaid orders of the current user; 0 until they are read. */
export function useOpenOrders(): number {
  return useObservable(
    'open orders',
    () => import('#src/features/orders/open-orders.ts').then(({ watchOpenOrders }) => watchOpenOrders()),
    0,
  )
}
