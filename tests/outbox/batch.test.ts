import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextBatch, leaseLength } from '#src/platform/outbox/policy.ts'
import type { WaitingEntry } from '#src/platform/outbox/entry.ts'
import { noon, waitingEntry } from './entries.ts'

const ids = (entries: readonly WaitingEntry[]) => entries.map(({ id }) => id)
const sized = (id: string, bytes: number) =>
  waitingEntry(id, { sealed: { iv: new Uint8Array(12), bytes: new Uint8Array(bytes) } })
const lease = { holder: 'page', until: noon + leaseLength }

test('only the oldest entry of a lane is sent, whatever their order', () => {
  const first = waitingEntry('b', { lane: 'x', createdAt: noon - 2 })
  const second = waitingEntry('a', { lane: 'x', createdAt: noon - 1 })
  expect(ids(nextBatch([second, first], noon))).toEqual(['b'])
})

test('an entry that is being sent or delayed blocks its own lane only', () => {
  const waiting = [
    waitingEntry('a', { lane: 'x', createdAt: noon - 2, lease }),
    waitingEntry('b', { lane: 'x', createdAt: noon - 1 }),
    waitingEntry('c', { lane: 'y', createdAt: noon - 2, nextAttemptAt: noon + 1 }),
    waitingEntry('d', { lane: 'y', createdAt: noon - 1 }),
    waitingEntry('e', { lane: 'z' }),
  ]
  expect(ids(nextBatch(waiting, noon))).toEqual(['e'])
  expect(ids(nextBatch(waiting, noon, { ignorePauses: true }))).toEqual(['c', 'e'])
})

test('an entry of which the centre has the words holds nothing up; one of which it has none does', () => {
  const receipt = { id: 'a', hash: '', receivedAt: '', state: 'incomplete' } as const
  const files = { total: 1, bytes: 9, largest: 9, stored: [], receipt }
  const [nextAttemptAt, why] = [noon + 1, 'sign-in'] as const
  const photo = waitingEntry('a', { lane: 'x', createdAt: noon - 3, files, nextAttemptAt, why })
  const words = waitingEntry('b', { lane: 'x', createdAt: noon - 2 })
  const more = waitingEntry('c', { lane: 'x', createdAt: noon - 1 })
  expect(ids(nextBatch([more, words, photo], noon))).toEqual(['b'])
  const { receipt: _none, ...unknown } = files
  expect(ids(nextBatch([more, words, { ...photo, files: unknown }], noon))).toEqual([])
})

test('an entry that was tried in this run blocks its lane until the next', () => {
  const waiting = [waitingEntry('a', { lane: 'x' }), waitingEntry('b', { lane: 'x', createdAt: noon + 1 })]
  expect(nextBatch(waiting, noon, { ignorePauses: true, tried: new Set(['a']) })).toEqual([])
})

test('a batch has at most twenty entries and about 100 KB, but always one', () => {
  const many = Array.from({ length: 30 }, (_, at) => waitingEntry(`e${at}`))
  expect(nextBatch(many, noon)).toHaveLength(20)
  expect(ids(nextBatch([sized('a', 60_000), sized('b', 60_000), sized('c', 30_000)], noon))).toEqual([
    'a',
    'c',
  ])
  expect(ids(nextBatch([sized('a', 300_000), sized('b', 10)], noon))).toEqual(['a'])
})

test('entries that failed often go after the others and alone', () => {
  const waiting = [waitingEntry('a', { attempts: 3 }), waitingEntry('b', { attempts: 2 }), waitingEntry('c')]
  expect(ids(nextBatch(waiting, noon))).toEqual(['c', 'b'])
  expect(ids(nextBatch([waiting[0]!, waitingEntry('d', { attempts: 4 })], noon))).toEqual(['a'])
})

test('entries of a refused batch go one by one', () => {
  const waiting = [waitingEntry('a'), waitingEntry('b')]
  expect(ids(nextBatch(waiting, noon, { singly: new Set(['a', 'b']) }))).toEqual(['a'])
})

const anyEntry = fc.record({
  id: fc.uuid(),
  lane: fc.constantFrom('x', 'y', 'z'),
  createdAt: fc.integer({ min: noon - 10, max: noon }),
  nextAttemptAt: fc.integer({ min: noon - 5, max: noon + 5 }),
  attempts: fc.nat(5),
})

test('draining by batches sends everything that is due, each lane in its order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyEntry, { selector: ({ id }) => id }), (facts) => {
      let left = facts.map(({ id, ...rest }) => waitingEntry(id, rest))
      const sent: WaitingEntry[] = []
      for (let batch = nextBatch(left, noon + 5); batch.length > 0; batch = nextBatch(left, noon + 5)) {
        sent.push(...batch)
        left = left.filter((entry) => !batch.includes(entry))
      }
      expect(left).toEqual([])
      for (const lane of Map.groupBy(sent, (entry) => entry.lane).values()) {
        expect(lane).toEqual(lane.toSorted((a, b) => a.createdAt - b.createdAt))
      }
    }),
  )
})
