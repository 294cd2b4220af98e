import { expect, test } from 'vitest'
import { afterAttempt } from '#src/platform/outbox/after-attempt.ts'
import { nextBatch, isDue, isStuck, pauseAfter } from '#src/platform/outbox/policy.ts'
import { drain } from '#src/platform/outbox/drain.ts'
import type { Entry } from '#src/platform/outbox/entry.ts'
import { fileLost } from '#src/platform/outbox/codes.ts'
import type { BatchAnswer, OutboxStore, Result } from '#src/platform/outbox/world.ts'
import { noon, receiptFor, waitingEntry } from './entries.ts'
import { receiptsFor, SmallStore, worldOf } from './small-world.ts'

const many = (count: number, facts = {}) =>
  Array.from({ length: count }, (_, at) => waitingEntry(`e${String(at).padStart(2, '0')}`, facts))
const answerTo = (batch: readonly Entry[], result: (id: string) => Result): BatchAnswer => ({
  results: new Map(batch.map(({ id }) => [id, result(id)])),
})
const refusal = (status: number) => ({ refused: { status, code: 'x' } })

test('a receipt of other content waits longer after each attempt', () => {
  const entry = waitingEntry('a', { attempts: 3 })
  const next = afterAttempt(entry, { receipt: { ...receiptFor(entry), hash: 'other' } }, noon, 0.5)
  expect(next).toMatchObject({ nextAttemptAt: noon + pauseAfter(4, 0.5) })
})

test.each([{ createdAt: noon + 1 }, { createdAt: noon - 1, attempts: 1 }])(
  'of two that go alone, the one without files goes first, also if it is as %o',
  (facts) => {
    const files = { total: 1, bytes: 1, largest: 1, stored: [] }
    const next = nextBatch([waitingEntry('a', { files }), waitingEntry('b', { alone: true, ...facts })], noon)
    expect(next.map(({ id }) => id)).toEqual(['b'])
  },
)

test('a pause after a network error holds until the network is proven', () => {
  const paused = waitingEntry('a', { why: 'network', nextAttemptAt: noon + 1_000 })
  expect(isDue(paused, noon)).toBe(false)
})

test('an entry is not stuck a minute after it was due', () => {
  expect(isStuck(waitingEntry('a'), noon + 60_000, noon)).toBe(false)
})

test('the code of a file that the phone lost is the one that stored entries have', () => {
  expect(fileLost).toBe('file_lost')
})

test('after a limit on a kind no more of it are sent in this run, and others are', async () => {
  const store = new SmallStore(
    ...many(25, { kind: 'message' }),
    waitingEntry('z', { createdAt: noon + 1, alone: true }),
  )
  const world = worldOf(store, (batch) =>
    batch[0]!.kind === 'message' ? answerTo(batch, () => refusal(429)) : receiptsFor(batch),
  )
  await drain(world)
  expect(world.sent.map((call) => call.split(' ').length - 1)).toEqual([20, 1])
})

test('one entry that needs a sign-in ends the run for its owner, whatever became of the others', async () => {
  const world = worldOf(new SmallStore(...many(25)), (batch) =>
    answerTo(batch, (id) =>
      id === 'e00' ? refusal(401) : { receipt: receiptFor(batch.find((entry) => entry.id === id)!) },
    ),
  )
  expect(await drain(world)).toMatchObject({ sent: 19, waiting: 6 })
  expect(world.sent).toHaveLength(1)
})

test('a run that ends beside an entry that was returned says when to come again', async () => {
  const world = worldOf(new SmallStore(waitingEntry('a'), waitingEntry('b')), (batch) =>
    answerTo(batch, (id) => refusal(id === 'a' ? 401 : 422)),
  )
  expect((await drain(world)).nextAt).toBe(noon + 225_000)
})

test('after a call without an answer the rest waits, also where all that was in it is withdrawn', async () => {
  const store = new SmallStore(...many(25))
  const world = worldOf(store, (batch) => {
    for (const { id } of batch) store.entries.delete(id)
    return { silent: true }
  })
  expect(await drain(world)).toMatchObject({ waiting: 5, nextAt: noon + pauseAfter(1, 0.5) })
})

test('an entry’s files are released with its receipt, and stay when it is returned', async () => {
  for (const [result, left] of [
    [receiptsFor, []],
    [(batch: readonly Entry[]) => answerTo(batch, () => refusal(422)), ['f']],
  ] as const) {
    const store = new SmallStore(waitingEntry('a'))
    store.files.set('f', { owner: 'device', of: 'a' })
    await drain(worldOf(store, result))
    expect([...store.files.keys()]).toEqual(left)
  }
})

test('receipts are applied by the ids of their batch', async () => {
  const asked: (readonly string[] | undefined)[] = []
  const store = new SmallStore(waitingEntry('a', { settles: true }), waitingEntry('b'))
  const settle = async (_owner: string, ids?: readonly string[]) => void asked.push(ids)
  await drain({ ...worldOf(store), settle })
  expect(asked).toEqual([undefined, ['a']])
})

test('a store that cannot be read is not asked twenty times, and nothing counts as waiting', async () => {
  let asked = 0
  const broken: OutboxStore = {
    transact: () => {
      asked += 1
      return Promise.reject(new Error('database closed'))
    },
  }
  expect(await drain({ ...worldOf(new SmallStore()), store: broken })).toMatchObject({ waiting: 0, sent: 0 })
  // The batch, its first entry, and the sum at the end.
  expect(asked).toBe(3)
})

test('where the entry is gone after a transaction that failed, nothing is written', async () => {
  const store = new SmallStore(waitingEntry('a'))
  let fails = true
  const failing: OutboxStore = {
    transact: async (work) => {
      const answer = await (fails
        ? store.transact(() => Promise.resolve(undefined as never))
        : store.transact(work))
      if (!fails) return answer
      fails = false
      store.entries.clear()
      throw new Error('transaction aborted')
    },
  }
  await drain({ ...worldOf(store), store: failing })
  expect([...store.entries]).toEqual([])
})
