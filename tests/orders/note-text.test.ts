import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { noteText } from '#src/features/orders/note-text.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

test('system events have texts, beside people’s notes', () => {
  const sentence = noteText({ code: 'cash_received', note: null })
  expect(sentence).not.toMatch(/cash_received|^$/)
  expect(noteText({ code: 'cash_received', note: 'By Simran' })).toBe(`${sentence}\nBy Simran`)
})

test.each(['refund_done', 'cash_received', 'by_customer', 'payment_failed'])(
  'a person’s note is never taken for a system event: %s',
  (note) => {
    expect(noteText({ code: null, note })).toBe(note)
  },
)

test.each(['<b>x</b>', 'constructor', 'toString', 'valueOf', '__proto__', ''])(
  'an unknown code: %s',
  (word) => {
    expect(noteText({ code: word, note: null })).toBe('')
    expect(noteText({ code: null, note: word })).toBe(word)
  },
)
