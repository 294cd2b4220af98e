import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { indiaDay } from '#src/base/day.ts'
import { seller } from '#src/content/centre.ts'
import { outcome } from '../database/as-person.ts'
import { moveOrder } from '../database/move-order.ts'
import {
  contact,
  cowMilk,
  curd,
  openShopDatabase,
  paneer,
  seed,
  type Followed,
  type Shop,
  type OrderInput,
} from './open-shop-database.ts'

const rates = [
  { of: 'delivery', hsn: '996813', rate_bp: 1800 },
  { of: 'seeds-catalog', hsn: '1209', rate_bp: 0 },
  { of: 'daily-needs', hsn: '0405', rate_bp: 1800 },
  { of: 'daily-needs:vegetables', hsn: '0403', rate_bp: 500 },
  { of: paneer, hsn: '0406', rate_bp: 0 },
]

interface Receipt {
  serial: string
  kind: string
  issued_at: string
  seller: typeof seller
  place_of_supply: string
  lines: Parts[]
  total_paise: number
}
interface Parts {
  hsn: string
  rate_bp: number
  taxable_paise: number
  cgst_paise: number
  sgst_paise: number
  igst_paise: number
}

let shop: Shop
const publishTaxes = (given: object[] = rates) =>
  shop.call<{ issued: number }>('service key', 'publish_tax_facts($1::text::jsonb, $2::text::jsonb)', [
    JSON.stringify(seller),
    JSON.stringify(given),
  ])
beforeAll(async () => {
  shop = await openShopDatabase()
  await publishTaxes()
})
afterAll(() => shop.database.close())

const receiptOf = (order: unknown) => (order as { receipt: Receipt | null }).receipt

/** Returns a person's paid order, as their phone gets it. */
async function paid(change: Partial<OrderInput> = {}) {
  const person = await shop.database.person()
  const order = await shop.ordered(person, change)
  const { ref } = await shop.pay(order)
  await shop.settle({ ref, amount: order.total_paise })
  const [now] = (await shop.changes(person)).orders as [Followed]
  return { person, order: now, receipt: receiptOf(now)! }
}
const numberOf = ({ serial }: Receipt) => Number(serial.split('/').at(-1))

