import type { Order } from './sync-orders.ts'

/** Whether an order waits for its money before anything is done about it. */
export function isUnpaid({ state, pay_by }: Pick<Order, 'state' | 'pay_by'>): boolean {
  return pay_by !== 'cash' && (state === 'placed' || state === 'awaiting_payment')
}

/** Whether whoever brings the order gets its money. */
export function isForCash({ state, pay_by }: Pick<Order, 'state' | 'pay_by'>): boolean {
  return pay_by === 'cash' && ['placed', 'packed', 'shipped'].includes(state)
}
