import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  longestRequestedPause,
  longestPause,
  pauseAfter,
  pauseForChange,
} from '#src/platform/outbox/policy.ts'

const almostOne = 1 - 2 ** -32
const random = fc.double({ min: 0, max: almostOne, noNaN: true })

test('the first backoff is at most five seconds, and each next at most twice as long', () => {
  expect([1, 2, 3, 4].map((attempts) => Math.round(pauseAfter(attempts, almostOne)))).toEqual([
    5_000, 10_000, 20_000, 40_000,
  ])
})

test('a backoff is between a second and a quarter of an hour, however often it failed', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), random, (attempts, dice) => {
      const pause = pauseAfter(attempts, dice)
      expect(pause).toBeGreaterThanOrEqual(1_000)
      expect(pause).toBeLessThanOrEqual(longestPause)
    }),
  )
})

test('the jitter is full: pauses after equal failures spread over the whole range', () => {
  expect(pauseAfter(30, 0)).toBe(1_000)
  expect(pauseAfter(30, 0.5)).toBe(longestPause / 2 + 500)
})

test('the centre’s Retry-After is the minimum, and phones do not return at the same moment', () => {
  expect(pauseAfter(1, 0, 3_600_000)).toBe(3_600_000)
  expect(pauseAfter(1, 0.5, 3_600_000)).toBeGreaterThan(3_600_000)
  expect(pauseAfter(1, 0, 23 * 3_600_000)).toBe(23 * 3_600_000)
})

test('no Retry-After, however absurd, delays an entry for more than a day', () => {
  for (const requests of [25 * 3_600_000, 1e15, Infinity])
    expect(pauseAfter(1, 0.9, requests)).toBe(longestRequestedPause)
  for (const requests of [Number.NaN, -1, 0]) expect(pauseAfter(1, 0, requests)).toBe(1_000)
})

test('the backoff of an entry that waits for a sign-in does not grow', () => {
  expect(pauseForChange(0)).toBe(150_000)
  expect(pauseForChange(almostOne)).toBe(300_000)
})
