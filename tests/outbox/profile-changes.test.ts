import { expect, test } from 'vitest'
import { changesBetween, pendingChanges, replaceChanges } from '#src/core/account/profile.ts'
import type { WaitingEntry } from '#src/core/outbox/entry.ts'
import { noon, waitingEntry } from './entries.ts'
import { SmallStore } from './small-world.ts'

const change = (id: string, facts: Partial<WaitingEntry> = {}) =>
  waitingEntry(id, { kind: 'profile', lane: 'profile', owner: 'asha', ...facts })

test('a field that is taken back is sent, because the centre may have the earlier change', () => {
  const known = { village: 'Sarna', phone: '1' }
  const unsent = [{ changes: { village: 'Gharota' } }]
  expect(changesBetween(known, unsent, known)).toEqual({ village: 'Sarna' })
  expect(changesBetween(known, [], { ...known, phone: '2' })).toEqual({ phone: '2' })
})

test('a change that is being sent stays, and one that appeared meanwhile is looked at again', async () => {
  const leased = change('a', { lease: { holder: 'page', until: noon + 1000 } })
  const store = new SmallStore(leased)
  const replace = (entry: WaitingEntry, seen: readonly string[]) =>
    store.transact((rows) => replaceChanges(rows, entry, seen, noon))
  expect(await replace(change('b'), [])).toBe(false)
  expect([...store.entries.keys()]).toEqual(['a'])
  expect(await replace(change('b'), ['a'])).toBe(true)
  expect([...store.entries.keys()]).toEqual(['a', 'b'])
  expect(await replace(change('c'), ['a', 'b'])).toBe(true)
  expect([...store.entries.keys()]).toEqual(['a', 'c'])
})

test('a change stays in view until its receipt is applied', async () => {
  const { lease: _none, nextAttemptAt: _next, ...facts } = change('a')
  const receipt = { id: 'a', hash: facts.hash, receivedAt: '', state: 'complete' } as const
  const store = new SmallStore({ ...facts, state: 'received', settles: true, receipt })
  expect(await store.transact((rows) => pendingChanges('asha', rows))).toMatchObject([{ id: 'a' }])
  expect(await store.transact((rows) => replaceChanges(rows, change('b'), ['a'], noon))).toBe(true)
  expect([...store.entries.keys()]).toEqual(['a', 'b'])
})
