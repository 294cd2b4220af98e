import { cancelOrder } from './orders-api.ts'
import type { OrderCancellation } from '#src/features/orders/internal/cancel-order.ts'
import { orderCancelKind } from './order-content.ts'
import { syncOrders } from './sync-orders.ts'
import { confirmed, type Kind } from '#src/platform/outbox/kind.ts'

/** The cancellation of an unpaid order. It is returned where the order is paid or packed already. */
export default {
  id: orderCancelKind,
  sentBy: 'account',
  send: async ([entry], { asOwner }, call = cancelOrder) => {
    if (!entry) return { silent: true }
    const { order } = JSON.parse(entry.content) as OrderCancellation
    return confirmed([entry], await asOwner((token) => call(order, token)))
  },
  words: {
    title: { en: 'Cancel an order', pa: 'ਆਰਡਰ ਰੱਦ ਕਰਨਾ', hi: 'ऑर्डर रद्द करना' },
    whyReturned: () => ({
      en: 'This order can no longer be cancelled. See how it stands now.',
      pa: 'ਇਹ ਆਰਡਰ ਹੁਣ ਰੱਦ ਨਹੀਂ ਹੋ ਸਕਦਾ। ਵੇਖੋ ਕਿ ਹੁਣ ਇਹ ਕਿੱਥੇ ਹੈ।',
      hi: 'यह ऑर्डर अब रद्द नहीं हो सकता। देखें कि अब यह कहाँ है।',
    }),
  },
  isListed: false,
  refresh: syncOrders,
} satisfies Kind
