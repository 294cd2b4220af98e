import { t } from '@lingui/core/macro'
import { moneyText } from '#src/base/money.ts'
import type { Pack, PriceTier } from '#src/content/catalogue.ts'
import { amountText, packText } from '#src/content/pack-text.ts'
import { unitPrice } from '#src/core/catalogue/narrow.ts'
import type { Product } from '#src/core/catalogue/product.ts'

interface PriceProps {
  product: Pick<Product, 'price' | 'tiers' | 'pack'>
  /** How many are bought: a price by quantity holds from its quantity on. */
  quantity?: number | undefined
  /** Larger: on the page of one product. */
  whole?: boolean
}

/**
 * What a product costs, and how much of it that is: the one way in which a shelf, the search and a product's own page draw a price. Whole
 * rupees have no decimals here; carts, orders and receipts are bills and always do (`billText`).
 */
export function Price({ product, quantity = 1, whole = false }: PriceProps) {
  const { pack, tiers } = product
  const amount = unitPrice(product, quantity)
  return (
    <div className="min-w-0">
      <p>
        <strong className={whole ? 'text-2xl text-green' : 'text-lg text-green'}>{moneyText(amount)}</strong>{' '}
        <span className="text-sm text-muted">{packText(pack)}</span>
      </p>
      {tiers && <Tiers tiers={tiers} pack={pack} />}
    </div>
  )
}

/** What one costs from a quantity on: "20 litre and more: ₹65 / litre". */
function Tiers({ tiers, pack }: { tiers: readonly PriceTier[]; pack: Pack }) {
  return (
    <ul className="text-sm">
      {tiers.map(({ from, price }) => (
        <li key={from}>
          {t`${amountText(pack, from)} and more: ${moneyText(price)}`} {packText(pack)}
        </li>
      ))}
    </ul>
  )
}
