import { useObservable } from '#src/ui/use-observable.ts'

/** Returns the number of items in the cart; 0 until it is read. */
export function useCartCount(): number {
  return useObservable(
    'cart',
    () => import('#src/core/cart/cart.ts').then(({ watchPieces }) => watchPieces()),
    0,
  )
}
