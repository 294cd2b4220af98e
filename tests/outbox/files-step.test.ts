import { expect, test } from 'vitest'
import { afterAttempt, type Outcome } from '#src/platform/outbox/after-attempt.ts'
import { drain } from '#src/platform/outbox/drain.ts'
import { leaseLength, leaseLengthOf } from '#src/platform/outbox/policy.ts'
import type { Receipt, WaitingEntry } from '#src/platform/outbox/entry.ts'
import { nextStep, type FileCalls } from '#src/platform/outbox/files-step.ts'
import { fileLost } from '#src/platform/outbox/codes.ts'
import { mayHaveArrived } from '#src/platform/outbox/save-entry.ts'
import type { BatchAnswer } from '#src/platform/outbox/world.ts'
import { noon, receiptFor, waitingEntry } from './entries.ts'
import { receiptsFor, SmallStore, worldOf } from './small-world.ts'

const withFiles = (id: string, total = 2, more: Partial<WaitingEntry> = {}): WaitingEntry =>
  waitingEntry(id, { files: { total, bytes: 30_000, largest: 20_000, stored: [] }, ...more })
const shas = ['f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8']
const manifestOf = ({ files }: WaitingEntry) =>
  shas
    .slice(0, files!.total)
    .map((sha256) => ({ slot: `slot of ${sha256}`, sha256, bytes: 1, type: 'image/jpeg' }))
const part = (entry: WaitingEntry): Receipt => ({ ...receiptFor(entry), state: 'incomplete' })

/** A fake centre that accepts all files, and records its requests. */
function workingCalls(
  entry: WaitingEntry,
  requests: string[] = [],
  other: Partial<FileCalls> = {},
): FileCalls {
  const result = <Result>(what: string, answer: Result) => {
    requests.push(what)
    return Promise.resolve(answer)
  }
  return {
    sendContent: () => result('content', { results: new Map([[entry.id, { receipt: part(entry) }]]) }),
    upload: ({ sha256 }) => result(sha256, { stored: true }),
    complete: () => result('complete', { receipt: receiptFor(entry), missing: [] }),
    ...other,
  }
}

const worldWithFiles = (
  store: SmallStore,
  other: (entry: WaitingEntry) => Partial<FileCalls> = () => ({}),
) => {
  const requests: string[] = []
  const world = worldOf(store, ([entry]) =>
    entry!.files
      ? nextStep(entry!, manifestOf(entry!), workingCalls(entry!, requests, other(entry!)))
      : receiptsFor([entry!]),
  )
  return { world, asked: requests }
}

test('one run sends the answers, each file once, and has the centre check them', async () => {
  const store = new SmallStore(withFiles('a', 3))
  const { world, asked } = worldWithFiles(store)
  expect(await drain(world)).toMatchObject({ sent: 1, returned: 0, waiting: 0 })
  expect(asked).toEqual(['content', 'f1', 'f2', 'f3', 'complete'])
})

test('progress is stored after each step, and the next run begins there', async () => {
  const store = new SmallStore(withFiles('a', 3))
  let breaks = true
  const { world, asked } = worldWithFiles(store, () =>
    breaks && asked.includes('f1') ? { upload: () => Promise.resolve({ silent: true as const }) } : {},
  )
  expect(await drain(world)).toMatchObject({ sent: 0, waiting: 1 })
  expect(store.entries.get('a')).toMatchObject({
    state: 'waiting',
    why: 'network',
    attempts: 1,
    files: { stored: ['f1'], receipt: { state: 'incomplete' } },
  })
  breaks = false
  expect(await drain(world, { ignorePauses: true })).toMatchObject({ sent: 1 })
  expect(asked).toEqual(['content', 'f1', 'f2', 'f3', 'complete'])
})

test('the files are deleted from the phone with the complete receipt, and not earlier', async () => {
  const store = new SmallStore(withFiles('a', 1))
  store.files.set('p', { owner: 'device', of: 'a' })
  store.files.set('other', { owner: 'device', of: 'b' })
  const { world } = worldWithFiles(store, (entry) => ({
    complete: () => {
      expect(store.files.size).toBe(2)
      return Promise.resolve({ receipt: receiptFor(entry), missing: [] })
    },
  }))
  await drain(world)
  expect([...store.files.keys()]).toEqual(['other'])
})

test('only files that the centre misses are sent again', async () => {
  const store = new SmallStore(withFiles('a', 3))
  let looked = 0
  const { world, asked } = worldWithFiles(store, (entry) => ({
    complete: () => {
      looked += 1
      const answer =
        looked === 1 ? { receipt: part(entry), missing: ['f2'] } : { receipt: receiptFor(entry), missing: [] }
      return Promise.resolve(answer)
    },
  }))
  expect(await drain(world)).toMatchObject({ sent: 0, waiting: 1 })
  expect(store.entries.get('a')).toMatchObject({ attempts: 1, files: { stored: ['f1', 'f3'] } })
  expect(await drain(world, { ignorePauses: true })).toMatchObject({ sent: 1 })
  expect(asked).toEqual(['content', 'f1', 'f2', 'f3', 'f2'])
})

