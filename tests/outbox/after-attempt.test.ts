import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterAttempt, outcomeFor, type Outcome } from '#src/platform/outbox/after-attempt.ts'
import { leaseLength, longestRequestedPause, longestPause } from '#src/platform/outbox/policy.ts'
import { noon, receiptFor, waitingEntry } from './entries.ts'

const entry = waitingEntry('a', {
  attempts: 1,
  why: 'network',
  lease: { holder: 'page', until: noon + leaseLength },
})
const after = (outcome: Outcome) => afterAttempt(entry, outcome, noon, 0.5)
const receipt = receiptFor(entry)

test('an entry is received on a receipt with its id and its hash', () => {
  const { lease: _lease, nextAttemptAt: _next, why: _why, ...facts } = entry
  expect(after({ receipt })).toEqual({ ...facts, state: 'received', receipt })
})

test('a receipt for other content, for another id or for a part only is not a receipt', () => {
  const others = [{ hash: 'another' }, { id: 'another' }, { state: 'incomplete' as const }]
  for (const other of others) {
    expect(after({ receipt: { ...receipt, ...other } })).toMatchObject({
      state: 'waiting',
      why: 'centre',
      attempts: 2,
    })
  }
})

test.each([400, 403, 404, 409, 413, 422])(
  '%i returns the entry, whether for it or for the call',
  (status) => {
    const refused = { status, code: 'invalid', field: 'phone' }
    const { lease: _lease, nextAttemptAt: _next, why: _why, ...facts } = entry
    expect(after({ refused })).toEqual({ ...facts, state: 'returned', returned: { ...refused, at: noon } })
    expect(after({ status })).toEqual({
      ...facts,
      state: 'returned',
      returned: { status, code: `http_${status}`, at: noon },
    })
  },
)

test('a 401 waits for a sign-in, however often it happened', () => {
  for (const outcome of [{ status: 401 }, { refused: { status: 401, code: 'x' } }]) {
    for (const attempts of [0, 50]) {
      const next = afterAttempt({ ...entry, attempts }, outcome, noon, 0.5)
      expect(next).toMatchObject({ state: 'waiting', why: 'sign-in', nextAttemptAt: noon + 225_000 })
    }
  }
})

test.each([
  [{ silent: true }, 'network'],
  [{ status: 408 }, 'centre'],
  [{ status: 500 }, 'centre'],
  [{ status: 429 }, 'busy'],
  [{ status: 503, retryAfterMs: 60_000 }, 'centre'],
  [{ status: 418, retryAfterMs: 60_000 }, 'busy'],
  [{ refused: { status: 429, code: 'limit', retryAfterMs: 60_000 } }, 'busy'],
  [{ status: 200 }, 'centre'],
  [{ status: 302 }, 'centre'],
  [{ status: 418 }, 'centre'],
  [{ status: 0 }, 'centre'],
] as [Outcome, string][])('%o waits', (outcome, why) => {
  const next = after(outcome)
  expect(next).toMatchObject({ state: 'waiting', why, attempts: 2 })
  expect(next).not.toHaveProperty('lease')
})

test('no answer, however absurd, deletes an entry, changes its content or delays it for more than a day', () => {
  const status = fc.oneof(fc.integer(), fc.constantFrom(200, 401, 404, 429, 503))
  const retryAfterMs = fc.oneof(fc.double(), fc.constant(undefined))
  fc.assert(
    fc.property(status, retryAfterMs, fc.nat(100), (code, requests, attempts) => {
      const outcome = { status: code, ...(requests === undefined ? {} : { retryAfterMs: requests }) }
      const next = afterAttempt({ ...entry, attempts }, outcome, noon, 0.999)
      expect(next).toMatchObject({ id: 'a', hash: entry.hash, sealed: entry.sealed })
      if (next.state !== 'waiting') return
      expect(next.nextAttemptAt).toBeGreaterThan(noon)
      expect(next.nextAttemptAt).toBeLessThanOrEqual(
        noon + (next.why === 'busy' ? longestRequestedPause : longestPause),
      )
    }),
  )
})

test('properties of a newer build stay in an entry', () => {
  const newer = { ...entry, manifest: 'files' }
  for (const outcome of [{ receipt }, { status: 422 }, { silent: true }] as Outcome[]) {
    expect(afterAttempt(newer, outcome, noon, 0)).toHaveProperty('manifest', 'files')
  }
})

test('an entry that the answer omits was not sent', () => {
  expect(outcomeFor('a', { results: new Map() })).toEqual({ silent: true })
  expect(outcomeFor('a', { results: new Map([['a', { receipt }]]) })).toEqual({ receipt })
  expect(outcomeFor('a', { status: 503 })).toEqual({ status: 503 })
})
