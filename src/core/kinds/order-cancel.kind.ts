import { cancelOrder } from '#src/backend/orders.ts'
import type { OrderCancellation } from '#src/core/orders/cancel-order.ts'
import { orderCancelKind } from '#src/core/orders/order-content.ts'
import { syncOrders } from '#src/core/orders/sync-orders.ts'
import { confirmed, type Kind } from '#src/core/outbox/kind.ts'

/** The cancellation of an unpaid order. It is returned where the order is paid or packed already. */
export default {
  id: orderCancelKind,
  send: async ([entry], { asOwner }, call = cancelOrder) => {
    if (!entry) return { silent: true }
    const { order } = JSON.parse(entry.content) as OrderCancellation
    return confirmed([entry], await asOwner((token) => call(order, token)))
  },
  isListed: false,
  refresh: syncOrders,
} satisfies Kind
