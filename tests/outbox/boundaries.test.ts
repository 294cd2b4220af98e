import { expect, test } from 'vitest'
import { afterAttempt, type Outcome } from '#src/platform/outbox/after-attempt.ts'
import {
  laneHeads,
  nextBatch,
  dueAt,
  isDue,
  isStuck,
  leaseLength,
  leaseLengthOf,
  stuckAfterMs,
  pauseAfter,
} from '#src/platform/outbox/policy.ts'
import type { Entry, WaitingEntry } from '#src/platform/outbox/entry.ts'
import { copiesOf, isCopy, releaseFiles } from '#src/platform/outbox/file-copies.ts'
import { confirmed } from '#src/platform/outbox/kind.ts'
import { noteLimits, type Limits } from '#src/platform/outbox/limits.ts'
import { earlierLoss, mayBeAfter } from '#src/platform/outbox/loss-time.ts'
import { fateOfOrder, fateOfRequest, lostSince } from '#src/platform/outbox/lost.ts'
import { theRules } from '#src/platform/outbox/rules.ts'
import { encryptedSettings, consentsKey, guestSetting } from '#src/platform/outbox/setting-keys.ts'
import { noon, receiptFor, waitingEntry } from './entries.ts'

const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id)
const sized = (id: string, bytes: number) =>
  waitingEntry(id, { sealed: { iv: new Uint8Array(12), bytes: new Uint8Array(bytes) } })

const hour = 3_600_000
test.each([
  [{ silent: true }, 5_500],
  [{ status: 500 }, 5_500],
  [{ status: 0 }, 5_500],
  [{ status: 429 }, 5_500],
  [{ status: 429, retryAfterMs: hour }, hour + 2_500],
  [{ status: 499, retryAfterMs: hour }, hour + 2_500],
  [{ status: 500, retryAfterMs: hour }, 900_000],
  [{ status: 503, retryAfterMs: 60_000 }, 62_500],
  [{ paused: 'wifi' }, 225_000],
  [{ paused: 'newer-app' }, 225_000],
] as [Outcome, number][])('after %o the second attempt waits %i ms', (outcome, pause) => {
  const entry = waitingEntry('a', { attempts: 1, lease: { holder: 'page', until: noon + 1 } })
  const next = afterAttempt(entry, outcome, noon, 0.5)
  expect(next).toMatchObject({ nextAttemptAt: noon + pause, attempts: 'paused' in outcome ? 1 : 2 })
  expect(next).not.toHaveProperty('lease')
})

test('a receipt of other content waits like an error of the centre', () => {
  const entry = waitingEntry('a')
  const receipt = { ...receiptFor(entry), hash: 'other' }
  expect(afterAttempt(entry, { receipt }, noon, 0.5)).toMatchObject({
    why: 'centre',
    nextAttemptAt: noon + pauseAfter(1, 0.5),
  })
})

test('a refusal keeps its details', () => {
  const sealed = { iv: new Uint8Array(12), bytes: new Uint8Array(1) }
  const next = afterAttempt(waitingEntry('a'), { refused: { status: 409, code: 'x', sealed } }, noon, 0)
  expect(next).toMatchObject({ returned: { status: 409, code: 'x', sealed, at: noon } })
  expect(next).not.toHaveProperty('returned.field')
})

test('a batch of exactly 100 KB goes, and the heaviest first entry goes alone', () => {
  expect(ids(nextBatch([sized('a', 50_000), sized('b', 50_000)], noon))).toEqual(['a', 'b'])
  expect(ids(nextBatch([sized('a', 50_000), sized('b', 50_001)], noon))).toEqual(['a'])
  expect(ids(nextBatch([sized('a', 100_000), sized('b', 0)], noon))).toEqual(['a', 'b'])
})

test('an entry goes alone if it has files, if its kind says so, or after three failures, and after the others', () => {
  const files = { total: 1, bytes: 1, largest: 1, stored: [] }
  const photo = waitingEntry('a', { files, createdAt: noon - 9 })
  const alone = waitingEntry('b', { alone: true, createdAt: noon - 8 })
  const failed = waitingEntry('c', { attempts: 3, createdAt: noon - 7 })
  const almost = waitingEntry('d', { attempts: 2 })
  expect(ids(nextBatch([photo, alone, failed, almost], noon))).toEqual(['d'])
  expect(ids(nextBatch([photo, alone, failed], noon))).toEqual(['b'])
  expect(ids(nextBatch([photo, failed], noon))).toEqual(['c'])
  expect(ids(nextBatch([photo, { ...photo, id: '0', createdAt: noon - 9 }], noon))).toEqual(['0'])
})

test('a kind with a limit waits, with its lane; a kind without one goes', () => {
  const waiting = [
    waitingEntry('a', { kind: 'message', lane: 'x' }),
    waitingEntry('b', { lane: 'x', createdAt: noon + 1 }),
    waitingEntry('c'),
  ]
  expect(ids(nextBatch(waiting, noon, { limited: new Map([['message', noon]]) }))).toEqual(['c'])
})

