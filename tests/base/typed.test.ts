import { describe, expect, it } from 'vitest'
import { indianMobile } from '#src/base/phone.ts'
import { typedCode } from '#src/base/typed-code.ts'
import { typedDay } from '#src/base/typed-day.ts'
import { typedAmount, typedNumber } from '#src/base/typed-number.ts'

it.each([
  '\u202a+91 98765 43210\u202c',
  '\u2066098765-43210\u2069',
  '98765\u2011\u206043210',
  '98765–43210',
  '98765 — 43210',
  '00919876543210',
  '0091-98765-43210',
  '+91 098765 43210',
  '+91-(0)98765-43210',
  '(98765) 43210',
  'tel:+919876543210',
  '98765\u00a043210',
  '９８７６５４３２１０',
  '٩٨٧٦٥٤٣٢١٠',
  '۹۸۷۶۵۴۳۲۱۰',
  '੯੮੭੬੫ ੪੩੨੧੦',
  '९८७६५-४३२१०',
  '\ufeff9876543210\u200b',
])('%j is the phone number 98765 43210', (text) => {
  expect(indianMobile(text)).toBe('+919876543210')
})

it.each([
  '0019876543210',
  '+92 98765 43210',
  '98765 43210 12',
  '+91 198765 43210',
  '987654321',
  '++919876543210',
])('%j is no Indian mobile number', (text) => {
  expect(indianMobile(text)).toBeUndefined()
})

describe('a code', () => {
  it.each([
    ['123 456', '123456'],
    ['123-456', '123456'],
    [' 1 2 3 4 5 6 ', '123456'],
    ['੧੨੩੪੫੬', '123456'],
    ['१२३\u200b४५६', '123456'],
    ['Your OTP is 482913. Valid 10 min.', '482913'],
    ['482913 ਤੁਹਾਡਾ OTP ਹੈ, 2026', '482913'],
    ['12345678', '123456'],
    ['12', '12'],
    ['abc', ''],
  ])('from %j is %j', (text, code) => {
    expect(typedCode(text)).toBe(code)
  })
})

describe('a number', () => {
  it.each([
    ['3,00,000', 300_000],
    ['300,000', 300_000],
    ['12,34,56,789', 123_456_789],
    ['2,505', 2_505],
    ['3 00 000', 300_000],
    ['₹ 2.5', 2.5],
    ['₹2,500.50', 2_500.5],
    ['Rs. 500/-', 500],
    ['500 rupees', 500],
    ['ਰੁ. ੫੦੦', 500],
    ['५०० रुपये', 500],
    ['.5', 0.5],
    ['−5', -5],
    ['+7', 7],
    ['007', 7],
    ['3 lakh', 300_000],
    ['₹ 3 Lakhs', 300_000],
    ['1.15 lac rupees', 115_000],
    ['2 lakh 50 thousand', 250_000],
    ['50 hazar/-', 50_000],
    ['1.5cr', 15_000_000],
    ['੩ ਲੱਖ ਰੁਪਏ', 300_000],
    ['੫੦ ਹਜ਼ਾਰ', 50_000],
    ['३ लाख', 300_000],
    ['२ करोड़ ५० हजार', 20_050_000],
  ])('%j is %d', (text, value) => {
    expect(typedNumber(text)).toBe(value)
  })

  it.each([
    '250,5',
    '1,2',
    '12,34',
    '1,00,00',
    ',5',
    '5.',
    '1.2.3',
    '1e5',
    '0x10',
    '',
    ' ',
    '₹',
    'ten',
    '1,000 000',
    '--5',
    '5-6',
    '5²',
    '2½',
    'lakh',
    'lakh 3',
    '3 lakh 2 crore',
    '1,5 lakh',
    '-3 lakh',
    '3 lakh 5',
    'about 5',
  ])('%j is none, or ambiguous', (text) => {
    expect(typedNumber(text)).toBeUndefined()
  })

  it('is a positive amount, within the limit', () => {
    expect(
      ['86.50', '0', '-5', '100000000', '1.005', '₹ 99,999,999'].map((text) => typedAmount(text)),
    ).toEqual([86.5, undefined, undefined, undefined, undefined, 99_999_999])
  })
})

describe('a day', () => {
  it.each([
    ['2026-11-25', '2026-11-25'],
    ['2026-1-5', '2026-01-05'],
    ['25/11/2026', '2026-11-25'],
    ['25.11.26', '2026-11-25'],
    ['25 11 2026', '2026-11-25'],
    ['25–11–2026', '2026-11-25'],
    ['੨੫/੧੧/੨੦੨੬', '2026-11-25'],
    ['29-02-2028', '2028-02-29'],
  ])('%j is %s', (text, day) => {
    expect(typedDay(text)).toBe(day)
  })

  it.each(['30/02/2026', '2026-13-01', '29-02-2026', '1/1', 'tomorrow', '25/11/202'])(
    '%j stays as typed, so that validation reports it',
    (text) => {
      expect(typedDay(text)).toBe(text)
    },
  )
})
