import { plural, t } from '@lingui/core/macro'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { Count } from './count.tsx'
import { openCart } from '#src/features/cart/cart-dialog-state.ts'
import { useCartCount } from './use-cart-count.ts'

interface CartButtonProps {
  className?: string
  word?: string
  /** True for the word without the picture. */
  isPlain?: boolean | undefined
}

/** Opens the cart; shows the number of items. */
export function CartButton({ className = 'icon-button relative', word, isPlain }: CartButtonProps) {
  const count = useCartCount()
  const label = count ? plural(count, { one: 'Cart, # item', other: 'Cart, # items' }) : t`Cart`
  return (
    <button type="button" className={className} aria-label={label} data-cart="" onClick={openCart}>
      {!isPlain && <Pictogram name="cart" className="size-7" />}
      {word && <span>{word}</span>}
      <Count of={count} />
    </button>
  )
}
