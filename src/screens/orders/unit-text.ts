import { billText } from '#src/base/bill-text.ts'
import { units, type Unit } from '#src/content/catalogue.ts'
import { packText } from '#src/content/pack-text.ts'
import type { Order } from '#src/core/orders/sync-orders.ts'

type Line = Order['items'][number]

/**
 * Returns what one of a line costs, and how much of it that is: "₹75.00 / plant". By it whoever packs tells apart what has the
 * same name, such as kinnow by the kilo and a kinnow plant. Earlier builds stored no packs.
 */
export function unitText({
  unit_paise: price,
  pack_amount: amount,
  pack_unit: unit,
}: Pick<Line, 'unit_paise' | 'pack_amount' | 'pack_unit'>): string {
  const pack = amount && unit && Object.hasOwn(units, unit) ? packText({ amount, unit: unit as Unit }) : ''
  return [billText(price), pack].filter(Boolean).join(' ')
}
