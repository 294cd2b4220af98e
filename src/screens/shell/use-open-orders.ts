import { useObservable } from '#src/ui/use-observable.ts'

/** How many orders of the current user wait to be sent or paid; 0 until the phone has looked. */
export function useOpenOrders(): number {
  return useObservable(
    'open orders',
    () => import('#src/core/orders/open-orders.ts').then(({ watchOpenOrders }) => watchOpenOrders()),
    0,
  )
}
