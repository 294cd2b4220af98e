import type { Paise } from '#src/base/money.ts'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import { totalOf, type FilledLine } from '#src/features/cart/filled.ts'
import { isBrought } from './arrival.ts'

/** Returns the fee for delivering daily needs among the lines to an area; other goods are delivered free. */
export function deliveryFee(lines: readonly FilledLine[], area: DeliveryArea): Paise {
  return missingToFree(lines, area) ? area.fee : 0
}

/**
 * Returns the missing amount of daily needs until delivery is free; `undefined` if it is free, or nothing is
 * delivered.
 */
export function missingToFree(lines: readonly FilledLine[], area: DeliveryArea): Paise {
  const brought = totalOf(lines.filter(isBrought))
  return brought > 0 ? Math.max(area.freeFrom - brought, 0) : 0
}

/**
 * Returns the area of an id. `isGone` if it was chosen and is no longer served: then the first area stands in until the
 * person chooses. Without a choice it is the first.
 */
export function areaOf(
  areas: readonly DeliveryArea[],
  id: string | undefined,
): { area: DeliveryArea; isGone: boolean } {
  const found = areas.find((area) => area.id === id)
  return { area: found ?? areas[0]!, isGone: id !== undefined && !found }
}
