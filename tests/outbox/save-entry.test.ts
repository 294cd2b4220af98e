import { expect, test } from 'vitest'
import { leaseLength } from '#src/platform/outbox/policy.ts'
import type { ReceivedEntry, ReturnedEntry } from '#src/platform/outbox/entry.ts'
import { forgetShown, saveEntry, withdrawEntry } from '#src/platform/outbox/save-entry.ts'
import { noon, receiptFor, waitingEntry } from './entries.ts'
import { SmallStore } from './small-world.ts'

const returnedEntry = (id: string, attempts = 0, owner = 'device'): ReturnedEntry => {
  const { nextAttemptAt: _next, ...facts } = waitingEntry(id, { attempts, owner })
  return { ...facts, state: 'returned', returned: { status: 422, code: 'invalid', at: noon } }
}
const receivedEntry = (id: string): ReceivedEntry => {
  const { nextAttemptAt: _next, ...facts } = waitingEntry(id)
  return { ...facts, state: 'received', receipt: receiptFor(waitingEntry(id)) }
}
const withdraw = (store: SmallStore, evenIfSent = false) =>
  withdrawEntry(store, () => noon, { id: 'a', owner: 'device', evenIfSent })

test('a submission is stored and its draft deleted in one transaction', async () => {
  const store = new SmallStore()
  store.drafts.set('draft', 'device')
  expect(await saveEntry(store, waitingEntry('a'), { draft: 'draft' })).toBe('saved')
  expect([store.state('a'), store.drafts.size]).toEqual(['waiting', 0])
})

test('a draft that is another account’s by now stays, and nothing of it is submitted', async () => {
  const store = new SmallStore()
  store.drafts.set('draft', 'asha')
  expect(await saveEntry(store, waitingEntry('a'), { draft: 'draft' })).toBe('changed')
  expect([store.entries.size, store.drafts.size]).toEqual([0, 1])
})

test('a failed write is reported, and its draft stays', async () => {
  const store = new SmallStore()
  store.drafts.set('draft', 'device')
  store.refuses = () => {
    throw new Error('no room')
  }
  await expect(saveEntry(store, waitingEntry('a'), { draft: 'draft' })).rejects.toThrow('no room')
  expect([store.entries.size, store.drafts.size]).toEqual([0, 1])
})

test('a second tap stores nothing twice, not even over a received entry', async () => {
  const store = new SmallStore(receivedEntry('a'))
  expect(await saveEntry(store, waitingEntry('a'))).toBe('saved')
  expect(store.state('a')).toBe('received')
})

test('a submission is frozen: other answers under its id are refused', async () => {
  const store = new SmallStore(waitingEntry('a'))
  store.drafts.set('draft', 'device')
  expect(await saveEntry(store, waitingEntry('a', { hash: 'other' }), { draft: 'draft' })).toBe('taken')
  expect(store.entries.get('a')).toEqual(waitingEntry('a'))
  expect(store.drafts.size).toBe(1)
})

test('a draft’s id stays with its first answers, also once those are withdrawn or forgotten', async () => {
  const store = new SmallStore()
  await saveEntry(store, waitingEntry('a'), { draft: 'a' })
  store.entries.delete('a')
  expect(await saveEntry(store, waitingEntry('a', { hash: 'other' }), { draft: 'a' })).toBe('over')
  expect(await saveEntry(store, waitingEntry('a'), { draft: 'a' })).toBe('saved')
})

test('an entry that a late tab saves again may have been sent', async () => {
  const store = new SmallStore()
  await saveEntry(store, waitingEntry('a'), { draft: 'a' })
  store.entries.delete('a')
  await saveEntry(store, waitingEntry('a'), { draft: 'a' })
  expect(await withdraw(store)).toBe('perhaps sent')
})

test('a corrected entry replaces the returned one, of the same owner only', async () => {
  const store = new SmallStore(returnedEntry('a'), returnedEntry('b', 0, 'asha'), waitingEntry('c'))
  for (const [id, replaces] of [
    ['d', 'a'],
    ['e', 'b'],
    ['f', 'c'],
  ] as const) {
    await saveEntry(store, waitingEntry(id), { replaces })
  }
  expect([...store.entries.keys()].toSorted()).toEqual(['b', 'c', 'd', 'e', 'f'])
})

test('a clock that went back does not put an entry before earlier ones of its lane', async () => {
  const store = new SmallStore(waitingEntry('a', { lane: 'x', createdAt: noon }))
  await saveEntry(store, waitingEntry('b', { lane: 'x', createdAt: noon - 86_400_000 }))
  await saveEntry(store, waitingEntry('c', { lane: 'y', createdAt: noon - 86_400_000 }))
  expect(store.entries.get('b')!.createdAt).toBe(noon + 1)
  expect(store.entries.get('c')!.createdAt).toBe(noon - 86_400_000)
})

test('an entry that was never sent is withdrawn', async () => {
  const store = new SmallStore(waitingEntry('a'))
  expect(await withdraw(store)).toBe('withdrawn')
  expect(store.entries.size).toBe(0)
})

test.each([
  waitingEntry('a', { attempts: 1 }),
  waitingEntry('a', { lease: { holder: 'dead', until: noon - 1 } }),
  returnedEntry('a', 1),
])('an entry that may have arrived is not reported as unsent', async (entry) => {
  const store = new SmallStore(entry)
  expect(await withdraw(store)).toBe('perhaps sent')
  expect(store.entries.get('a')).toBe(entry)
  expect(await withdraw(store, true)).toBe('withdrawn, perhaps sent')
  expect(store.entries.size).toBe(0)
})

test('a returned entry can be withdrawn', async () => {
  expect(await withdraw(new SmallStore(returnedEntry('a')))).toBe('withdrawn')
})

test('an entry that is being sent, was received or is another account’s cannot be withdrawn', async () => {
  const leased = waitingEntry('a', { lease: { holder: 'page', until: noon + leaseLength } })
  expect(await withdraw(new SmallStore(leased), true)).toBe('sending')
  expect(await withdraw(new SmallStore(receivedEntry('a')), true)).toBe('received')
  expect(await withdraw(new SmallStore(waitingEntry('a', { owner: 'asha' })), true)).toBe('unknown')
  expect(await withdraw(new SmallStore())).toBe('unknown')
})

test('only entries with a receipt are deleted once the list of requests has them', async () => {
  const store = new SmallStore(receivedEntry('a'), waitingEntry('b'), returnedEntry('c'), receivedEntry('d'))
  await forgetShown(store, ['a', 'b', 'c', 'unknown'])
  expect([...store.entries.keys()]).toEqual(['b', 'c', 'd'])
})
