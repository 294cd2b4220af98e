import { useObservable } from '#src/platform/ui/use-observable.ts'

/** Returns the number of items in the cart; 0 until it is read. */
export function useCartCount(): number {
  return useObservable(
    'cart',
    () => import('#src/features/cart/cart.ts').then(({ watchPieces }) => watchPieces()),
    0,
  )
}
