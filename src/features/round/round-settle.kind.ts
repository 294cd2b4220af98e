import { confirmed, type Kind } from '#src/platform/outbox/kind.ts'
import type { Words } from '#src/platform/i18n/words.ts'
import { settleKind, type Settlement } from './mark.ts'
import { settleMark } from './round-api.ts'

/** What a manager decides about a claim of the round. */
export default {
  id: settleKind,
  sentBy: 'account',
  send: async ([entry], { asOwner }, call = settleMark) => {
    if (!entry) return { silent: true }
    const { label: _, ...said } = JSON.parse(entry.content) as Settlement
    const answer = await asOwner((token) => call({ id: entry.id, ...said }, token))
    if (!('data' in answer)) return answer
    if ('refused' in answer.data) {
      const { status, code } = answer.data.refused
      return { results: new Map([[entry.id, { refused: { status, code } }]]) }
    }
    return confirmed([entry], { done: true })
  },
  words: {
    title: { en: 'Decision: {subject}', pa: 'ਫ਼ੈਸਲਾ: {subject}', hi: 'फ़ैसला: {subject}' },
    whyReturned: ({ code }) => (Object.hasOwn(reasons, code) ? reasons[code]! : refused),
  },
  isListed: false,
  refresh: async () => (await import('#src/features/round/internal/stored-claims.ts')).syncClaims(),
} satisfies Kind

const refused: Words = {
  en: 'The centre could not accept this decision. Look at the door again.',
  pa: 'ਕੇਂਦਰ ਇਹ ਫ਼ੈਸਲਾ ਨਹੀਂ ਲੈ ਸਕਿਆ। ਇਸ ਘਰ ਨੂੰ ਦੁਬਾਰਾ ਵੇਖੋ।',
  hi: 'केंद्र यह फ़ैसला नहीं ले सका। इस घर को फिर से देखें।',
}

const reasons: Readonly<Record<string, Words>> = {
  paid: {
    en: 'This order is paid. Open the order, give the money back there, and decide again.',
    pa: 'ਇਸ ਆਰਡਰ ਦੇ ਪੈਸੇ ਆ ਚੁੱਕੇ ਹਨ। ਆਰਡਰ ਖੋਲ੍ਹੋ, ਉੱਥੇ ਪੈਸੇ ਵਾਪਸ ਕਰੋ, ਫਿਰ ਦੁਬਾਰਾ ਫ਼ੈਸਲਾ ਕਰੋ।',
    hi: 'इस ऑर्डर के पैसे आ चुके हैं। ऑर्डर खोलें, वहाँ पैसे लौटाएँ, फिर से फ़ैसला करें।',
  },
  settled: {
    en: 'Somebody has decided this already.',
    pa: 'ਕਿਸੇ ਨੇ ਇਸ ਦਾ ਫ਼ੈਸਲਾ ਪਹਿਲਾਂ ਹੀ ਕਰ ਦਿੱਤਾ ਹੈ।',
    hi: 'किसी ने इसका फ़ैसला पहले ही कर दिया है।',
  },
  short: {
    en: 'The khata is full. Raise its limit, and decide again.',
    pa: 'ਖਾਤਾ ਭਰ ਗਿਆ ਹੈ। ਉਧਾਰ ਦੀ ਹੱਦ ਵਧਾਓ, ਫਿਰ ਦੁਬਾਰਾ ਫ਼ੈਸਲਾ ਕਰੋ।',
    hi: 'खाता भर गया है। उधार की हद बढ़ाएँ, फिर से फ़ैसला करें।',
  },
  forbidden: {
    en: 'Only managers decide this.',
    pa: 'ਇਹ ਫ਼ੈਸਲਾ ਸਿਰਫ਼ ਮੈਨੇਜਰ ਕਰਦੇ ਹਨ।',
    hi: 'यह फ़ैसला सिर्फ़ मैनेजर करते हैं।',
  },
}
