import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveOrder } from '../database/move-order.ts'
import {
  buffaloMilk,
  curd,
  openShopDatabase,
  otherSeed,
  paneer,
  seed,
  type Shop,
} from '../orders/open-shop-database.ts'

let shop: Shop
let staff: { id: string }
let farmer: { id: string }
beforeAll(async () => {
  shop = await openShopDatabase()
  staff = await shop.database.person(['staff'])
  farmer = await shop.database.person()
})
afterAll(() => shop.database.close())

interface Receipt {
  done?: string
  refused?: string
  lines: { product_id: string; moved: number; missing: number }[]
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

const record = (kind: string, packs: Record<string, number>, more: Record<string, unknown> = {}) => {
  const at = (more['at'] as string | undefined) ?? new Date().toISOString()
  const lines = Object.entries(packs).map(([product_id, count]) => ({ product_id, packs: count, at }))
  const sheet = { id: crypto.randomUUID(), kind, at, lines, ...more }
  return shop.call<Receipt>(staff, 'record_stock($1::text::jsonb)', [JSON.stringify(sheet)])
}

/** Thousandths that nobody has ordered. */
const free = async (product: string) => {
  const [row] = await shop.database.query<{ n: number }>(
    `select ledger_free('goods', $1, 'shelf')::int as n`,
    [product],
  )
  return row!.n
}

const told = async (product: string) => {
  const { items } = await shop.call<{ items: { id: string; left: number | null; back_on: string | null }[] }>(
    'guest',
    'shop_changes()',
    [],
  )
  return items.find(({ id }) => id === product)
}

const seeds = (quantity: number, product: string = seed) => ({
  lines: [{ product_id: product, quantity }],
  total: null,
})

const isSound = async () => expect(await shop.database.query('select * from check_ledger()')).toEqual([])

test('a product that nobody counts is sold without end, and its goods in move nothing', async () => {
  expect((await record('in', { [curd]: 3 }, { supplier: 'Verka' })).lines).toEqual([
    { product_id: curd, moved: 0, missing: 0 },
  ])
  const order = await shop.ordered(farmer, { lines: [{ product_id: curd, quantity: 50 }], area: 'sarna' })
  expect(order.state).toBe('awaiting_payment')
  expect(await shop.database.query(`select 1 from ledger_transfers where about = $1`, [order.id])).toEqual([])
})

test('an order reserves counted goods until it is packed or called off, and the last bag is sold once', async () => {
  await record('count', { [seed]: 3 })
  expect(await told(seed)).toMatchObject({ left: 3 })
  const first = await shop.ordered(farmer, seeds(2))
  expect(await told(seed)).toMatchObject({ left: 1 })
  const price = { total: 8_002 }
  expect(await shop.place(farmer, { ...seeds(2), ...price })).toEqual({
    refused: 'sold_out',
    ids: [seed],
    left: { [seed]: 1 },
  })
  await shop.ordered(farmer, seeds(1))
  expect(await shop.place(farmer, { ...seeds(1), total: 4_001 })).toMatchObject({
    refused: 'sold_out',
    left: { [seed]: 0 },
  })
  await shop.cancel(farmer, first)
  expect(await free(seed)).toBe(2_000)
  const packed = await shop.ordered(farmer, { ...seeds(2), payBy: 'cash', area: 'sarna' })
  await moveOrder(shop.database, staff, packed.id, 'packed')
  expect(await free(seed)).toBe(0)
  await moveOrder(shop.database, staff, packed.id, 'shipped')
  await moveOrder(shop.database, staff, packed.id, 'cancelled')
  expect(await free(seed)).toBe(2_000)
  await isSound()
})

test('an order that nobody paid in time gives its goods back', async () => {
  await record('count', { [otherSeed]: 1 })
  const order = await shop.ordered(farmer, seeds(1, otherSeed))
  await shop.database.query(`alter table orders disable trigger user`)
  await shop.database.query(`update orders set created_at = now() - interval '26 hours' where id = $1`, [
    order.id,
  ])
  await shop.database.query(`alter table orders enable trigger user`)
  expect(await free(otherSeed)).toBe(0)
  await shop.database.query('select expire_orders()')
  expect(await free(otherSeed)).toBe(1_000)
})

test('goods that cannot be put on account are not reserved either', async () => {
  const before = await free(otherSeed)
  const order = { ...seeds(1, otherSeed), total: 4_002, payBy: 'account' as never }
  expect(await shop.place(farmer, order)).toMatchObject({ refused: 'limit' })
  expect(await free(otherSeed)).toBe(before)
})

test('a sheet counts once, and the same bill twice is refused', async () => {
  const sheet = { id: crypto.randomUUID(), supplier: 'IFFCO', bill: 'A/17', at: minutesAgo(0) }
  const answer = await record('in', { [otherSeed]: 4 }, sheet)
  expect(answer.lines).toEqual([{ product_id: otherSeed, moved: 4_000, missing: 0 }])
  expect(await record('in', { [otherSeed]: 4 }, sheet)).toEqual(answer)
  await expect(record('in', { [otherSeed]: 5 }, sheet)).rejects.toMatchObject({ code: 'PT409' })
  expect(await record('in', { [otherSeed]: 4 }, { supplier: 'iffco', bill: 'a/17' })).toEqual({
    refused: 'bill_known',
  })
  for (const packs of [0, -1, 0.0001, 1e9])
    await expect(record('in', { [otherSeed]: packs }, { supplier: 'IFFCO' })).rejects.toThrow()
  await expect(record('in', { [otherSeed]: 1 })).rejects.toThrow('supplier')
  await expect(record('in', { 'seeds-catalog/none': 1 }, { supplier: 'IFFCO' })).rejects.toThrow()
  await isSound()
})

test('goods that leave while a count is on its way are not counted as missing', async () => {
  await record('count', { [paneer]: 10 }, { at: minutesAgo(60) })
  const counted = minutesAgo(30)
  const order = await shop.ordered(farmer, {
    lines: [{ product_id: paneer, quantity: 4 }],
    area: 'sarna',
    payBy: 'cash',
  })
  await moveOrder(shop.database, staff, order.id, 'packed')
  expect((await record('count', { [paneer]: 9 }, { at: counted })).lines[0]).toMatchObject({ moved: -1_000 })
  expect(await free(paneer)).toBe(5_000)
  // Written down after the count, and on the shelf before it: it was counted.
  await record('in', { [paneer]: 6 }, { supplier: 'Verka', at: minutesAgo(40) })
  await record('spoilt', { [paneer]: 2 }, { at: minutesAgo(35) })
  expect(await free(paneer)).toBe(5_000)
  // An older count says nothing against a newer one.
  expect((await record('count', { [paneer]: 1 }, { at: minutesAgo(45) })).lines[0]).toMatchObject({
    moved: 0,
  })
  expect(await free(paneer)).toBe(5_000)
  await isSound()
})

test('what orders have reserved is not counted or spoiled away: it is missing, and staff see it', async () => {
  await record('count', { [buffaloMilk]: 5 })
  await shop.ordered(farmer, { lines: [{ product_id: buffaloMilk, quantity: 4 }], area: 'sarna' })
  expect((await record('spoilt', { [buffaloMilk]: 3 })).lines[0]).toMatchObject({
    moved: -1_000,
    missing: 2_000,
  })
  expect((await record('count', { [buffaloMilk]: 1 })).lines[0]).toMatchObject({ moved: 0, missing: 3_000 })
  expect(await free(buffaloMilk)).toBe(0)
  await isSound()
})

test('no more comes back than an order had, to the shelf or to what is spoilt', async () => {
  const product = 'seeds-catalog/item-3'
  await record('count', { [product]: 10 })
  const order = await shop.ordered(farmer, { ...seeds(3, product), payBy: 'cash', area: 'sarna' })
  const back = (packs: number, is_spoilt = false) =>
    record('returned', {}, { order_id: order.id, lines: [{ product_id: product, packs, is_spoilt }] })
  expect(await back(1)).toEqual({ refused: 'more_than_bought' })
  for (const state of ['packed', 'shipped', 'delivered'])
    await moveOrder(shop.database, staff, order.id, state)
  expect(await free(product)).toBe(7_000)
  expect((await back(1)).lines[0]).toMatchObject({ moved: 1_000 })
  expect((await back(1, true)).lines[0]).toMatchObject({ moved: 0 })
  expect(await back(2)).toEqual({ refused: 'more_than_bought' })
  expect(await free(product)).toBe(8_000)
  await isSound()
})

test('counting begins with what open orders have already, and ends for everybody', async () => {
  const order = await shop.ordered(farmer, { lines: [{ product_id: curd, quantity: 2 }], area: 'sarna' })
  await shop.database.query(
    `update orders set state = 'cancelled' where id <> $1 and state = 'awaiting_payment'`,
    [order.id],
  )
  await record('count', { [curd]: 5 })
  expect(await told(curd)).toMatchObject({ left: 3 })
  const change = { id: crypto.randomUUID(), product_id: curd, back_on: '2026-12-03' }
  await shop.call(staff, 'set_stock_item($1::text::jsonb)', [JSON.stringify(change)])
  expect(await told(curd)).toMatchObject({ left: 3, back_on: '2026-12-03' })
  await shop.call(staff, 'set_stock_item($1::text::jsonb)', [
    JSON.stringify({ id: change.id, product_id: curd, counted: false }),
  ])
  expect(await told(curd)).toMatchObject({ left: null })
  await shop.ordered(farmer, { lines: [{ product_id: curd, quantity: 50 }], area: 'sarna' })
})

test('who waits for a product is told once when it is back', async () => {
  await record('count', { [seed]: 0 })
  const [open] = await shop.database.query<{ n: number }>(
    `select count(*)::int as n from orders where state = 'awaiting_payment'`,
  )
  expect(open!.n).toBeGreaterThan(0)
  const fresh = 'seeds-catalog/item-3'
  await record('count', { [fresh]: 0 })
  await shop.database.query(
    `insert into push_subscriptions (user_id, endpoint, p256dh, auth, language) values ($1, 'https://push.example.org/1', $2, $3, 'en')`,
    [farmer.id, 'a'.repeat(87), 'b'.repeat(22)],
  )
  for (let times = 0; times < 2; times += 1)
    await shop.call(farmer, 'await_stock($1, $2)', [crypto.randomUUID(), fresh])
  const waiters = () => shop.call<{ told: string | null }[]>(staff, 'stock_waiters($1)', [fresh])
  expect(await waiters()).toMatchObject([{ told: null }])
  await record('in', { [fresh]: 5 }, { supplier: 'PAU' })
  expect(await waiters()).toMatchObject([{ told: expect.any(String) }])
  expect(
    await shop.database.query('select 1 from push_messages where stock_wait_id is not null'),
  ).toHaveLength(1)
  await expect(shop.call(farmer, 'stock_waiters($1)', [fresh])).rejects.toMatchObject({ code: '42501' })
  await expect(shop.call(farmer, 'stock_at_desk()', [])).rejects.toMatchObject({ code: '42501' })
})

test('an edit of a product is no conflict with its sales', async () => {
  const product = 'seeds-catalog/item-3'
  const editor = await shop.database.person(['editor'])
  const { version } = await shop.call<{ version: number }>('guest', 'shop_changes()', [])
  await record('count', { [product]: 7 })
  const edit = {
    id: crypto.randomUUID(),
    kind: 'item',
    path: product,
    changes: { price_paise: 4_500 },
    seen: version,
  }
  expect(await shop.call(editor, 'edit_shop($1::text::jsonb)', [JSON.stringify(edit)])).toHaveProperty('done')
})
