import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import { packText } from '#src/content/pack-text.ts'
import { isSold, type FilledLine } from '#src/features/cart/filled.ts'
import { OfferOfLine } from '#src/features/catalogue/price.tsx'
import { unitPrice } from '#src/features/catalogue/narrow.ts'
import { deliveryFee } from './delivery.ts'
import { totalWithDelivery } from '#src/features/orders/save-pending-order.ts'
import { InWords } from '#src/platform/ui/in-words.tsx'

/** The lines to buy, the unavailable ones, and the total. */
export function CheckoutSums({ lines, area }: { lines: readonly FilledLine[]; area: DeliveryArea }) {
  const fee = deliveryFee(lines, area)
  const total = totalWithDelivery(lines, area)
  const left = lines.filter((line) => !isSold(line)).map(({ current, seen }) => current?.name ?? seen.name)
  return (
    <section className="grid gap-3 border-t pt-4" aria-labelledby="what-is-bought">
      <h3 id="what-is-bought">{t`Your order`}</h3>
      <ul className="grid gap-2">
        {lines.filter(isSold).map(({ product, quantity, current }) => (
          <li key={product} className="flex flex-wrap justify-between gap-x-4">
            <span className="grow basis-24">
              {quantity} × {current!.name}
              <span className="block text-muted">
                {billText(unitPrice(current!, quantity))} {packText(current!.pack)}
                <OfferOfLine product={current!} quantity={quantity} />
              </span>
            </span>
            <span className="whitespace-nowrap">{billText(unitPrice(current!, quantity) * quantity)}</span>
          </li>
        ))}
      </ul>
      {left.length > 0 && <p className="text-red">{t`Not ordered: ${left.join(', ')}.`}</p>}
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 border-t pt-3">
        <dt>{t`Delivery fee`}</dt>
        <dd className="text-right">{fee ? billText(fee) : t`Free`}</dd>
        <dt className="text-lg font-bold">{t`Total`}</dt>
        <dd className="text-right text-xl font-bold text-green">{billText(total)}</dd>
        <dd className="col-span-2">
          <InWords amount={total} />
        </dd>
      </dl>
    </section>
  )
}
