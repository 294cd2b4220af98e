import { rounds } from '../rounds.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { after, broken, emptyCentre } from './model.ts'
import { sequences } from './steps.ts'
import { deadlineOf, firstOpenDay } from '#src/features/standing-orders/amount.ts'

const begin = Date.parse('2026-12-01T14:29:00Z')

test('each customer and day has at most one order per line; what is delivered is billed, and nothing else', () => {
  const seen = new Map<string, number>()
  fc.assert(
    fc.property(sequences, (steps) => {
      let centre = emptyCentre(begin)
      for (const step of steps) {
        const [next, answer] = after(centre, step)
        seen.set(`${step.do} ${answer}`, (seen.get(`${step.do} ${answer}`) ?? 0) + 1)
        expect(broken(next)).toEqual([])
        centre = next
      }
    }),
    { numRuns: rounds(1_000, 5_000), seed: 1 },
  )
  for (const reached of [
    'start exists',
    'start unavailable',
    'change late',
    'change unknown',
    'mark taken',
    'mark claim said_otherwise',
  ])
    expect(seen.get(reached), reached).toBeGreaterThan(rounds(10, 50))
})

test('until 20:00 in India tomorrow can be changed, wherever the phone is', () => {
  expect(firstOpenDay(Date.parse('2026-12-01T19:59:59.999+05:30'))).toBe('2026-12-02')
  expect(firstOpenDay(Date.parse('2026-12-01T20:00:00+05:30'))).toBe('2026-12-03')
  // 1:30 of the next day in Sydney is 20:00 in India.
  expect(firstOpenDay(Date.parse('2026-12-02T01:30:00+11:00'))).toBe('2026-12-03')
  expect(firstOpenDay(Date.parse('2026-12-01T00:00:00+05:30'))).toBe('2026-12-02')
  expect(deadlineOf('2026-12-02')).toBe(Date.parse('2026-12-01T20:00:00+05:30'))
})
