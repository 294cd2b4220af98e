import { expect, test } from 'vitest'
import { drain } from '#src/platform/outbox/drain.ts'
import type { WaitingEntry } from '#src/platform/outbox/entry.ts'
import type { OutboxStore, Result } from '#src/platform/outbox/world.ts'
import { settleReceipts } from '#src/platform/outbox/settle.ts'
import consent from '#src/features/gate/consent.kind.ts'
import { noon, receiptFor, waitingEntry } from './entries.ts'
import { receiptsFor, SmallStore, worldOf } from './small-world.ts'

const alone = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    waitingEntry(`e${String(at).padStart(3, '0')}`, { alone: true, createdAt: noon + at, settles: true }),
  )

/** Counts reads: rows of a list, and single rows. */
function readingOf(store: SmallStore) {
  const read = { rows: 0 }
  const counted: OutboxStore = {
    transact: (work) =>
      store.transact((rows) =>
        work({
          ...rows,
          waiting: async (owner) => {
            const found = await rows.waiting(owner)
            read.rows += found.length
            return found
          },
          unsettled: async (owner) => {
            const found = await rows.unsettled(owner)
            read.rows += found.length
            return found
          },
          get: (id) => {
            read.rows += 1
            return rows.get(id)
          },
        }),
      ),
  }
  return { read, counted }
}

/** How many rows a drain reads of as many entries that go one by one, each with a receipt to apply. */
async function rowsRead(count: number): Promise<number> {
  const store = new SmallStore(...alone(count))
  const { read, counted } = readingOf(store)
  const world = { ...worldOf(counted), locked: true }
  const phone = {
    store: counted,
    kindOf: () => ({ ...consent, settle: async () => {} }),
    open: async () => '{}',
  }
  const settle = (owner: string, ids?: readonly string[]) => settleReceipts(owner, phone, ids)
  const drained = await drain({ ...world, withLock: (_name, work) => work(true), settle })
  expect(drained).toMatchObject({ sent: count, waiting: 0 })
  return read.rows
}

test('twice as many entries that go one by one are twice as many rows to read, and not four times', async () => {
  expect((await rowsRead(200)) / (await rowsRead(100))).toBeLessThan(2.1)
})

/** Drains two entries that go one by one under a lock, while a page does something during the first call. */
async function drainedWhile(
  store: SmallStore,
  inTheFirstCall: () => unknown,
): Promise<{ sent: string[]; batches: WaitingEntry[][] }> {
  const batches: WaitingEntry[][] = []
  const world = worldOf(store, (batch) => {
    batches.push([...batch])
    if (batches.length === 1) inTheFirstCall()
    return receiptsFor(batch)
  })
  world.locked = true
  await drain(world)
  return { sent: world.sent, batches }
}

test('an entry that its owner withdrew during a call is not written again', async () => {
  const store = new SmallStore(...alone(3))
  const { sent } = await drainedWhile(store, () => void store.entries.delete('e001'))
  expect(sent).toEqual(['device: e000', 'device: e002'])
  expect([...store.entries.keys()]).toEqual(['e000', 'e002'])
})

test('an entry that was saved during a call goes in the same run, also in place of one that was withdrawn', async () => {
  const store = new SmallStore(...alone(2))
  const { sent } = await drainedWhile(store, () => {
    store.entries.delete('e001')
    store.entries.set('new', waitingEntry('new', { alone: true }))
  })
  expect(sent).toEqual(['device: e000', 'device: new'])
})

test('an entry that another account claimed during a call is not sent for the guest', async () => {
  const store = new SmallStore(...alone(2))
  const { sent } = await drainedWhile(store, () => {
    store.entries.set('e001', { ...store.entries.get('e001')!, owner: 'asha' })
  })
  expect(sent).toEqual(['device: e000'])
  expect(store.entries.get('e001')).toMatchObject({ owner: 'asha', state: 'waiting', attempts: 0 })
})

test('an entry whose words changed during a call is sent with the new ones, and waits if it was paused', async () => {
  const store = new SmallStore(...alone(3))
  const { batches } = await drainedWhile(store, () => {
    store.entries.set('e001', waitingEntry('e001', { alone: true, hash: 'corrected' }))
    store.entries.set('e002', waitingEntry('e002', { alone: true, nextAttemptAt: noon + 60_000 }))
  })
  expect(batches.flat().map(({ id, hash }) => `${id} ${hash}`)).toEqual([
    'e000 hash of e000',
    'e001 corrected',
  ])
})

