import { received, type Kind } from '#src/platform/outbox/kind.ts'
import { markKind } from '#src/features/cash/cash-api.ts'
import type { Mark } from './mark.ts'
import { markStop } from './round-api.ts'

/**
 * What was done at a door. The centre never refuses what happened: a mark that does not go with what it knows is a claim, and
 * somebody there looks.
 */
export default {
  id: markKind,
  sentBy: 'account',
  send: async ([entry], { asOwner }, call = markStop) => {
    if (!entry) return { silent: true }
    const { id } = entry
    const { label: _, slip, ...mark } = JSON.parse(entry.content) as Mark
    const cash = slip && { slip: { number: slip.number, paise: slip.paise } }
    const answer = await asOwner((token) => call({ id, ...mark, ...cash }, token))
    if (!('data' in answer)) return answer
    if ('refused' in answer.data) {
      const { field, ...refused } = answer.data.refused
      return {
        results: new Map([[id, { refused: { ...refused, ...(field === undefined ? {} : { field }) } }]]),
      }
    }
    return { results: new Map([[id, received(entry, answer.data)]]) }
  },
  words: {
    title: { en: 'Round: {subject}', pa: 'ਫੇਰਾ: {subject}', hi: 'फेरा: {subject}' },
    whyReturned: () => ({
      en: 'The centre does not know this door. Tell the manager what you handed over, and give the cash with its slip.',
      pa: 'ਕੇਂਦਰ ਇਸ ਘਰ ਨੂੰ ਨਹੀਂ ਜਾਣਦਾ। ਮੈਨੇਜਰ ਨੂੰ ਦੱਸੋ ਕਿ ਤੁਸੀਂ ਕੀ ਦਿੱਤਾ, ਅਤੇ ਨਕਦ ਪਰਚੀ ਨਾਲ ਦਿਓ।',
      hi: 'केंद्र इस घर को नहीं जानता। मैनेजर को बताएँ कि आपने क्या दिया, और नकद पर्ची के साथ दें।',
    }),
  },
  isListed: true,
  // The slip is in the cash of its deliverer from now on.
  refresh: async () => (await import('#src/features/cash/sync-cash.ts')).syncCash(),
} satisfies Kind
