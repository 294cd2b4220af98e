import { expect, test } from 'vitest'
import { firstUnsettled, typedQuantity } from '#src/features/checkout/internal/typed-quantity.ts'

test.each([
  ['3', 3],
  ['੧੨', 12],
  ['2.5', Number.NaN],
  ['-3', Number.NaN],
  ['10-12', Number.NaN],
  ['½', Number.NaN],
  ['', Number.NaN],
])('%j is typed as a quantity of %d', (text, quantity) => {
  expect(typedQuantity(text)).toBe(quantity)
})

test('the checkout waits for the first quantity that is not valid or was not saved', () => {
  const field = (value: string, ariaInvalid = 'false') => ({ value, ariaInvalid })
  const [good, none, unsaved] = [field('2'), field('0'), field('2', 'true')]
  expect(firstUnsettled([good, good])).toBeUndefined()
  expect(firstUnsettled([good, none, unsaved])).toBe(none)
  expect(firstUnsettled([good, unsaved])).toBe(unsaved)
  expect(firstUnsettled([field('5000000')])).toBeDefined()
})
