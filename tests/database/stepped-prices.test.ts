import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contentRows, openMigrated, outcome, publish, type Person, type TestDatabase } from './as-person.ts'

let database: TestDatabase
let [editor, farmer, staff]: { id: string }[] = []

const bulk = 'seeds-catalog/item-0'
const household = 'seeds-catalog/item-1'
const plain = 'seeds-catalog/item-2'
const built = [
  { from: 10, price: 3_800 },
  { from: 20, price: 3_500 },
]

beforeAll(async () => {
  database = await openMigrated()
  editor = await database.person(['editor'])
  farmer = await database.person([])
  staff = await database.person(['staff'])
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.query('truncate catalogue_items, catalogue_snapshots, edit_events cascade')
  await database.query('delete from bulk_prices')
  await publish(database, 'first', contentRows(3))
  await database.query(
    `insert into bulk_prices values ($1, 'commercial', 1, 4000), ($1, 'commercial', 10, 3800),
      ($1, 'commercial', 20, 3500), ($2, 'domestic', 1, 4000), ($2, 'commercial', 10, 3000)`,
    [bulk, household],
  )
})

async function change(person: Person, path: string, changes: object): Promise<unknown> {
  const edit = { id: crypto.randomUUID(), kind: 'item', path, changes, seen: Date.now() * 2 }
  const [row] = await database.as(person, (query) =>
    query<{ answer: unknown }>('select edit_shop($1::text::jsonb) as answer', [JSON.stringify(edit)]),
  )
  return row!.answer
}

/** Returns the changes for a phone with the first snapshot. */
async function result(path: string): Promise<object | undefined> {
  const [row] = await database.as('guest', (query) =>
    query<{ items: { id: string }[] }>(`select shop_changes(null, 'first') -> 'items' as items`),
  )
  return row!.items.find(({ id }) => id === path)
}

async function ordered(quantity: number, product = bulk): Promise<number> {
  const lines = [{ product_id: product, quantity, options: { customer_type: 'commercial' } }]
  const [row] = await database.query<{ lines: { unit_paise: number }[] }>(
    'select priced_lines($1::text::jsonb) as lines',
    [JSON.stringify(lines)],
  )
  return row!.lines[0]!.unit_paise
}

test('phones get an editor’s tiers, and an order of each quantity has their prices', async () => {
  const tiers = [
    { from: 12, price: 3_750 },
    { from: 40, price: 3_300 },
    { from: 100, price: 3_150 },
  ]
  expect(await change(editor!, bulk, { tiers, price_paise: 4_100 })).toEqual({ done: expect.any(Number) })
  expect(await result(bulk)).toMatchObject({ tiers, price_paise: 4_100 })
  expect(await Promise.all([1, 11, 12, 39, 40, 99, 100].map((n) => ordered(n)))).toEqual([
    4_100, 4_100, 3_750, 3_750, 3_300, 3_300, 3_150,
  ])
})

test('a seed with other prices undoes no tiers of an editor', async () => {
  const tiers = [{ from: 15, price: 3_600 }]
  await change(editor!, bulk, { tiers })
  await publish(
    database,
    'second',
    contentRows(3).map((row) => ({ ...row, price_paise: 5_000, content_hash: 'new' })),
  )
  expect(await result(bulk)).toMatchObject({ tiers, price_paise: 4_000 })
  expect(await Promise.all([14, 15].map((n) => ordered(n)))).toEqual([4_000, 3_600])
})

test('the log has old and new tiers, once, with the editor’s name', async () => {
  const tiers = [{ from: 10, price: 3_700 }]
  await change(editor!, bulk, { tiers })
  const [row] = await database.as(editor!, (query) =>
    query<{ edits: object[] }>(`select edit_log() -> 'edits' as edits`),
  )
  expect(row!.edits).toMatchObject([
    { target: `item:${bulk}`, by_hand: false, changed: { tiers: [built, tiers] } },
  ])
  expect(Object.keys((row!.edits[0] as { changed: object }).changed)).toEqual(['tiers'])
})

test('unchanged tiers change nothing', async () => {
  const before = await result(bulk)
  await change(editor!, bulk, { tiers: built })
  expect(await result(bulk)).toEqual(before)
})

test('the unit price changes while its tiers stay, but not to one below them', async () => {
  await change(editor!, bulk, { price_paise: 3_900 })
  expect(await Promise.all([1, 10].map((n) => ordered(n)))).toEqual([3_900, 3_800])
  expect(await outcome(change(editor!, bulk, { price_paise: 3_800 }))).toBe('PT422')
  expect(await ordered(1)).toBe(3_900)
})

