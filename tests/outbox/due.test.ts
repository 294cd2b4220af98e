import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dueAt,
  isDue,
  isLeased,
  isStuck,
  leaseLength,
  stuckAfterMs,
  longestRequestedPause,
  longestPause,
} from '#src/platform/outbox/policy.ts'
import { noon, waitingEntry } from './entries.ts'

const leasedFor = (left: number) => waitingEntry('a', { lease: { holder: 'page', until: noon + left } })
const pausedFor = (left: number) => waitingEntry('a', { nextAttemptAt: noon + left })

test('a lease is valid until its end and no longer', () => {
  expect(isLeased(leasedFor(1), noon)).toBe(true)
  expect(isLeased(leasedFor(leaseLength), noon)).toBe(true)
  expect(isLeased(leasedFor(0), noon)).toBe(false)
  expect(isLeased(waitingEntry('a'), noon)).toBe(false)
})

test('a lease with an impossible end has expired, because the clock was set back', () => {
  expect(isLeased(leasedFor(leaseLength + 1), noon)).toBe(false)
  expect(isDue(leasedFor(10 * 365 * 86_400_000), noon)).toBe(true)
})

test('a backoff holds unless it is ignored; a lease holds even then', () => {
  expect(isDue(pausedFor(0), noon)).toBe(true)
  expect(isDue(pausedFor(1), noon)).toBe(false)
  expect(isDue(pausedFor(1), noon, { ignorePauses: true })).toBe(true)
  expect(isDue(leasedFor(1), noon, { ignorePauses: true })).toBe(false)
})

test('a proven connection ends backoff after network faults and errors, and no other', () => {
  for (const [why, due] of [
    ['network', true],
    ['centre', true],
    ['busy', false],
    ['sign-in', false],
    ['wifi', false],
    ['newer-app', false],
    [undefined, false],
  ] as const) {
    const entry = waitingEntry('a', { nextAttemptAt: noon + 600_000, ...(why && { why }) })
    expect(isDue(entry, noon, { networkProven: true }), why).toBe(due)
  }
  expect(isDue(leasedFor(1), noon, { networkProven: true })).toBe(false)
})

test('a backoff above the maximum is over; the centre’s own may last a day', () => {
  expect(isDue(pausedFor(longestPause), noon)).toBe(false)
  expect(isDue(pausedFor(longestPause + 1), noon)).toBe(true)
  const busy = (left: number) => waitingEntry('a', { why: 'busy', nextAttemptAt: noon + left })
  expect(isDue(busy(longestRequestedPause), noon)).toBe(false)
  expect(isDue(busy(longestRequestedPause + 1), noon)).toBe(true)
})

test('whatever the clock does, an entry is due within two minutes or by its own backoff', () => {
  const year = 365 * 86_400_000
  fc.assert(
    fc.property(fc.integer({ min: -30 * year, max: 30 * year }), fc.nat(longestPause), (jump, pause) => {
      const entry = { ...pausedFor(pause), lease: { holder: 'page', until: noon + leaseLength } }
      const now = noon + jump
      expect(dueAt(entry, now)).toBeLessThanOrEqual(now + Math.max(longestPause, leaseLength))
      const { lease: _over, ...free } = entry
      expect(isDue(free, dueAt(free, now))).toBe(true)
    }),
  )
})

test('an entry is stuck two minutes after it was due on a proven connection', () => {
  const later = noon + stuckAfterMs + 1
  expect(isStuck(waitingEntry('a'), later, noon)).toBe(true)
  expect(isStuck(waitingEntry('a'), noon + stuckAfterMs, noon)).toBe(false)
  expect(isStuck(waitingEntry('a'), later, undefined)).toBe(false)
  expect(isStuck(waitingEntry('a'), later, noon + 1)).toBe(false)
  expect(isStuck(pausedFor(60_000), later, noon)).toBe(false)
})

test('an entry that is being sent, or waits for a sign-in, is not stuck', () => {
  const later = noon + stuckAfterMs + 1
  const leased = waitingEntry('a', { lease: { holder: 'page', until: later + 60_000 } })
  expect(isStuck(leased, later, noon)).toBe(false)
  expect(isStuck(waitingEntry('a', { why: 'sign-in' }), later, noon)).toBe(false)
})

test('an impossible due time does not hide a stuck entry', () => {
  expect(isStuck(pausedFor(longestPause * 99), noon + stuckAfterMs + 1, noon)).toBe(true)
})

test('an entry that waits for a sign-in is due as soon as its owner has signed in; other backoff holds', () => {
  const forSignIn = waitingEntry('a', { why: 'sign-in', nextAttemptAt: noon + 60_000 })
  expect(isDue(forSignIn, noon)).toBe(false)
  expect(isDue(forSignIn, noon, { signedIn: true })).toBe(true)
  expect(isDue(pausedFor(60_000), noon, { signedIn: true })).toBe(false)
})

test('an entry of a dead page is due at once, despite the skipped backoff', () => {
  const left = { ...pausedFor(60_000), lease: { holder: 'page', until: noon + leaseLength } }
  expect(isDue(left, noon, { leasesAreDead: true })).toBe(true)
  expect(dueAt(left, noon, { leasesAreDead: true })).toBe(noon)
  expect(isDue(pausedFor(60_000), noon, { leasesAreDead: true })).toBe(false)
  expect(dueAt(left, noon)).toBe(noon + leaseLength)
})
