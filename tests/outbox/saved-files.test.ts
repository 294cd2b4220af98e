import { expect, test } from 'vitest'
import { leaseLength } from '#src/platform/outbox/policy.ts'
import type { Entry, ReceivedEntry, ReturnedEntry } from '#src/platform/outbox/entry.ts'
import {
  copyFilesToDraft,
  forgetShown,
  mayHaveArrived,
  saveEntry,
  withdrawEntry,
} from '#src/platform/outbox/save-entry.ts'
import { noon, receiptFor, waitingEntry } from './entries.ts'
import { SmallStore } from './small-world.ts'

const { nextAttemptAt: _, ...facts } = waitingEntry('a')
const returned: ReturnedEntry = {
  ...facts,
  state: 'returned',
  returned: { status: 422, code: 'x', at: noon },
}
const received: ReceivedEntry = { ...facts, state: 'received', receipt: receiptFor(waitingEntry('a')) }

/** A store with a draft `d` of two photos, and one photo of another draft. */
const withPhotos = (...entries: Entry[]) => {
  const store = new SmallStore(...entries)
  store.drafts.set('d', 'device')
  for (const [id, of] of [
    ['f', 'd'],
    ['g', 'd'],
    ['h', 'other'],
  ] as const)
    store.files.set(id, { owner: 'device', of })
  return store
}
const placesOf = (store: SmallStore) => Object.fromEntries([...store.files].map(([id, { of }]) => [id, of]))
const untouched = { f: 'd', g: 'd', h: 'other' }

test('the files of a draft become those of its entry', async () => {
  const store = withPhotos()
  expect(await saveEntry(store, waitingEntry('a'), { draft: 'd', files: ['g', 'f'] })).toBe('saved')
  expect(placesOf(store)).toEqual({ f: 'a', g: 'a', h: 'other' })
  expect([store.drafts.has('d'), store.submitted.get('a')]).toEqual([false, 'hash of a'])
})

test.each([[['f']], [['f', 'g', 'h']], [['f', 'x']], [[]]])(
  'a draft that has other files than %j is not submitted',
  async (files) => {
    const store = withPhotos()
    expect(await saveEntry(store, waitingEntry('a'), { draft: 'd', files })).toBe('changed')
    expect([store.entries.size, store.drafts.size, placesOf(store)]).toEqual([0, 1, untouched])
  },
)

test('a draft whose files are another person’s is not submitted', async () => {
  const store = withPhotos()
  store.files.set('f', { owner: 'asha', of: 'd' })
  expect(await saveEntry(store, waitingEntry('a'), { draft: 'd', files: ['f', 'g'] })).toBe('changed')
})

test('files stay where the draft has the entry’s id, and where nobody named them', async () => {
  const store = withPhotos()
  expect(await saveEntry(store, waitingEntry('d'), { draft: 'd', files: ['f', 'g'] })).toBe('saved')
  expect(placesOf(store)).toEqual(untouched)
  const unnamed = withPhotos()
  expect(await saveEntry(unnamed, waitingEntry('a'), { draft: 'd' })).toBe('saved')
  expect(await saveEntry(unnamed, waitingEntry('b'), { files: ['x'] })).toBe('saved')
  expect(placesOf(unnamed)).toEqual(untouched)
})

test('a draft that corrects an entry gets copies of its files', async () => {
  const store = withPhotos()
  await store.transact((rows) => copyFilesToDraft(rows, 'd', 'e'))
  expect(placesOf(store)).toEqual({ ...untouched, 'f again': 'e', 'g again': 'e' })
})

test('the files of a corrected entry go with it', async () => {
  const store = withPhotos({ ...returned, id: 'd', lane: 'd' })
  await saveEntry(store, waitingEntry('a'), { replaces: 'd' })
  expect([...store.entries.keys(), placesOf(store)]).toEqual(['a', { h: 'other' }])
  expect(await saveEntry(store, waitingEntry('b'), { replaces: 'gone' })).toBe('saved')
})

test('words under an id that another person has are not stored', async () => {
  const store = new SmallStore(waitingEntry('a', { owner: 'asha' }))
  expect(await saveEntry(store, waitingEntry('a'))).toBe('taken')
})

test('an entry that is stored the first time is new, and one of a draft that is stored again may have been sent', async () => {
  const store = new SmallStore()
  await saveEntry(store, waitingEntry('a'), { draft: 'd' })
  expect(store.entries.get('a')).toEqual(waitingEntry('a'))
  store.entries.clear()
  await saveEntry(store, waitingEntry('a'))
  expect(store.entries.get('a')).not.toHaveProperty('again')
})

test('an entry behind one of its lane that is older keeps its own time', async () => {
  const store = new SmallStore(
    waitingEntry('a', { lane: 'x', createdAt: noon - 5 }),
    waitingEntry('c', { lane: 'y', createdAt: noon + 5 }),
    waitingEntry('d', { lane: 'x', owner: 'asha', createdAt: noon + 5 }),
  )
  await saveEntry(store, waitingEntry('b', { lane: 'x' }))
  expect(store.entries.get('b')!.createdAt).toBe(noon)
})

test('a withdrawn entry takes its files with it, also while it is being sent if that is wanted', async () => {
  const lease = { holder: 'page', until: noon + leaseLength }
  const store = withPhotos(waitingEntry('d', { lease }))
  const withdraw = (more: object) => withdrawEntry(store, () => noon, { id: 'd', owner: 'device', ...more })
  expect(await withdraw({})).toBe('sending')
  expect(await withdraw({ evenWhileSent: true })).toBe('perhaps sent')
  expect(placesOf(store)).toEqual(untouched)
  expect(await withdraw({ evenWhileSent: true, evenIfSent: true })).toBe('withdrawn, perhaps sent')
  expect([store.entries.size, placesOf(store)]).toEqual([0, { h: 'other' }])
})

test('an entry may have arrived if it was received, tried, stored before, leased, or its words were', () => {
  const files = { total: 1, bytes: 1, largest: 1, stored: [] }
  const arrived: Entry[] = [
    received,
    { ...returned, attempts: 1 },
    waitingEntry('a', { attempts: 1 }),
    waitingEntry('a', { again: true }),
    waitingEntry('a', { files: { ...files, receipt: receiptFor(waitingEntry('a')) } }),
    waitingEntry('a', { lease: { holder: 'page', until: noon } }),
  ]
  expect(arrived.map(mayHaveArrived)).toEqual(arrived.map(() => true))
  const unsent: Entry[] = [waitingEntry('a'), waitingEntry('a', { files }), returned]
  expect(unsent.map(mayHaveArrived)).toEqual([false, false, false])
})

test('an entry whose receipt has yet to be applied stays, also if the list shows it', async () => {
  const store = new SmallStore({ ...received, settles: true })
  await forgetShown(store, ['a'])
  expect(store.entries.size).toBe(1)
})