const step = { from: 10, price: 3_000 }
test.each([
  ['are none', []],
  ['are no list', { from: 10, price: 3_000 }],
  ['are nothing', null],
  ['are more than six', [10, 20, 30, 40, 50, 60, 70].map((from) => ({ from, price: 3_990 - from }))],
  ['begin with one', [{ from: 1, price: 3_000 }]],
  ['begin with more than a line holds', [{ from: 10_000, price: 3_000 }]],
  ['begin with half a litre', [{ from: 10.5, price: 3_000 }]],
  ['do not rise', [step, { from: 10, price: 2_900 }]],
  ['fall in quantity', [step, { from: 5, price: 2_900 }]],
  ['cost as much as one', [{ from: 10, price: 4_000 }]],
  ['cost as much as the step before', [step, { from: 20, price: 3_000 }]],
  ['cost nothing', [{ from: 10, price: 0 }]],
  ['cost half a paisa', [{ from: 10, price: 30.5 }]],
  ['are written in words', [{ from: '10', price: 3_000 }]],
  ['say more than is known', [{ ...step, until: 20 }]],
  ['are numbers', [10, 20]],
])('tiers that %s are refused, and nothing changes', async (_, tiers) => {
  const before = await result(bulk)
  expect(await outcome(change(editor!, bulk, { tiers }))).toBe('PT422')
  expect(await result(bulk)).toEqual(before)
  expect(await Promise.all([1, 10, 20].map((n) => ordered(n)))).toEqual([4_000, 3_800, 3_500])
})

test('a product that had one price gets tiers and loses them; milk by the litre for households has none', async () => {
  await change(editor!, plain, { tiers: [step, { from: 50, price: 2_500 }] })
  expect(await Promise.all([1, 9, 10, 49, 50].map((n) => ordered(n, plain)))).toEqual([
    4_000, 4_000, 3_000, 3_000, 2_500,
  ])
  expect(await outcome(change(editor!, plain, { price_paise: 3_000 }))).toBe('PT422')
  await change(editor!, plain, { tiers: null })
  expect(await ordered(50, plain)).toBe(4_000)
  expect(await outcome(change(editor!, household, { tiers: [step] }))).toBe('PT422')
})

const day = async (later: number) =>
  (await database.query<{ day: string }>('select (india_day() + $1::int)::text as day', [later]))[0]!.day
const offer = async (price: number, from: number, until: number) => ({
  offer: { price, from: await day(from), until: await day(until) },
})

test('an offer holds from its first day to its last, below tiers too, and never above the price', async () => {
  for (const [from, until, price] of [
    [-1, 0, 3_600],
    [0, 0, 3_600],
    [0, 3, 3_600],
    [1, 3, 4_000],
    [-3, -1, 4_000],
  ] as const) {
    await change(editor!, bulk, await offer(3_600, from, until))
    expect(await ordered(1)).toBe(price)
    expect(await ordered(20)).toBe(3_500)
  }
  await change(editor!, bulk, await offer(3_000, 0, 1))
  expect(await ordered(20)).toBe(3_000)
  expect(await result(bulk)).toMatchObject(await offer(3_000, 0, 1))
  await change(editor!, bulk, { offer: null })
  expect(await ordered(1)).toBe(4_000)
})

test('a price may fall below an offer that is over, and below none that holds or is to come', async () => {
  await change(editor!, plain, await offer(3_000, -3, -1))
  await change(editor!, plain, { price_paise: 2_000 })
  await change(editor!, plain, await offer(1_900, 1, 2))
  expect(await outcome(change(editor!, plain, { price_paise: 1_900 }))).toBe('PT422')
  expect(await ordered(1, plain)).toBe(2_000)
})

test.each([
  ['costs as much as the product', { price: 4_000 }],
  ['costs nothing', { price: 0 }],
  ['costs half a paisa', { price: 30.5 }],
  ['ends before it begins', { until: '2026-11-22' }],
  ['has no end', { until: null }],
  ['ends on a day that there is not', { until: '2099-02-31' }],
  ['is written in words', { from: 'today' }],
  ['says more than is known', { for: 'all' }],
])('an offer that %s is refused', async (_, wrong) => {
  const right = { price: 3_000, from: '2026-11-23', until: '2099-12-31' }
  expect(await outcome(change(editor!, plain, { offer: { ...right, ...wrong } }))).toBe('PT422')
  expect(await ordered(1, plain)).toBe(4_000)
})

test('neither a farmer nor staff change a tier', async () => {
  expect(await outcome(change(farmer!, bulk, { tiers: [step] }))).toBe('42501')
  expect(await outcome(change(staff!, bulk, { tiers: [step] }))).toBe('42501')
  const write = `update catalogue_items set tiers = '[]' where id = $1`
  expect(await outcome(database.as(editor!, (query) => query(write, [bulk])))).toBe('42501')
})
