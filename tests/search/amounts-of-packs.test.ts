import { expect, it } from 'vitest'
import { amountText } from '#src/content/pack-text.ts'
import { quantityIn } from '#src/features/search/internal/amount.ts'
import { shortText } from '#src/base/short-text.ts'

it('amounts of several packs are in the larger unit from a thousand on', () => {
  expect(amountText({ amount: 500, unit: 'g' }, 3)).toBe('1.5 kg')
  expect(amountText({ amount: 250, unit: 'ml' }, 3)).toBe('750 ml')
  expect(amountText({ amount: 250, unit: 'ml' }, 4)).toBe('1 litre')
  expect(amountText({ amount: 13.5, unit: 'g' }, 3)).toBe('40.5 g')
  expect(amountText({ amount: 0.1, unit: 'kg' }, 3)).toBe('0.3 kg')
  expect(amountText({ amount: 40, unit: 'kg' }, 9_999)).toBe('399960 kg')
})

it('an amount with its unit is the wanted quantity', () => {
  const litre = { amount: 1, unit: 'litre' } as const
  for (const [text, quantity] of [
    ['milk 20 litre', 20],
    ['20L milk', 20],
    ['buffalo milk 50 ltr', 50],
    ['milk \u0a68\u0a66 litre', 20],
    ['milk \u0968\u0966 litre', 20],
    ['milk', 1],
    ['milk 20', 1],
    ['20 kg', 1],
    ['0 litre', 1],
    // A part of a number is no number.
    ['milk 1.5 litre', 1],
    ['milk 2.75 litre', 2],
    ['milk .5 litre', 1],
    ['1,500 litre', 1500],
    ['milk,20 litre', 20],
    ['milk 3, 20 litre', 20],
    ['12500 litre', 1],
    ['1,00,000 litre', 1],
    ['\u0a67.\u0a6b litre', 1],
  ] as const)
    expect([text, quantityIn(text, litre)]).toEqual([text, quantity])
  expect(quantityIn('200 kg', { amount: 40, unit: 'kg' })).toBe(5)
  expect(quantityIn('1.5 kg', { amount: 0.5, unit: 'kg' })).toBe(3)
  expect(quantityIn('0.3 kg', { amount: 0.1, unit: 'kg' })).toBe(3)
})

it('shortened text ends with a whole word', () => {
  expect(shortText('Stem borer in paddy', 45)).toBe('Stem borer in paddy')
  expect(shortText('Stem borer in paddy and cane, caterpillars', 30)).toBe('Stem borer in paddy and cane…')
  expect(shortText('x'.repeat(200), 45)).toBe('x'.repeat(200))
})
