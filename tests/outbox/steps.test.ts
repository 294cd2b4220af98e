import { expect, test } from 'vitest'
import type { FilesOnTheWay, Receipt, WaitingEntry } from '#src/platform/outbox/entry.ts'
import { filesAfter, nextStep, stepsOf, type FileCalls } from '#src/platform/outbox/files-step.ts'
import type { BatchAnswer } from '#src/platform/outbox/world.ts'
import { receiptFor, waitingEntry } from './entries.ts'

const whole = receiptFor(waitingEntry('a'))
const part: Receipt = { ...whole, state: 'incomplete' }
const fresh: FilesOnTheWay = { total: 2, bytes: 2, largest: 1, stored: [] }
const begun: FilesOnTheWay = { ...fresh, receipt: part }
const entryWith = (files: FilesOnTheWay) => waitingEntry('a', { files })
const manifest = ['f1', 'f2'].map((sha256) => ({
  slot: `slot of ${sha256}`,
  sha256,
  bytes: 1,
  type: 'image/jpeg',
}))
const silent = { silent: true } as const
const calls: FileCalls = {
  sendContent: async () => silent,
  upload: async () => silent,
  complete: async () => silent,
}
const stepOf = async (entry: WaitingEntry, other: Partial<FileCalls>) => {
  const answer = await nextStep(entry, manifest, { ...calls, ...other })
  return 'results' in answer ? [...answer.results] : answer
}

test('the number of steps is that of the stored files, and one for the words', () => {
  expect(stepsOf({})).toBe(0)
  expect([fresh, begun, { ...begun, stored: ['f1', 'f2'] }].map((files) => stepsOf({ files }))).toEqual([
    0, 1, 3,
  ])
})

test('a receipt for a part is a step if it is this entry’s', () => {
  expect(filesAfter(entryWith(fresh), { receipt: part })).toEqual(begun)
  for (const other of [{ id: 'b' }, { hash: 'other' }, { state: 'complete' }] as const)
    expect(filesAfter(entryWith(fresh), { receipt: { ...part, ...other } })).toBeUndefined()
  expect(filesAfter(waitingEntry('a'), { receipt: part })).toBeUndefined()
})

test('a file is a step once, after the words, and not beyond the number of files', () => {
  expect(filesAfter(entryWith(begun), { stored: 'f1' })).toEqual({ ...begun, stored: ['f1'] })
  expect(filesAfter(entryWith({ ...begun, stored: ['f1'] }), { stored: 'f2' })?.stored).toEqual(['f1', 'f2'])
  expect(filesAfter(entryWith(fresh), { stored: 'f1' })).toBeUndefined()
  expect(filesAfter(entryWith({ ...begun, stored: ['f1'] }), { stored: 'f1' })).toBeUndefined()
  expect(filesAfter(entryWith({ ...begun, stored: ['f1', 'f2'] }), { stored: 'f3' })).toBeUndefined()
})

test('a centre that misses files, or the entry, takes steps back', () => {
  const all = { ...begun, stored: ['f1', 'f2'] }
  expect(filesAfter(entryWith(all), { missing: ['f2'] })).toEqual({ ...begun, stored: ['f1'] })
  expect(filesAfter(entryWith(all), { unknown: true })).toEqual(fresh)
})

test('the words go first; only a receipt for a part is a step, and any other answer is passed on', async () => {
  const answered = (answer: BatchAnswer) => stepOf(entryWith(fresh), { sendContent: async () => answer })
  const result = (of: object) => ({ results: new Map([['a', of]]) }) as BatchAnswer
  expect(await answered(result({ receipt: part }))).toEqual([['a', { advanced: { receipt: part } }]])
  expect(await answered(result({ receipt: whole }))).toEqual([['a', { receipt: whole }]])
  const refused = { refused: { status: 422, code: 'x' } }
  expect(await answered(result(refused))).toEqual([['a', refused]])
  expect(await answered({ results: new Map() })).toEqual([])
  expect(await answered({ status: 503 })).toEqual({ status: 503 })
})

test('the first file that the centre has not is sent, and after the last the centre looks', async () => {
  const sent: string[] = []
  const noted: Partial<FileCalls> = {
    upload: async ({ sha256 }) => {
      sent.push(sha256)
      return { stored: true }
    },
    complete: async () => ({ receipt: part, missing: ['f1'] }),
  }
  expect(await stepOf(entryWith({ ...begun, stored: ['f1'] }), noted)).toEqual([
    ['a', { advanced: { stored: 'f2' } }],
  ])
  expect(await stepOf(entryWith({ ...begun, stored: ['f2', 'f1'] }), noted)).toEqual([
    ['a', { advanced: { missing: ['f1'] } }],
  ])
  expect(sent).toEqual(['f2'])
})

test('a file that waits for Wi-Fi is passed on, and one that is refused while the centre has all ends it', async () => {
  const entry = entryWith(begun)
  expect(await stepOf(entry, { upload: async () => ({ paused: 'wifi' }) })).toEqual([
    ['a', { paused: 'wifi' }],
  ])
  const complete = async () => ({ receipt: whole, missing: [] })
  for (const status of [401, 403])
    expect(await stepOf(entry, { upload: async () => ({ status }), complete })).toEqual([
      ['a', { receipt: whole }],
    ])
})

test('after a refused file the answer of the centre is passed on', async () => {
  const entry = entryWith(begun)
  const upload = async () => ({ status: 403 })
  expect(await stepOf(entry, { upload, complete: async () => ({ status: 503 }) })).toEqual({ status: 503 })
  expect(await stepOf(entry, { upload, complete: async () => ({ status: 404 }) })).toEqual([
    ['a', { advanced: { unknown: true } }],
  ])
})
