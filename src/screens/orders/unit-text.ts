import { billText } from '#src/base/bill-text.ts'
import { units, type Unit } from '#src/content/catalogue.ts'
import { packText } from '#src/content/pack-text.ts'
import type { Order } from '#src/core/orders/sync-orders.ts'

type Line = Order['items'][number]

/**
 * Returns the price of one piece with its unit: "₹75.00 / plant". It tells the packer goods of the same name apart, such
 * as kinnow by the kilo and a kinnow plant. Earlier builds stored no packs.
 */
export function unitText({
  unit_paise: price,
  pack_amount: amount,
  pack_unit: unit,
}: Pick<Line, 'unit_paise' | 'pack_amount' | 'pack_unit'>): string {
  const pack = amount && unit && Object.hasOwn(units, unit) ? packText({ amount, unit: unit as Unit }) : ''
  return [billText(price), pack].filter(Boolean).join(' ')
}