test('a centre that always misses a file, or repeats itself, does not keep a run going', async () => {
  const never = (answer: (entry: WaitingEntry) => BatchAnswer) => {
    let calls = 0
    const world = worldOf(new SmallStore(withFiles('a', 1)), ([entry]) => {
      calls += 1
      return answer(entry!)
    })
    return drain(world, { ignorePauses: true }).then((drained) => [drained.waiting, calls])
  }
  const advanced = (step: object) => (entry: WaitingEntry) =>
    ({ results: new Map([[entry.id, { advanced: step }]]) }) as BatchAnswer
  expect(await never(advanced({ missing: [] }))).toEqual([1, 1])
  expect(await never(advanced({ unknown: true }))).toEqual([1, 1])
  expect(await never(advanced({ stored: 'f1' }))).toEqual([1, 1])
  expect(await never((entry) => advanced({ receipt: part(entry) })(entry))).toEqual([1, 2])
})

test('a completed step makes the next one due at once, whatever failed before', () => {
  const entry = withFiles('a', 1, { attempts: 7, why: 'network', lease: { holder: 'page', until: noon + 1 } })
  const next = afterAttempt(entry, { advanced: { receipt: part(entry) } }, noon, 0.5)
  expect(next).toMatchObject({ state: 'waiting', attempts: 0, nextAttemptAt: noon })
  expect(next).not.toHaveProperty('lease')
  expect(next).not.toHaveProperty('why')
})

test('a part of a receipt for other content, or for an entry without files, is no step', () => {
  const entry = withFiles('a')
  const wrong: Outcome[] = [
    { advanced: { receipt: { ...part(entry), hash: 'other' } } },
    { advanced: { receipt: receiptFor(entry) } },
    { advanced: { stored: 'f1' } },
  ]
  for (const outcome of wrong)
    expect(afterAttempt(entry, outcome, noon, 0.5)).toMatchObject({ attempts: 1, files: entry.files })
  const none = waitingEntry('b')
  expect(afterAttempt(none, { advanced: { receipt: part(none) } }, noon, 0.5)).toMatchObject({ attempts: 1 })
})

test('an entry whose answers the centre has may have arrived, however often it failed since', () => {
  const entry = withFiles('a')
  expect(mayHaveArrived(entry)).toBe(false)
  expect(mayHaveArrived(afterAttempt(entry, { advanced: { receipt: part(entry) } }, noon, 0))).toBe(true)
})

const begun = (stored: string[] = []) => {
  const entry = withFiles('a')
  return { ...entry, files: { ...entry.files!, stored, receipt: part(entry) } }
}
const stepOf = async (entry: WaitingEntry, other: Partial<FileCalls>, requests: string[] = []) => {
  const answer = await nextStep(entry, manifestOf(entry), workingCalls(entry, requests, other))
  return 'results' in answer ? answer.results.get('a') : answer
}

test('a refused file does not count if the centre has everything', async () => {
  const entry = begun()
  const refused = { upload: () => Promise.resolve({ status: 403 }) }
  expect(await stepOf(entry, refused)).toEqual({ receipt: receiptFor(entry) })
  const hasIt = { ...refused, complete: () => Promise.resolve({ receipt: part(entry), missing: ['f2'] }) }
  expect(await stepOf(entry, hasIt)).toEqual({ advanced: { stored: 'f1' } })
})

test('a refused file that the centre requests is sent again, and then the entry is returned', async () => {
  const entry = begun()
  let refusals = 0
  const calls = (most: number): Partial<FileCalls> => ({
    upload: () => Promise.resolve((refusals += 1) > most ? { stored: true } : { status: 403 }),
    complete: () => Promise.resolve({ receipt: part(entry), missing: ['f1', 'f2'] }),
  })
  expect(await stepOf(entry, calls(1))).toEqual({ advanced: { stored: 'f1' } })
  refusals = 0
  const refused = { status: 403, code: 'http_403', field: 'slot of f1' }
  expect(await stepOf(entry, calls(2))).toEqual({ refused })
})

test('an unreadable file returns the entry, with the slot', async () => {
  const lost = { upload: () => Promise.resolve({ lost: true as const }) }
  expect(await stepOf(begun(), lost)).toEqual({
    refused: { status: 422, code: fileLost, field: 'slot of f1' },
  })
})

