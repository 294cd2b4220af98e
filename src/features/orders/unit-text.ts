import { billText } from '#src/base/bill-text.ts'
import { units, type Unit } from '#src/content/catalogue.ts'
import { packText } from '#src/content/pack-text.ts'

interface Line {
  readonly unit_paise: number
  readonly pack_amount?: number | undefined
  readonly pack_unit?: string | undefined
}

/**
 * Returns the price of one piece with its unit: "₹75.00 / plant". It tells the packer goods of the same name apart, such
 * as kinnow by the kilo and a kinnow plant. A machine has no pack, and a unit that only a newer build knows is left out.
 */
export function unitText({ unit_paise: price, pack_amount: amount, pack_unit: unit }: Line): string {
  const pack = amount && unit && Object.hasOwn(units, unit) ? packText({ amount, unit: unit as Unit }) : ''
  return [billText(price), pack].filter(Boolean).join(' ')
}
