import type { Order } from '#src/features/orders/sync-orders.ts'
import { isForCash, isUnpaid } from '#src/features/orders/money-due.ts'

/**
 * The state of an order's payment. `unpaid`: also with an open payment link, whose page the person may have left.
 * `confirming`: the person is just back from the provider, who has not spoken yet. `failed`, `cancelled`: the last attempt; the order still waits. `expired`: the order ended unpaid. `late`: the
 * money came after the order had ended. `returning`: the order was canceled after payment.
 */
export type PaymentOutcome =
  | 'completed'
  | 'cash'
  | 'unpaid'
  | 'confirming'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'called off'
  | 'late'
  | 'returning'
  | 'refunded'

type Facts = Pick<Order, 'state' | 'pay_by' | 'payments' | 'events'>

/** Returns the state of an order's payment, as known on this phone. */
export function paymentOutcome(order: Facts): PaymentOutcome {
  if (order.state === 'refunded') return 'refunded'
  if (order.state === 'cancelled') return endOf(order)
  // Paid by UPI before it is brought.
  const isPaid = order.payments.some(({ state, refund }) => state === 'paid' && !refund)
  if (isForCash(order) && !isPaid) return 'cash'
  return isUnpaid(order) ? lastTry(order) : 'completed'
}

/**
 * The same for a person who is just back from the provider. Until the centre was asked anew, the phone knows only the
 * attempt before, and until the provider speaks a link stays open: an order that may be paid already is neither called unpaid
 * nor offered to be paid.
 */
export function outcomeJustBack(order: Facts, isAsked: boolean): PaymentOutcome {
  const outcome = paymentOutcome(order)
  if (isAsked && !(outcome === 'unpaid' && order.payments.length > 0)) return outcome
  return isPayable(outcome) ? 'confirming' : outcome
}

/**
 * The same for a person who has left the provider without paying. The provider may say nothing of it: its link stays open, and is
 * not being confirmed.
 */
export function outcomeAfterLeaving(order: Facts, isAsked: boolean): PaymentOutcome {
  const outcome = outcomeJustBack(order, isAsked)
  return isAsked && isPayable(outcome) && outcome !== 'failed' ? 'cancelled' : outcome
}

/** True if the order can be paid now. */
export function isPayable(outcome: PaymentOutcome): boolean {
  return ['unpaid', 'confirming', 'failed', 'cancelled'].includes(outcome)
}

function lastTry({ payments }: Facts): PaymentOutcome {
  const state = payments.at(-1)?.state
  return state === 'failed' || state === 'cancelled' ? state : 'unpaid'
}

function endOf({ payments, events }: Facts): PaymentOutcome {
  const withMoney = payments.filter(({ state, refund }) => state === 'paid' || state === 'late' || refund)
  if (withMoney.length > 0 && withMoney.every(({ refund }) => refund === 'returned')) return 'refunded'
  if (withMoney.some(({ state }) => state === 'late')) return 'late'
  if (withMoney.length > 0) return 'returning'
  const outcome = events.findLast(({ from, to }) => to === 'cancelled' && from !== to)
  return outcome?.code === 'payment_expired' ? 'expired' : 'called off'
}
