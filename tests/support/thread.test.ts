import { expect, it } from 'vitest'
import type { EntryLine } from '#src/features/forms/entry-lines.ts'
import { threadOf, type SupportRequest, type WrittenMessage } from '#src/features/support/internal/thread.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const iso = (minutes: number) => new Date(noon + minutes * 60_000).toISOString()

function written(id: string, minutes: number, more: Partial<EntryLine> = {}): WrittenMessage {
  const line: EntryLine = {
    id,
    form: 'support',
    createdAt: noon + minutes * 60_000,
    state: 'waiting',
    ...more,
  }
  return { line, text: `words of ${id}`, files: [] }
}

function changes(id: string, minutes: number, more: Partial<SupportRequest> = {}): SupportRequest {
  return {
    id,
    kind: 'support',
    made_at: iso(minutes),
    received_at: iso(minutes + 1),
    answers: { text: `words of ${id}` },
    files: [],
    complete: true,
    events: [],
    ...more,
  }
}

const receipt = {
  id: 'a',
  hash: '',
  reference: 'KS-7F3M2',
  receivedAt: iso(5),
  state: 'complete',
} as const

it('a message that waits or is being sent is on this phone, and no more', () => {
  const thread = threadOf([written('a', 0), written('b', 1, { state: 'sending' })], [])
  expect(thread.map(({ status }) => status)).toEqual([{ state: 'saved' }, { state: 'saved' }])
})

it('only a receipt makes a message received, at the centre’s time', () => {
  const [message] = threadOf([written('a', 0, { state: 'received', receipt })], [])
  expect(message!.status).toEqual({ state: 'received', at: iso(5) })
})

it('a returned message says so', () => {
  const returned = { status: 422, code: 'invalid', at: noon }
  expect(threadOf([written('a', 0, { state: 'returned', returned })], [])[0]!.status).toEqual({
    state: 'returned',
  })
})

it('a message on the phone and at the centre appears once, as the centre has it', () => {
  const thread = threadOf([written('a', 0)], [changes('a', 0)])
  expect(thread).toHaveLength(1)
  expect(thread[0]!.status).toEqual({ state: 'received', at: iso(1) })
})

it('an answer of the centre is in the thread; a change without a note and other people’s notes are not', () => {
  const events = [
    { by: 'system', at: iso(1), note: 'received' },
    { by: 'centre', at: iso(2), note: null },
    { by: 'centre', at: iso(3), note: 'Come tomorrow.' },
  ]
  const thread = threadOf([written('b', 10)], [changes('a', 0, { events })])
  expect(thread.map(({ from, text }) => [from, text])).toEqual([
    ['person', 'words of a'],
    ['centre', 'Come tomorrow.'],
    ['person', 'words of b'],
  ])
})

it('an answer is below its message although the phone’s clock is a day ahead', () => {
  const events = [{ by: 'centre', at: iso(3), note: 'Come tomorrow.' }]
  const ahead = 24 * 60
  const thread = threadOf([], [changes('a', ahead, { received_at: iso(1), events })])
  expect(thread.map(({ from }) => from)).toEqual(['person', 'centre'])
})

it('requests of other kinds are not in the conversation', () => {
  expect(threadOf([], [changes('a', 0, { kind: 'soil-test' })])).toEqual([])
})

const photo = { slot: 'photo-1', sha256: 'ab'.repeat(32), bytes: 90_000, type: 'image/jpeg' }

it('photos and voice notes are in the thread, without words too', () => {
  const events = [
    { by: 'centre', at: iso(3), note: null, files: [photo] },
    { by: 'centre', at: iso(4), note: null, files: [] },
  ]
  const thread = threadOf(
    [{ ...written('b', 10), text: '', files: [photo] }],
    [changes('a', 0, { files: [photo], answers: {}, events })],
  )
  expect(thread.map(({ from, request, text, files }) => [from, request, text, files])).toEqual([
    ['person', 'a', '', [photo]],
    ['centre', 'a', '', [photo]],
    ['person', 'b', '', [photo]],
  ])
})

it('a message of which files are missing says how many have gone, or that another phone has them', () => {
  const files = { sent: 1, total: 3, bytes: 9, receipt }
  const waiting = written('a', 0, { state: 'sending', why: 'wifi', files })
  const incomplete = changes('a', 0, { complete: false })
  expect(threadOf([waiting], [incomplete])[0]!.status).toEqual({ state: 'saved', why: 'wifi', files })
  expect(threadOf([], [incomplete])[0]!.status).toEqual({ state: 'received', at: iso(1), incomplete: true })
  expect(threadOf([waiting], [changes('a', 0, { complete: true })])[0]!.status).toEqual({
    state: 'received',
    at: iso(1),
  })
})

it('every message has its own id', () => {
  const events = [
    { by: 'centre', at: iso(3), note: 'Yes.' },
    { by: 'centre', at: iso(3), note: 'Yes.' },
  ]
  const ids = threadOf([], [changes('a', 0, { events })]).map(({ id }) => id)
  expect(new Set(ids).size).toBe(3)
})
