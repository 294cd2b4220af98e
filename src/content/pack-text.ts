import { say } from '#src/i18n/words.ts'
import { units, type Pack } from './catalogue.ts'

/** What a price buys, as it stands behind the price: "/ 500 g", "/ litre". */
export function packText({ amount, unit }: Pack): string {
  return amount === 1 ? `/ ${say(units[unit])}` : `/ ${amount} ${say(units[unit])}`
}
