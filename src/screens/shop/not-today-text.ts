import { t } from '@lingui/core/macro'
import type { Product } from '#src/core/catalogue/product.ts'

/** That something is not there today, and when it is again. Nothing is away by itself for longer than until tomorrow. */
export function notTodayText({ back }: Pick<Product, 'back'>): string {
  return back ? t`Out of stock today. Back tomorrow morning.` : t`Out today`
}
