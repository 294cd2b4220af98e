import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { contentRow, contentRows, openMigrated, outcome, publish, type TestDatabase } from './as-person.ts'

interface Fact {
  id: string
  price_paise: number
  available: boolean
  away_until: string | null
  version: number
}
interface ShopChanges {
  version: number
  items: Fact[]
}

let database: TestDatabase
let [staff, editor, farmer]: { id: string }[] = []
/** As India's calendar has them, and not the machine's. */
let [today, tomorrow, dayAfter]: string[] = []

beforeAll(async () => {
  database = await openMigrated()
  staff = await database.person(['staff'])
  editor = await database.person(['editor'])
  farmer = await database.person([])
  const days = await database.query<{ day: string }>(
    `select ((now() at time zone 'Asia/Kolkata')::date + n)::text as day from generate_series(0, 2) n`,
  )
  ;[today, tomorrow, dayAfter] = days.map(({ day }) => day)
})
afterAll(() => database.close())
beforeEach(() => publish(database, 'first', contentRows(2)))
afterEach(() => database.query('truncate catalogue_items, catalogue_snapshots, edit_events cascade'))

const wheat = 'seeds-catalog/item-0'

async function changes(since: number | null, snapshot: string | null = null): Promise<ShopChanges> {
  const [row] = await database.as('guest', (query) =>
    query<{ answer: ShopChanges }>('select shop_changes($1, $2) as answer', [since, snapshot]),
  )
  return row!.answer
}

async function edit(
  person: { id: string },
  changed: object,
  seen?: number,
  of: { id?: string; after?: string[] } = {},
): Promise<{ done?: number; conflict?: Fact }> {
  const whole = {
    id: crypto.randomUUID(),
    kind: 'item',
    path: wheat,
    changes: changed,
    seen: seen ?? (await changes(null)).version,
    ...of,
  }
  const [row] = await database.as(person, (query) =>
    query<{ answer: { done?: number; conflict?: Fact } }>('select edit_shop($1::text::jsonb) as answer', [
      JSON.stringify(whole),
    ]),
  )
  return row!.answer
}

async function priced(): Promise<number | null> {
  const [row] = await database.query<{ lines: { unit_paise: number | null }[] }>(
    'select priced_lines($1::text::jsonb) as lines',
    [JSON.stringify([{ product_id: wheat, quantity: 1 }])],
  )
  return row!.lines[0]!.unit_paise
}

test('an unavailable product has no price, phones learn of it, and it is available again the next day', async () => {
  const { version } = await changes(null)
  expect(await priced()).toBe(4_000)
  await edit(staff!, { away_until: tomorrow })
  expect(await priced()).toBeNull()
  expect((await changes(version)).items).toMatchObject([{ id: wheat, away_until: tomorrow, available: true }])
  // The night passes.
  await database.query('update catalogue_items set away_until = $1 where id = $2', [today, wheat])
  expect(await priced()).toBe(4_000)
})

test('an edit after one’s own price and mark is no conflict with them, and one with a colleague’s mark is', async () => {
  const { version } = await changes(null)
  const first = crypto.randomUUID()
  await edit(editor!, { price_paise: 5_000, away_until: tomorrow }, version, { id: first })
  expect(await edit(editor!, { price_paise: 5_500 }, version, { after: [first] })).toHaveProperty('done')
  await edit(staff!, { away_until: null })
  expect(await edit(editor!, { price_paise: 6_000 }, version, { after: [first] })).toHaveProperty('conflict')
})

test('the author of a mark can remove it', async () => {
  await edit(editor!, { away_until: tomorrow })
  await edit(staff!, { away_until: null })
  expect(await priced()).toBe(4_000)
  expect((await changes(null)).items).toContainEqual(expect.objectContaining({ id: wheat, away_until: null }))
})

test('staff mark products as unavailable and change nothing else; farmers mark nothing', async () => {
  expect(await outcome(edit(staff!, { price_paise: 1 }))).toBe('42501')
  expect(await outcome(edit(staff!, { away_until: tomorrow, price_paise: 1 }))).toBe('42501')
  expect(await outcome(edit(staff!, {}))).toBe('PT422')
  expect(await outcome(edit(farmer!, { away_until: tomorrow }))).toBe('42501')
  expect(await priced()).toBe(4_000)
})

test('a mark lasts until tomorrow, or without a day', async () => {
  for (const until of ['tomorrow', '', 3, true, {}, '2026-13-01'])
    expect(await outcome(edit(editor!, { away_until: until })), String(until)).toBe('PT422')
  expect(await priced()).toBe(4_000)
})

test('a mark from a phone whose clock is ahead lasts until tomorrow', async () => {
  await edit(staff!, { away_until: dayAfter })
  expect((await changes(null)).items).toContainEqual(
    expect.objectContaining({ id: wheat, away_until: tomorrow }),
  )
})

test('a late mark from an offline phone changes nothing', async () => {
  await edit(staff!, { away_until: today })
  expect(await priced()).toBe(4_000)
})

test('a mark has no conflicts, also after a change of the price', async () => {
  const { version } = await changes(null)
  await edit(editor!, { price_paise: 5_000 })
  expect(await edit(staff!, { away_until: tomorrow }, version)).toHaveProperty('done')
  expect(await priced()).toBeNull()
})

test('an editor sends a price and a mark together', async () => {
  await edit(editor!, { away_until: tomorrow, price_paise: 5_000 })
  expect((await changes(null)).items).toContainEqual(
    expect.objectContaining({ id: wheat, away_until: tomorrow, price_paise: 5_000 }),
  )
})

test('a mark leaves the row to the content, whose next price applies', async () => {
  await edit(staff!, { away_until: tomorrow })
  await publish(database, 'second', [
    contentRow('item-0', { price_paise: 4_444 }),
    ...contentRows(2).slice(1),
  ])
  expect((await changes(null)).items).toContainEqual(
    expect.objectContaining({ id: wheat, away_until: tomorrow, price_paise: 4_444 }),
  )
})

test('a phone with a build newer than the mark gets it too', async () => {
  await edit(staff!, { away_until: tomorrow })
  await publish(database, 'second', [contentRow('item-1', { price_paise: 4_444 }), ...contentRows(1)])
  expect((await changes(null, 'second')).items).toMatchObject([{ id: wheat, away_until: tomorrow }])
})

test('the log names who marked which product', async () => {
  await edit(staff!, { away_until: tomorrow })
  const [event] = await database.query<{ who: string; after: Fact }>(
    'select who, after from edit_events where target = $1',
    [`item:${wheat}`],
  )
  expect(event).toMatchObject({ who: staff!.id, after: { away_until: tomorrow } })
})
