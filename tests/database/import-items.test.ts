import { isFull } from '../rounds.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  contentRow,
  contentRows,
  openMigrated,
  outcome,
  publish,
  type Person,
  type TestDatabase,
} from './as-person.ts'

let database: TestDatabase
let [editor, colleague, farmer, staff]: { id: string }[] = []

beforeAll(async () => {
  database = await openMigrated()
  ;[editor, colleague, farmer, staff] = await Promise.all(
    [['editor'], ['manager'], [], ['staff']].map((roles) => database.person(roles)),
  )
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.query('truncate catalogue_items, catalogue_snapshots, edit_events cascade')
  await publish(database, 'first', contentRows(5))
})

const item = (n: number) => `seeds-catalog/item-${n}`
const inAll = (word: string) => ({ en: word, pa: `${word} ਪੰ`, hi: `${word} हि` })
const whole = { name: inAll('X'), price_paise: 100, pack_amount: 1, pack_unit: 'g', section: 'vegetables' }

interface Sent {
  id?: string
  seen?: number
  after?: string[]
}

async function edit(person: Person, kind: string, path: string, changes: object, sent: Sent = {}) {
  const id = sent.id ?? crypto.randomUUID()
  const whole = {
    id,
    kind,
    path,
    changes,
    seen: sent.seen ?? Number.MAX_SAFE_INTEGER,
    after: sent.after ?? [],
  }
  const [row] = await database.as(person, (query) =>
    query<{ answer: { done?: number; conflict?: { items: Record<string, object> } } }>(
      'select edit_shop($1::text::jsonb) as answer',
      [JSON.stringify(whole)],
    ),
  )
  return row!.answer
}

const importItems = (items: object, sent?: Sent, person: Person = editor!) =>
  edit(person, 'items', 'file', { items }, sent)

async function fact(id: string): Promise<Record<string, unknown>> {
  const [row] = await database.query<{ fact: Record<string, unknown> }>(
    `select shop_fact('item', $1, null) as fact`,
    [id],
  )
  return row!.fact
}

const prices = () => Promise.all([0, 1, 2, 3, 4].map(async (n) => (await fact(item(n)))['price_paise']))

async function log() {
  const [row] = await database.as(editor!, (query) =>
    query<{ edits: { target: string; changed: object; overtaken: boolean }[] }>(
      `select edit_log() -> 'edits' as edits`,
    ),
  )
  return row!.edits
}

const version = async () =>
  (await database.query<{ n: number }>('select n::float from catalogue_version'))[0]!.n

test('a file changes all its products, once however often it is sent, and is one line in the log', async () => {
  const id = crypto.randomUUID()
  const items = { [item(0)]: { price_paise: 4_100 }, [item(1)]: { name: inAll('Barley'), available: false } }
  const first = await importItems(items, { id })
  await edit(editor!, 'item', item(0), { price_paise: 4_500 })
  expect(await importItems(items, { id })).toEqual(first)
  expect(await prices()).toEqual([4_500, 4_000, 4_000, 4_000, 4_000])
  expect(await fact(item(1))).toMatchObject({ name: inAll('Barley'), available: false })
  expect(await outcome(importItems({ [item(0)]: { price_paise: 1 } }, { id }))).toBe('PT409')
  expect(await log()).toMatchObject([
    { target: `item:${item(0)}`, changed: { price_paise: [4_100, 4_500] }, overtaken: false },
    { target: 'items:file', changed: { products: [null, 2] } },
  ])
})

test('one wrong product in a file leaves all others as they were, and is named', async () => {
  const items = { [item(0)]: { price_paise: 4_100 }, [item(1)]: { price_paise: 0 } }
  const error = await importItems(items).catch((fault: unknown) => fault)
  expect(error).toMatchObject({ code: 'PT422', detail: `${item(1)} price_paise` })
  expect(await prices()).toEqual([4_000, 4_000, 4_000, 4_000, 4_000])
  expect(await log()).toEqual([])
  expect(await outcome(importItems({}))).toBe('PT422')
  const tooMany = Object.fromEntries(Array.from({ length: 2_001 }, (__, n) => [`seeds-catalog/${n}`, whole]))
  expect(await outcome(importItems(tooMany))).toBe('PT422')
  expect(await outcome(importItems({ [item(0)]: { edited_by: null } }))).toBe('PT422')
})

test('what was sold out meanwhile stays so while its price is imported', async () => {
  const seen = await version()
  await edit(staff!, 'item', item(0), { away_until: '2099-01-01' })
  expect(await importItems({ [item(0)]: { price_paise: 4_100 } }, { seen })).toHaveProperty('done')
  expect(await fact(item(0))).toMatchObject({ price_paise: 4_100, away_until: expect.any(String) })
})

test('a file is asked about the fields that somebody else changed since it was seen, and about no others', async () => {
  const seen = await version()
  await edit(colleague!, 'item', item(0), { price_paise: 4_400 })
  await edit(colleague!, 'item', item(1), { name: inAll('Maize') })
  await edit(colleague!, 'item', item(2), { price_paise: 4_200 })
  await publish(
    database,
    'second',
    contentRows(4).map((row) =>
      row.id === item(3) ? { ...row, price_paise: 4_700, content_hash: 'new' } : row,
    ),
  )
  const items = Object.fromEntries([0, 1, 2, 3].map((n) => [item(n), { price_paise: 4_200 }]))
  const answer = await importItems(items, { seen })
  expect(Object.keys(answer.conflict!.items).toSorted()).toEqual([item(0), item(3)])
  expect(answer.conflict!.items[item(0)]).toMatchObject({ price_paise: 4_400 })
  expect(await prices()).toEqual([4_400, 4_000, 4_200, 4_700, 4_000])
  await importItems(items, { seen: await version() })
  expect(await prices()).toEqual([4_200, 4_200, 4_200, 4_200, 4_000])
})

