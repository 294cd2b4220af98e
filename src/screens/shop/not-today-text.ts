import { t } from '@lingui/core/macro'
import type { Product } from '#src/core/catalogue/product.ts'

/**
 * Returns that a product is unavailable today, and when it is available again. A mark ends by itself the next day.
 */
export function notTodayText({ back }: Pick<Product, 'back'>): string {
  return back ? t`Out of stock today. Back tomorrow morning.` : t`Out today`
}
