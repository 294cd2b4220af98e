import { expect, it } from 'vitest'
import { moneyText } from '#src/base/money.ts'
import { deliveryAreas } from '#src/content/delivery.ts'
import { machinesForSale, rentals, workers } from '#src/content/offers/equipment.ts'
import products from '#src/content/pages/products.page.ts'
import { languages } from '#src/platform/i18n/words.ts'
import { catalogueFiles, catalogues } from '#scripts/build/catalogue-rows.ts'
import fertilizers from '#src/content/catalogues/fertilizers.catalogue.ts'
import solar from '#src/content/catalogues/solar-solutions.catalogue.ts'
import { rowsOf } from '#src/content/catalogue-rows.ts'
import type { CatalogueItem } from '#src/content/catalogue.ts'

const solarItems = Object.values(solar.sections).flatMap((section) =>
  Object.entries<CatalogueItem>(section.items),
)

it('solar goods have the specification’s prices', () => {
  const rupeesOf = Object.fromEntries(solarItems.map(([key, { price }]) => [key, price / 100]))
  expect(rupeesOf).toEqual({
    'pump-3-hp': 45_000,
    'pump-5-hp': 55_000,
    'pump-7-5-hp': 75_000,
    'pump-10-hp': 95_000,
    'panel-540-w': 18_500,
    'panel-550-w-bifacial': 22_000,
    'inverter-5-kw': 35_000,
    'controller-60-a': 8_500,
    'home-system-1-kw': 65_000,
    fencing: 25_000,
    'street-light-40-w': 12_000,
    'portable-kit-200-w': 18_000,
  })
})

it('the subsidy is flagged for all pumps and the home system, and each has an external page', () => {
  const flagged = solarItems.filter(([, item]) => item.subsidyEligible).map(([key]) => key)
  expect(flagged).toEqual([...Object.keys(solar.sections.pumps.items), 'home-system-1-kw'])
  expect(solarItems.filter(([, item]) => !item.externalLink)).toEqual([])
})

it('solar goods are in the cart under the specified categories', () => {
  const categories = new Set(rowsOf('solar-solutions', solar).map(({ category }) => category))
  expect([...categories]).toEqual(['Solar Pumps', 'Solar Panels & Electronics', 'Off-Grid Systems'])
})

it('urea and DAP have the government’s prices, to the paisa', () => {
  const { items } = fertilizers.sections.chemical
  expect([items['urea-45-kg'].price, items['urea-45-kg'].pack]).toEqual([26_650, { amount: 45, unit: 'kg' }])
  expect([items['dap-50-kg'].price, items['dap-50-kg'].pack]).toEqual([135_000, { amount: 50, unit: 'kg' }])
})

const productCards = products.blocks.flatMap((block) => ('cards' in block ? block.cards : []))
const amountsIn = (text: string): readonly string[] => text.match(/₹\d+(?:,\d+)*/g) ?? []

it('every price on Our Products is that of something that is sold, let or hired', async () => {
  const sections = [...(await catalogues()).values()].flatMap((shop) => Object.values(shop.sections))
  const items = sections.flatMap((section) => Object.values<CatalogueItem>(section.items))
  const offered = [
    ...items.map(({ name, price }) => [name.en, moneyText(price)] as const),
    ...[rentals, workers, machinesForSale].flatMap((group) =>
      Object.values(group).map(({ title, line }) => [title.en, line.en] as const),
    ),
    ...deliveryAreas.map(({ freeFrom }) => ['Delivery', moneyText(freeFrom)] as const),
  ]
  const lines = productCards
    .flatMap(({ lines: several = [], price }) => [...several, ...(price ? [price] : [])])
    .filter(({ en }) => en.includes('₹'))
  expect(lines.length).toBeGreaterThan(10)
  for (const line of lines) {
    const [what = ''] = line.en.toLowerCase().split(' ')
    const [amount = ''] = amountsIn(line.en)
    const known = offered.filter(
      ([name, price]) => name.toLowerCase().includes(what) && amountsIn(price).includes(amount),
    )
    expect(known, line.en).not.toEqual([])
    for (const language of languages) expect(amountsIn(line[language])).toEqual([amount])
  }
})

it('a card of Our Products that leads to a category leads to one with goods', async () => {
  const led = productCards.flatMap(({ more }) => more?.search?.['category'] ?? [])
  const full = [...(await catalogueFiles()).values()].flatMap(({ foundIn }) => Object.keys(foundIn))
  expect(led).toEqual(['irrigation'])
  expect(full).toEqual(expect.arrayContaining(led))
  expect(productCards.filter(({ more }) => more?.to === '/all-products' && !more.search)).toEqual([])
})
