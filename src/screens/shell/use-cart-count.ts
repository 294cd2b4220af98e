import { useHeld } from '#src/ui/use-held.ts'

/** How many things are in the cart; 0 until the phone has looked. */
export function useCartCount(): number {
  return useHeld('cart', () => import('#src/core/cart/cart.ts').then(({ watchPieces }) => watchPieces()), 0)
}
