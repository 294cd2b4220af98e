import { t } from '@lingui/core/macro'
import { dayText } from '#src/base/moment.ts'
import type { Product } from './product.ts'

/**
 * Returns that a product is unavailable today, and when it is available again. A mark ends by itself the next day.
 */
export function notTodayText({ back }: Pick<Product, 'back'>): string {
  if (!back) return t`Out today`
  const date = dayText(back)
  return t`Out of stock today. Back on ${date}.`
}
