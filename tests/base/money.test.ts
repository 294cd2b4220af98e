import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moneyText, rupees } from '#src/base/money.ts'
import { billText } from '#src/base/bill-text.ts'
import { rupeesText } from '#src/features/editing/internal/typed-money.ts'

it.each([
  [rupees(300000), '₹3,00,000'],
  [rupees(86.5), '₹86.50'],
  [rupees(0.1 + 0.2), '₹0.30'],
  [5, '₹0.05'],
])('%s paise read %s', (paise, text) => {
  expect(moneyText(paise)).toBe(text)
})

it('reads an amount as the standard of India writes it', () => {
  const standard = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    trailingZeroDisplay: 'stripIfInteger',
  })
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.integer({ min: -1e13, max: 1e13 })), (paise) => {
      expect(moneyText(paise)).toBe(standard.format(paise / 100))
    }),
  )
})

it.each([
  [rupees(300000), '₹3,00,000.00'],
  [rupees(86.5), '₹86.50'],
  [0, '₹0.00'],
])('%s paise in all read %s', (paise, text) => {
  expect(billText(paise)).toBe(text)
})

it.each([
  [rupees(3_00_000), '300000'],
  [rupees(98.5), '98.50'],
  [rupees(0.05), '0.05'],
])('%s paise are in a field as %s', (paise, text) => {
  expect(rupeesText(paise)).toBe(text)
})