test('of entries made at the same moment the one with the smaller id is first', () => {
  const same = ['b', 'a', 'c'].map((id) => waitingEntry(id, { lane: 'x' }))
  expect(ids(laneHeads(same))).toEqual(['a'])
  expect(ids(laneHeads(['b', 'a', 'c'].map((id) => waitingEntry(id))))).toEqual(['a', 'b', 'c'])
})

test('a lease is longer by a millisecond for each four bytes of the largest file', () => {
  const of = (largest: number) => leaseLengthOf({ files: { total: 1, bytes: 1, largest, stored: [] } })
  expect([of(0), of(4_096), of(4_097)]).toEqual([leaseLength, leaseLength + 1_024, leaseLength + 1_025])
})

test('an entry is due at the end of its lease or of its pause, and now if neither holds', () => {
  const lease = { holder: 'page', until: noon + 5 }
  expect(dueAt(waitingEntry('a', { lease }), noon)).toBe(noon + 5)
  expect(dueAt(waitingEntry('a', { nextAttemptAt: noon + 7 }), noon)).toBe(noon + 7)
  expect(dueAt(waitingEntry('a', { nextAttemptAt: noon - 7 }), noon)).toBe(noon)
  expect(dueAt(waitingEntry('a', { lease, nextAttemptAt: noon + 7 }), noon, { leasesAreDead: true })).toBe(
    noon,
  )
  expect(isDue(waitingEntry('a', { lease }), noon, { leasesAreDead: true })).toBe(true)
})

test('an entry that waits for Wi-Fi is not stuck; one that was due before the network came back is, two minutes later', () => {
  const late = noon + stuckAfterMs + 1
  for (const why of ['wifi', 'newer-app'] as const)
    expect(isStuck(waitingEntry('a', { why }), late, noon)).toBe(false)
  expect(isStuck(waitingEntry('a', { why: 'network' }), late, noon)).toBe(true)
  expect(isStuck(waitingEntry('a', { nextAttemptAt: noon + 1 }), late, noon - 9)).toBe(false)
  expect(isStuck(waitingEntry('a', { nextAttemptAt: late }), late, noon)).toBe(false)
})

test('a moment in the same millisecond as the loss may be after it, and nothing is before the beginning', () => {
  const [one, same, later] = ['2026-11-25T09:00:00.000Z', '2026-11-25T09:00:00Z', '2026-11-25T09:00:00.001Z']
  expect([
    mayBeAfter(one, same),
    mayBeAfter(later, one),
    mayBeAfter(one, later),
    mayBeAfter(one, null),
  ]).toEqual([true, true, false, true])
  expect(earlierLoss(one, later)).toBe(one)
  expect(earlierLoss(later, one)).toBe(one)
  expect(earlierLoss(null, one)).toBeNull()
  expect(earlierLoss(one, null)).toBeNull()
})

test('an entry that the centre received after the backup settles again if it had to settle, and a returned entry stays', () => {
  const { nextAttemptAt: _, state: __, ...facts } = waitingEntry('a', { settles: true, attempts: 4 })
  const received: Entry = { ...facts, state: 'received', receipt: receiptFor(waitingEntry('a')) }
  expect(lostSince(received, null, 5)).toEqual({
    ...facts,
    again: true,
    state: 'waiting',
    attempts: 0,
    nextAttemptAt: 5,
  })
  const returned: Entry = { ...facts, state: 'returned', returned: { status: 409, code: 'x', at: 1 } }
  expect(lostSince(returned, null, 5)).toBe(returned)
  const waiting = waitingEntry('a')
  expect(lostSince(waiting, null, 5)).toBe(waiting)
  const files = { total: 1, bytes: 1, largest: 1, stored: [] }
  expect(lostSince({ ...received, files }, null, 5)).toMatchObject({
    state: 'returned',
    again: true,
    returned: { status: 409, code: 'lost_at_centre', at: 5 },
  })
})

test.each(['cancelled', 'replaced'])('a lost request that was %s is gone', (status) => {
  const request = { received_at: '2026-11-25T09:00:00Z', status, order_id: null, files: [] }
  expect(fateOfRequest(request, null)).toBe('gone')
})

test.each([
  ['cancelled', 'gone'],
  ['refunded', 'gone'],
  ['delivered', 'gone'],
  ['placed', 'waits'],
  ['awaiting_payment', 'waits'],
  ['packed', 'returned'],
])('a lost order that is %s: %s', (state, fate) => {
  expect(
    fateOfOrder({ created_at: '2026-11-25T09:00:00Z', state, pay_by: 'online', kind: 'cart' }, null),
  ).toBe(fate)
})

