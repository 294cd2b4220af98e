import { expect, test } from 'vitest'
import { drain } from '#src/platform/outbox/drain.ts'
import { leaseLength } from '#src/platform/outbox/policy.ts'
import type { OutboxStore, OutboxWorld } from '#src/platform/outbox/world.ts'
import { noon, receiptFor, waitingEntry } from './entries.ts'
import { receiptsFor, SmallStore, worldOf } from './small-world.ts'

const inLane = (id: string, at: number) => waitingEntry(id, { lane: 'x', createdAt: noon + at })

test('a drain continues until nothing is due, and returns the result', async () => {
  const store = new SmallStore(inLane('a', 0), inLane('b', 1), waitingEntry('c'))
  const world = worldOf(store)
  expect(await drain(world)).toMatchObject({ sent: 3, returned: 0, waiting: 0 })
  expect(world.sent).toEqual(['device: a c', 'device: b'])
  expect([...store.entries.values()].map(({ state }) => state)).toEqual(['received', 'received', 'received'])
})

test('an entry stays in the store under a lease while it is being sent', async () => {
  const store = new SmallStore(waitingEntry('a'))
  const world = worldOf(store, (batch) => {
    expect(store.entries.get('a')).toMatchObject({ state: 'waiting', lease: { until: noon + leaseLength } })
    return receiptsFor(batch)
  })
  expect(await drain(world)).toMatchObject({ sent: 1 })
})

test('a batch has entries of one owner', async () => {
  const store = new SmallStore(
    waitingEntry('a'),
    waitingEntry('b', { owner: 'asha' }),
    waitingEntry('c', { owner: 'bal' }),
  )
  const world = worldOf(store)
  world.signedIn = ['device', 'asha']
  expect(await drain(world)).toMatchObject({ sent: 2, returned: 0, waiting: 0 })
  expect(world.sent).toEqual(['device: a', 'asha: b'])
  expect(store.state('c')).toBe('waiting')
})

test('after a sign-out during a drain nothing more is sent', async () => {
  const store = new SmallStore(inLane('a', 0), inLane('b', 1))
  const world = worldOf(store, (batch) => {
    world.signedIn = []
    return receiptsFor(batch)
  })
  await drain(world)
  expect([world.sent, store.state('b')]).toEqual([['device: a'], 'waiting'])
})

test.each([
  { silent: true } as const,
  { status: 401 },
  { status: 429, retryAfterMs: 900_000 },
  { status: 503 },
])('after %o nothing more is sent for this owner in this run, and others go on', async (answer) => {
  const store = new SmallStore(
    ...Array.from({ length: 25 }, (_, at) => waitingEntry(`e${at}`)),
    waitingEntry('b', { owner: 'asha' }),
  )
  const world = worldOf(store, (batch, owner) => (owner === 'device' ? answer : receiptsFor(batch)))
  world.signedIn = ['device', 'asha']
  const drained = await drain(world)
  expect(drained).toMatchObject({ sent: 1, returned: 0, waiting: 25 })
  expect(world.sent).toHaveLength(2)
  // Five entries are due, but coming back for them at once would be hammering.
  expect(drained.nextAt).toBeGreaterThan(noon + ('retryAfterMs' in answer ? 899_999 : 999))
})

test.each([
  [{ silent: true } as const, 'network'],
  [{ status: 503 }, 'centre'],
  [{ status: 429, retryAfterMs: 900_000 }, 'busy'],
  [{ status: 401 }, 'sign-in'],
])('after %o it says why something waits, and a sign-in before all else', async (answer, why) => {
  const store = new SmallStore(waitingEntry('a'), waitingEntry('b', { owner: 'asha', why: 'network' }))
  const world = worldOf(store, (_batch, owner) => (owner === 'device' ? answer : { silent: true }))
  world.signedIn = ['device', 'asha']
  expect(await drain(world)).toMatchObject({ waiting: 2, why })
})

