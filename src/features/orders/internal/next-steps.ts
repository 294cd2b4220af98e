import { t } from '@lingui/core/macro'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import type { Product } from '#src/features/catalogue/product.ts'
import { arrivalOf } from './arrival.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'
import { localize } from '#src/platform/i18n/words.ts'

type Facts = Pick<Order, 'kind' | 'delivery_area' | 'items'>

/** Goods and delivery areas, as far as the phone has them. */
interface Known {
  readonly products: ReadonlyMap<string, Pick<Product, 'perishable'>>
  readonly areas: readonly DeliveryArea[]
}

/** Returns the centre's next steps after the payment of an order: for its goods the times that its cart named. */
export function nextSteps(order: Facts, { products, areas }: Known): string[] {
  if (order.kind === 'booking') return []
  if (order.kind === 'training') return [t`Training: we contact you within 24 hours on open days.`]
  const { brought, fresh, shipped } = arrivalOf(
    order.items.map(({ product_id: product }) => ({
      product,
      perishable: products.get(product)?.perishable,
    })),
  )
  const area = brought && areas.find(({ id }) => id === order.delivery_area)
  return [
    area && t`Daily needs: ${localize(area.when)}.`,
    fresh && t`Fresh things: the same day in the Sarna Station area.`,
    shipped && t`Products: shipped in 2–3 working days.`,
  ].filter((step) => typeof step === 'string')
}

/** Returns the next steps of everything that is paid or asked for, where no order is known. */
export function allNextSteps(): string[] {
  return [
    t`Training: we contact you within 24 hours on open days.`,
    t`Products: shipped in 2–3 working days.`,
    t`Loans: reviewed in 2–3 working days.`,
  ]
}
