import { expect, test } from 'vitest'
import {
  changeOf,
  inOrder,
  pendingChanges,
  replaceChanges,
  storeSentChanges,
} from '#src/features/account/profile.ts'
import { lostParts } from '#src/features/account/sync-profile.ts'
import type { Entry, WaitingEntry } from '#src/platform/outbox/entry.ts'
import { noon, waitingEntry } from './entries.ts'
import { SmallStore } from './small-world.ts'

const change = (id: string, facts: Partial<WaitingEntry> = {}) =>
  waitingEntry(id, { kind: 'profile', lane: 'profile', owner: 'asha', ...facts })

test('a field that is taken back is sent, because the centre may have the earlier change', () => {
  const known = { village: 'Sarna', phone: '1' }
  const unsent = [{ id: 'a', changes: { village: 'Gharota' } }]
  expect(changeOf(known, unsent, known)?.changes).toEqual({ village: 'Sarna' })
  expect(changeOf(known, [], { ...known, phone: '2' })?.changes).toEqual({ phone: '2' })
  expect(changeOf(known, [], known)).toBeUndefined()
})

test('a change says what the person saw of each field, and which changes of this phone it builds upon', () => {
  const known = { village: 'Bhoa', phone: '1', version: 7, after: ['own'] }
  const unsent = [{ id: 'a', changes: { village: 'Sarna' }, seen: { village: 5 }, after: ['before'] }]
  expect(changeOf(known, unsent, { village: 'Sarna', phone: '2' })).toEqual({
    changes: { village: 'Sarna', phone: '2' },
    // The unsent change hides another phone's later text.
    seen: { village: 5, phone: 7 },
    after: ['own', 'before', 'a'],
  })
  const asked = [{ ...unsent[0]!, theirs: { village: 'Bhoa', version: 9 } }]
  expect(changeOf(known, asked, { village: 'Sarna' })?.seen).toEqual({ village: 9 })
})

test('only what a restored centre knows otherwise is lost, also once its version has caught up', () => {
  const known = {
    display_name: 'Asha',
    phone: '2',
    village: 'Bhoa',
    pincode: null,
    language: 'pa',
    life: 1,
  } as const
  const read = { ...known, village: 'Sarna', version: 9, life: 1 }
  expect(lostParts({ ...known, version: 7 }, read, [])).toBeUndefined()
  const lost = { changes: { village: 'Bhoa' }, seen: { village: 9 } }
  expect(lostParts({ ...known, version: 7 }, { ...read, life: 2 }, [])).toEqual(lost)
  expect(lostParts({ ...known, version: 12 }, read, [])).toEqual(lost)
  expect(lostParts({ ...known, version: 12 }, read, [{ changes: { village: 'Bhoa' } }])).toBeUndefined()
  expect(lostParts({ ...known, version: 12 }, { ...read, village: 'Bhoa' }, [])).toBeUndefined()
  const field = { ...read, village: 'Bhoa', 'farm_field:x': '{}' }
  expect(lostParts({ ...known, version: 12 }, field, [])?.changes).toEqual({ 'farm_field:x': null })
})

test('text typed over another phone’s, which came meanwhile, is asked about, and nothing else is', () => {
  const known = { village: 'Bhoa', phone: '2', pincode: null, version: 9 }
  const typed = { village: 'Sarna', phone: '3', pincode: '145001' }
  // The form showed another village, and the phone number and the missing PIN code as they are.
  expect(changeOf(known, [], typed, { village: 'Malikpur', phone: '2' })?.seen).toEqual({
    village: 0,
    phone: 9,
    pincode: 0,
  })
  expect(changeOf(known, [], { pincode: '145001' }, { pincode: null })?.seen).toEqual({ pincode: 9 })
  const added = { 'farm_field:x': '{}' } as const
  expect(changeOf(known, [], added, { 'farm_field:x': null })?.seen).toEqual({ 'farm_field:x': 9 })
  // This phone's own unsent change stands for the version that was seen then.
  const unsent = [{ id: 'a', changes: { village: 'Nangal' }, seen: { village: 5 } }]
  expect(changeOf(known, unsent, { village: 'Sarna' }, { village: 'Nangal' })?.seen).toEqual({ village: 5 })
})

test('a part that is saved alone takes unsent ones along, and leaves a question about them open', () => {
  const known = { village: 'Bhoa', version: 7 }
  const asked = { id: 'a', changes: { village: 'Sarna' }, seen: { village: 5 } }
  const unsent = [{ ...asked, theirs: { village: 'Bhoa', version: 9 } }]
  const field = { 'farm_field:x': '{"name":"Canal field"}' } as const
  const change = changeOf(known, unsent, field)
  expect(change?.changes).toEqual({ village: 'Sarna', ...field })
  // Answered with 9, the centre would overwrite the other phone's text, though nobody was asked.
  expect(change?.seen).toEqual({ village: 5, 'farm_field:x': 7 })
  expect(changeOf(known, unsent, { village: 'Sarna' })?.seen).toEqual({ village: 9 })
  expect(changeOf({ ...known, ...field }, [], field)).toBeUndefined()
})

test('a confirmed change is known as this phone’s own, under the version that was read', async () => {
  const store = new SmallStore()
  await store.transact(async (rows) => {
    await rows.putSetting('profile:asha', { village: 'Sarna', version: 7 })
    await storeSentChanges(rows, 'asha', { id: 'a', changes: { village: 'Bhoa' } })
    expect(await rows.setting('profile:asha')).toEqual({ village: 'Bhoa', version: 7, after: ['a'] })
  })
})

test('a change that was returned goes with the receipt of a later one that took it in, and no other does', async () => {
  const returned = { status: 413, code: 'http_413', at: noon }
  const ofAnother = { ...change('c'), owner: 'bal' }
  const store = new SmallStore(
    ...[change('a'), change('b'), ofAnother].map(({ nextAttemptAt: _due, ...row }): Entry => ({
      ...row,
      state: 'returned',
      returned,
    })),
    change('d'),
  )
  await store.transact((rows) =>
    storeSentChanges(rows, 'asha', { id: 'e', changes: { village: 'Bhoa' }, after: ['a', 'c', 'd'] }),
  )
  expect([...store.entries.keys()]).toEqual(['b', 'c', 'd'])
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

test('a change that names another one comes after it, although the clock was set back between them', () => {
  const first = { id: 'a', createdAt: 2_000 }
  const next = { id: 'b', createdAt: 1_000, after: ['a'] }
  const other = { id: 'c', createdAt: 1_500 }
  expect([next, first].toSorted(inOrder)).toEqual([first, next])
  expect([first, next].toSorted(inOrder)).toEqual([first, next])
  expect([first, other].toSorted(inOrder)).toEqual([other, first])
})