test('without a lock another run may have taken an entry meanwhile, and it is left to that run', async () => {
  const store = new SmallStore(...alone(2))
  const other = { holder: 'other/1', until: noon + 60_000 }
  const world = worldOf(store, (batch) => {
    store.entries.set('e001', waitingEntry('e001', { alone: true, lease: other }))
    return receiptsFor(batch)
  })
  await drain(world)
  expect(world.sent).toEqual(['device: e000'])
  expect(store.entries.get('e001')).toMatchObject({ lease: other })
})

test('after a transaction that failed everything that waits is read again', async () => {
  const store = new SmallStore(...alone(2))
  let refusals = 1
  const failing: OutboxStore = {
    transact: (work) =>
      store.transact((rows) =>
        work({
          ...rows,
          put: (entry) =>
            entry.state === 'received' && refusals-- > 0
              ? Promise.reject(new Error('no room'))
              : rows.put(entry),
        }),
      ),
  }
  const world = worldOf(failing, (batch) => ({
    results: new Map(batch.map((entry) => [entry.id, { receipt: receiptFor(entry) }])),
  }))
  world.locked = true
  await drain(world)
  expect(world.sent).toEqual(['device: e000', 'device: e001'])
  expect(store.entries.get('e000')).toMatchObject({ state: 'waiting' })
})

const inLane = (id: string, lane: string, facts: Partial<WaitingEntry> = {}) =>
  waitingEntry(id, { lane, ...facts })
const later = { createdAt: noon + 1 }
const paused = { nextAttemptAt: noon + 60_000 }

test('an entry that was saved during the last call goes in the same run', async () => {
  const store = new SmallStore(waitingEntry('a'))
  const { sent } = await drainedWhile(store, () => store.entries.set('new', waitingEntry('new')))
  expect(sent).toEqual(['device: a', 'device: new'])
})

test('an entry goes in the same run if the one before it in its lane was withdrawn during a call', async () => {
  const lane = () => [inLane('b', 'x', paused), inLane('c', 'x', later)]
  const store = new SmallStore(waitingEntry('a'), ...lane())
  const { sent } = await drainedWhile(store, () => store.entries.delete('b'))
  expect(sent).toEqual(['device: a', 'device: c'])
  const other = new SmallStore(waitingEntry('a'), ...lane())
  const replaced = await drainedWhile(other, () => {
    other.entries.delete('b')
    other.entries.set('new', waitingEntry('new', later))
  })
  expect(replaced.sent).toEqual(['device: a', 'device: c new'])
})

test('of a batch the one that was paused during a call is left', async () => {
  const store = new SmallStore(
    inLane('a', 'x'),
    inLane('b', 'y'),
    inLane('c', 'x', later),
    inLane('d', 'y', later),
  )
  const { sent } = await drainedWhile(store, () =>
    store.entries.set('d', inLane('d', 'y', { ...later, ...paused })),
  )
  expect(sent).toEqual(['device: a b', 'device: c'])
})

test('without a lock an entry is seen whose pause another run has ended', async () => {
  const store = new SmallStore(waitingEntry('a'), waitingEntry('b', paused))
  const world = worldOf(store, (batch) => {
    store.entries.set('b', waitingEntry('b'))
    return receiptsFor(batch)
  })
  await drain(world)
  expect(world.sent).toEqual(['device: a', 'device: b'])
})

test('the steps of an entry with files read that entry, and not all that wait', async () => {
  const stepsOf = async (count: number) => {
    const files = { total: 1, bytes: 10, largest: 10, stored: [] }
    const store = new SmallStore(...alone(count).map((entry) => ({ ...entry, files })))
    const { read, counted } = readingOf(store)
    const world = worldOf(counted, ([entry]) => ({ results: new Map([[entry!.id, stepOf(entry!)]]) }))
    world.locked = true
    expect(await drain(world)).toMatchObject({ sent: count })
    return read.rows
  }
  expect((await stepsOf(100)) / (await stepsOf(50))).toBeLessThan(2.1)
})

function stepOf(entry: WaitingEntry): Result {
  const { receipt, stored } = entry.files!
  if (!receipt) return { advanced: { receipt: { ...receiptFor(entry), state: 'incomplete' } } }
  return stored.length === 0 ? { advanced: { stored: 'sha' } } : { receipt: receiptFor(entry) }
}
