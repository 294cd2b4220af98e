import { moneyText } from '#src/base/money.ts'
import { packText } from '#src/content/pack-text.ts'
import type { Product } from '#src/core/catalogue/product.ts'

/** What a product costs, and how much of it that is. */
export function ProductPrice({ product: { price, pack } }: { product: Product }) {
  return (
    <p className="grid min-h-12 items-center">
      <span>
        <strong className="text-xl text-green">{moneyText(price)}</strong>{' '}
        <span className="text-muted">{packText(pack)}</span>
      </span>
    </p>
  )
}
