import { describe, expect, it } from 'vitest'
import { cleanText, hasHidden } from '#src/base/clean-text.ts'
import { limited } from '#src/base/limited.ts'
import { indianMobile } from '#src/base/phone.ts'
import { wordsOf } from '#src/base/search/tokens.ts'
import { typedCode } from '#src/base/typed-code.ts'
import { typedDay } from '#src/base/typed-day.ts'
import { typedAmount, typedNumber } from '#src/base/typed-number.ts'
import { cleanedAs } from '#src/base/typed-text.ts'
import { wordsForCentre } from '#src/features/desk/internal/filter.ts'

/** Digits as they come from keyboards and messages here. */
const digits = {
  Latin: '0123456789',
  Gurmukhi: '੦੧੨੩੪੫੬੭੮੯',
  Devanagari: '०१२३४५६७८९',
  Gujarati: '૦૧૨૩૪૫૬૭૮૯',
  Bengali: '০১২৩৪৫৬৭৮৯',
  Tamil: '௦௧௨௩௪௫௬௭௮௯',
  'full-width': '０１２３４５６７８９',
  'Arabic-Indic': '٠١٢٣٤٥٦٧٨٩',
  Persian: '۰۱۲۳۴۵۶۷۸۹',
}
const inDigits = (text: string, those: string) => text.replaceAll(/\d/g, (digit) => those[Number(digit)]!)

/** Characters of a paste, around and between the intended ones. */
const unseen = {
  'an embedding': ['\u202a', '\u202c'],
  'an override': ['\u202e', '\u202c'],
  isolates: ['\u2066', '\u2069'],
  'marks of direction': ['\u200e', '\u200f'],
  'an Arabic mark': ['\u061c', '\u061c'],
  'spaces of no width': ['\u200b', '\u200b'],
  'a word joiner': ['\u2060', '\u2060'],
  'a soft hyphen': ['\u00ad', '\u00ad'],
  'the mark of a file’s beginning': ['\ufeff', '\ufeff'],
  'U+0000': ['\u0000', '\u0000'],
  'a bell': ['\u0007', '\u0007'],
  'halves of a character': ['\ud83c', '\udf3e'.slice(0, 1)],
  tags: ['\u{e0041}', '\u{e007f}'],
  'letters drawn as nothing': ['\u3164', '\u115f'],
  'what joins marks': ['\u034f', '\u034f'],
} as const

/** Inserts them before, after and between all characters. */
const soiled = (text: string, [before, after]: readonly [string, string]) =>
  `${before}${text.split('').join(after + before)}${after}`

describe.each(Object.entries(unseen))('%s', (_, marks) => {
  const soil = (text: string) => soiled(text, marks)
  it('do not change the value of a field', () => {
    expect(indianMobile(soil('+91 98765 43210'))).toBe('+919876543210')
    expect(typedCode(soil('123456'))).toBe('123456')
    expect(typedNumber(soil('3,00,000'))).toBe(300_000)
    expect(typedAmount(soil('86.50'))).toBe(86.5)
    expect(typedDay(soil('25/11/2026'))).toBe('2026-11-25')
    expect(cleanedAs('email', soil('asha@example.org'))).toBe('asha@example.org')
    expect(cleanedAs('line', soil('Gurpreet'))).toBe('Gurpreet')
    expect(cleanedAs('digits', soil('1234'))).toBe('1234')
    expect(wordsForCentre(soil('098765 43210'))).toBe('9876543210')
    expect(wordsForCentre(soil('Gurpreet'))).toBe('Gurpreet')
  })
  it('do not count, and are no name', () => {
    expect(limited(soil('Asha').repeat(1), 4)).toEqual({ text: 'Asha', over: 0 })
    expect(cleanedAs('line', soil('  '))).toBe('')
    expect(hasHidden(cleanText(soil('Asha'), false), false)).toBe(false)
  })
})

describe.each(Object.entries(digits))('%s digits', (_, those) => {
  const write = (text: string) => inDigits(text, those)
  it('are read in every field of digits', () => {
    expect(indianMobile(write('0091-98765-43210'))).toBe('+919876543210')
    expect(typedCode(write('123 456'))).toBe('123456')
    expect(typedNumber(write('₹ 2,500.50'))).toBe(2_500.5)
    expect(typedDay(write('25-11-26'))).toBe('2026-11-25')
    expect(cleanedAs('digits', write('12 34'))).toBe('1234')
    expect(wordsForCentre(write('98765 43210'))).toBe('9876543210')
  })
})

const dashes = '-‐‑‒–—―−﹘﹣－⸺'.split('')

it.each(dashes)('%s separates a phone number, a code and a day as a hyphen does', (dash) => {
  expect(indianMobile(`98765${dash}43210`)).toBe('+919876543210')
  expect(typedCode(`123${dash}456`)).toBe('123456')
  expect(typedDay(`25${dash}11${dash}2026`)).toBe('2026-11-25')
})

it.each([
  ['a number in quotes', '"+91 98765-43210"', '+919876543210'],
  ['a number in an e-mail', '<98765.43210>;', '+919876543210'],
  ['keys of an emoji keyboard', '9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣', '+919876543210'],
  ['a full-width plus', '＋９１ ９８７６５ ４３２１０', '+919876543210'],
  ['blanks of every width', '98765\u00a0\u2009\u202f\u300043210', '+919876543210'],
])('%s is a phone number', (_, text, number) => {
  expect(indianMobile(text)).toBe(number)
})

it.each([
  ['two halves in a message with a time', 'Khet Seva: valid 10 min, your code 123 456', '123456'],
  ['marks between', '1\u200d2\u200d3\u200d456', '123456'],
])('a code in %s is read', (_, text, code) => {
  expect(typedCode(text)).toBe(code)
})

it.each([
  ['a full-width amount', '￥', undefined],
  ['an amount in full-width signs', '２，５００．５０', 2_500.5],
  ['an amount with Arabic signs', '٢٬٥٠٠٫٥', 2_500.5],
  ['an amount with a rupee of old', '₨ 500', 500],
  ['a half', '½', undefined],
  ['more digits than there are numbers', '9'.repeat(400), undefined],
  ['a very long paste', '1,000 and more '.repeat(5_000), undefined],
])('%s', (_, text, value) => {
  expect(typedNumber(text)).toBe(value)
})

it('stacked marks stay within their line, and do not count against the limit', () => {
  const heaped = `A${'\u0301'.repeat(500)}sha`
  expect(limited(heaped, 8)).toEqual({ text: `A${'\u0301'.repeat(4)}sha`, over: 0 })
  expect(cleanText('ਪ੍ਰੀਤ ਸਿੰਘ, ज़मींदार, ❤️, 9️⃣', false)).toBe('ਪ੍ਰੀਤ ਸਿੰਘ, ज़मींदार, ❤️, 9️⃣')
})

it('a password keeps every character', () => {
  expect(cleanedAs('secret', 'pa\u200bss\u034fword')).toBe('pa\u200bss\u034fword')
})

it('a search text has no invisible character and no compatibility form', () => {
  expect(wordsOf('ｎｐｋ\u00ad \u202eurea\u0000')).toEqual(['npk', 'urea'])
})

it('a very long paste is cleaned within a moment', () => {
  const long = `\u202e${'Asha \u0000\u200b'.repeat(50_000)}`
  const began = performance.now()
  expect(limited(long, 80).over).toBeGreaterThan(0)
  indianMobile(long)
  typedCode(long)
  typedNumber(long)
  typedDay(long)
  expect(performance.now() - began).toBeLessThan(2_000)
})
