import { expect, it } from 'vitest'
import { moneyText, rupees } from '#src/base/money.ts'
import { premiums, type InsuranceKind, type Premium } from '#src/content/offers/premiums.ts'
import type { Card, ReadingPage } from '#src/content/page.ts'
import crop from '#src/content/pages/crop-insurance.page.ts'
import equipment from '#src/content/pages/equipment-insurance.page.ts'
import asset from '#src/content/pages/farm-asset-insurance.page.ts'
import { premiumOf } from '#src/base/premium.ts'
import { ratesOf } from '#src/features/insurance/internal/premium-rates.ts'

const pages: Record<InsuranceKind, ReadingPage> = { crop, equipment, asset }

it('a machine worth ₹10,00,000 costs ₹30,000 a year at 3%, ₹2,500 a month', () => {
  expect(premiumOf(rupees(10_00_000), 3)).toEqual({ whole: rupees(30_000), monthly: rupees(2_500) })
})

it('the initial rate is the middle one: 3% for the tractor of the example', () => {
  expect(ratesOf(premiums.equipment.tractors)).toEqual([2, 3, 4])
  expect(ratesOf(premiums.asset.buildings)).toEqual([0.5, 1, 1.5])
})

it('an amount that does not divide evenly is paid in whole paise', () => {
  expect(premiumOf(rupees(1_001), 1.5)).toEqual({ whole: 1502, monthly: 125 })
})

const covers = Object.entries(premiums).flatMap(([kind, list]) =>
  Object.values<Premium>(list).map((cover): [string, Premium, ReadingPage] => [
    cover.title.en,
    cover,
    pages[kind as InsuranceKind],
  ]),
)

it.each(covers)('%s is computed at the page’s rates', (title, { from, to, limit }, page) => {
  const cards = page.blocks.flatMap((block): readonly Card[] => ('cards' in block ? block.cards : []))
  const card = cards.find((each) => each.title.en === title)
  expect(card?.price?.en).toContain(`${from}-${to}%`)
  if (limit !== undefined) expect(JSON.stringify(card?.lines)).toContain(moneyText(limit))
})
