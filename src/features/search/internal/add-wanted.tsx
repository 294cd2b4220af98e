import { t } from '@lingui/core/macro'
import { shelfWords } from '#src/content/shelf-words.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { AddToCart } from '#src/features/shop/add-to-cart.tsx'
import { loadCartChanges, useQuantity } from '#src/features/shop/in-cart.ts'

/** Adds the quantity that the search names in one tap; then the quantity is changed as everywhere. */
export function AddWanted({ product, quantity }: { product: Product; quantity: number }) {
  const { name } = product
  const inCart = useQuantity(product.id)
  if (inCart > 0 || !product.available) return <AddToCart product={product} />
  const add = async () => (await loadOrNotify(loadCartChanges))?.addPieces(product, quantity)
  return (
    <button
      type="button"
      className="button px-4"
      aria-label={`${t`Add to Cart: ${name}`}, ${quantity}`}
      onClick={add}
    >
      {localize(shelfWords.add)} {quantity}
    </button>
  )
}
