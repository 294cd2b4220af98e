import { t } from '@lingui/core/macro'
import type { PaymentAnswer } from './send-order.ts'
import { whyNoAnswer } from '#src/platform/faults/why-no-answer.ts'
import { language } from '#src/platform/i18n/words.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'
import type { Notice } from '#src/platform/ui/toasts.ts'
import { unpayable } from '#src/features/orders/internal/unpayable.ts'

speakAccount(language())

/** Returns the reason that there is no payment page; brings the orders where the centre knows more than the phone. */
export function whyNoPayment(answer: PaymentAnswer): Notice {
  const title = t`Checkout Failed`
  if ('payment' in answer && 'unpayable' in answer.payment) return unpayable()
  if ('payment' in answer) return { title, text: t`This order is paid already.` }
  if (!('refused' in answer)) return { title, text: whyNoAnswer(answer), tone: 'alarm' }
  // The stored order is outdated, so a sync starts.
  void import('./sync-orders.ts').then(({ syncOrders }) => syncOrders()).catch(() => {})
  switch (answer.refused.code) {
    case 'order_closed':
      return { title, text: t`This order has ended and cannot be paid any more.`, tone: 'alarm' }
    case 'order_unknown':
      return { title, text: t`The centre does not have this order.`, tone: 'alarm' }
    default:
      return { title, text: t`Please try again later`, tone: 'alarm' }
  }
}
