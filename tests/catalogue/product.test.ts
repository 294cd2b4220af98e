import { describe, expect, it } from 'vitest'
import { defineCatalogue, type CatalogueSection } from '#src/content/catalogue.ts'
import { indiaDay } from '#src/base/day.ts'
import { noteCentreTime } from '#src/base/clock.ts'
import { withOwnSections } from '#src/features/catalogue/internal/own-sections.ts'
import { unitPrice } from '#src/features/catalogue/narrow.ts'
import { newest, productIn, productsOf, type Changes } from '#src/features/catalogue/product.ts'
import type { StoredItem } from '#src/platform/device/database.ts'
import { setLanguage } from '#src/platform/i18n/words.ts'

const words = (word: string) => ({ en: word, pa: `${word} ਪੰਜਾਬੀ`, hi: `${word} हिंदी` })

const catalogue = defineCatalogue({
  title: words('Seeds'),
  description: words('Seeds'),
  intro: words('Seeds'),
  pictogram: 'seed',
  category: 'Seeds',
  pricesFrom: 'ours',
  access: 'everyone',
  sections: {
    grains: {
      title: words('Grains'),
      pictogram: 'grains',
      perishable: true,
      items: {
        wheat: {
          name: words('Wheat'),
          price: 39_900,
          pack: { amount: 40, unit: 'kg' },
          badge: words('New'),
          use: words('Bread'),
        },
        rice: { name: words('Rice'), price: 5_000, pack: { amount: 1, unit: 'kg' }, picture: 'plain/packet' },
      },
    },
    flowers: {
      title: words('Flowers'),
      pictogram: 'flowers',
      items: {
        marigold: {
          name: words('Marigold'),
          price: 4_000,
          picture: 'seeds/marigold',
          pack: { amount: 10, unit: 'g' },
        },
      },
    },
  },
})

function change(key: string, more: Partial<StoredItem> = {}): StoredItem {
  return {
    id: `seeds/${key}`,
    catalogue: 'seeds',
    section: 'grains',
    position: 0,
    name: words(key),
    price_paise: 12_345,
    pack_amount: 2,
    pack_unit: 'bag',
    badge: null,
    about: null,
    away_until: null,
    photo: null,
    tiers: null,
    offer: null,
    tax: null,
    section_title: null,
    available: true,
    retired: false,
    version: 1,
    ...more,
  }
}

const changed = (...items: StoredItem[]): Changes => new Map(items.map((item) => [item.id, item]))
const grains = (changes: Changes) => productsOf('seeds', 'grains', catalogue.sections.grains, changes)

describe('a shelf', () => {
  it('shows the build’s products in order, without changes', () => {
    expect(grains(changed())).toMatchObject([
      {
        id: 'seeds/wheat',
        name: 'Wheat',
        price: 39_900,
        pack: { amount: 40, unit: 'kg' },
        badge: 'New',
        available: true,
      },
      { id: 'seeds/rice', name: 'Rice', price: 5_000, badge: undefined },
    ])
  })

  it('shows a product’s picture as named, otherwise by its own drawing, and a new one by its pack', () => {
    const pictures = grains(changed(change('barley'), change('rice'))).map(({ picture }) => picture)
    expect(pictures).toEqual(['seeds/wheat', 'plain/packet', 'plain/sack'])
  })

  it('is perishable if its section is, also for a changed or added product', () => {
    const { flowers } = catalogue.sections
    expect(grains(changed(change('rice'), change('barley'))).map(({ perishable }) => perishable)).toEqual([
      true,
      true,
      true,
    ])
    expect(productsOf('seeds', 'flowers', flowers, changed())[0]!.perishable).toBeUndefined()
  })

  it('shows a changed name, price, pack and badge, and keeps the build’s other texts', () => {
    const [wheat] = grains(changed(change('wheat', { badge: { en: 'Fresh', pa: null, hi: null } })))
    expect(wheat).toMatchObject({
      name: 'wheat',
      price: 12_345,
      pack: { amount: 2, unit: 'bag' },
      badge: 'Fresh',
    })
    expect(wheat!.item).toBe(catalogue.sections.grains.items.wheat)
  })

  it('shows no badge after the centre removed it', () => {
    expect(grains(changed(change('wheat')))[0]!.badge).toBeUndefined()
  })

  it('speaks the language of the page', () => {
    setLanguage('pa')
    const names = grains(changed(change('rice'))).map(({ name }) => name)
    setLanguage('en')
    expect(names).toEqual(['Wheat ਪੰਜਾਬੀ', 'rice ਪੰਜਾਬੀ'])
  })

  it('marks a product as unavailable today, and keeps its place', () => {
    expect(grains(changed(change('wheat', { available: false })))).toMatchObject([
      { available: false },
      { available: true },
    ])
  })

  it('no longer has a product that is retired', () => {
    expect(grains(changed(change('wheat', { retired: true }))).map(({ id }) => id)).toEqual(['seeds/rice'])
  })

  it('lists added products after those of the build, by position', () => {
    const added = changed(
      change('z', { position: 2 }),
      change('y', { position: 9 }),
      change('x', { position: 5 }),
    )
    expect(grains(added).map(({ id }) => id)).toEqual([
      'seeds/wheat',
      'seeds/rice',
      'seeds/z',
      'seeds/x',
      'seeds/y',
    ])
  })

  it('omits products that were added to another shelf or another catalogue', () => {
    const elsewhere = changed(
      change('x', { section: 'flowers' }),
      change('y', { id: 'tools/y', catalogue: 'tools' }),
    )
    expect(grains(elsewhere)).toHaveLength(2)
  })

  it.each(['firkin', 'constructor', ''])(
    'omits a product with a unit that this build cannot write: "%s"',
    (pack_unit) => {
      expect(
        grains(changed(change('wheat', { pack_unit }), change('x', { pack_unit }))).map(({ id }) => id),
      ).toEqual(['seeds/rice'])
    },
  )
})

