import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { noteText } from '#src/screens/orders/note-text.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

test('what the system noted has words', () => {
  expect(noteText('cash_received')).not.toBe('cash_received')
})

test.each(['Comes on Monday', '<b>x</b>', 'constructor', 'toString', 'valueOf', '__proto__', ''])(
  'what somebody at the centre wrote stays as it is: %s',
  (note) => {
    expect(noteText(note)).toBe(note)
  },
)
