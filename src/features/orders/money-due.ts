import type { Order } from './sync-orders.ts'

/** True if an order waits for its payment before the centre acts. */
export function isUnpaid({ state, pay_by }: Pick<Order, 'state' | 'pay_by'>): boolean {
  return pay_by === 'online' && (state === 'placed' || state === 'awaiting_payment')
}

/** True if the order is on its way without a payment: it is paid in cash on delivery, or on the khata. */
export function isForCash({ state, pay_by }: Pick<Order, 'state' | 'pay_by'>): boolean {
  return pay_by !== 'online' && ['placed', 'packed', 'shipped'].includes(state)
}
