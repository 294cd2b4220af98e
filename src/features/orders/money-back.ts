import type { Order } from './sync-orders.ts'

/**
 * Returns the state of an order's refund: under way, or held up because the provider refused it. `undefined`
 * without a refund, or after it.
 */
export function moneyBack({ payments }: Pick<Order, 'payments'>): 'under way' | 'held up' | undefined {
  const is = (...far: string[]) => payments.some(({ refund }) => far.includes(refund ?? ''))
  if (is('failed')) return 'held up'
  return is('asked', 'sent') ? 'under way' : undefined
}
