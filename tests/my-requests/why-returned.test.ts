import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import loanApplication from '#src/features/loans/loan-application.form.ts'
import { setLanguage } from '#src/platform/i18n/words.ts'
import { labelOfReturned, whyReturned } from '#src/features/my-requests/internal/why-returned.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })
setLanguage('en')

test.each([
  [422, 'file_lost', 'panCard', 'This phone can no longer read “PAN Card”. Add it again and submit.'],
  [413, 'http_413', 'panCard', 'The centre cannot accept the answer to “PAN Card”.'],
  [403, 'http_403', 'panCard', 'The centre cannot accept the answer to “PAN Card”.'],
  [422, 'invalid', 'phone', 'The centre cannot accept the answer to “Phone Number”.'],
  [422, 'invalid', 'of a newer build', 'The centre cannot accept an answer. Look through the form'],
  [413, 'too_long', undefined, 'It is too long for the centre.'],
])('what came back with %i %s because of %s says so', (status, code, field, words) => {
  const returned = { status, code, at: 0, ...(field !== undefined && { field }) }
  expect(whyReturned({ returned }, labelOfReturned({ returned }, loanApplication))).toContain(words)
})
