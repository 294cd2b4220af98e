import { confirmed, type Kind } from '#src/platform/outbox/kind.ts'
import { decideReturn, deskReturnKind } from './internal/return-api.ts'
import type { ReturnAct } from './internal/return-act.ts'
import { whyReturnFailed } from './internal/why-return-failed.ts'

/** Goods that a manager takes back. Nothing moves until the centre has it: the goods, the money and the credit note move together. */
export default {
  id: deskReturnKind,
  sentBy: 'account',
  send: async ([entry], { asOwner }, call = decideReturn) => {
    if (!entry) return { silent: true }
    const act = JSON.parse(entry.content) as ReturnAct
    const answer = await asOwner((token) => call({ id: entry.id, ...act }, token))
    if ('refused' in answer) return { results: new Map([[entry.id, { refused: answer.refused }]]) }
    return confirmed([entry], 'done' in answer ? { done: true } : answer)
  },
  words: {
    title: { en: 'Goods taken back', pa: 'ਮਾਲ ਵਾਪਸ ਲਿਆ', hi: 'माल वापस लिया' },
    whyReturned: ({ code }) => whyReturnFailed(code),
    page: () => ({
      to: '/desk',
      label: { en: 'Open the desk', pa: 'ਦਫ਼ਤਰ ਦਾ ਕੰਮ ਖੋਲ੍ਹੋ', hi: 'दफ़्तर का काम खोलें' },
    }),
  },
  isListed: false,
  refresh: async () => (await import('./internal/sync-desk.ts')).syncDesk(),
} satisfies Kind
