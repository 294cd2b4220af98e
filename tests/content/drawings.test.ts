import { describe, expect, it } from 'vitest'
import { units, type CatalogueItem, type Unit } from '#src/content/catalogue.ts'
import { rentals, machinesForSale, workers } from '#src/content/offers/equipment.ts'
import { serviceList } from '#scripts/build/service-list.ts'
import { neutralPicture } from '#src/content/neutral-picture.ts'
import { loanDocuments } from '#src/features/loans/internal/loan-documents.ts'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { compressed } from '#scripts/build/compress.ts'
import { pageFiles } from '#scripts/build/page-files.ts'
import { drawings } from './drawings.ts'

const services = await serviceList()

const shops = [...(await catalogues())].map(([address, { sections }]) => {
  const items = Object.values(sections).flatMap((section) => Object.entries<CatalogueItem>(section.items))
  return [address, items.map(([key, { picture = `${address}/${key}` }]) => [key, picture] as const)] as const
})

/** The neutral drawings, for small and large packs. */
const neutral = (Object.keys(units) as Unit[]).flatMap((unit) =>
  [1, 40].map((amount) => neutralPicture({ amount, unit })),
)

const pages = await pageFiles()
const cards = pages.flatMap(([, { blocks }]) =>
  blocks
    .flatMap((block) => ('cards' in block ? block.cards : []))
    .map(({ title, picture }) => [title.en, picture] as const),
)
const heads = [
  ...services.map(({ id }) => [id, `heads/${id}`] as const),
  ...pages.flatMap(([address, { picture }]) => (picture ? [[address, picture] as const] : [])),
]

const attachments = Object.entries(loanDocuments).map(([slot, { picture }]) => [slot, picture] as const)

const all = [...drawings]

describe('the drawings', () => {
  it.each(all)('%s weighs at most 1 KB', async (_, shapes) => {
    expect((await compressed(shapes)).length).toBeLessThanOrEqual(1000)
  })

  it.each(all)('%s can be in a sheet beside all others', (_, shapes) => {
    expect(shapes).not.toMatch(/ id=|<(script|style|use|image|foreignObject)\b|href|url\(/)
  })

  // Labels on packs are read in three languages.
  it.each(all)('%s contains only numbers and names that all languages write the same', (_, shapes) => {
    const inEveryLanguage = [...shapes.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text!)
    expect(inEveryLanguage.filter((text) => !/^[A-Za-z\d:.%× ]{1,14}$/.test(text))).toEqual([])
  })

  it('are all used', () => {
    const named = [...shops.flatMap(([, items]) => items), ...cards, ...heads, ...attachments].map(
      ([, picture]) => picture,
    )
    const shown = new Set([...named, ...neutral])
    expect([...drawings.keys()].filter((name) => !shown.has(name))).toEqual([])
  })

  it('have a neutral one for an item of which only the pack is known', () => {
    expect(neutral.filter((name) => !drawings.has(name))).toEqual([])
  })
})

describe.each(shops)('the items at /%s', (_, items) => {
  it('have each a drawing, their own or one that they name, and never that of their section', () => {
    expect(items.filter(([, picture]) => !drawings.has(picture))).toEqual([])
  })

  it('look different: eight of ten have their own drawing', () => {
    const looks = new Set(items.map(([, picture]) => drawings.get(picture)))
    expect(looks.size / items.length).toBeGreaterThanOrEqual(0.8)
  })
})

describe('services, pages and cards', () => {
  it('have an existing drawing', () => {
    const named = [...heads, ...cards].filter(([, picture]) => picture !== undefined)
    expect(named.filter(([, picture]) => !drawings.has(picture!))).toEqual([])
    expect(heads.length).toBeGreaterThan(60)
  })

  it('every machine and every worker has its own drawing', () => {
    const offers = Object.entries({ ...rentals, ...machinesForSale, ...workers }).map(
      ([key, { picture }]) => [key, picture],
    )
    expect(offers.filter(([, picture]) => !drawings.has(picture!))).toEqual([])
    expect(new Set(offers.map(([, picture]) => picture)).size).toBeGreaterThanOrEqual(offers.length - 1)
  })

  it('each of the eight documents of a loan has its own drawing', () => {
    expect(attachments.filter(([, picture]) => !drawings.has(picture))).toEqual([])
    expect(new Set(attachments.map(([, picture]) => picture)).size).toBe(8)
  })

  it('every article has a drawing that no other has', () => {
    const articles = heads.filter(([address]) => address.startsWith('blog/')).map(([, picture]) => picture)
    expect(articles).toHaveLength(8)
    expect(new Set(articles).size).toBe(8)
  })
})
