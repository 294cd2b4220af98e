import { expect, test } from 'vitest'
import { ageOf } from '#src/features/desk/internal/age.ts'

const now = Date.parse('2026-11-25T12:00:00Z')

test('an age has the largest unit that is full once', () => {
  expect(ageOf('2026-11-25T11:59:30Z', now)).toEqual({ unit: 'minutes', count: 0 })
  expect(ageOf('2026-11-25T11:00:01Z', now)).toEqual({ unit: 'minutes', count: 59 })
  expect(ageOf('2026-11-25T11:00:00Z', now)).toEqual({ unit: 'hours', count: 1 })
  expect(ageOf('2026-11-24T12:00:00Z', now)).toEqual({ unit: 'days', count: 1 })
})

test('on a phone whose clock is behind, nothing is from the future', () => {
  expect(ageOf('2026-11-26T12:00:00Z', now)).toEqual({ unit: 'minutes', count: 0 })
})
