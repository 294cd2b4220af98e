import { Suspense } from 'react'
import { lazyPart } from '#src/screens/frame/lazy-part.tsx'
import { useHydrated } from '#src/ui/use-hydrated.ts'

// Nobody asked for it: where the line loses it, the page stays as it is and the next one asks again.
const CartStrip = lazyPart(
  () => import('./cart-strip.tsx'),
  () => null,
)

/** The strip that says what is in the cart, at the foot of every page of the shop. In no built page: none knows the cart. */
export function FootOfShop() {
  return (
    useHydrated() && (
      <Suspense>
        <CartStrip />
      </Suspense>
    )
  )
}