test('a limit on one kind stops that kind, and the others go on', async () => {
  const messages = Array.from({ length: 25 }, (_, at) =>
    waitingEntry(`m${at}`, { kind: 'message', createdAt: noon + at }),
  )
  const order = waitingEntry('order', { kind: 'order', createdAt: noon + 100 })
  // In the lane of a message that waits: its turn does not come.
  const behind = waitingEntry('behind', { kind: 'order', lane: messages[0]!.lane, createdAt: noon + 101 })
  const store = new SmallStore(...messages, order, behind)
  const limit = { refused: { status: 429, code: 'limit', retryAfterMs: 900_000 } }
  const world = worldOf(store, (batch) => ({
    results: new Map(
      batch.map((entry) => [entry.id, entry.kind === 'message' ? limit : { receipt: receiptFor(entry) }]),
    ),
  }))
  const drained = await drain(world)
  expect([store.state('order'), store.state('behind')]).toEqual(['received', 'waiting'])
  expect(drained).toMatchObject({ sent: 1, returned: 0, waiting: 26 })
  // The first twenty messages met the limit; the other five are not tried, and nothing is before the limit ends.
  expect(world.sent).toHaveLength(2)
  expect(drained.nextAt).toBeGreaterThan(noon + 899_999)
})

test('a batch that was refused as a whole is sent one by one before an entry is returned', async () => {
  const store = new SmallStore(waitingEntry('a'), waitingEntry('b'), waitingEntry('c'))
  const world = worldOf(store, (batch) =>
    batch.some(({ id }) => id === 'b') ? { status: 413 } : receiptsFor(batch),
  )
  expect(await drain(world)).toMatchObject({ sent: 2, returned: 1, waiting: 0 })
  expect(world.sent).toEqual(['device: a b c', 'device: a', 'device: b', 'device: c'])
  expect(store.entries.get('b')).toMatchObject({ state: 'returned', returned: { status: 413 } })
})

test('one refused entry does not block its lane or the rest', async () => {
  const store = new SmallStore(inLane('a', 0), inLane('b', 1), waitingEntry('c'))
  const world = worldOf(store, (batch) => {
    const refused = { refused: { status: 422, code: 'invalid', field: 'phone' } }
    return {
      results: new Map(
        batch.map((entry) => [entry.id, entry.id === 'a' ? refused : { receipt: receiptFor(entry) }]),
      ),
    }
  })
  expect(await drain(world)).toMatchObject({ sent: 2, returned: 1, waiting: 0 })
})

test('an entry that no network can carry does not block the others forever', async () => {
  const store = new SmallStore(...['a', 'b', 'c', 'd'].map((id) => waitingEntry(id)))
  const world = worldOf(store, (batch) =>
    batch.some(({ id }) => id === 'b') ? { silent: true } : receiptsFor(batch),
  )
  for (let run = 0; run < 8; run += 1) await drain(world, { ignorePauses: true })
  expect(['a', 'b', 'c', 'd'].map((id) => store.state(id))).toEqual([
    'received',
    'waiting',
    'received',
    'received',
  ])
})

test('backoff is respected, and skipped on demand', async () => {
  const store = new SmallStore(waitingEntry('a', { nextAttemptAt: noon + 60_000 }))
  const world = worldOf(store)
  expect(await drain(world)).toMatchObject({ sent: 0, returned: 0, waiting: 1, nextAt: noon + 60_000 })
  expect(await drain(world, { ignorePauses: true })).toMatchObject({ sent: 1 })
})

test('without backoff an entry is still tried only once a run', async () => {
  const world = worldOf(new SmallStore(waitingEntry('a')), () => ({ results: new Map() }))
  expect(await drain(world, { ignorePauses: true })).toMatchObject({ sent: 0, waiting: 1 })
  expect(world.sent).toEqual(['device: a'])
})

test('an outcome is written only while the lease is valid', async () => {
  const store = new SmallStore(waitingEntry('a'))
  const another = { holder: 'another page', until: noon + leaseLength }
  const world = worldOf(store, () => {
    store.entries.set('a', waitingEntry('a', { lease: another }))
    return { status: 400 }
  })
  expect(await drain(world)).toMatchObject({ returned: 0, waiting: 1, nextAt: another.until })
  expect(store.entries.get('a')).toMatchObject({ state: 'waiting', lease: another })
})

test('an entry that was withdrawn while it was sent stays withdrawn', async () => {
  const store = new SmallStore(waitingEntry('a'))
  const world = worldOf(store, () => {
    store.entries.delete('a')
    return { silent: true }
  })
  await drain(world)
  expect(store.entries.size).toBe(0)
})

test('an outcome is written to the current entry, which an account may have claimed', async () => {
  const store = new SmallStore(waitingEntry('a'))
  const world = worldOf(store, (batch) => {
    store.entries.set('a', { ...store.entries.get('a')!, owner: 'asha' })
    return receiptsFor(batch)
  })
  await drain(world)
  expect(store.entries.get('a')).toMatchObject({ state: 'received', owner: 'asha' })
})

