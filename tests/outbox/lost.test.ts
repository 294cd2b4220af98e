import { describe, expect, it } from 'vitest'
import type { ReceivedEntry, WaitingEntry } from '#src/platform/outbox/entry.ts'
import { fateOfOrder, fateOfRequest, lossSince, lostAgain, lostSince } from '#src/platform/outbox/lost.ts'
import { forgetShown } from '#src/platform/outbox/save-entry.ts'
import { SmallStore } from './small-world.ts'

const facts = {
  id: 'a',
  kind: 'soil-test',
  owner: 'device',
  lane: 'a',
  hash: '#a',
  createdAt: 1,
  sealed: { iv: new Uint8Array(12), bytes: new Uint8Array(12) },
  attempts: 0,
}
const receipt = { id: 'a', hash: '#a', state: 'complete' } as const
const [before, backup, after] = ['2026-11-25T08:00:00Z', '2026-11-25T09:00:00Z', '2026-11-25T10:00:00Z']
const received = (more: object): ReceivedEntry => ({
  ...facts,
  state: 'received',
  receipt: { ...receipt, reference: 'KS-1', receivedAt: after, ...more },
})

describe('an entry after the centre was restored', () => {
  it('waits again under its id if it was received after the backup', () => {
    const next = { ...facts, state: 'waiting', again: true, nextAttemptAt: 5 }
    expect(lostSince(received({}), backup, 5)).toEqual(next)
    expect(lostSince(received({}), null, 5)).toEqual(next)
  })

  it('stays if the backup has it', () => {
    const entry = received({ receivedAt: before })
    expect(lostSince(entry, backup, 5)).toBe(entry)
  })

  it('waits again where the receipt has its moment from the phone, whose clock may be wrong', () => {
    const entry = received({ reference: undefined, receivedAt: before })
    expect(lostSince(entry, backup, 5)).toMatchObject({ state: 'waiting', again: true })
  })

  it('is returned if it had files', () => {
    const entry = { ...received({}), files: { total: 1, bytes: 1, largest: 1, stored: ['f'] } }
    const lost = lostSince(entry, backup, 5)
    expect(lost).toMatchObject({ state: 'returned', returned: { code: 'lost_at_centre' } })
    expect(lost).not.toHaveProperty('files')
  })

  it('loses its lease, so that an answer from before counts for nothing', () => {
    const lease = { holder: 'page 1', until: 9 }
    const entry: WaitingEntry = { ...facts, state: 'waiting', nextAttemptAt: 5, lease }
    const next = lostSince(entry, backup, 5)
    expect(next).not.toHaveProperty('lease')
    expect(next).toMatchObject({ state: 'waiting', attempts: 1 })
  })
})

it.each([
  ['with its answers', {}, 'waits'],
  ['with a photo', { files: [{}] }, 'returned'],
  ['with a payment', { order_id: 'o' }, 'returned'],
  ['that was taken back', { status: 'cancelled' }, 'gone'],
  ['of before the backup', { received_at: before }, 'gone'],
])('a lost request %s: %s', (_, more, fate) => {
  const request = { received_at: after, status: 'received', order_id: null, files: [], ...more }
  expect(fateOfRequest(request, backup)).toBe(fate)
})

it.each([
  ['that nobody has paid', { state: 'awaiting_payment' }, 'waits'],
  ['that is paid', { state: 'paid' }, 'returned'],
  ['in cash', { state: 'packed', pay_by: 'cash' }, 'waits'],
  ['of a course', { state: 'placed', kind: 'training' }, 'returned'],
  ['that was delivered', { state: 'delivered' }, 'gone'],
  ['of before the backup', { state: 'placed', created_at: before }, 'gone'],
])('a lost order %s: %s', (_, more, fate) => {
  expect(fateOfOrder({ created_at: after, pay_by: 'online', kind: 'cart', ...more }, backup)).toBe(fate)
})

it('a phone that was away while two backups were restored looks from the earlier one on', () => {
  const lives = [
    { life: 2, data_until: before },
    { life: 3, data_until: after },
  ]
  const now = { life: 3, data_until: after, lives }
  expect(lossSince(now, 1)).toBe(before)
  expect(lossSince(now, 2)).toBe(after)
  expect(lossSince({ ...now, lives: [] }, 1)).toBe(after)
  expect(lossSince({ ...now, lives: [{ life: 2, data_until: null }] }, 1)).toBe(null)
})

it('an entry that another phone has sent again is no longer shown as lost', async () => {
  const lost = lostSince(
    { ...received({}), files: { total: 1, bytes: 1, largest: 1, stored: ['f'] } },
    backup,
    5,
  )
  const other = { ...lost, id: 'b', returned: { status: 409, code: 'conflict', at: 5 } }
  const stored = new Map<string, object>([
    ['a', lost],
    ['b', other],
  ])
  const rows = {
    get: (id: string) => Promise.resolve(stored.get(id)),
    delete: async (id: string) => stored.delete(id),
  }
  const store = { transact: (work: (given: never) => never) => work(rows as never) } as never
  await forgetShown(store, ['a', 'b'])
  expect([...stored.keys()]).toEqual(['a', 'b'])
  await forgetShown(store, ['a', 'b'], true)
  expect([...stored.keys()]).toEqual(['b'])
})

it('an order that was lost may be at the centre again: who withdraws it is asked', async () => {
  const { withdrawOrder } = await import('#src/features/orders/internal/place-order.ts')
  const lost = lostAgain({ ...facts, kind: 'order' }, 'returned', 5)
  const rows = { get: () => Promise.resolve(lost) }
  const store = { transact: (work: (given: never) => never) => work(rows as never) }
  const withdrawal = withdrawOrder(store as never, () => 6, { id: 'a', owner: 'device', evenIfSent: false })
  expect(await withdrawal).toBe('perhaps sent')
})

it('an order that was refused is withdrawn unasked, and called not sent only if no attempt was without an answer', async () => {
  const { withdrawOrder } = await import('#src/features/orders/internal/place-order.ts')
  const returned = { status: 409, code: 'total_changed', at: 5 }
  for (const [attempts, outcome] of [
    [0, 'withdrawn'],
    [1, 'withdrawn, perhaps sent'],
  ] as const) {
    const store = new SmallStore({ ...facts, kind: 'order', attempts, state: 'returned', returned })
    const request = { id: facts.id, owner: facts.owner, evenIfSent: false }
    expect(await withdrawOrder(store, () => 6, request)).toBe(outcome)
    expect(store.entries.size).toBe(0)
  }
})
