import { expect, it } from 'vitest'
import type { ReceivedEntry } from '#src/platform/outbox/entry.ts'
import { lostSince } from '#src/platform/outbox/lost.ts'
import { settleReceipts } from '#src/platform/outbox/settle.ts'
import { SmallStore } from './small-world.ts'

const received: ReceivedEntry = {
  id: 'a',
  kind: 'edit',
  owner: 'asha',
  lane: 'a',
  hash: '#a',
  createdAt: 1,
  sealed: { iv: new Uint8Array(12), bytes: new Uint8Array(12) },
  attempts: 0,
  settles: true,
  state: 'received',
  receipt: { id: 'a', hash: '#a', receivedAt: '2026-11-25T10:00:00Z', state: 'complete' },
}

/** Settles the receipt on a phone where something happens while it is opened; returns the ids that were applied. */
async function settled(store: SmallStore, meanwhile: () => void): Promise<string[]> {
  const applied: string[] = []
  const settle = ({ id }: ReceivedEntry) => Promise.resolve(applied.push(id))
  await settleReceipts('asha', {
    store,
    kindOf: (id) => ({
      id,
      sentBy: 'account',
      settle,
      isListed: false,
      send: () => Promise.resolve({ silent: true }),
    }),
    open: () => Promise.resolve(meanwhile()).then(() => '{}'),
  })
  return applied
}

it('a receipt is applied, and its entry goes', async () => {
  const store = new SmallStore(received)
  expect(await settled(store, () => {})).toEqual(['a'])
  expect(store.entries.size).toBe(0)
})

// Seed 359 of the simulator: the change was deleted although the phone had begun anew and had to send it again.
it('an entry that waits again, because the centre was restored while its receipt was opened, stays', async () => {
  const store = new SmallStore(received)
  const again = lostSince(received, null, 5)
  expect(await settled(store, () => void store.entries.set('a', again))).toEqual([])
  expect([...store.entries.values()]).toEqual([again])
})
