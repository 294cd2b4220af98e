import { expect, it } from 'vitest'
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
