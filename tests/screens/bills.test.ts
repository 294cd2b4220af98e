import { readFileSync, globSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Where amounts stand that are to be paid or were. A price on a shelf is written without decimals that are zero. */
const bills = ['src/screens/orders/*', 'src/screens/cart/*', 'src/screens/forms/pay-for-training*']

it.each(bills.flatMap((pattern) => globSync(pattern)))('%s writes amounts as a bill does', (file) => {
  expect(readFileSync(file, 'utf8')).not.toMatch(/\bmoneyText\b/)
})
