import { expect, it } from 'vitest'
import { indianMobile, phoneText } from '#src/base/phone.ts'

it.each([
  '9000000001',
  '+91 90000 00001',
  '091-90000-00001'.slice(1),
  '09000000001',
  '919000000001',
  '੯੦੦੦੦੦੦੦੦੧',
  '९००००००००१',
])('%s is a mobile number', (text) => {
  expect(indianMobile(text)).toBe('+919000000001')
})

it.each(['', '12345', '5000000001', '90000000011', 'call me', "9000000001'; drop table", '+1 900 000 0001'])(
  '"%s" is no mobile number',
  (text) => {
    expect(indianMobile(text)).toBeUndefined()
  },
)

it('a number is shown in two groups of five', () => {
  expect(phoneText('+919000000001')).toBe('+91 90000 00001')
})
