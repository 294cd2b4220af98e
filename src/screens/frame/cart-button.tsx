import { plural, t } from '@lingui/core/macro'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { openCart } from './open.ts'
import { useCartCount } from './use-cart-count.ts'

/** Opens the cart and shows how many things are in it. */
export function CartButton({ className = 'icon-button', word }: { className?: string; word?: string }) {
  const count = useCartCount()
  const label = count ? plural(count, { one: 'Cart, # item', other: 'Cart, # items' }) : t`Cart`
  return (
    <button type="button" className={`relative ${className}`} aria-label={label} onClick={openCart}>
      <Pictogram name="cart" className="size-7" />
      {word && <span>{word}</span>}
      {count > 0 && (
        <span className="absolute top-0 left-1/2 min-w-6 rounded-full bg-mustard px-1 text-center text-sm font-bold text-ink">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
}
