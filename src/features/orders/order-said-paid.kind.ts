import { sayPaidAtCentre } from './orders-api.ts'
import { saidPaidKind } from './order-content.ts'
import { syncOrders } from './sync-orders.ts'
import { confirmed, type Kind } from '#src/platform/outbox/kind.ts'

/** The note of a customer that an order is paid, which the desk sees first. It moves nothing. */
export default {
  id: saidPaidKind,
  sentBy: 'account',
  send: async ([entry], { asOwner }, call = sayPaidAtCentre) => {
    if (!entry) return { silent: true }
    const { order } = JSON.parse(entry.content) as { order: string }
    return confirmed([entry], await asOwner((token) => call(order, token)))
  },
  words: {
    title: { en: '“I have paid”', pa: '“ਮੈਂ ਪੈਸੇ ਦੇ ਦਿੱਤੇ”', hi: '“मैंने पैसे दे दिए”' },
    whyReturned: () => ({
      en: 'The centre does not find this order. Call the centre about your payment.',
      pa: 'ਕੇਂਦਰ ਨੂੰ ਇਹ ਆਰਡਰ ਨਹੀਂ ਲੱਭ ਰਿਹਾ। ਆਪਣੇ ਭੁਗਤਾਨ ਬਾਰੇ ਕੇਂਦਰ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
      hi: 'केंद्र को यह ऑर्डर नहीं मिल रहा। अपने भुगतान के बारे में केंद्र को फ़ोन करें।',
    }),
  },
  isListed: false,
  refresh: syncOrders,
} satisfies Kind
