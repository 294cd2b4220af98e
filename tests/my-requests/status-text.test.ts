import { i18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { speakForms } from '#src/platform/i18n/phrases-of-forms.ts'
import { statusText } from '#src/features/my-requests/status-text.ts'

i18n.activate('en')
speakForms('en')

it('a state that only a newer build knows is not called received', () => {
  expect(statusText('received')).toBe('Received by the centre')
  expect(statusText('sent_to_the_bank')).toBe('With the centre')
  expect(statusText('done', 'call-back')).toBe('We spoke by phone')
})
