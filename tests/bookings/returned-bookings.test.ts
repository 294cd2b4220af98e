import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { bookingActionKind } from '#src/features/requests/booking-action.ts'
import { reasonOf } from '#src/features/my-requests/internal/words-of-entry.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

test.each([
  ['taken', 409, 'This time is not free any more. Choose another.'],
  ['changed_meanwhile', 409, 'The booking has changed meanwhile. See how it stands now.'],
  ['begun', 409, 'The work has begun. Call the centre.'],
  ['invalid', 422, 'The centre could not accept it. Call the centre.'],
])('an action on a booking that comes back as %s says what to do', (code, status, words) => {
  const returned = { status, code, at: 0 }
  const entry = { id: 'e', form: bookingActionKind, createdAt: 0, state: 'returned', returned } as const
  expect(reasonOf(entry, undefined)).toBe(words)
})
