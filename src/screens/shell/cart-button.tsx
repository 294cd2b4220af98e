import { plural, t } from '@lingui/core/macro'
import { Pictogram } from '#src/ui/pictogram.tsx'
import { Count } from './count.tsx'
import { openCart } from '#src/screens/frame/cart-dialog-state.ts'
import { useCartCount } from './use-cart-count.ts'

/** Opens the cart; shows the number of items. */
export function CartButton({ className = 'icon-button', word }: { className?: string; word?: string }) {
  const count = useCartCount()
  const label = count ? plural(count, { one: 'Cart, # item', other: 'Cart, # items' }) : t`Cart`
  return (
    <button type="button" className={`relative ${className}`} aria-label={label} onClick={openCart}>
      <Pictogram name="cart" className="size-7" />
      {word && <span>{word}</span>}
      <Count of={count} />
    </button>
  )
}
