import { t } from '@lingui/core/macro'
import type { Order } from './sync-orders.ts'
import { language } from '#src/platform/i18n/words.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'

speakAccount(language())

/** Returns the state of an order in a few words. */
export function stateText(state: Order['state']): string {
  switch (state) {
    case 'placed':
      return t`Order placed`
    case 'awaiting_payment':
      return t`Not paid yet`
    case 'paid':
      return t`Paid`
    case 'packed':
      return t`Packed`
    case 'shipped':
      return t`Shipped`
    case 'delivered':
      return t`Delivered`
    case 'cancelled':
      return t`Cancelled`
    case 'refunded':
      return t`Refunded`
  }
}
