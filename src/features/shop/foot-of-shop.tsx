import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { useHydrated } from '#src/platform/ui/use-hydrated.ts'
import { LaterPart } from '#src/platform/ui/later-part.tsx'

// If it fails to load, the page stays as it is and the next page tries again.
const CartStrip = lazyPart(
  () => import('#src/features/shop/internal/cart-strip.tsx'),
  () => null,
)

/** The cart strip on every page of the shop; not in built pages, which do not know the cart. */
export function FootOfShop() {
  return (
    useHydrated() && (
      <LaterPart>
        <CartStrip />
      </LaterPart>
    )
  )
}
