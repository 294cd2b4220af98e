import fc from 'fast-check'
import { expect, it } from 'vitest'
import { numberText } from '#src/base/number-text.ts'

it.each([
  [0, '0'],
  [999, '999'],
  [3_00_000, '3,00,000'],
  [2.5, '2.5'],
  [-0.125, '-0.125'],
])('%s reads %s', (value, text) => {
  expect(numberText(value)).toBe(text)
})

it('reads a number as the standard of India writes it', () => {
  const standard = new Intl.NumberFormat('en-IN')
  const thousandths = fc.integer({ min: -1e12, max: 1e12 }).map((value) => value / 1000)
  fc.assert(
    fc.property(fc.oneof(fc.integer(), thousandths), (value) => {
      expect(numberText(value)).toBe(standard.format(value))
    }),
  )
})
