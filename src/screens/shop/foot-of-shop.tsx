import { lazy, Suspense, type ComponentType } from 'react'
import { useHydrated } from '#src/ui/use-hydrated.ts'

// Nobody asked for it: where the line loses it, the page stays as it is and the next one asks again.
const CartStrip = lazy<ComponentType>(() => import('./cart-strip.tsx').catch(() => ({ default: () => null })))

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
