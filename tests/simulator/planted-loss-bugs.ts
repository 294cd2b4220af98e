import { lostAgain, lostSince } from '#src/core/outbox/lost.ts'
import type { Entry } from '#src/core/outbox/entry.ts'
import type { OutboxStore } from '#src/core/outbox/world.ts'
import { settleReceipts } from '#src/core/sync/settle.ts'
import type { Build } from './app-build.ts'

/** The store of a phone that takes a waiting entry for a received one if it is to be settled. */
const withVoidReceipts = (store: OutboxStore): OutboxStore => ({
  transact: (work) =>
    store.transact((rows) => {
      const get = async (id: string): Promise<Entry | undefined> => {
        const row = await rows.get(id)
        return row?.settles ? ({ receipt: {}, ...row, state: 'received' } as Entry) : row
      }
      return work({ ...rows, get })
    }),
})

/** Plausible bugs about a centre that was restored from a backup; each changes one part of the real code. */
export const plantedLossBugs: Record<string, Partial<Build>> = {
  'what a restored centre has lost of the list is not sent again': {
    fateOfRequest: () => 'gone',
    fateOfOrder: () => 'gone',
  },
  'what a restored centre has lost stays received': { lostSince: (entry) => entry },
  'what had files waits to be sent again without them': {
    lostSince: (entry, from, now) => {
      const next = lostSince(entry, from, now)
      if (next.state !== 'returned' || entry.state !== 'received') return next
      const { returned: _returned, ...facts } = next
      return { ...facts, state: 'waiting', nextAttemptAt: now }
    },
  },
  'a receipt of before the restored backup is applied after it': {
    settleReceipts: (owner, phone) =>
      settleReceipts(owner, { ...phone, store: withVoidReceipts(phone.store) }),
  },
  'what is lost is sent again under another id': {
    lostAgain: (facts, fate, now) => lostAgain({ ...facts, id: `${facts.id} again` }, fate, now),
  },
  'a request that had files is sent again without them': {
    fateOfRequest: ({ received_at: at }, from) => (from === null || at > from ? 'waits' : 'gone'),
  },
  'an order that was paid is sent again': {
    fateOfOrder: ({ created_at: at, state }, from) =>
      state !== 'cancelled' && (from === null || at > from) ? 'waits' : 'gone',
  },
  'a phone that was away for two lives looks from the last one on': { lossSince: (now) => now.data_until },
}
