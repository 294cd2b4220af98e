import { useHeld } from '#src/ui/use-held.ts'

/** How many orders of whoever uses the phone wait to be sent or paid; 0 until the phone has looked. */
export function useOpenOrders(): number {
  return useHeld(
    'open orders',
    () => import('#src/core/orders/open-orders.ts').then(({ watchOpenOrders }) => watchOpenOrders()),
    0,
  )
}