test('a centre that has lost the entry gets everything again', async () => {
  const entry = begun(['f1', 'f2'])
  const step = await stepOf(entry, { complete: () => Promise.resolve({ status: 404 }) })
  expect(step).toEqual({ advanced: { unknown: true } })
  const next = afterAttempt(entry, step as Outcome, noon, 0.5)
  expect(next).toMatchObject({ attempts: 1, files: { stored: [] } })
  expect(next.files).not.toHaveProperty('receipt')
})

test('a file that is refused as unauthenticated may belong to an entry that the centre does not know', async () => {
  const refused = { upload: () => Promise.resolve({ status: 401 }) }
  const unknown = { ...refused, complete: () => Promise.resolve({ status: 404 }) }
  expect(await stepOf(begun(), unknown)).toEqual({ advanced: { unknown: true } })
})

test('nobody is asked to sign in for a file that the storage refuses while the centre accepts the token', async () => {
  const refusedAnd = (answer: Awaited<ReturnType<FileCalls['complete']>>): Partial<FileCalls> => ({
    upload: () => Promise.resolve({ status: 401 }),
    complete: () => Promise.resolve(answer),
  })
  const entry = begun()
  const missing = await stepOf(entry, refusedAnd({ receipt: part(entry), missing: ['f1', 'f2'] }))
  expect(afterAttempt(entry, missing as Outcome, noon, 0.5)).toMatchObject({ why: 'centre', attempts: 1 })
  const hasIt = refusedAnd({ receipt: part(entry), missing: ['f2'] })
  expect(await stepOf(entry, hasIt)).toEqual({ advanced: { stored: 'f1' } })
  expect(await stepOf(entry, refusedAnd({ silent: true }))).toEqual({ silent: true })
  expect(await stepOf(entry, refusedAnd({ status: 401 }))).toEqual({ status: 401 })
  const unlike = { status: 422, code: 'file_unlike', field: 'slot of f2' }
  expect(await stepOf(entry, refusedAnd(unlike))).toEqual(unlike)
})

test.each([{ silent: true } as const, { status: 503 }, { status: 401 }])(
  '%o is passed on unchanged',
  async (result) => {
    const calls = { upload: () => Promise.resolve(result), complete: () => Promise.resolve(result) }
    expect(await stepOf(begun(), calls)).toEqual(result)
    expect(await stepOf(begun(['f1', 'f2']), calls)).toEqual(result)
  },
)

test('photos that wait for Wi-Fi are no failure, go no further in this run and block nobody else', async () => {
  const store = new SmallStore(withFiles('a'), waitingEntry('b', { createdAt: noon + 1, attempts: 3 }))
  const { world, asked } = worldWithFiles(store, () => ({
    upload: () => Promise.resolve({ paused: 'wifi' }),
  }))
  expect(await drain(world, { ignorePauses: true })).toMatchObject({ sent: 1, waiting: 1 })
  expect(asked).toEqual(['content'])
  expect(store.entries.get('a')).toMatchObject({ state: 'waiting', why: 'wifi', attempts: 0 })
})

test('entries of one call go before files, and between them', async () => {
  const store = new SmallStore(withFiles('a'), waitingEntry('b', { createdAt: noon + 1 }))
  const { world } = worldWithFiles(store)
  await drain(world)
  expect(world.sent[0]).toBe('device: b')
  const late = new SmallStore(withFiles('a', 3))
  const { world: other } = worldWithFiles(late, () => ({
    sendContent: () => {
      late.entries.set('c', waitingEntry('c'))
      return Promise.resolve({ results: new Map([['a', { receipt: part(withFiles('a')) }]]) })
    },
  }))
  await drain(other)
  expect(other.sent.slice(0, 3)).toEqual(['device: a', 'device: c', 'device: a'])
})

test('a lease lasts as long as the largest file may take', () => {
  expect(leaseLengthOf(waitingEntry('a'))).toBe(leaseLength)
  const fiveMegabytes = 5 * 1024 * 1024
  const heavy = { files: { total: 1, bytes: fiveMegabytes, largest: fiveMegabytes, stored: [] } }
  // As long as a sender waits: a minute, and the bytes at 4 KB a second.
  expect(leaseLengthOf(heavy)).toBeGreaterThan(60_000 + (fiveMegabytes / 4096) * 1000)
})

test('a single page skips a dead page’s lease at once, and counts it as an attempt', async () => {
  const lease = { holder: 'dead', until: noon + leaseLength }
  const store = new SmallStore(waitingEntry('a', { lease }))
  const world = worldOf(store, () => ({ status: 413 }))
  expect(await drain(world)).toMatchObject({ returned: 0, waiting: 1, nextAt: lease.until })
  world.locked = true
  expect(await drain(world)).toMatchObject({ returned: 1 })
  expect(store.entries.get('a')).toMatchObject({ state: 'returned', attempts: 1 })
})
