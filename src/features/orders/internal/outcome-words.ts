import { t } from '@lingui/core/macro'
import { billText } from '#src/base/bill-text.ts'
import type { Paise } from '#src/base/money.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'
import type { PaymentOutcome } from './payment-outcome.ts'
import { language } from '#src/platform/i18n/words.ts'
import { speakAccount } from '#src/platform/i18n/phrases-of-account.ts'

speakAccount(language())

/** The title, sentence, picture and color of an outcome. */
export interface OutcomeWords {
  readonly title: string
  readonly text: string
  readonly pictogram: 'check' | 'warning' | 'close' | 'clock'
  readonly color: string
}

/** Returns the words and the picture of an order's payment state. */
export function outcomeWords(
  outcome: PaymentOutcome,
  { total_paise: total, pay_by: payBy }: Pick<Order, 'total_paise' | 'pay_by'>,
): OutcomeWords {
  if (outcome === 'cash' && payBy === 'account')
    return { ...good, title: t`Order placed`, text: t`${billText(total)} is written into your khata.` }
  return { ...appearance[outcome], ...texts[outcome](total) }
}

const good = { pictogram: 'check', color: 'text-green' } as const
const open = { pictogram: 'clock', color: 'text-mustard' } as const
const bad = { pictogram: 'warning', color: 'text-red' } as const
const over = { pictogram: 'close', color: 'text-muted' } as const

const appearance: Record<PaymentOutcome, Pick<OutcomeWords, 'pictogram' | 'color'>> = {
  completed: good,
  cash: good,
  unpaid: open,
  confirming: open,
  failed: bad,
  cancelled: { pictogram: 'close', color: 'text-mustard' },
  expired: { pictogram: 'clock', color: 'text-muted' },
  'called off': over,
  late: bad,
  returning: over,
  refunded: over,
}

const texts: Record<PaymentOutcome, (total: Paise) => Pick<OutcomeWords, 'title' | 'text'>> = {
  completed: () => ({ title: t`Completed`, text: t`Your payment has arrived.` }),
  cash: (total) => ({ title: t`Order placed`, text: t`Pay ${billText(total)} in cash on delivery.` }),
  unpaid: () => ({
    title: t`Not paid yet`,
    text: t`The centre has your order. If you have just paid, this changes once the bank confirms it.`,
  }),
  confirming: () => ({
    title: t`Confirming payment`,
    text: t`We are waiting for the bank to confirm. You can close this page. Your order is safe.`,
  }),
  failed: () => ({
    title: t`Payment failed`,
    text: t`The payment did not go through. Your order is safe.`,
  }),
  cancelled: () => ({
    title: t`Payment cancelled`,
    text: t`You left before paying. Your order is safe.`,
  }),
  expired: () => ({ title: t`The time to pay is over`, text: t`The order has ended. It was not paid.` }),
  'called off': () => ({ title: t`Order cancelled`, text: t`Nothing has to be paid.` }),
  late: () => ({
    title: t`The payment came too late`,
    text: t`The order had already ended. Your money is returned automatically.`,
  }),
  returning: () => ({ title: t`Order cancelled`, text: t`You had paid. We are returning your money.` }),
  refunded: () => ({ title: t`Refunded`, text: t`The money for this order was returned to you.` }),
}
