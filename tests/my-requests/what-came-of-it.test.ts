import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { whatCameOfIt } from '#src/features/my-requests/internal/what-came-of-it.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

test.each([
  ['sign-in', 'Not sent yet: 2. It will be sent when you sign in.'],
  ['busy', 'Not sent yet: 2. The centre has too much to do just now. It will be sent in a while.'],
  ['network', 'Not sent yet: 2. It will be sent when there is network.'],
  [undefined, 'Not sent yet: 2. It will be sent when there is network.'],
] as const)('what waits because of %s says so after Send now', (why, words) => {
  expect(whatCameOfIt({ sent: 0, returned: 0, waiting: 2, ...(why && { why }) })).toBe(words)
})

test('received and returned entries are counted, and a message says if there is nothing to send', () => {
  const words = 'Received by the centre: 1. Returned to you: 3.'
  expect(whatCameOfIt({ sent: 1, returned: 3, waiting: 0 })).toBe(words)
  expect(whatCameOfIt({ sent: 0, returned: 0, waiting: 0 })).toBe('Everything is sent.')
})
