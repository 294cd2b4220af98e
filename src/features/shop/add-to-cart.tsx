import { useRef } from 'react'
import { t } from '@lingui/core/macro'
import { shelfWords } from '#src/content/shelf-words.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { loadOrNotify } from '#src/platform/ui/load-or-notify.ts'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { BulkQuantity } from '#src/features/shop/internal/bulk-quantity.tsx'
import { addOne, loadCartChanges, useQuantity } from './in-cart.ts'
import { notTodayText } from '#src/features/catalogue/not-today-text.ts'

// Lazy: only what is sold out needs it.
const TellMe = lazyPart(() => import('#src/features/shop/internal/tell-me.tsx'))

/** The *Add* button; for a product in the cart its quantity with − and +, and its removal. Or why it is unavailable today. */
export function AddToCart({ product }: { product: Product }) {
  const { id, name, available } = product
  const quantity = useQuantity(id)
  const more = useRef<HTMLButtonElement>(null)
  if (!available)
    return (
      <div className="grid justify-items-end gap-1 text-sm">
        <span>{notTodayText(product)}</span>
        {product.left === 0 && (
          <LaterPart fallback={null}>
            <TellMe product={product} />
          </LaterPart>
        )}
      </div>
    )
  if (product.tiers) return <BulkQuantity product={product} tiers={product.tiers} quantity={quantity} />
  const take = async () => (await loadOrNotify(loadCartChanges))?.takeOne(product)
  const remove = async () => {
    // The button that stays gets the focus.
    more.current?.focus()
    await (await loadOrNotify(loadCartChanges))?.takeOut(product)
  }
  return (
    <div className="stepper">
      {quantity > 0 && (
        <>
          <button type="button" className="icon-button" aria-label={t`Remove ${name}`} onClick={remove}>
            <Pictogram name="bin" className="size-6" />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`${localize(shelfWords.oneLess)}: ${name}`}
            aria-disabled={quantity <= 1}
            onClick={() => quantity > 1 && void take()}
          >
            <Pictogram name="minus" className="size-6" />
          </button>
          <strong key={quantity} className="number">
            {quantity}
          </strong>
        </>
      )}
      {/* The same element before and after, so that it keeps the focus for the next key press. */}
      <button
        ref={more}
        key="more"
        type="button"
        className={quantity ? 'icon-button' : 'button px-4'}
        aria-label={quantity ? `${localize(shelfWords.oneMore)}: ${name}` : t`Add to Cart: ${name}`}
        data-add={id}
        onClick={() => void addOne(product)}
      >
        {quantity ? <Pictogram name="plus" className="size-6" /> : localize(shelfWords.add)}
      </button>
    </div>
  )
}
