import { describe, expect, it } from 'vitest'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { inSizes } from '#src/features/catalogue/sizes.ts'
import { sizeNames } from '#src/features/catalogue/size-names.ts'
import { productsOf } from '#src/features/catalogue/product.ts'
import { languages, setLanguage } from '#src/platform/i18n/words.ts'

const shelves = [...(await catalogues())].flatMap(([address, { sections }]) =>
  Object.entries(sections).map(([key, section]) => [address, key, section] as const),
)
const rows = () =>
  shelves.flatMap(([address, key, section]) => inSizes(productsOf(address, key, section, new Map())))
const several = () => rows().filter((row) => row.length > 1)

describe('sizes', () => {
  it('of one product share a row, and nothing else does', () => {
    expect(several().map((row) => row.map(({ id }) => id.split('/')[1]))).toEqual([
      ['buffalo-milk-250-ml', 'buffalo-milk-500-ml', 'buffalo-milk-1-litre'],
      ['cow-milk-250-ml', 'cow-milk-500-ml', 'cow-milk-1-litre'],
      ['milk-can-10-l', 'milk-can-40-l'],
      ['grain-bin-100-kg', 'grain-bin-500-kg'],
      ['pump-3-hp', 'pump-5-hp', 'pump-7-5-hp', 'pump-10-hp'],
    ])
  })

  it('stay separate products: every product is in one row, in shelf order', () => {
    const all = shelves.flatMap(([address, key, section]) => productsOf(address, key, section, new Map()))
    const ids = rows().flatMap((row) => row.map(({ id }) => id))
    expect(ids.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
  })

  it.each(languages)(
    'are labeled by the difference of their names, each number with its unit (%s)',
    (language) => {
      setLanguage(language)
      const names = several().map((row) => sizeNames(row))
      setLanguage('en')
      for (const row of names) {
        expect(new Set(row).size).toBe(row.length)
        for (const name of row) expect(name).toMatch(/\d.*\p{L}/u)
        for (const name of row) expect(name.length).toBeLessThanOrEqual(12)
      }
    },
  )

  it('have whole names if an editor gave them nothing in common', () => {
    expect(sizeNames([{ name: 'Milk 250 ml' }, { name: 'Milk 500 ml' }])).toEqual(['250 ml', '500 ml'])
    expect(sizeNames([{ name: '3HP Solar Pump' }, { name: '10HP Solar Pump' }])).toEqual(['3HP', '10HP'])
    expect(sizeNames([{ name: '3 HP solar pump' }, { name: '7.5 HP solar pump' }])).toEqual([
      '3 HP',
      '7.5 HP',
    ])
    expect(sizeNames([{ name: 'Pump HP 3' }, { name: 'Pump HP 5' }])).toEqual(['HP 3', 'HP 5'])
    expect(sizeNames([{ name: 'Small pouch' }, { name: 'Bottle' }])).toEqual(['Small pouch', 'Bottle'])
    expect(sizeNames([{ name: 'Milk' }, { name: 'Milk' }])).toEqual(['Milk', 'Milk'])
  })
})
