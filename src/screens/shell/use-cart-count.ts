import { useObservable } from '#src/ui/use-observable.ts'

/** How many things are in the cart; 0 until the phone has looked. */
export function useCartCount(): number {
  return useObservable(
    'cart',
    () => import('#src/core/cart/cart.ts').then(({ watchPieces }) => watchPieces()),
    0,
  )
}
