import { t } from '@lingui/core/macro'
import type { Order } from '#src/core/orders/sync-orders.ts'
import { language } from '#src/i18n/words.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'
import { shortText } from '#src/base/short-text.ts'

speakAccount(language())

/** How many things are named before the rest is counted. */
const named = 2

/** More of a name is on the page of the order. */
const longestName = 60

/** What an order is of, in one line: "Wheat PBW 826, DAP and 2 more". */
export function goodsText({ items }: Pick<Order, 'items'>): string {
  const names = items.slice(0, named).map(({ name }) => shortText(name[language()], longestName))
  const more = items.length - named
  const all = names.join(', ')
  return more > 0 ? t`${all} and ${more} more` : all
}
