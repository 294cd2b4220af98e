import type { Paise } from '#src/base/money.ts'
import { deliveredCatalogue, deliveryAreas } from '#src/content/delivery.ts'
import { totalOf, type FilledLine } from '#src/core/cart/filled.ts'

/** What bringing the daily needs among some lines to an area costs; other goods travel free. */
export function deliveryFee(lines: readonly FilledLine[], area: string): Paise {
  const brought = totalOf(lines.filter(isBrought))
  const rule = deliveryAreas.find(({ id }) => id === area)
  return rule && brought > 0 && brought < rule.freeFrom ? rule.fee : 0
}

/** Whether a line is one of those that are brought home against a fee. */
export function isBrought({ product }: Pick<FilledLine, 'product'>): boolean {
  return product.startsWith(`${deliveredCatalogue}/`)
}
