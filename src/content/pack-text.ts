import { localize } from '#src/i18n/words.ts'
import { units, type Pack, type Unit } from './catalogue.ts'

/** What a price buys, as it stands behind the price: "/ 500 g", "/ litre". */
export function packText({ amount, unit }: Pack): string {
  return amount === 1 ? `/ ${localize(units[unit])}` : `/ ${amount} ${localize(units[unit])}`
}

/** The units of which a thousand are another: 1,500 g are 1.5 kg. */
const thousandOf: Partial<Record<Unit, Unit>> = { g: 'kg', ml: 'litre' }

/** How much some packs are together: "1.5 kg" for three of 500 g. */
export function amountText({ amount, unit }: Pack, packs: number): string {
  // In thousandths: a third of a float would be shown with fifteen digits.
  const total = Math.round(amount * packs * 1_000) / 1_000
  const larger = total >= 1_000 ? thousandOf[unit] : undefined
  return larger ? `${total / 1_000} ${localize(units[larger])}` : `${total} ${localize(units[unit])}`
}