test('a lease of a dead page counts as an attempt when it has expired', async () => {
  const lease = { holder: 'dead', until: noon - 1 }
  const store = new SmallStore(waitingEntry('a', { lease }))
  await drain(worldOf(store, () => ({ status: 413 })))
  expect(store.entries.get('a')).toMatchObject({ state: 'returned', attempts: 1 })
})

test('a store that refuses writes delays a drain, and never throws', async () => {
  const store = new SmallStore(waitingEntry('a'))
  store.refuses = () => {
    throw new Error('no room')
  }
  const world = worldOf(store)
  const drained = await drain(world)
  expect(drained).toMatchObject({ sent: 0 })
  expect(drained.nextAt).toBeGreaterThan(noon)
  expect(world.sent).toEqual([])
})

test('a readable store without writes does not make a drain spin', async () => {
  const store = new SmallStore(waitingEntry('a'))
  const world = worldOf(store)
  const full: OutboxStore = {
    transact: (work) =>
      store.transact((rows) => work({ ...rows, put: () => Promise.reject(new Error('no room')) })),
  }
  const drained = await drain({ ...world, store: full })
  expect(drained).toMatchObject({ sent: 0, waiting: 1 })
  expect(drained.nextAt).toBeGreaterThanOrEqual(noon + 1_000)
})

test('one entry that cannot be written does not block the others', async () => {
  const store = new SmallStore(waitingEntry('a'), waitingEntry('b'), waitingEntry('c'))
  const world = worldOf(store)
  const picky: OutboxStore = {
    transact: (work) =>
      store.transact((rows) =>
        work({
          ...rows,
          put: (entry) => (entry.id === 'a' ? Promise.reject(new Error('not cloneable')) : rows.put(entry)),
        }),
      ),
  }
  expect(await drain({ ...world, store: picky })).toMatchObject({ sent: 2, waiting: 1 })
  expect(store.state('a')).toBe('waiting')
})

test('an outcome that cannot be written for all is written for each possible one', async () => {
  const store = new SmallStore(waitingEntry('a'), waitingEntry('b'))
  const world = worldOf(store, (batch) => {
    let refusals = 0
    const refuse = () => {
      refusals += 1
      if (refusals < 3) throw new Error('transaction aborted')
    }
    store.refuses = world.sent.length === 1 ? refuse : undefined
    return receiptsFor(batch)
  })
  const drained = await drain(world)
  expect(drained).toMatchObject({ sent: 1, waiting: 1 })
  world.time += leaseLength
  expect(await drain(world)).toMatchObject({ sent: 1, waiting: 0 })
})

test('a sender that throws and unreadable owners do no harm', async () => {
  const store = new SmallStore(waitingEntry('a'))
  const broken = worldOf(store, () => Promise.reject(new Error('cannot be opened')))
  expect(await drain(broken)).toMatchObject({ sent: 0, waiting: 1 })
  expect(store.entries.get('a')).toMatchObject({ state: 'waiting', why: 'network' })
  const locked = { ...worldOf(store), owners: () => Promise.reject(new Error('database closed')) }
  expect((await drain(locked)).nextAt).toBeGreaterThan(noon)
})

test('two simultaneous drains, without locks, send an entry once', async () => {
  const store = new SmallStore(waitingEntry('a'))
  const world = worldOf(store)
  await Promise.all([drain(world), drain(world)])
  expect(store.state('a')).toBe('received')
})

test('a frozen run that another took over from writes and sends nothing after the thaw', async () => {
  const store = new SmallStore(inLane('a', 0), inLane('b', 1))
  let isLost = false
  const alone = { withLock: <Result>(_: string, work: (locked: boolean) => Promise<Result>) => work(true) }
  const next = { ...worldOf(store), ...alone, holder: 'other page' }
  const frozen = worldOf(store, async (batch) => {
    // Frozen here; the lock goes to another page, which takes the lease for dead.
    isLost = true
    expect(await drain(next)).toMatchObject({ sent: 2 })
    store.entries.set('c', waitingEntry('c'))
    return receiptsFor(batch)
  })
  const held: OutboxWorld['withLock'] = (_, work) => work(true, () => isLost)
  expect(await drain({ ...frozen, withLock: held })).toMatchObject({ sent: 0 })
  expect([frozen.sent, next.sent]).toEqual([['device: a'], ['device: a', 'device: b']])
  expect(store.state('c')).toBe('waiting')
})