describe('a receipt', () => {
  test('exists once the payment is confirmed, and not before', async () => {
    const person = await shop.database.person()
    const order = await shop.ordered(person)
    const before = await shop.changes(person)
    expect(receiptOf(before.orders[0])).toBeNull()
    const { ref } = await shop.pay(order)
    await shop.settle({ ref, amount: order.total_paise })
    const after = await shop.changes(person, before.version)
    expect(after.orders[0]).toMatchObject({
      state: 'paid',
      receipt: {
        serial: expect.stringMatching(/^KS\/\d\d-\d\d\/\d{6}$/),
        kind: 'bill_of_supply',
        seller: { gstin: seller.gstin, name: seller.name },
        place_of_supply: '03',
        total_paise: order.total_paise,
      },
    })
  })

  test('is among the papers of its day at the desk, beside unpaid orders, and nobody else has them', async () => {
    const { person, order } = await paid()
    const unpaid = await shop.ordered(person)
    const papersOf = (who: { id: string }, day: string) =>
      shop.database.as(who, (query) =>
        query<{ papers: { more: boolean; orders: { id: string; receipt: Receipt | null }[] } }>(
          'select day_papers($1::date) as papers',
          [day],
        ),
      )
    const staff = await shop.database.person(['staff'])
    const [found] = await papersOf(staff, indiaDay(0, Date.now()))
    const receipts = new Map(found!.papers.orders.map(({ id, receipt }) => [id, receipt?.serial]))
    expect(receipts.get(order.id)).toBe(receiptOf(order)!.serial)
    expect(receipts.has(unpaid.id)).toBe(true)
    expect(receipts.get(unpaid.id)).toBeUndefined()
    const [before] = await papersOf(staff, indiaDay(-1, Date.now()))
    expect(before!.papers).toEqual({ more: false, orders: [] })
    await expect(papersOf(person, indiaDay(0, Date.now()))).rejects.toMatchObject({ code: '42501' })
  })

  test('names the licences of its day, and none that the centre has not', async () => {
    const licence = (text: string | null) =>
      shop.database.query(
        `insert into centre_settings (key, kind, built, value) values ('seedLicence', 'text', '""', $1::text::jsonb)
          on conflict (key) do update set value = excluded.value`,
        [text],
      )
    const without = await paid()
    await licence('"PB/SEED/118"')
    const { receipt } = await paid()
    await licence(null)
    expect(receipt.seller).toMatchObject({ seedLicence: 'PB/SEED/118' })
    expect(receipt.seller).not.toHaveProperty('pesticideLicence')
    expect(without.receipt.seller).not.toHaveProperty('seedLicence')
  })

  test('has a line for each line of the order and one for the delivery, each with its most specific rate', async () => {
    const { receipt } = await paid({
      lines: [
        { product_id: paneer, quantity: 1 },
        { product_id: curd, quantity: 1 },
        { product_id: seed, quantity: 1 },
      ],
      area: 'pathankot-city',
    })
    expect(receipt.kind).toBe('both')
    expect(receipt.lines).toEqual([
      { hsn: '0406', rate_bp: 0, taxable_paise: 32_000, cgst_paise: 0, sgst_paise: 0, igst_paise: 0 },
      { hsn: '0403', rate_bp: 500, taxable_paise: 4_334, cgst_paise: 108, sgst_paise: 108, igst_paise: 0 },
      { hsn: '1209', rate_bp: 0, taxable_paise: 4_001, cgst_paise: 0, sgst_paise: 0, igst_paise: 0 },
      { hsn: '996813', rate_bp: 1800, taxable_paise: 3_390, cgst_paise: 305, sgst_paise: 305, igst_paise: 0 },
    ])
  })

  test('has the rate that an editor gave a product', async () => {
    const tax = (text: string | null) =>
      shop.database.query('update catalogue_items set tax = $2::text::jsonb where id = $1', [seed, text])
    await tax('{"hsn": "0499", "rate_bp": 1800}')
    const { receipt } = await paid({ lines: [{ product_id: seed, quantity: 1 }] })
    await tax(null)
    expect(receipt.lines[0]).toMatchObject({ hsn: '0499', rate_bp: 1800 })
  })

  test('is an invoice if everything in it is taxed', async () => {
    const { receipt } = await paid({ lines: [{ product_id: cowMilk, quantity: 20 }], area: 'sarna' })
    expect(receipt.kind).toBe('invoice')
  })

  test.each([
    ['House 4, Sarna, Pathankot 145 025', '03'],
    ['Nurpur, Kangra 176202', '02'],
    ['Kathua, 184101, call 98765 43210', '01'],
    ['Mumbai 400001', '03'],
    ['phone 9876543210', '03'],
  ])('of goods for %s has the tax of the state with the code %s', async (address, state) => {
    await publishTaxes([...rates, { of: seed, hsn: '1209', rate_bp: 500 }])
    const { receipt } = await paid({ contact: { ...contact, address } })
    await publishTaxes()
    expect(receipt.place_of_supply).toBe(state)
    const [line] = receipt.lines as [Parts]
    expect(line).toMatchObject(
      state === '03'
        ? { taxable_paise: 7_620, cgst_paise: 191, sgst_paise: 191, igst_paise: 0 }
        : { taxable_paise: 7_621, cgst_paise: 0, sgst_paise: 0, igst_paise: 381 },
    )
  })

  test('keeps its content, however rates, seller and order change', async () => {
    const { person, order, receipt } = await paid()
    await publishTaxes([{ of: 'seeds-catalog', hsn: '9999', rate_bp: 1800 }, ...rates.slice(2)])
    const manager = await shop.database.person(['manager'])
    await moveOrder(shop.database, manager, order.id, 'packed')
    await moveOrder(shop.database, manager, order.id, 'refunded')
    await publishTaxes()
    expect(receiptOf((await shop.changes(person)).orders[0])).toEqual(receipt)
  })

  test('cannot be changed or deleted, even by the database’s owner', async () => {
    await paid()
    for (const sql of ['update receipts set number = 1', 'delete from receipts'])
      expect(await outcome(shop.database.query(sql))).toBe('P0001')
  })

  test('is read by its owner and by the staff for orders, and by nobody else', async () => {
    const { person, order } = await paid()
    const seen = async (who: { id: string }) =>
      (
        await shop.database.as(who, (query) =>
          query('select 1 from receipts where order_id = $1', [order.id]),
        )
      ).length
    expect(await seen(person)).toBe(1)
    expect(await seen(await shop.database.person(['staff']))).toBe(1)
    expect(await seen(await shop.database.person())).toBe(0)
    expect(await seen(await shop.database.person(['viewer']))).toBe(0)
    const others = await shop.changes(await shop.database.person())
    expect(others.orders).toEqual([])
  })

  test('is in the copy of its owner’s data', async () => {
    const { person, receipt } = await paid()
    const data = await shop.call<{ orders: { receipt: Receipt }[] }>(person, 'my_data()', [])
    expect(data.orders[0]!.receipt.serial).toBe(receipt.serial)
  })
})

