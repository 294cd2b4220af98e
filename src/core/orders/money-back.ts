import type { Order } from './sync-orders.ts'

/**
 * Where the money of an order is that has to go back: under way, or held up because its provider could not do it. Nothing
 * where none has to go back, or all of it has.
 */
export function moneyBack({ payments }: Pick<Order, 'payments'>): 'under way' | 'held up' | undefined {
  const is = (...far: string[]) => payments.some(({ refund }) => far.includes(refund ?? ''))
  if (is('failed')) return 'held up'
  return is('asked', 'sent') ? 'under way' : undefined
}