describe('a product by its id', () => {
  const find = (id: string, ...items: StoredItem[]) => productIn('seeds', catalogue, id, changed(...items))

  it('is the build’s, with later changes', () => {
    expect(find('seeds/marigold')).toMatchObject({ name: 'Marigold', price: 4_000 })
    expect(find('seeds/wheat', change('wheat'))).toMatchObject({ price: 12_345 })
  })

  it('is the editor’s if the build has none', () => {
    expect(find('seeds/added', change('added'))).toMatchObject({ name: 'added', item: undefined })
  })

  it('is missing once it is retired', () => {
    expect(find('seeds/wheat', change('wheat', { retired: true }))).toBeUndefined()
  })

  it.each(['seeds/', 'seeds/nothing', 'seeds/constructor', 'seeds/__proto__', 'seeds/toString'])(
    'is missing for %s',
    (id) => {
      expect(find(id)).toBeUndefined()
    },
  )
})

describe('a build with known changes', () => {
  const atBuild = changed(change('wheat', { price_paise: 200, version: 5 }))
  const priceOf = (stored: Changes) => newest(stored, atBuild).get('seeds/wheat')?.price_paise

  it('shows its own price to a phone that has synced none, or only an older one', () => {
    expect(priceOf(new Map())).toBe(200)
    expect(priceOf(changed(change('wheat', { price_paise: 100, version: 4 })))).toBe(200)
  })

  it('is replaced by later synced changes', () => {
    expect(priceOf(changed(change('wheat', { price_paise: 300, version: 6 })))).toBe(300)
  })
})

describe('an offer', () => {
  const tiers = [
    { from: 5, price: 9_000 },
    { from: 10, price: 7_000 },
  ]
  const withOffer = (from: number, until: number) => {
    const offer = { price: 8_000, from: indiaDay(from), until: indiaDay(until) }
    return productIn(
      'seeds',
      catalogue,
      'seeds/wheat',
      changed(change('wheat', { price_paise: 10_000, tiers, offer })),
    )!
  }
  const costs = (product: ReturnType<typeof withOffer>) => [1, 5, 10].map((many) => unitPrice(product, many))

  it.each([
    [0, 0],
    [-2, 0],
    [0, 2],
  ])(
    'that holds from %i to %i days from now goes before the price and before tiers that cost more',
    (from, until) => {
      const product = withOffer(from, until)
      expect(costs(product)).toEqual([8_000, 8_000, 7_000])
      expect(product).toMatchObject({ offer: { instead: 10_000, until: indiaDay(until) }, tiers: [tiers[1]] })
    },
  )

  it.each([
    [-2, -1],
    [1, 2],
  ])('from %i to %i days from now changes nothing today', (from, until) => {
    const product = withOffer(from, until)
    expect(costs(product)).toEqual([10_000, 9_000, 7_000])
    expect(product.offer).toBeUndefined()
  })

  it('ends by the centre’s clock on a phone whose date is behind', () => {
    const product = () => withOfferOf(today)
    const today = indiaDay()
    const withOfferOf = (until: string) =>
      productIn(
        'seeds',
        catalogue,
        'seeds/wheat',
        changed(change('wheat', { price_paise: 10_000, offer: { price: 8_000, from: '2026-01-01', until } })),
      )
    try {
      expect(product()).toMatchObject({ price: 8_000 })
      noteCentreTime(new Date(Date.now() + 2 * 86_400_000).toUTCString())
      expect(product()).toMatchObject({ price: 10_000 })
    } finally {
      noteCentreTime(new Date().toUTCString())
    }
  })
})

describe('a section of the centre’s own', () => {
  const salt = (more: Partial<StoredItem> = {}) =>
    change('salt', { section: 'for-cattle', section_title: words('For cattle'), ...more })
  const sectionsWith = (...items: StoredItem[]): Readonly<Record<string, CatalogueSection>> =>
    withOwnSections(catalogue, 'seeds', items).sections

  it('stands after those of the build, by its newest name, with its products', () => {
    const sections = sectionsWith(salt({ section_title: words('Cattle'), version: 2 }), salt({ version: 1 }))
    expect(Object.keys(sections)).toEqual(['grains', 'flowers', 'for-cattle'])
    const own = sections['for-cattle']!
    expect(own.title).toEqual(words('Cattle'))
    expect(productsOf('seeds', 'for-cattle', own, changed(salt())).map(({ id }) => id)).toEqual([
      'seeds/salt',
    ])
  })

  it('is gone with its last product, and never takes the place of a section of the build', () => {
    expect(sectionsWith(salt({ retired: true }), salt({ section: 'grains' }))).toEqual(catalogue.sections)
  })
})
