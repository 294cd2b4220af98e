import type { PaymentProvider } from './payment-provider.ts'

/**
 * Cash to whoever brings the goods. Its link is the order's own page in the app, no message about it comes from
 * anywhere, and what was taken or given back the desk writes down (steer_order in the database).
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
