import type { Order } from '#src/core/orders/catch-up.ts'
import { useHeld } from '#src/ui/use-held.ts'

/** The account's orders as this phone knows them, newest first; undefined until the phone has looked. */
export function useOrders(account: string): readonly Order[] | undefined {
  return useHeld<readonly Order[] | undefined>(
    `orders of ${account}`,
    () => import('#src/core/orders/catch-up.ts').then(({ watchOrders }) => watchOrders(account)),
    undefined,
    [],
  )
}