describe('the serial', () => {
  test('increases by one, and a failure leaves no gap', async () => {
    const first = await paid()
    const failing = await shop.database.person()
    const order = await shop.ordered(failing)
    const { ref } = await shop.pay(order)
    await expect(
      shop.database.as('service key', async (query) => {
        await query(`select settle_payment('sandbox', 'x', $1, 'paid', $2, 'INR', now())`, [
          ref,
          order.total_paise,
        ])
        throw new Error('the line broke')
      }),
    ).rejects.toThrow('the line broke')
    const second = await paid()
    expect(numberOf(second.receipt)).toBe(numberOf(first.receipt) + 1)
  })

  test('is one however often the payment is reported and the order moves', async () => {
    const { person, order, receipt } = await paid()
    const manager = await shop.database.person(['manager'])
    for (const state of ['packed', 'shipped', 'delivered'])
      await moveOrder(shop.database, manager, order.id, state)
    expect(receiptOf((await shop.changes(person)).orders[0])).toEqual(receipt)
    const next = await paid()
    expect(numberOf(next.receipt)).toBe(numberOf(receipt) + 1)
  })

  test.each([
    ['2026-03-31 18:29:59+00', '25-26'],
    ['2026-03-31 18:30:00+00', '26-27'],
    ['2099-06-01 00:00:00+00', '99-00'],
  ])('at %s is of the year %s, which begins in April in India', async (at, year) => {
    const [row] = await shop.database.query<{ year: string }>(
      'select financial_year($1::timestamptz) as year',
      [at],
    )
    expect(row!.year).toBe(year)
  })
})

describe('a payment', () => {
  test('counts without rates; publishing the rates creates the receipt', async () => {
    await publishTaxes(rates.filter(({ of }) => of !== 'seeds-catalog'))
    const { person, order, receipt } = await paid()
    expect([order.state, receipt]).toEqual(['paid', null])
    expect(await publishTaxes()).toMatchObject({ issued: 1 })
    const [now] = (await shop.changes(person, order.version)).orders
    expect(receiptOf(now)).toMatchObject({ kind: 'bill_of_supply' })
    expect(await publishTaxes()).toMatchObject({ issued: 0 })
  })

  test('counts if the receipt cannot be written, and the number is not lost', async () => {
    const before = await paid()
    await shop.database.query('alter table receipts add constraint broken check (number < 0) not valid')
    const { order, person } = await paid()
    await shop.database.query('alter table receipts drop constraint broken')
    expect([order.state, receiptOf(order)]).toEqual(['paid', null])
    await moveOrder(shop.database, await shop.database.person(['staff']), order.id, 'packed')
    const [now] = (await shop.changes(person)).orders
    expect(numberOf(receiptOf(now)!)).toBe(numberOf(before.receipt) + 1)
  })
})

test('the parts of a price add up to it, the halves are equal, and the tax is the rate of the taxed amount, to the paisa', async () => {
  const prices = fc.sample(fc.integer({ min: 1, max: 100_000_000_000 }), 300)
  const rows = await shop.database.query<{ price: number; rate: number; across: boolean; parts: Parts }>(
    `select price::float8 as price, rate, across, tax_within(price, rate, across) as parts
     from unnest($1::bigint[]) price, unnest(array[0, 500, 1800, 4000]) rate, unnest(array[true, false]) across`,
    [prices],
  )
  expect(rows).toHaveLength(prices.length * 8)
  for (const { price, rate, across, parts } of rows) {
    const tax = parts.cgst_paise + parts.sgst_paise + parts.igst_paise
    expect(parts.taxable_paise + tax).toBe(price)
    expect(across ? parts.cgst_paise : parts.igst_paise).toBe(0)
    expect(parts.cgst_paise).toBe(parts.sgst_paise)
    const exact = (price * rate) / (10_000 + rate)
    expect(Math.abs(tax - exact)).toBeLessThanOrEqual(across ? 0.501 : 1.001)
  }
})
