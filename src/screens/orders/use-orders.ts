import type { Order } from '#src/core/orders/sync-orders.ts'
import { useObservable } from '#src/ui/use-observable.ts'

/** The account's orders as this phone knows them, newest first; undefined until the phone has looked. */
export function useOrders(account: string): readonly Order[] | undefined {
  return useObservable<readonly Order[] | undefined>(
    `orders of ${account}`,
    () => import('#src/core/orders/sync-orders.ts').then(({ watchOrders }) => watchOrders(account)),
    undefined,
    [],
  )
}
