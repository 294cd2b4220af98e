import { useEffect } from 'react'
import { fill } from '#src/base/fill.ts'
import { moneyText } from '#src/base/money.ts'
import { itemsInCart } from '#src/content/shop-words.ts'
import type { CartSum } from '#src/features/cart/filled.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { openCart } from '#src/features/cart/cart-dialog-state.ts'
import CallBackLine from '#src/features/reading/call-back-line.tsx'
import { Pictogram } from '#src/platform/ui/pictogram.tsx'
import { useObservable } from '#src/platform/ui/use-observable.ts'
import { useInCart } from '#src/features/shop/in-cart.ts'

const empty: CartSum = { pieces: 0, total: 0 }

/**
 * The number of items and the total, at the bottom of every page of the shop; a tap opens the cart. The page's end
 * has room for it. Also announces changes of the cart.
 */
export default function CartStrip() {
  const { pieces, total } = useObservable(
    'cart sum',
    () => import('#src/features/cart/filled.ts').then(({ watchSum }) => watchSum()),
    empty,
  )
  const spoken = useInCart((state) => state.spoken)
  useEffect(() => {
    useInCart.setState({ hasStrip: true })
    return () => useInCart.setState({ hasStrip: false })
  }, [])
  return (
    <>
      <CallBackLine />
      <div className={pieces ? 'at-foot cart-strip' : undefined}>
        <p role="status" className="sr-only">
          {spoken}
        </p>
        {pieces > 0 && (
          <button type="button" className="button" onClick={openCart}>
            <Pictogram name="cart" className="size-6" />
            <span className="grow text-left">
              {fill(localize(itemsInCart[pieces === 1 ? 'one' : 'other']), { count: pieces })} ·{' '}
              {moneyText(total)}
            </span>
            <span aria-hidden="true">›</span>
          </button>
        )}
      </div>
    </>
  )
}
