import type { Words } from '#src/platform/i18n/words.ts'
import type { Kind } from '#src/platform/outbox/kind.ts'
import { quotaKind } from './quota-api.ts'
import { sendAct } from './send-act.ts'

const refused: Words = {
  en: 'The centre could not accept this. Look at the goods with agents, and do it again.',
  pa: 'ਕੇਂਦਰ ਇਹ ਨਹੀਂ ਲੈ ਸਕਿਆ। ਏਜੰਟਾਂ ਕੋਲ ਮਾਲ ਵੇਖੋ ਅਤੇ ਦੁਬਾਰਾ ਕਰੋ।',
  hi: 'केंद्र इसे नहीं ले सका। एजेंटों के पास का माल देखें और दोबारा करें।',
}

const reasons: Readonly<Record<string, Words>> = {
  short: {
    en: 'The shelf or the khata does not have so much free. Look at the stock, or at the limit.',
    pa: 'ਦੁਕਾਨ ਵਿੱਚ ਇੰਨਾ ਮਾਲ ਨਹੀਂ, ਜਾਂ ਖਾਤੇ ਦੀ ਹੱਦ ਘੱਟ ਹੈ। ਮਾਲ ਜਾਂ ਹੱਦ ਵੇਖੋ।',
    hi: 'दुकान में इतना माल नहीं, या खाते की सीमा कम है। माल या सीमा देखें।',
  },
  uncounted: {
    en: 'Nobody counts this product. Count it first, then give it.',
    pa: 'ਇਸ ਚੀਜ਼ ਦੀ ਗਿਣਤੀ ਨਹੀਂ ਹੁੰਦੀ। ਪਹਿਲਾਂ ਗਿਣੋ, ਫਿਰ ਦਿਓ।',
    hi: 'इस चीज़ की गिनती नहीं होती। पहले गिनें, फिर दें।',
  },
  unknown: {
    en: 'The centre does not know this person any more. Choose the person again.',
    pa: 'ਕੇਂਦਰ ਇਸ ਬੰਦੇ ਨੂੰ ਨਹੀਂ ਜਾਣਦਾ। ਦੁਬਾਰਾ ਚੁਣੋ।',
    hi: 'केंद्र इस इंसान को नहीं जानता। दोबारा चुनें।',
  },
  day: {
    en: 'The last day has passed, or is more than 14 days away. Give the goods again with another day.',
    pa: 'ਆਖਰੀ ਦਿਨ ਲੰਘ ਗਿਆ, ਜਾਂ 14 ਦਿਨਾਂ ਤੋਂ ਦੂਰ ਹੈ। ਹੋਰ ਦਿਨ ਪਾ ਕੇ ਦੁਬਾਰਾ ਦਿਓ।',
    hi: 'आखिरी दिन निकल गया, या 14 दिन से ज़्यादा दूर है। दूसरे दिन के साथ दोबारा दें।',
  },
  settled: {
    en: 'Somebody has settled this already.',
    pa: 'ਕਿਸੇ ਨੇ ਇਸ ਦਾ ਫ਼ੈਸਲਾ ਪਹਿਲਾਂ ਹੀ ਕਰ ਦਿੱਤਾ ਹੈ।',
    hi: 'किसी ने इसका फ़ैसला पहले ही कर दिया है।',
  },
  forbidden: {
    en: 'Your role does not allow this. Ask the manager.',
    pa: 'ਤੁਹਾਡਾ ਰੋਲ ਇਹ ਨਹੀਂ ਕਰ ਸਕਦਾ। ਮੈਨੇਜਰ ਨੂੰ ਪੁੱਛੋ।',
    hi: 'आपका रोल यह नहीं कर सकता। मैनेजर से पूछें।',
  },
}

/** Goods that staff give to somebody to sell, take back, or settle. */
export default {
  id: quotaKind,
  sentBy: 'account',
  send: sendAct,
  words: {
    title: {
      en: 'Goods with agents: {subject}',
      pa: 'ਏਜੰਟਾਂ ਕੋਲ ਮਾਲ: {subject}',
      hi: 'एजेंटों के पास माल: {subject}',
    },
    whyReturned: ({ code }) => (Object.hasOwn(reasons, code) ? reasons[code]! : refused),
    page: () => ({ to: '/stock', label: { en: 'Open the stock', pa: 'ਮਾਲ ਖੋਲ੍ਹੋ', hi: 'माल खोलें' } }),
  },
  isListed: false,
  refresh: async () => (await import('./stored-quotas.ts')).syncDeskQuotas(),
} satisfies Kind
