import { expect, test } from 'vitest'
import { drain } from '#src/platform/outbox/drain.ts'
import type { EntryRows, OutboxStore, OutboxWorld } from '#src/platform/outbox/world.ts'
import { noon, receiptFor, waitingEntry } from './entries.ts'
import { receiptsFor, SmallStore, worldOf } from './small-world.ts'

const refused = (status: number) => ({ refused: { status, code: 'x' } })
const worldThatSettles = (store: OutboxStore, send = receiptsFor) => {
  const settled: string[] = []
  const world = worldOf(store, send)
  const settle = async (owner: string) => void settled.push(owner)
  return { settled, world: { ...world, settle } satisfies OutboxWorld }
}
/** A store whose writes go wrong as the test says, with the transactions counted. */
const countedStore = (store: SmallStore, fails: (count: number) => boolean) => {
  const counted = {
    count: 0,
    transact: <Answer>(work: (rows: EntryRows) => Promise<Answer>) =>
      fails((counted.count += 1)) ? Promise.reject(new Error('no room')) : store.transact(work),
  }
  return counted
}

test('a drain returns how many were sent and returned, of which kinds, and no time where nothing waits', async () => {
  const store = new SmallStore(
    waitingEntry('a'),
    waitingEntry('b', { kind: 'order' }),
    waitingEntry('c', { kind: 'message' }),
    waitingEntry('d'),
  )
  const drained = await drain(
    worldOf(store, (batch) => ({
      results: new Map(
        batch.map((entry) => [entry.id, entry.id === 'c' ? refused(422) : { receipt: receiptFor(entry) }]),
      ),
    })),
  )
  expect(drained).toEqual({ sent: 3, returned: 1, waiting: 0, kinds: ['soil-test', 'order', 'message'] })
})

test('a drain without work has no kinds', async () => {
  expect(await drain(worldOf(new SmallStore()))).toEqual({ sent: 0, returned: 0, waiting: 0, kinds: [] })
})

test('it runs under the lock of the outbox, and its leases name its page and its run', async () => {
  const store = new SmallStore(waitingEntry('a'))
  const locks: string[] = []
  const world = worldOf(store, (batch) => {
    expect(store.entries.get('a')).toMatchObject({ lease: { holder: `page/${(2 ** 31).toString(36)}` } })
    return receiptsFor(batch)
  })
  const withLock: OutboxWorld['withLock'] = (name, work) => {
    locks.push(name)
    return work(true)
  }
  expect(await drain({ ...world, withLock })).toMatchObject({ sent: 1 })
  expect(locks).toEqual(['outbox'])
})

test('receipts are applied at the start, and again after entries whose receipt has a meaning', async () => {
  const plain = worldThatSettles(new SmallStore(waitingEntry('a')))
  await drain(plain.world)
  expect(plain.settled).toEqual(['device'])
  const settling = worldThatSettles(new SmallStore(waitingEntry('a'), waitingEntry('b', { settles: true })))
  await drain(settling.world)
  expect(settling.settled).toEqual(['device', 'device'])
  const returned = worldThatSettles(new SmallStore(waitingEntry('a', { settles: true })), (batch) => ({
    results: new Map(batch.map(({ id }) => [id, refused(422)])),
  }))
  await drain(returned.world)
  expect(returned.settled).toEqual(['device'])
})

test('where nobody knows whose work it is, nothing is applied, and the next run is after a pause', async () => {
  const { world, settled } = worldThatSettles(new SmallStore(waitingEntry('a')))
  const owners = () => Promise.reject(new Error('database closed'))
  expect(await drain({ ...world, owners })).toEqual({
    sent: 0,
    returned: 0,
    waiting: 0,
    kinds: [],
    nextAt: noon + 20_500,
  })
  expect(settled).toEqual([])
})

test('receipts that cannot be applied are tried again after a pause, and not before a longer one ends', async () => {
  const settle = () => Promise.reject(new Error('no room'))
  const empty = worldOf(new SmallStore())
  expect((await drain({ ...empty, settle })).nextAt).toBe(noon + 20_500)
  const paused = worldOf(new SmallStore(waitingEntry('a', { nextAttemptAt: noon + 60_000 })))
  expect((await drain({ ...paused, settle })).nextAt).toBe(noon + 60_000)
})

test('an owner whose call failed waits as long as its entries, the others do not', async () => {
  const store = new SmallStore(
    ...Array.from({ length: 21 }, (_, at) => waitingEntry(`e${at}`)),
    waitingEntry('z', { owner: 'asha', nextAttemptAt: noon + 700_000 }),
  )
  const world = worldOf(store, () => ({ status: 429, retryAfterMs: 600_000 }))
  world.signedIn = ['device', 'asha']
  expect(await drain(world)).toMatchObject({ waiting: 22, nextAt: noon + 602_500 })
  world.signedIn = ['asha']
  expect(await drain(world)).toMatchObject({ waiting: 1, nextAt: noon + 700_000 })
})

test('after a limit on a kind the next run is when it ends, and the entry’s own pause if that is later', async () => {
  const store = new SmallStore(
    waitingEntry('a', { kind: 'message' }),
    waitingEntry('b', { lane: 'a', createdAt: noon + 1 }),
  )
  const limit = { refused: { status: 429, code: 'limit', retryAfterMs: 600_000 } }
  const world = worldOf(store, (batch) => ({ results: new Map(batch.map(({ id }) => [id, limit])) }))
  expect(await drain(world)).toMatchObject({ waiting: 2, nextAt: noon + 602_500 })
})

test('an entry of a batch that was refused as a whole counts that as an attempt', async () => {
  const store = new SmallStore(waitingEntry('a'), waitingEntry('b'))
  await drain(worldOf(store, () => ({ status: 413 })))
  expect(store.entries.get('a')).toMatchObject({ state: 'returned', attempts: 1 })
  const single = new SmallStore(waitingEntry('a'))
  const world = worldOf(single, () => ({ status: 413 }))
  await drain(world)
  expect(single.entries.get('a')).toMatchObject({ state: 'returned', attempts: 0 })
  expect(world.sent).toHaveLength(1)
})

test('a store that refuses twenty entries refuses all', async () => {
  const store = new SmallStore(...Array.from({ length: 25 }, (_, at) => waitingEntry(`e${at}`)))
  const ids = new Set<string>()
  let batches = 0
  const full: OutboxStore = {
    transact: (work) =>
      store.transact((rows) => {
        batches += 1
        return work({ ...rows, put: (entry) => Promise.reject(new Error(String(ids.add(entry.id)))) })
      }),
  }
  await drain({ ...worldOf(store), store: full })
  // Of the first batch its first entry, then twenty alone; the last transaction counts the waiting entries.
  expect([batches, ids.size]).toEqual([22, 20])
})

test('an outcome is written in one transaction; for a single entry there is no second try in this run', async () => {
  const well = countedStore(new SmallStore(waitingEntry('a'), waitingEntry('b')), () => false)
  await drain({ ...worldOf(well), store: well })
  // The lease, the outcome, the search for more, and the count of waiting entries.
  expect(well.count).toBe(4)
  const bad = countedStore(new SmallStore(waitingEntry('a')), (count) => count === 2)
  const world = worldOf(bad)
  expect(await drain(world)).toMatchObject({ sent: 0, waiting: 1 })
  expect([bad.count, world.sent.length]).toEqual([4, 1])
})
