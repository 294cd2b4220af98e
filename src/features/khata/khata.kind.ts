import { khataKind, actOnKhata } from './khata-api.ts'
import type { KhataAct } from './khata-act.ts'
import { whyActReturned } from './why-act-returned.ts'
import { confirmed, type Kind } from '#src/platform/outbox/kind.ts'

/** An act on a khata: goods on account, a payment, an old balance, a limit, a correction. */
export default {
  id: khataKind,
  sentBy: 'account',
  send: async ([entry], { asOwner }, call = actOnKhata) => {
    if (!entry) return { silent: true }
    const act = JSON.parse(entry.content) as KhataAct
    const answer = await asOwner((token) => call({ id: entry.id, ...act }, token))
    if (!('refused' in answer)) return confirmed([entry], answer)
    return { results: new Map([[entry.id, { refused: answer.refused }]]) }
  },
  words: {
    title: { en: 'Entry in a khata', pa: 'ਖਾਤੇ ਵਿੱਚ ਲਿਖਿਆ', hi: 'खाते में लिखा' },
    whyReturned: ({ code }) => whyActReturned(code),
    page: () => ({ to: '/khatas', label: { en: 'Open the khatas', pa: 'ਖਾਤੇ ਖੋਲ੍ਹੋ', hi: 'खाते खोलें' } }),
  },
  isListed: false,
  refresh: async () => (await import('./sync-khata.ts')).syncKhataOf(),
} satisfies Kind
