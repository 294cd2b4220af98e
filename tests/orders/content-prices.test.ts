import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LocalBackend } from '#local/backend.ts'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { openCachedShop } from '#tests/cached-shop.ts'
import { cashAreas, deliveryAreas } from '#src/content/delivery.ts'
import type { CatalogueItem } from '#src/content/catalogue.ts'

let backend: LocalBackend

beforeAll(async () => {
  backend = await openCachedShop({ host: '127.0.0.1', siteUrl: 'http://127.0.0.1:4173', functions: false })
})

afterAll(() => backend.close())

it('bulk milk has the page’s price on the server', async () => {
  const rows = await backend.query<{ product_id: string; from_litres: number; unit_paise: number }>(
    `select product_id, from_litres, unit_paise from bulk_prices where customer_type = 'commercial' and product_id like '%-bulk' order by 1, 2`,
  )
  const daily = (await catalogues()).get('daily-needs')!
  const items = Object.values(daily.sections).flatMap((section) =>
    Object.entries<CatalogueItem>(section.items),
  )
  const result = items
    .filter(([, item]) => item.tiers)
    .flatMap(([key, { price, tiers }]) =>
      [{ from: 1, price }, ...tiers!].map((tier) => ({
        product_id: `daily-needs/${key}`,
        from_litres: tier.from,
        unit_paise: tier.price,
      })),
    )
  expect(rows).toEqual(result.toSorted((a, b) => (a.product_id < b.product_id ? -1 : 1)))
})

it('delivery has the page’s price on the server', async () => {
  const rows = await backend.query(
    `select id, fee_paise, free_from_paise, cash from delivery_areas order by id`,
  )
  const result = deliveryAreas.map(({ id, fee, freeFrom }) => ({
    id,
    fee_paise: fee,
    free_from_paise: freeFrom,
    cash: cashAreas.includes(id),
  }))
  expect(rows).toEqual(result.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
})
