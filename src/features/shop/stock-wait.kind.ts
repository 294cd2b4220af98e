import type { StockWait } from '#src/features/shop/internal/stock-waits.ts'
import { confirmed, type Kind } from '#src/platform/outbox/kind.ts'
import { stockWaitKind, awaitStock } from './stock-wait-api.ts'

/** A wish to be told when a product is back. */
export default {
  id: stockWaitKind,
  sentBy: 'account',
  send: async ([entry], { asOwner }, call = awaitStock) => {
    if (!entry) return { silent: true }
    const { product } = JSON.parse(entry.content) as StockWait
    return confirmed([entry], await asOwner((token) => call({ id: entry.id, product_id: product }, token)))
  },
  words: {
    title: {
      en: 'Tell me when it is back',
      pa: 'ਜਦੋਂ ਆਵੇ, ਮੈਨੂੰ ਦੱਸੋ',
      hi: 'जब आए, मुझे बताएँ',
    },
    whyReturned: () => ({
      en: 'The centre does not sell this any more. Call the centre.',
      pa: 'ਕੇਂਦਰ ਇਹ ਹੁਣ ਨਹੀਂ ਵੇਚਦਾ। ਕੇਂਦਰ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
      hi: 'केंद्र यह अब नहीं बेचता। केंद्र को फ़ोन करें।',
    }),
  },
  isListed: false,
} satisfies Kind
