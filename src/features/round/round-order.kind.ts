import { confirmed, type Kind } from '#src/platform/outbox/kind.ts'
import { orderKind, type RoundOrder } from './mark.ts'
import { keepRound } from './round-api.ts'

/** The order in which doors are come to. */
export default {
  id: orderKind,
  sentBy: 'account',
  send: async ([entry], { asOwner }, call = keepRound) => {
    if (!entry) return { silent: true }
    const { stops } = JSON.parse(entry.content) as RoundOrder
    return confirmed([entry], await asOwner((token) => call(stops, token)))
  },
  words: {
    title: { en: 'Order of the round', pa: 'ਫੇਰੇ ਦੀ ਤਰਤੀਬ', hi: 'फेरे का क्रम' },
    whyReturned: () => ({
      en: 'The centre could not accept it. Ask the manager.',
      pa: 'ਕੇਂਦਰ ਇਹ ਨਹੀਂ ਲੈ ਸਕਿਆ। ਮੈਨੇਜਰ ਨੂੰ ਪੁੱਛੋ।',
      hi: 'केंद्र यह नहीं ले सका। मैनेजर से पूछें।',
    }),
  },
  isListed: true,
} satisfies Kind
