import { expect, test } from 'vitest'
import { secondsLeft } from '#src/features/account/internal/resend-pause.ts'

const minute = 60_000

test('another code is offered half a minute after the last', () => {
  expect(secondsLeft(10 * minute, 10 * minute)).toBe(30)
  expect(secondsLeft(10 * minute, 10 * minute + 12_400)).toBe(18)
  expect(secondsLeft(10 * minute, 11 * minute)).toBeLessThanOrEqual(0)
  expect(secondsLeft(0, 10 * minute)).toBeLessThanOrEqual(0)
})

test('a clock that the network sets back does not hold it up', () => {
  expect(secondsLeft(10 * minute, 5 * minute)).toBe(0)
})
