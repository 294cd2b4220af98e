import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buffaloMilk, cowMilk, goods, openShopDatabase, type Line, type Shop } from './open-shop-database.ts'
import { rounds } from '../rounds.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShopDatabase()
})
afterAll(() => shop.database.close())

/* Computes totals from the published figures and not from the database: bases of 75 and 60 rupees. */

const base: Record<string, number> = { [buffaloMilk]: 75, [cowMilk]: 60 }

function litrePaise(rupees: number, litres: number, customer: string): number {
  if (customer === 'domestic') return Math.round(rupees * 1.15) * 100
  const rate = Math.round(rupees * 0.9)
  const tier = litres >= 50 ? 0.92 : litres >= 20 ? 0.95 : litres >= 10 ? 0.97 : 1
  return Math.round(rate * tier) * 100
}

function linePaise({ product_id, quantity, options }: Line): number {
  const rupees = base[product_id]
  if (rupees !== undefined)
    return quantity * litrePaise(rupees, quantity, options?.customer_type ?? 'domestic')
  return quantity * goods.find(({ id }) => id === product_id)!.price_paise
}

const sum = (lines: readonly Line[]) => lines.reduce((total, line) => total + linePaise(line), 0)

function reckoned(lines: readonly Line[], area: string): { goods: number; fee: number } {
  const brought = lines.filter(({ product_id }) => product_id.startsWith('daily-needs/'))
  const [fee, freeFrom] = area === 'pathankot-city' ? [4_000, 80_000] : [2_000, 50_000]
  return { goods: sum(lines), fee: brought.length > 0 && sum(brought) < freeFrom ? fee : 0 }
}

const line = fc.record(
  {
    product_id: fc.constantFrom(...goods.map(({ id }) => id)),
    // Around the tiers and the thresholds, and anywhere.
    quantity: fc.oneof(
      fc.constantFrom(1, 5, 6, 9, 10, 11, 19, 20, 49, 50, 9_999),
      fc.integer({ min: 1, max: 9_999 }),
    ),
    options: fc.record({ customer_type: fc.constantFrom('domestic' as const, 'commercial' as const) }),
  },
  { requiredKeys: ['product_id', 'quantity'] },
)
const carts = fc.record({
  lines: fc.uniqueArray(line, {
    minLength: 1,
    maxLength: 8,
    selector: ({ product_id, options }) => `${product_id} ${options?.customer_type}`,
  }),
  area: fc.constantFrom('sarna-station', 'sarna', 'pathankot-city'),
})

test('a total is the sum of published prices, tiers and fees, and the order stores it', async () => {
  let tried = 0
  const check = async ({ lines, area }: { lines: Line[]; area: string }) => {
    // An account places thirty orders an hour.
    const person = await shop.database.person()
    const { goods: goodsSum, fee } = reckoned(lines, area)
    const { placed } = await shop.place(person, { lines, area, total: goodsSum + fee })
    expect(placed).toMatchObject({
      goods_paise: goodsSum,
      delivery_fee_paise: fee,
      total_paise: goodsSum + fee,
    })
    expect(placed!.items.map((item) => item.line_paise)).toEqual(lines.map(linePaise))
    const wrong = await shop.place(person, { lines, area, total: goodsSum + fee + 1 })
    expect(wrong).toMatchObject({ refused: 'total_changed', total_paise: goodsSum + fee })
    tried++
  }
  await fc.assert(fc.asyncProperty(carts, check), { numRuns: rounds(15, 300) })
  expect(tried).toBeGreaterThanOrEqual(rounds(15, 300))
})

test.each([
  [buffaloMilk, 'domestic', 1, 8_600],
  [buffaloMilk, 'domestic', 60, 8_600],
  [buffaloMilk, 'commercial', 9, 6_800],
  [buffaloMilk, 'commercial', 10, 6_600],
  [buffaloMilk, 'commercial', 20, 6_500],
  [buffaloMilk, 'commercial', 50, 6_300],
  [cowMilk, 'domestic', 1, 6_900],
  [cowMilk, 'commercial', 9, 5_400],
  [cowMilk, 'commercial', 19, 5_200],
  [cowMilk, 'commercial', 49, 5_100],
  [cowMilk, 'commercial', 50, 5_000],
] as const)('%s, %s, %d litres: %d paise a litre', async (product_id, customer_type, quantity, unit) => {
  const person = await shop.database.person()
  const lines = [{ product_id, quantity, options: { customer_type } }]
  expect((await shop.ordered(person, { lines, area: 'sarna' })).items[0]!.unit_paise).toBe(unit)
})

test.each([
  ['sarna-station', 49_999, 2_000],
  ['sarna-station', 50_000, 0],
  ['sarna', 49_999, 2_000],
  ['sarna', 50_000, 0],
  ['pathankot-city', 79_999, 4_000],
  ['pathankot-city', 80_000, 0],
])('%s with %d paise of dairy has a delivery fee of %d paise', async (area, price, fee) => {
  const person = await shop.database.person()
  await shop.database.query(`update catalogue_items set price_paise = $1 where id = 'daily-needs/curd'`, [
    price,
  ])
  const dairy = { product_id: 'daily-needs/curd', quantity: 1 }
  expect((await shop.ordered(person, { lines: [dairy], area })).delivery_fee_paise).toBe(fee)
  // Seeds neither pay for being brought nor help towards the threshold.
  const seeds = { product_id: 'seeds-catalog/item-1', quantity: 100 }
  expect((await shop.ordered(person, { lines: [dairy, seeds], area })).delivery_fee_paise).toBe(fee)
  expect((await shop.ordered(person, { lines: [seeds], area })).delivery_fee_paise).toBe(0)
  await shop.database.query(`update catalogue_items set price_paise = 4550 where id = 'daily-needs/curd'`)
})