test('a second file of the same phone is not asked about the first', async () => {
  const [id, seen] = [crypto.randomUUID(), await version()]
  await importItems({ [item(0)]: { price_paise: 4_100 } }, { id, seen })
  expect(await importItems({ [item(0)]: { price_paise: 4_300 } }, { seen, after: [id] })).toHaveProperty(
    'done',
  )
  expect(await importItems({ [item(0)]: { price_paise: 4_600 } }, { seen })).toHaveProperty('conflict')
})

test('a file is taken back whole, but for what somebody has changed since, and the taking back too', async () => {
  const [id, undo] = [crypto.randomUUID(), crypto.randomUUID()]
  const own = 'seeds-catalog/local-bajra-1-kg'
  const changes = { price_paise: 4_100, badge: inAll('New') }
  await importItems(
    {
      [item(0)]: changes,
      [item(1)]: changes,
      [own]: {
        name: inAll('Bajra'),
        price_paise: 9_000,
        pack_amount: 1,
        pack_unit: 'g',
        section: 'vegetables',
      },
    },
    { id },
  )
  await edit(colleague!, 'item', item(1), { price_paise: 4_800 })
  await edit(staff!, 'item', item(0), { away_until: '2099-01-01' })
  await edit(editor!, 'items', 'file', { undo: id }, { id: undo })
  expect(await fact(item(0))).toMatchObject({
    price_paise: 4_000,
    badge: null,
    away_until: expect.any(String),
  })
  expect(await fact(item(1))).toMatchObject({ price_paise: 4_800, badge: null })
  expect(await fact(own)).toMatchObject({ retired: true })
  await edit(editor!, 'items', 'file', { undo })
  expect(await fact(item(0))).toMatchObject(changes)
  expect(await fact(own)).toMatchObject({ retired: false, name: inAll('Bajra') })
  expect(await outcome(edit(editor!, 'items', 'file', { undo: crypto.randomUUID() }))).toBe('PT422')
  await edit(editor!, 'items', 'file', { undo: id })
  await importItems({ [own]: { price_paise: 9_500 } })
  expect(await fact(own)).toMatchObject({ retired: false, price_paise: 9_500 })
})

test('a product of the centre’s own is sold, in a section of its own too, and no later build takes it away', async () => {
  const [own, other] = ['seeds-catalog/bajra', 'seeds-catalog/cattle-salt']
  const pack = { pack_amount: 1, pack_unit: 'g' }
  const title = inAll('For cattle')
  await importItems({
    [own]: { name: inAll('Bajra'), price_paise: 9_000, ...pack, section: 'vegetables' },
    [other]: {
      name: inAll('Salt'),
      price_paise: 5_000,
      ...pack,
      tax: { hsn: '2501', rate_bp: 500 },
      section: 'for-cattle',
      section_title: title,
    },
  })
  await publish(database, 'second', contentRows(2))
  expect(await fact(own)).toMatchObject({
    section: 'vegetables',
    position: 5,
    retired: false,
    available: true,
  })
  expect(await fact(other)).toMatchObject({ section: 'for-cattle', section_title: title, position: 0 })
  const lines = JSON.stringify([{ product_id: own, quantity: 2, options: {} }])
  const [row] = await database.query<{ lines: object[] }>('select priced_lines($1::text::jsonb) as lines', [
    lines,
  ])
  expect(row!.lines).toMatchObject([{ unit_paise: 9_000, line_paise: 18_000, category: 'Seeds' }])
})

test.each([
  ['without a price', 'seeds-catalog/x', { ...whole, price_paise: undefined }],
  ['in a catalogue that there is not', 'cars/x', whole],
  ['among the courses', 'training/x', whole],
  ['in a section that nobody has named', 'seeds-catalog/x', { ...whole, section: 'other' }],
  [
    'in the section of a product’s address',
    'seeds-catalog/x',
    { ...whole, section: 'item', section_title: inAll('X') },
  ],
  ['with letters that no address has', 'seeds-catalog/X y', whole],
  ['with a tax of 41 per cent', 'seeds-catalog/x', { ...whole, tax: { hsn: '1234', rate_bp: 4_100 } }],
  ['with a tax of half a paisa', 'seeds-catalog/x', { ...whole, tax: { hsn: '1234', rate_bp: 251 } }],
])('a product of the centre’s own %s is refused', async (_, id, changes) => {
  expect(await outcome(importItems({ [id]: changes }))).toBe('PT422')
})

test('nobody but those who edit sends a file, and where a product of the app stands the app says', async () => {
  const items = { [item(0)]: { price_paise: 1 } }
  expect(await outcome(importItems(items, {}, farmer))).toBe('42501')
  expect(await outcome(importItems(items, {}, staff))).toBe('42501')
  expect(await outcome(importItems({ [item(0)]: { section: 'vegetables' } }))).toBe('PT422')
})

test.skipIf(!isFull)(
  'a file of a thousand products is in within the five seconds of the processor that a statement has',
  async () => {
    const rows = Array.from({ length: 1_000 }, (_, n) => contentRow(`many-${n}`, { position: n }))
    await publish(database, 'many', rows)
    const start = process.cpuUsage()
    await importItems(
      Object.fromEntries(rows.map(({ id }) => [id, { price_paise: 4_321, name: inAll('Seed') }])),
    )
    const { user, system } = process.cpuUsage(start)
    expect((user + system) / 1_000_000).toBeLessThan(5)
  },
)
