import { t } from '@lingui/core/macro'
import type { Order } from '#src/core/orders/catch-up.ts'
import { language } from '#src/i18n/words.ts'
import { speakAccount } from '#src/i18n/phrases-of-account.ts'

speakAccount(language())

/** What has become of an order, in a few words. */
export function stateText(state: Order['state']): string {
  switch (state) {
    case 'placed':
      return t`Order placed`
    case 'awaiting_payment':
      return t`Waiting for payment`
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

/** Whether an order waits for its money before anything is done about it. */
export function isUnpaid({ state, pay_by }: Pick<Order, 'state' | 'pay_by'>): boolean {
  return pay_by !== 'cash' && (state === 'placed' || state === 'awaiting_payment')
}

/** Whether whoever brings the order gets its money. */
export function isForCash({ state, pay_by }: Pick<Order, 'state' | 'pay_by'>): boolean {
  return pay_by === 'cash' && ['placed', 'packed', 'shipped'].includes(state)
}

/** A moment as it is written here, 21-11-2026 14:05, by the phone's own time zone. */
export function momentText(iso: string): string {
  const at = new Date(iso)
  return `${two(at.getDate())}-${two(at.getMonth() + 1)}-${at.getFullYear()} ${two(at.getHours())}:${two(at.getMinutes())}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
