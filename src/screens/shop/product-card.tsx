import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { moneyText } from '#src/base/money.ts'
import { packText } from '#src/content/pack-text.ts'
import type { Product } from '#src/core/catalogue/product.ts'
import { say } from '#src/i18n/words.ts'
import { putIntoCart } from './put-into-cart.ts'

interface ProductCardProps {
  product: Product
  heading: 'h2' | 'h3'
  /** Where it stands, on a page that shows more than one place. */
  place?: ReactNode
  /** What stands in the place of the way into the cart, for who may not buy it. */
  insteadOfBuying?: ReactNode
}

/** A product on the shelf: what it is, what it costs, and the way into the cart. */
export function ProductCard({ product, heading: Name, place, insteadOfBuying }: ProductCardProps) {
  const { name, price, pack, badge, item } = product
  return (
    <li className="card flex flex-col gap-2 p-4">
      <div className="flex items-start justify-between gap-2">
        <Name className="text-lg">{name}</Name>
        {badge && <span className="rounded-lg bg-mustard px-2 text-sm">{badge}</span>}
      </div>
      {place}
      {item?.use && <p>{say(item.use)}</p>}
      {item?.yields && <p>{say(item.yields)}</p>}
      {item?.features && (
        <ul className="text-muted">
          {item.features.map((feature) => (
            <li key={say(feature)}>{say(feature)}</li>
          ))}
        </ul>
      )}
      {item?.tiers && (
        <ul>
          {item.tiers.map((tier) => (
            <li key={tier.from}>{t`${tier.from} and more: ${moneyText(tier.price)}`}</li>
          ))}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-2">
        <p className="grid min-h-12 items-center">
          <span>
            <strong className="text-xl text-green">{moneyText(price)}</strong>{' '}
            <span className="text-muted">{packText(pack)}</span>
          </span>
        </p>
        {insteadOfBuying ?? <Buying product={product} />}
      </div>
    </li>
  )
}

function Buying({ product }: { product: Product }) {
  const { name } = product
  if (!product.available) return <p>{t`Not today`}</p>
  return (
    <button
      type="button"
      className="button"
      aria-label={t`Add to cart: ${name}`}
      onClick={() => putIntoCart(product)}
    >
      {t`Add to cart`}
    </button>
  )
}
