import { cashKind, actOnCash } from './cash-api.ts'
import type { CashAct } from './cash-act.ts'
import { whyCashReturned } from './why-cash-returned.ts'
import { confirmed, type Kind } from '#src/platform/outbox/kind.ts'

/** Cash, its slips and its counts, and UPI by the bank's reference. The centre never returns a slip for how its order stands. */
export default {
  id: cashKind,
  sentBy: 'account',
  send: async ([entry], { asOwner }, call = actOnCash) => {
    if (!entry) return { silent: true }
    const { label: _, ...act } = JSON.parse(entry.content) as CashAct & { label?: string }
    const answer = await asOwner((token) => call({ id: entry.id, ...act }, token))
    if ('refused' in answer) return { results: new Map([[entry.id, { refused: answer.refused }]]) }
    return confirmed([entry], 'done' in answer ? { done: true } : answer)
  },
  words: {
    title: { en: 'Cash and UPI', pa: 'ਨਕਦ ਅਤੇ UPI', hi: 'नकद और UPI' },
    whyReturned: ({ code }) => whyCashReturned(code),
    page: () => ({ to: '/cash', label: { en: 'Open the cash', pa: 'ਨਕਦ ਖੋਲ੍ਹੋ', hi: 'नकद खोलें' } }),
  },
  isListed: false,
  refresh: async () => (await import('./sync-cash.ts')).syncCash(),
} satisfies Kind
