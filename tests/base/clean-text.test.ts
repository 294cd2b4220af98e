import { expect, test } from 'vitest'
import { cleanText, hasHidden } from '#src/base/clean-text.ts'

test.each([
  ['a number copied out of contacts', '\u202a+91 98765 43210\u202c', '+91 98765 43210'],
  ['an invoice turned round', 'Pay \u202e005 ₹', 'Pay 005 ₹'],
  ['a word with a space of no width', 'Sa\u200brna', 'Sarna'],
  ['the mark of a file’s beginning', '\ufeffSarna', 'Sarna'],
  ['isolates, a soft hyphen, tags', '\u2066a\u2069\u00ad\u{e0041}b', 'ab'],
  ['a bell', 'a\u0007b', 'ab'],
  ['a tab', 'a\tb', 'a b'],
])('invisible characters are removed: %s', (_, text, clean) => {
  expect(cleanText(text, false)).toBe(clean)
  expect(hasHidden(clean, false)).toBe(false)
  expect(hasHidden(text, false)).toBe(true)
})

test('joiners stay, because Punjabi and Hindi are written with them', () => {
  const text = 'क्\u200dष ਸ੍\u200cਵ 👩\u200d🌾'
  expect(cleanText(text, false)).toBe(text)
  expect(hasHidden(text, true)).toBe(false)
})

test('line breaks stay in texts of several lines', () => {
  expect(cleanText('a\r\nb\u2028c', true)).toBe('a\nb\nc')
  expect(cleanText('a\nb', false)).toBe('a b')
  expect([hasHidden('a\nb', true), hasHidden('a\nb', false)]).toEqual([false, true])
})
