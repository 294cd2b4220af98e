import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { centreNow, isDateWrong, noteCentreTime, noteEarliest } from '#src/base/clock.ts'
import { indiaDay } from '#src/base/day.ts'
import { reachableDays } from '#src/features/forms/reachable-days.ts'

const today = Date.parse('2026-11-29T06:00:00Z')
const day = 86_400_000
const answerAt = (time: number) => noteCentreTime(new Date(time).toUTCString())
const phoneSays = (time: number) => vi.setSystemTime(time)

beforeEach(() => {
  vi.useFakeTimers({ now: today, toFake: ['Date'] })
})
afterEach(() => {
  answerAt(Date.now())
  noteEarliest(0)
  vi.useRealTimers()
})

it.each([-40, -2, 2, 3650])('a phone %i days off offers the days of the centre', (off) => {
  phoneSays(today + off * day)
  answerAt(today)
  expect(isDateWrong()).toBe(true)
  expect(centreNow()).toBe(today)
  expect(indiaDay()).toBe('2026-11-29')
  expect(reachableDays().first).toBe('2026-11-29')
})

it('a phone that is hours off has a right date, and the centre’s hours all the same', () => {
  phoneSays(today - 13 * 3_600_000)
  answerAt(today)
  expect(isDateWrong()).toBe(false)
  expect(centreNow()).toBe(today)
})

it('an answer that was a minute on its way, or has no time, changes nothing', () => {
  answerAt(today - 60_000)
  noteCentreTime(null)
  noteCentreTime('yesterday')
  expect(centreNow()).toBe(today)
})
