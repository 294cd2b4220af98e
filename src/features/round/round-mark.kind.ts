import type { Kind } from '#src/platform/outbox/kind.ts'
import { markKind, type Mark } from './mark.ts'
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
    const { id, hash } = entry
    const { label: _, ...mark } = JSON.parse(entry.content) as Mark
    const answer = await asOwner((token) => call({ id, ...mark }, token))
    if (!('data' in answer)) return answer
    if ('refused' in answer.data) {
      const { field, ...refused } = answer.data.refused
      return {
        results: new Map([[id, { refused: { ...refused, ...(field === undefined ? {} : { field }) } }]]),
      }
    }
    const receipt = {
      id,
      hash,
      receivedAt: new Date().toISOString(),
      state: 'complete' as const,
      result: answer.data,
    }
    return { results: new Map([[id, { receipt }]]) }
  },
  words: {
    title: { en: 'Round: {subject}', pa: 'ਫੇਰਾ: {subject}', hi: 'फेरा: {subject}' },
    whyReturned: () => ({
      en: 'The centre could not read this. Tell the manager what you handed over.',
      pa: 'ਕੇਂਦਰ ਇਹ ਨਹੀਂ ਪੜ੍ਹ ਸਕਿਆ। ਮੈਨੇਜਰ ਨੂੰ ਦੱਸੋ ਕਿ ਤੁਸੀਂ ਕੀ ਦਿੱਤਾ।',
      hi: 'केंद्र यह नहीं पढ़ सका। मैनेजर को बताएँ कि आपने क्या दिया।',
    }),
  },
  isListed: true,
} satisfies Kind
