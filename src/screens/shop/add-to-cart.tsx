import { useRef } from 'react'
import { t } from '@lingui/core/macro'
import { shelfWords } from '#src/content/shelf-words.ts'
import type { Product } from '#src/core/catalogue/product.ts'
import { localize } from '#src/i18n/words.ts'
import { loadOrNotify } from '#src/screens/frame/load-or-notify.ts'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { loadCartChanges, useQuantity } from './in-cart.ts'
import { notTodayText } from './not-today-text.ts'

/** The way into the cart; once it is in there, how many of it, with one less and one more. Or why there is none today. */
export function AddToCart({ product }: { product: Product }) {
  const { id, name, available } = product
  const quantity = useQuantity(id)
  const more = useRef<HTMLButtonElement>(null)
  if (!available) return <span className="text-sm">{notTodayText(product)}</span>
  const add = async () => (await loadOrNotify(loadCartChanges))?.addOne(product)
  const take = async () => {
    // The button for one less goes with the last one: what takes its place has the focus.
    if (quantity === 1) more.current?.focus()
    await (await loadOrNotify(loadCartChanges))?.takeOne(product)
  }
  return (
    <div className="stepper">
      {quantity > 0 && (
        <>
          <button
            type="button"
            className="icon-button"
            aria-label={`${localize(shelfWords.oneLess)}: ${name}`}
            onClick={take}
          >
            <Pictogram name="minus" className="size-6" />
          </button>
          <strong>{quantity}</strong>
        </>
      )}
      {/* The same button before and after: whoever has pressed it by a key presses it again. */}
      <button
        ref={more}
        key="more"
        type="button"
        className={quantity ? 'icon-button' : 'button px-4'}
        aria-label={quantity ? `${localize(shelfWords.oneMore)}: ${name}` : t`Add to Cart: ${name}`}
        onClick={add}
      >
        {quantity ? <Pictogram name="plus" className="size-6" /> : localize(shelfWords.add)}
      </button>
    </div>
  )
}
