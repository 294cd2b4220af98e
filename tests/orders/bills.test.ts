import { readFileSync, globSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Screens with amounts to pay or paid. Prices on shelves have no zero decimals. */
const bills = ['src/features/{orders,checkout}/**/*.{ts,tsx}', 'src/features/apply/**/pay-for-training.ts']

it.each(bills.flatMap((pattern) => globSync(pattern)))('%s writes amounts as a bill does', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/\bmoneyText\b/)
})
