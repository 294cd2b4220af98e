import { expect, it } from 'vitest'
import { i18n } from '@lingui/core'
import { knownSince } from '#src/features/bookings/internal/known-since.ts'
import { whyClosed } from '#src/features/bookings/internal/freeness-text.ts'

i18n.load('en', {})
i18n.activate('en')

/** A moment of India in milliseconds. */
const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+05:30`)
const now = at('2026-11-26', '09:30')

it('an answer of the last hour has no age, an older one names its day and time', () => {
  const age = (day: string, time: string) => knownSince(at(day, time), now)
  expect(age('2026-11-26', '08:30')).toBe('')
  // A phone whose clock is behind the centre's, a little or much.
  expect(age('2026-11-26', '10:30')).toBe('')
  expect(age('2026-11-27', '09:30')).toBe('This is from 27-11-2026, 09:30.')
  expect(age('2026-11-26', '08:29')).toBe('This is from today, 08:29.')
  expect(age('2026-11-26', '00:00')).toBe('This is from today, 00:00.')
  // Punjabi and Hindi have one word for yesterday and tomorrow.
  expect(age('2026-11-25', '23:59')).toBe('This is from 25-11-2026, 23:59.')
  expect(age('2025-12-31', '12:00')).toBe('This is from 31-12-2025, 12:00.')
})

it('a day before the first and after the last says why it cannot be chosen', () => {
  const why = (day: string, first = '2026-11-26') =>
    whyClosed(day, { first, last: '2027-11-27' }, '2026-11-26')
  expect(why('2026-11-26')).toBeUndefined()
  expect(why('2027-11-27')).toBeUndefined()
  expect(why('2026-11-25')).toBe('This day is over.')
  expect(why('2026-11-26', '2026-11-27')).toBe('Choose a day from Friday 27-11-2026 on.')
  expect(why('2027-11-28')).toBe('Choose a day up to Saturday 27-11-2027.')
})
