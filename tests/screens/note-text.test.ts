import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { noteText } from '#src/screens/orders/note-text.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

test('what the system noted has words, beside those that somebody wrote', () => {
  const sentence = noteText({ code: 'cash_received', note: null })
  expect(sentence).not.toMatch(/cash_received|^$/)
  expect(noteText({ code: 'cash_received', note: 'By Simran' })).toBe(`${sentence}\nBy Simran`)
})

test.each(['refund_done', 'cash_received', 'by_customer', 'payment_failed'])(
  'what somebody wrote is never taken for a word of the system: %s',
  (note) => {
    expect(noteText({ code: null, note })).toBe(note)
  },
)

test('an event that a phone has from before is read as it was meant', () => {
  expect(noteText({ note: 'refund_done' })).toBe(noteText({ code: 'refund_done', note: null }))
  expect(noteText({ note: 'Comes on Monday' })).toBe('Comes on Monday')
})

test.each(['<b>x</b>', 'constructor', 'toString', 'valueOf', '__proto__', ''])(
  'a word that is no code: %s',
  (word) => {
    expect(noteText({ code: word, note: null })).toBe('')
    expect(noteText({ code: null, note: word })).toBe(word)
  },
)
