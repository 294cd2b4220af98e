import type { PaymentProvider } from './payment-provider.ts'

/**
 * Cash on delivery. Its link is the order's page in the app; it has no webhook. The desk records payments and
 * refunds (apply_order_action in the database).
 */
export const cash: PaymentProvider = {
  name: 'cash',
  async createLink({ id }) {
    return { ref: `cash_${id}`, url: `/order?${new URLSearchParams({ id })}` }
  },
  async verify() {
    return 'forged'
  },
  async refund() {
    throw new Error('Cash is given back by hand.')
  },
}
