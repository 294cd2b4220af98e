import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { indiaDay } from '#src/base/day.ts'
import type { StoredItem } from '#src/platform/device/database.ts'
import { searchPackOf } from '#scripts/build/search-pack.ts'

/** The line to the packs: how often it was asked, and whether it answers. */
const line = { asked: 0, answer: 'pack' as 'pack' | 'none' | 'not found' | 'another format' }
const pack = await searchPackOf('en')

beforeEach(() => {
  Object.assign(line, { asked: 0, answer: 'pack' })
  vi.stubGlobal('fetch', async (url: string) => {
    line.asked++
    if (line.answer === 'none') throw new TypeError('Failed to fetch')
    if (line.answer === 'not found') return new Response('Not found', { status: 404 })
    expect(url).toBe('/search-en.json')
    return Response.json(line.answer === 'pack' ? pack : { ...pack, format: 0 })
  })
  vi.resetModules()
})
afterEach(() => vi.unstubAllGlobals())

const open = async () => (await import('#src/features/search/internal/search.ts')).searchProducts
const none = new Map<string, StoredItem>()
const tomato: StoredItem = {
  id: 'daily-needs/tomato',
  catalogue: 'daily-needs',
  section: 'fruits-vegetables',
  position: 0,
  name: { en: 'Tomato', pa: 'ਟਮਾਟਰ', hi: 'टमाटर' },
  price_paise: 7700,
  pack_amount: 2,
  pack_unit: 'kg',
  badge: null,
  about: null,
  away_until: null,
  photo: null,
  tiers: null,
  offer: null,
  tax: null,
  section_title: null,
  available: false,
  retired: false,
  version: 9,
}
const changedTo = (of: Partial<StoredItem>) => new Map([[tomato.id, { ...tomato, ...of }]])

it('a result has the build’s facts, its place and its access', async () => {
  const search = await open()
  const found = (await search({ text: 'tamatar' }, 3, none))!
  expect(
    found.products.map(({ product: { id }, catalogue, section, gated }) => [id, catalogue, section, gated]),
  ).toEqual([
    ['daily-needs/tomato', 'daily-needs', 'fruits-vegetables', true],
    ['organic-store/tomatoes', 'organic-store', 'produce', true],
    ['seeds-catalog/tomato-punjab-ratta', 'seeds-catalog', 'vegetables', false],
  ])
  expect(found.products[2]!.product).toMatchObject({
    price: 7000,
    pack: { amount: 10, unit: 'g' },
    available: true,
  })
})

it('price, pack and availability are the centre’s current ones', async () => {
  const search = await open()
  const found = (await search({ text: 'tamatar' }, 9, changedTo({})))!
  const stored = found.products.find(({ product }) => product.id === tomato.id)!
  expect(stored.product).toMatchObject({
    price: 7700,
    pack: { amount: 2, unit: 'kg' },
    available: false,
  })
})

it('an unavailable product comes after equal matches that are available', async () => {
  const search = await open()
  const first = async (of: Partial<StoredItem>) =>
    (await search({ text: 'tamatar' }, 9, changedTo(of)))!.products[0]!.product.id
  expect(await first({ available: true })).toBe(tomato.id)
  expect(await first({ available: false })).toBe('organic-store/tomatoes')
  expect(await first({ available: true, away_until: indiaDay(1) })).toBe('organic-store/tomatoes')
})

it.each([{ retired: true }, { pack_unit: 'barrel' }])('with %j it is no longer found', async (of) => {
  const search = await open()
  const found = (await search({ text: 'tamatar' }, 10, changedTo(of)))!
  expect(found.products.map(({ product }) => product.id)).not.toContain(tomato.id)
  expect(found.total).toBe(found.products.length)
})

it('a repeated result is the same object until something changes, so that it does not render again', async () => {
  const search = await open()
  const first = await search({ text: 'tamata' }, 1, none)
  const again = await search({ text: 'tamatar' }, 1, none)
  expect(again!.products[0]).toBe(first!.products[0])
  const changed = await search({ text: 'tamatar' }, 1, changedTo({ price_paise: 8000, available: true }))
  expect(changed!.products[0]!.product.price).toBe(8000)
})

it.each(['none', 'not found', 'another format'] as const)(
  'if loading the index gives “%s” there is no search, and the next one tries again',
  async (answer) => {
    const search = await open()
    line.answer = answer
    expect(await search({ text: 'beej' }, 10, none)).toBeUndefined()
    line.answer = 'pack'
    expect((await search({ text: 'beej' }, 10, none))!.total).toBeGreaterThan(20)
    // A failed load is repeated once at once.
    expect(line.asked).toBe(answer === 'none' ? 3 : 2)
  },
)

it('the index is requested once, however fast one types', async () => {
  const search = await open()
  const found = await Promise.all(['b', 'be', 'bee', 'beej'].map((text) => search({ text }, 3, none)))
  expect(found.map((of) => of!.products.length)).toEqual([3, 3, 3, 3])
  expect(line.asked).toBe(1)
})
