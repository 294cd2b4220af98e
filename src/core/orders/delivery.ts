import type { Paise } from '#src/base/money.ts'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import { deliveredCatalogue } from '#src/content/delivery.ts'
import { totalOf, type FilledLine } from '#src/core/cart/filled.ts'

/** What bringing the daily needs among some lines to an area costs; other goods travel free. */
export function deliveryFee(lines: readonly FilledLine[], area: DeliveryArea): Paise {
  return missingToFree(lines, area) ? area.fee : 0
}

/** For how much more of daily needs the delivery to an area is free; nothing where it is, or where nothing is brought. */
export function missingToFree(lines: readonly FilledLine[], area: DeliveryArea): Paise {
  const brought = totalOf(lines.filter(isBrought))
  return brought > 0 ? Math.max(area.freeFrom - brought, 0) : 0
}

/** Whether a line is one of those that are brought home against a fee. */
export function isBrought({ product }: Pick<FilledLine, 'product'>): boolean {
  return product.startsWith(`${deliveredCatalogue}/`)
}
