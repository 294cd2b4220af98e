import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { isLockedAway, notAddedText } from '#src/features/attachments/not-added-text.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

test('shared files that a full phone did not take are not said to be too large', () => {
  expect(notAddedText('?left=2&why=full')).toBe(
    'Not saved: 2. This phone has no room left. Delete some photos or apps, then try again.',
  )
  expect(notAddedText('?left=2')).toContain('up to 100 MB')
})

test('shares to a phone without a worker are not called too large either', () => {
  expect(notAddedText('?left=1&why=again')).toBe('Not saved: 1.')
})

test.each(['', '?left=0', '?left=x', '?why=full'])('an address with %s says nothing', (search) => {
  expect(notAddedText(search)).toBe('')
})

test('an address that somebody made up shows no word of its own', () => {
  expect(notAddedText('?left=1&why=<b>')).toContain('up to 100 MB')
})

test('a phone that a PIN locks says so beside what was shared, until somebody has signed in', () => {
  const left = { account: 'gurpreet', picture: undefined, waits: 0 }
  const someone = { id: 'simran', email: '', displayName: 'Simran' }
  expect(isLockedAway(null, [{ ...left, locked: true }])).toBe(true)
  expect(isLockedAway(someone, [{ ...left, locked: true }])).toBe(false)
  expect(isLockedAway(undefined, [{ ...left, locked: true }])).toBe(false)
  expect(isLockedAway(null, [{ ...left, locked: false }])).toBe(false)
  expect(isLockedAway(null, undefined)).toBe(false)
})
