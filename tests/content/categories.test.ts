import { expect, it } from 'vitest'
import { categories } from '#src/content/categories.ts'
import { catalogueFiles } from '#scripts/build/catalogue-rows.ts'
import { expectGoodWords } from './english-words.ts'

const shop = [...(await catalogueFiles())].map(
  ([
    address,
    {
      default: { sections },
      foundIn,
    },
  ]) => ({
    address,
    sections: Object.keys(sections),
    foundIn: Object.values(foundIn),
  }),
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

it('a catalogue is found by sections that it has', () => {
  const unknown = shop.flatMap(({ address, sections, foundIn }) =>
    foundIn
      .flatMap((some) => (some === 'all' ? [] : some.filter((section) => !sections.includes(section))))
      .map((section) => `${address}/${section}`),
  )
  expect(unknown).toEqual([])
})

it('every section is found in a category', () => {
  const lost = shop.flatMap(({ address, sections, foundIn }) =>
    sections
      .filter((section) => !foundIn.some((some) => some === 'all' || some.includes(section)))
      .map((section) => `${address}/${section}`),
  )
  expect(lost).toEqual([])
})

it('no category is empty', async () => {
  const used = [...(await catalogueFiles()).values()].flatMap(({ foundIn }) => Object.keys(foundIn))
  expect(categories.map(({ id }) => id).filter((id) => !used.includes(id))).toEqual([])
})
