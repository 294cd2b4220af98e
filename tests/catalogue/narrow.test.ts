import { describe, expect, it } from 'vitest'
import daily from '#src/content/catalogues/daily-needs.catalogue.ts'
import organic from '#src/content/catalogues/organic-store.catalogue.ts'
import type { Catalogue } from '#src/content/catalogue.ts'
import { deliveryAreas } from '#src/content/delivery.ts'
import {
  areaAmong,
  isProductShown,
  isSectionShown,
  narrowingOf,
  unitPrice,
} from '#src/features/catalogue/narrow.ts'
import { productIn, productsOf } from '#src/features/catalogue/product.ts'
import type { StoredItem } from '#src/platform/device/database.ts'

function shown(address: string, catalogue: Catalogue, search: Record<string, unknown>) {
  const household = catalogue.household!
  const narrowing = narrowingOf(search, household)
  return Object.entries(catalogue.sections)
    .filter(([key]) => isSectionShown(key, narrowing, household))
    .flatMap(([key, section]) => productsOf(address, key, section, new Map()))
    .filter((product) => isProductShown(product, narrowing, household))
}

const inStore = (search: Record<string, unknown>) => shown('organic-store', organic, search)
const inDairy = (search: Record<string, unknown>) => shown('daily-needs', daily, search)

describe('the organic store', () => {
  it('shows everything without a filter', () => {
    expect(inStore({}).length).toBe(inStore({ kind: 'nonsense', category: 'toString' }).length)
    expect(inStore({}).length).toBeGreaterThan(40)
  })

  it('shows one category, with or without a certificate', () => {
    const all = inStore({ category: 'produce' })
    const certified = inStore({ category: 'produce', kind: 'certified' })
    const others = inStore({ category: 'produce', kind: 'uncertified' })
    expect(certified.length).toBeGreaterThan(0)
    expect(others.length).toBeGreaterThan(0)
    expect(certified.length + others.length).toBe(all.length)
    expect(certified.filter(({ badge }) => badge !== 'Certified')).toEqual([])
  })

  it('asks neither for the customer type nor for the area', () => {
    const narrowing = narrowingOf({ customer: 'commercial', area: 'sarna' }, organic.household)
    expect(narrowing).toMatchObject({ customer: 'domestic', area: undefined })
  })
})

describe('daily needs', () => {
  it('shows milk in bulk to a business and small packs to a household', () => {
    const names = (customer: string) => inDairy({ customer, category: 'dairy' }).map(({ id }) => id)
    expect(names('commercial')).toContain('daily-needs/cow-milk-bulk')
    expect(names('domestic')).not.toContain('daily-needs/cow-milk-bulk')
  })

  it('shows baked goods in the bakery, not the whole section around them', () => {
    expect(inDairy({ category: 'bakery' }).map(({ id }) => id)).toEqual(['daily-needs/bread'])
    expect(inDairy({ category: 'bakery', kind: 'a2' })).toEqual([])
  })

  it('shows A2 goods, in the chosen category', () => {
    expect(inDairy({ kind: 'a2' }).every(({ item }) => item?.kind === 'a2')).toBe(true)
    expect(inDairy({ kind: 'a2', category: 'dairy' }).map(({ id }) => id)).toContain('daily-needs/cow-ghee')
    expect(inDairy({ kind: 'a2', category: 'staples' })).toEqual([])
  })

  it('shows organic goods only on request, and milk cans for dairy farmers', () => {
    expect(inDairy({ kind: 'organic' }).filter(({ item }) => item?.kind !== 'organic')).toEqual([])
    expect(inDairy({ category: 'home-dairy' }).map(({ id }) => id)).toContain('daily-needs/milk-can-40-l')
  })
})

describe('milk in bulk', () => {
  const id = 'daily-needs/cow-milk-bulk'
  const costs = (change?: Partial<StoredItem>) => {
    const { name } = daily.sections['cow-milk'].items['cow-milk-bulk']
    const row = { id, catalogue: 'daily-needs', section: 'cow-milk', position: 0, name, price_paise: 5_400 }
    const pack = {
      pack_amount: 1,
      pack_unit: 'litre',
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
    }
    const product = productIn(
      'daily-needs',
      daily,
      id,
      new Map(change && [[id, { ...row, ...pack, ...change }]]),
    )!
    return [1, 10, 49, 50].map((litres) => unitPrice(product, litres))
  }

  it('has the build’s price until the centre changes it', () => {
    expect(costs()).toEqual([5_400, 5_200, 5_100, 5_000])
    expect(costs({})).toEqual([5_400, 5_200, 5_100, 5_000])
    expect(costs({ tiers: null })).toEqual([5_400, 5_200, 5_100, 5_000])
  })

  it('costs an editor’s steps once the phone has synced them', () => {
    expect(costs({ price_paise: 5_600, tiers: [{ from: 50, price: 5_050 }] })).toEqual([
      5_600, 5_600, 5_600, 5_050,
    ])
  })
})

it('the area in the filter is the remembered one, as in the cart, before that of an old address', () => {
  const area = (...wanted: unknown[]) => areaAmong(deliveryAreas, ...wanted).id
  expect(area(undefined, 'sarna', 'pathankot-city')).toBe('sarna')
  expect(area(undefined, undefined, 'pathankot-city')).toBe('pathankot-city')
  expect(area('pathankot-city', 'sarna', undefined)).toBe('pathankot-city')
  // Taken out by an editor.
  expect(area(undefined, 'gone', 'sarna')).toBe('sarna')
  expect(area(undefined, undefined, ['sarna'])).toBe(deliveryAreas[0]!.id)
})
