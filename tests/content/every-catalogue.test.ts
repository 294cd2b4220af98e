import { describe, expect, it } from 'vitest'
import { rowsOf } from '#src/content/catalogue-rows.ts'
import { units, type CatalogueItem } from '#src/content/catalogue.ts'
import { languages } from '#src/platform/i18n/words.ts'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { pictograms } from './pictograms.ts'
import { expectGoodWords } from './english-words.ts'

const all = await catalogues()
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/

it('no two items in the shop have the same id', () => {
  const ids = [...all].flatMap(([address, catalogue]) => rowsOf(address, catalogue).map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(ids.length).toBeGreaterThan(100)
})

it('pictograms exist', () => {
  expect(pictograms.size).toBeGreaterThan(50)
})

describe.each([...all])('the catalogue at /%s', (address, catalogue) => {
  const sections = Object.entries(catalogue.sections)
  const items = sections.flatMap(([, section]) => Object.entries<CatalogueItem>(section.items))

  it('has an address of small letters that is no language', () => {
    expect(address).toMatch(kebab)
    expect(languages).not.toContain(address)
  })

  it('has all its words in every language, each in its own script', () => {
    expectGoodWords(catalogue)
  })

  it.each(languages)('is described in at most 125 characters (%s)', (language) => {
    expect(catalogue.description[language].length).toBeLessThanOrEqual(125)
  })

  it('has kebab-case keys for sections and items', () => {
    const keys = [...sections, ...items].map(([key]) => key)
    expect(keys.filter((key) => !kebab.test(key))).toEqual([])
  })

  it('has sections, and no empty section', () => {
    expect(sections.length).toBeGreaterThan(0)
    expect(sections.filter(([, section]) => Object.keys(section.items).length === 0)).toEqual([])
  })

  it('has a price of whole, positive paise for each item, for a valid pack', () => {
    for (const [key, { price, pack }] of items) {
      expect([key, Number.isInteger(price) && price > 0]).toEqual([key, true])
      expect([key, pack.amount > 0 && Object.hasOwn(units, pack.unit)]).toEqual([key, true])
    }
  })

  it('shows pictograms that exist', () => {
    const named = [catalogue, ...sections.map(([, section]) => section)].map(({ pictogram }) => pictogram)
    expect(named.filter((name) => !pictograms.has(name))).toEqual([])
  })

  it('can be filtered by every kind of its items, and by existing sections', () => {
    const { kinds = {}, plainKind, categories = {} } = catalogue.household ?? {}
    const named = [plainKind, ...items.map(([, { kind }]) => kind)].filter((kind) => kind !== undefined)
    expect(named.filter((kind) => !Object.hasOwn(kinds, kind))).toEqual([])
    const shown = Object.values(categories).flatMap((category) => category.sections)
    expect(shown.filter((key) => !Object.hasOwn(catalogue.sections, key))).toEqual([])
    const listed = Object.values(categories).flatMap((category) => category.items ?? [])
    expect(listed.filter((key) => !items.some(([item]) => item === key))).toEqual([])
    if (catalogue.household) expect(new Set(shown)).toEqual(new Set(Object.keys(catalogue.sections)))
  })

  it('has external links by https only', () => {
    const outside = items.flatMap(([, { externalLink }]) => externalLink ?? [])
    expect(outside.filter((link) => new URL(link).protocol !== 'https:')).toEqual([])
  })

  it('has romanized search words in small letters, separated by one blank', () => {
    const searches = items.map(([, { search }]) => search).filter((search) => search !== undefined)
    expect(searches.filter((search) => !/^[a-z0-9.%-]+( [a-z0-9.%-]+)*$/.test(search))).toEqual([])
  })

  it('fits into the columns of the database', () => {
    for (const row of rowsOf(address, catalogue)) {
      const { id, name, badge } = row
      expect(id).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+$/)
      const lengths = [
        [id, 160],
        [row.section, 80],
        [row.category, 120],
        [row.search, 500],
      ] as const
      for (const [text, most] of lengths) expect(text.length).toBeLessThanOrEqual(most)
      for (const word of Object.values(name)) expect(word.length).toBeLessThanOrEqual(200)
      for (const word of Object.values(badge ?? {})) expect(word.length).toBeLessThanOrEqual(60)
      expect(row.price_paise).toBeLessThanOrEqual(100_000_000)
      expect(row.pack_amount).toBeLessThanOrEqual(1_000_000)
    }
  })

  it('names the category of every item in English, without a placeholder', () => {
    const categories = new Set(rowsOf(address, catalogue).map(({ category }) => category))
    expect(
      [...categories].filter((category) => !/^[\x20-\x7e]+$/.test(category) || /[{}]/.test(category)),
    ).toEqual([])
  })
})
