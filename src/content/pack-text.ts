import { localize } from '#src/platform/i18n/words.ts'
import { units, type Pack, type Unit } from './catalogue.ts'

/** Returns the amount after a price: "/ 500 g", "/ litre". */
export function packText({ amount, unit }: Pack): string {
  return amount === 1 ? `/ ${localize(units[unit])}` : `/ ${amount} ${localize(units[unit])}`
}

/** Returns the pack of a centre's row; a unit that only a newer build knows counts as pieces. */
export function packIn({ pack_amount: amount, pack_unit: unit }: PackRow): Pack {
  return Object.hasOwn(units, unit) ? { amount, unit: unit as Unit } : { amount: 1, unit: 'piece' }
}

interface PackRow {
  readonly pack_amount: number
  readonly pack_unit: string
}

/** Units of which a thousand are another: 1,500 g are 1.5 kg. */
const thousandOf: Partial<Record<Unit, Unit>> = { g: 'kg', ml: 'litre' }

/** Returns the amount of several packs: "1.5 kg" for three of 500 g. */
export function amountText({ amount, unit }: Pack, packs: number): string {
  // Rounded to thousandths, because a float would show fifteen digits.
  const total = Math.round(amount * packs * 1_000) / 1_000
  const larger = total >= 1_000 ? thousandOf[unit] : undefined
  return larger ? `${total / 1_000} ${localize(units[larger])}` : `${total} ${localize(units[unit])}`
}
