import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { notAddedText } from '#src/screens/shared-files/not-added-text.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

test('shared files that a full phone did not take are not said to be too large', () => {
  expect(notAddedText('?left=2&why=full')).toBe(
    'Not saved: 2. This phone has no room left. Delete some photos or apps, then try again.',
  )
  expect(notAddedText('?left=2')).toContain('up to 12 MB')
})

test.each(['', '?left=0', '?left=x', '?why=full'])('an address with %s says nothing', (search) => {
  expect(notAddedText(search)).toBe('')
})

test('an address that somebody made up shows no word of its own', () => {
  expect(notAddedText('?left=1&why=<b>')).toContain('up to 12 MB')
})
