import { t } from '@lingui/core/macro'
import { shelfWords } from '#src/content/shelf-words.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { addOne, useQuantity } from './in-cart.ts'

/** Adds one at each tap; the tile has no room for a button that takes one back, which the cart has. */
export function AddTile({ product }: { product: Product }) {
  const { id, name } = product
  const quantity = useQuantity(id)
  return (
    <button
      type="button"
      className="above button-quiet w-full px-1"
      aria-label={quantity ? `${localize(shelfWords.oneMore)}: ${name}` : t`Add to Cart: ${name}`}
      data-add={id}
      onClick={() => void addOne(product)}
    >
      {quantity ? `+ ${quantity}` : localize(shelfWords.add)}
    </button>
  )
}
