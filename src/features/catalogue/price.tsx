import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import { moneyText } from '#src/base/money.ts'
import type { Pack, PriceTier } from '#src/content/catalogue.ts'
import { amountText, packText } from '#src/content/pack-text.ts'
import { unitPrice } from './narrow.ts'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import type { Product } from './product.ts'

// Lazy: few products have an offer, and no built page shows one.
const OfferLine = lazyPart(() => import('#src/features/catalogue/internal/offer-line.tsx'))

interface PriceProps {
  product: Pick<Product, 'price' | 'tiers' | 'pack' | 'offer'>
  /** The quantity, which decides between prices by quantity. */
  quantity?: number | undefined
  /** True for larger letters, on the page of a product. */
  whole?: boolean
  /** True without the prices by quantity, which stand on the buttons beside it. */
  alone?: boolean
}

/**
 * A product's price with its amount, in the form of shelves, search and product pages. Whole rupees have no decimals
 * here; in carts, orders and receipts they do (`billText`).
 */
export function Price({ product, quantity = 1, whole = false, alone = false }: PriceProps) {
  const { pack, tiers, offer } = product
  const amount = unitPrice(product, quantity)
  return (
    <div className="min-w-0">
      <p>
        <strong className={whole ? 'text-2xl text-green' : 'text-lg text-green'}>{moneyText(amount)}</strong>{' '}
        <span className="inline-block text-sm text-muted">{packText(pack)}</span>
      </p>
      {offer && (
        <p className="text-sm">
          <Before instead={moneyText(offer.instead)} until={offer.until} />
        </p>
      )}
      {tiers && !alone && <Tiers tiers={tiers} pack={pack} />}
    </div>
  )
}

/** The price before an offer, on a line of a cart or an order; nothing where a step by quantity costs less than the offer. */
export function OfferOfLine({ product, quantity }: { product: Product; quantity: number }) {
  const { offer, price } = product
  if (!offer || unitPrice(product, quantity) !== price) return null
  return (
    <>
      {' '}
      <Before instead={billText(offer.instead)} until={offer.until} />
    </>
  )
}

function Before(before: { instead: string; until: string }) {
  return (
    <LaterPart>
      <OfferLine {...before} />
    </LaterPart>
  )
}

/** The unit price from a quantity on: "20 litre and more: ₹65 / litre". */
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
