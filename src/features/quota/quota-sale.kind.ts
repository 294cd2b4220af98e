import type { Kind } from '#src/platform/outbox/kind.ts'
import { saleKind } from '#src/features/cash/cash-api.ts'
import { sendAct } from './send-act.ts'

/**
 * A sale from goods that somebody took along, or what they give back. The centre never refuses a sale for what it knows: what does not fit is
 * a claim, and somebody there looks. An entry stays until its quota is over: what is left is counted from it.
 */
export default {
  id: saleKind,
  sentBy: 'account',
  send: sendAct,
  words: {
    title: { en: 'Sold: {subject}', pa: 'ਵੇਚਿਆ: {subject}', hi: 'बेचा: {subject}' },
    whyReturned: () => ({
      en: 'The centre does not know these goods as yours. Show this to the manager, with the slip and the cash.',
      pa: 'ਕੇਂਦਰ ਨੂੰ ਇਹ ਮਾਲ ਤੁਹਾਡਾ ਨਹੀਂ ਲੱਭਿਆ। ਮੈਨੇਜਰ ਨੂੰ ਇਹ, ਪਰਚੀ ਅਤੇ ਨਕਦ ਵਿਖਾਓ।',
      hi: 'केंद्र को यह माल आपके नाम नहीं मिला। मैनेजर को यह, पर्ची और नकद दिखाएँ।',
    }),
    page: () => ({
      to: '/quota',
      label: { en: 'Open goods to sell', pa: 'ਵੇਚਣ ਵਾਲਾ ਮਾਲ ਖੋਲ੍ਹੋ', hi: 'बेचने का माल खोलें' },
    }),
  },
  isListed: true,
  refresh: async () => (await import('./stored-quotas.ts')).syncMyQuotas(),
} satisfies Kind
