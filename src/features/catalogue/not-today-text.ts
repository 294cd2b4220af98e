import { t } from '@lingui/core/macro'
import { fill } from '#src/base/fill.ts'
import { dayText } from '#src/base/moment.ts'
import { localize } from '#src/platform/i18n/words.ts'
import type { Product } from './product.ts'
import { stockWords } from './stock-words.ts'

/**
 * Returns that a product is unavailable, and when it is available again. A mark of the day ends by itself the next day; what
 * is sold out waits for its goods.
 */
export function notTodayText({ back, left }: Pick<Product, 'back' | 'left'>): string {
  const date = back && dayText(back)
  if (left === 0) return date ? fill(localize(stockWords.outUntil), { day: date }) : localize(stockWords.out)
  return date ? t`Out of stock today. Back on ${date}.` : t`Out today`
}
