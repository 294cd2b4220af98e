import { t } from '@lingui/core/macro'
import type { Order } from '#src/core/orders/sync-orders.ts'
import { language } from '#src/i18n/words.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'

speakAccount(language())

/** How many things are named before the rest is counted. */
const named = 2

/** What an order is of, in one line: "Wheat PBW 826, DAP and 2 more". */
export function goodsText({ items }: Pick<Order, 'items'>): string {
  const names = items.slice(0, named).map(({ name }) => name[language()])
  const more = items.length - named
  const all = names.join(', ')
  return more > 0 ? t`${all} and ${more} more` : all
}
