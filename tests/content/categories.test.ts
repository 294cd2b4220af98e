import { expect, it } from 'vitest'
import { categories } from '#src/content/categories.ts'
import { catalogues } from '#scripts/catalogue-rows.ts'
import { expectGoodWords } from './words.ts'

const shop = await catalogues()
const shelves = [...shop].flatMap(([address, { sections }]) =>
  Object.keys(sections).map((section) => ({ address, shelf: `${address}/${section}` })),
)

it('the specified categories come first, and every one has its words', () => {
  expect(categories.slice(0, 5).map(({ title }) => title.en)).toEqual([
    'Seeds & Fertilizers',
    'Solar Equipment',
    'Farm Equipment',
    'Crop Protection',
    'Irrigation',
  ])
  expectGoodWords(categories)
})

it('a category names only shelves that the shop has', () => {
  const known = new Set(shelves.flatMap(({ address, shelf }) => [address, shelf]))
  expect(categories.flatMap((category) => category.shelves).filter((name) => !known.has(name))).toEqual([])
})

it('every shelf is found in a category', () => {
  const named = new Set(categories.flatMap((category) => category.shelves))
  expect(shelves.filter(({ address, shelf }) => !named.has(address) && !named.has(shelf))).toEqual([])
})
