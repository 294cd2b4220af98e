import { t } from '@lingui/core/macro'
import type { Order } from './sync-orders.ts'
import { language } from '#src/platform/i18n/words.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import { shortText } from '#src/base/short-text.ts'

speakAccount(language())

/** Number of goods that are named before the rest is counted. */
const named = 2

/** Longer names are cut; the order's page has them whole. */
const longestName = 60

/** Returns the goods of an order in one line: "Wheat PBW 826, DAP and 2 more". */
export function goodsText({ items }: Pick<Order, 'items'>): string {
  const names = items.slice(0, named).map(({ name }) => shortText(name[language()], longestName))
  const more = items.length - named
  const all = names.join(', ')
  return more > 0 ? t`${all} and ${more} more` : all
}
