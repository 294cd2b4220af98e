import type { Order } from './sync-orders.ts'
import { useObservable } from '#src/platform/ui/use-observable.ts'

/** Returns the account's orders on this phone, newest first; `undefined` until they are read. */
export function useOrders(account: string): readonly Order[] | undefined {
  return useObservable<readonly Order[] | undefined>(
    `orders of ${account}`,
    () => import('./sync-orders.ts').then(({ watchOrders }) => watchOrders(account)),
    undefined,
    [],
  )
}