test('a limit holds for the kind that met it, until the latest end of its entries', () => {
  const limits: Limits = new Map()
  const refused = { refused: { status: 429, code: 'limit' } }
  const results = new Map<string, { refused: { status: number; code: string } }>([
    ['a', refused],
    ['b', refused],
    ['c', { refused: { status: 503, code: 'x' } }],
  ])
  const written: WaitingEntry[] = [
    waitingEntry('a', { kind: 'message', nextAttemptAt: 9 }),
    waitingEntry('b', { kind: 'message', nextAttemptAt: 7 }),
    waitingEntry('c', { nextAttemptAt: 8 }),
    waitingEntry('d', { kind: 'order', nextAttemptAt: 8 }),
  ]
  noteLimits(limits, 'asha', { results }, written)
  noteLimits(limits, 'asha', { status: 429 }, written)
  noteLimits(limits, 'bal', { silent: true }, written)
  expect(limits).toEqual(
    new Map([
      ['asha', new Map([['message', 9]])],
      ['bal', new Map()],
    ]),
  )
})

test('a lease holds only with its holder and its end, on an entry that waits', () => {
  const lease = { holder: 'page', until: noon }
  const row = waitingEntry('a', { lease })
  expect(theRules.holdsLease(row, lease)).toBe(true)
  for (const other of [undefined, { ...lease, holder: 'other' }, { ...lease, until: noon + 1 }])
    expect(theRules.holdsLease(row, other)).toBe(false)
  expect(theRules.holdsLease(undefined, lease)).toBe(false)
  expect(theRules.holdsLease(waitingEntry('a'), lease)).toBe(false)
  expect(theRules.holdsLease(waitingEntry('a'), undefined)).toBe(false)
  expect(theRules.holdsLease({ ...row, state: 'received' } as never, lease)).toBe(false)
})

test('a call for an owner ends with a refused token and with any answer for the whole call that may change', () => {
  const refused = (status: number) => ({ results: new Map([['a', { refused: { status, code: 'x' } }]]) })
  expect(theRules.stops(refused(401))).toBe(true)
  expect(theRules.stops(refused(429))).toBe(false)
  expect(theRules.stops({ results: new Map([['a', { receipt: receiptFor(waitingEntry('a')) }]]) })).toBe(
    false,
  )
  expect([
    theRules.stops({ silent: true }),
    theRules.stops({ status: 503 }),
    theRules.stops({ status: 413 }),
  ]).toEqual([true, true, false])
  expect([
    theRules.splits({ silent: true }),
    theRules.splits({ status: 413 }),
    theRules.splits(refused(413)),
  ]).toEqual([false, true, false])
})

test('an entry goes on only with a step more, as itself', () => {
  const files = { total: 2, bytes: 1, largest: 1, stored: [] }
  const [before, after] = [
    waitingEntry('a', { files }),
    waitingEntry('a', { files: { ...files, stored: ['f'] } }),
  ]
  expect(theRules.goesOn(before, after)).toBe(true)
  expect(theRules.goesOn(after, after)).toBe(false)
  expect(theRules.goesOn(before, { ...after, id: 'b' })).toBe(false)
  expect(theRules.goesOn(before, { ...after, state: 'received' } as never)).toBe(false)
})

test('entries that one call confirmed have receipts with their hashes, and a failed call none', () => {
  const opened = [{ id: 'a', content: '{}', hash: '#a', madeAt: 1 }]
  const answer = confirmed(opened, { done: true })
  expect('results' in answer && answer.results.get('a')).toEqual({
    receipt: { id: 'a', hash: '#a', receivedAt: expect.stringMatching(/^\d{4}-.*Z$/), state: 'complete' },
  })
  expect(confirmed(opened, { status: 503 })).toEqual({ status: 503 })
})

test('files that stay become copies of the request, and all others are deleted', async () => {
  const done: string[] = []
  const rows = {
    files: async () => [{ id: 'f', owner: 'device' }],
    pointFile: async (id: string, of: string) => void done.push(`${id} to ${of}`),
    deleteFiles: async (of: string) => void done.push(`without ${of}`),
  }
  await releaseFiles(rows, { id: 'a' })
  await releaseFiles(rows, { id: 'b', keepsFiles: true })
  expect(done).toEqual(['without a', 'f to fetched b'])
  expect([isCopy({ of: copiesOf('b') }), isCopy({ of: 'b' }), isCopy({ of: 'b fetched ' })]).toEqual([
    true,
    false,
    false,
  ])
})

test('phones have these names of settings, so that they never change', () => {
  expect(encryptedSettings('asha')).toEqual([
    'known:asha',
    'requests-version:asha',
    'unconfirmed-requests:asha',
    'unread-requests:asha',
    'farmer:asha',
    'khatas:asha',
  ])
  expect([guestSetting, consentsKey('asha')]).toEqual(['guest', 'consents:asha'])
})
