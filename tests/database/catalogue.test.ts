import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contentRow, contentRows, openMigrated, outcome, publish, type TestDatabase } from './as-person.ts'
import { isFull, rounds } from '../rounds.ts'

interface Item {
  id: string
  price_paise: number
  name: { en: string; pa: string; hi: string }
  badge: { en: string | null; pa: string | null; hi: string | null } | null
  retired: boolean
  available: boolean
  version: number
}
interface Changes {
  version: number
  more: boolean
  items: Item[]
}

let database: TestDatabase
let editor: { id: string }

beforeAll(async () => {
  database = await openMigrated()
  editor = await database.person(['editor'])
})
afterAll(() => database.close())
afterEach(() => database.query('truncate catalogue_items, catalogue_snapshots cascade'))

async function changes(
  since: number | null,
  snapshot: string | null = null,
  atMost?: number,
): Promise<Changes> {
  const [row] = await database.as('guest', (query) =>
    query<{ answer: Changes }>('select shop_changes($1, $2, $3) as answer', [
      since,
      snapshot,
      atMost ?? null,
    ]),
  )
  return row!.answer
}

/** Changes products as the editor, who has seen everything. */
const edit = (keys: readonly string[], wanted: object) =>
  database.as(editor, (query) =>
    query(
      `select edit_shop(jsonb_build_object('id', gen_random_uuid(), 'kind', 'item', 'path', 'seeds-catalog/' || key,
        'changes', $1::text::jsonb, 'seen', ${Number.MAX_SAFE_INTEGER})) from unnest($2::text[]) key`,
      [JSON.stringify(wanted), keys],
    ),
  )

const ids = ({ items }: Changes) => items.map(({ id }) => id.replace('seeds-catalog/', ''))

/** Syncs as a phone does, until there are no more pages. `meanwhile` may change rows between the pages. */
async function catchUp(
  since: number | null,
  snapshot: string | null,
  atMost: number,
  meanwhile = async () => {},
) {
  const pages: Changes[] = []
  do {
    pages.push(await changes(pages.at(-1)?.version ?? since, snapshot, atMost))
    await meanwhile()
  } while (pages.at(-1)!.more)
  return pages
}

describe('publishing the content', () => {
  test('inserts every row the first time, with a version', async () => {
    expect(await publish(database, 'a', contentRows(50))).toMatchObject({
      inserted: 50,
      changed: 0,
      retired: 0,
      kept_for_editor: 0,
    })
    const [row] = await database.query(
      'select count(distinct version)::int as versions, count(edited_by)::int as edited from catalogue_items',
    )
    expect(row).toEqual({ versions: 50, edited: 0 })
  })

  test('changes nothing the second time', async () => {
    const first = await publish(database, 'a', contentRows(50))
    const whole = () => database.query('select * from catalogue_items order by id')
    const [before, snapshots] = [await whole(), await database.query('select * from catalogue_snapshots')]
    expect(await publish(database, 'a', contentRows(50))).toEqual({ ...first, inserted: 0 })
    expect(await whole()).toEqual(before)
    expect(await database.query('select * from catalogue_snapshots')).toEqual(snapshots)
  })

  test('writes only the rows whose content changed', async () => {
    const { version } = await publish(database, 'a', contentRows(50))
    const next = contentRows(50).map((row, place) =>
      place < 3 ? contentRow(`item-${place}`, { position: place, price_paise: 5_000 }) : row,
    )
    expect(await publish(database, 'b', next)).toMatchObject({ inserted: 0, changed: 3, retired: 0 })
    expect(ids(await changes(version)).toSorted()).toEqual(['item-0', 'item-1', 'item-2'])
  })

  test('retires rows that the content no longer has, and restores returned ones', async () => {
    const { version } = await publish(database, 'a', contentRows(5))
    expect(await publish(database, 'b', contentRows(4))).toMatchObject({ retired: 1, changed: 0 })
    expect((await changes(version)).items).toMatchObject([{ id: 'seeds-catalog/item-4', retired: true }])
    expect(await publish(database, 'b', contentRows(4))).toMatchObject({ retired: 0, changed: 0 })
    expect(await publish(database, 'a', contentRows(5))).toMatchObject({ retired: 0, changed: 1 })
    expect((await changes(version)).items).toMatchObject([{ id: 'seeds-catalog/item-4', retired: false }])
  })

  test('never changes a row that an editor changed, whatever the content says', async () => {
    await publish(database, 'a', contentRows(5))
    await edit(['item-1', 'item-4'], { price_paise: 7_777 })
    const stored = () =>
      database.query(
        `select * from catalogue_items where id in ('seeds-catalog/item-1', 'seeds-catalog/item-4') order by id`,
      )
    const before = await stored()
    const next = contentRows(4).map((_, position) =>
      contentRow(`item-${position}`, { position, price_paise: 100 }),
    )
    expect(await publish(database, 'b', next)).toMatchObject({ changed: 3, retired: 0, kept_for_editor: 1 })
    expect(await stored()).toEqual(before)
  })

  test('keeps an item that was added at the console', async () => {
    await publish(database, 'a', contentRows(2))
    await database.query(
      `insert into catalogue_items (id, catalogue, section, name, category, price_paise, pack_amount, pack_unit)
        values ('seeds-catalog/mint', 'seeds-catalog', 'herbs', '{"en": "Mint"}', 'Seeds', 3000, 5, 'g')`,
    )
    expect(await publish(database, 'a', contentRows(2))).toMatchObject({
      inserted: 0,
      changed: 0,
      retired: 0,
    })
    expect(await publish(database, 'b', [...contentRows(2), contentRow('mint')])).toMatchObject({
      inserted: 0,
      kept_for_editor: 1,
    })
    const [row] = await database.query(
      `select name ->> 'en' as name, retired from catalogue_items where id = 'seeds-catalog/mint'`,
    )
    expect(row).toEqual({ name: 'Mint', retired: false })
  })

  test('protects a manual change without an account too', async () => {
    await publish(database, 'a', contentRows(2))
    await database.query(`update catalogue_items set price_paise = 1 where id = 'seeds-catalog/item-0'`)
    const next = [contentRow('item-0', { price_paise: 200 }), contentRow('item-1', { position: 1 })]
    expect(await publish(database, 'b', next)).toMatchObject({ changed: 0, kept_for_editor: 1 })
  })

  test('takes back a row that was released at the console', async () => {
    await publish(database, 'a', contentRows(2))
    await edit(['item-0'], { price_paise: 7_777 })
    await database.query(
      `update catalogue_items set edited_by = null, content_hash = '' where id = 'seeds-catalog/item-0'`,
    )
    const { version } = await changes(null)
    expect(await publish(database, 'a', contentRows(2))).toMatchObject({ changed: 1, kept_for_editor: 0 })
    expect((await changes(version)).items).toMatchObject([{ id: 'seeds-catalog/item-0', price_paise: 4_000 }])
  })

  test('refuses an empty catalogue, which would retire all items', async () => {
    await publish(database, 'a', contentRows(2))
    expect(await outcome(publish(database, 'b', []))).toBe('P0001')
    expect((await changes(null)).items.filter(({ retired }) => retired)).toEqual([])
  })

  test('is for the service key alone', async () => {
    const admin = await database.person(['admin'])
    for (const person of ['guest', admin] as const) {
      expect(
        await outcome(database.as(person, (query) => query(`select publish_catalogue('x', '[]')`))),
      ).toBe('42501')
    }
  })

  test('changes nothing if one row is invalid', async () => {
    await publish(database, 'a', contentRows(2))
    const wrong = [...contentRows(1), contentRow('item-9', { price_paise: 0 })]
    expect(await outcome(publish(database, 'b', wrong))).toBe('23514')
    expect(ids(await changes(null))).toEqual(['item-0', 'item-1'])
    expect(await database.query('select id from catalogue_snapshots')).toEqual([{ id: 'a' }])
  })
})

describe('a version', () => {
  beforeEach(() => publish(database, 'a', contentRows(3)))

  const row = async (key: string) =>
    (
      await database.query<{ version: number; edited_by: string | null }>(
        'select version, edited_by from catalogue_items where id = $1',
        [`seeds-catalog/${key}`],
      )
    )[0]!

  test('increases with a visible change, above all earlier versions', async () => {
    const { version } = await changes(null)
    await edit(['item-0'], { price_paise: 1_234 })
    expect((await row('item-0')).version).toBeGreaterThan(version)
    expect((await row('item-0')).edited_by).toBe(editor.id)
  })

  test('stays after a save without changes, and the row stays the content’s', async () => {
    const before = await row('item-0')
    await edit(['item-0'], { price_paise: 4_000 })
    expect(await row('item-0')).toEqual(before)
  })

  test('is never behind the clock, so that a new database never repeats a version that a phone has seen', async () => {
    expect((await changes(null)).version).toBeGreaterThanOrEqual(Date.now() - 60_000)
    await database.query('update catalogue_version set n = 7')
    await edit(['item-0'], { price_paise: 1_234 })
    expect((await row('item-0')).version).toBeGreaterThanOrEqual(Date.now() - 60_000)
  })

  test('is taken under the lock of one row, before any row is locked, whatever has one', async () => {
    const tables = await database.query<{ name: string }>(
      `select distinct tgrelid::regclass::text as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid
       where tgtype & 1 = 1 and prosrc like '%update public.catalogue_version%' order by 1`,
    )
    expect(tables.length).toBeGreaterThan(5)
    for (const { name } of tables) {
      await database.query('begin')
      await database.query(`update ${name} set version = version where false`)
      const counter = await database.query(
        'select xmax::text = pg_current_xact_id()::xid::text as locked from catalogue_version',
      )
      await database.query('rollback')
      expect(counter, name).toEqual([{ locked: true }])
    }
  })
})

describe('a product', () => {
  beforeEach(() => publish(database, 'a', contentRows(1)))

  const set = (column: string, value: unknown) =>
    outcome(database.query(`update catalogue_items set ${column} = $1`, [value]))

  test.each([
    `'; drop table catalogue_items; --`,
    '<img src=x onerror=alert(1)>',
    '🍅🫑',
    'ਟਮਾਟਰ',
    `a"b'c\\d%_`,
  ])('has an editor’s words as plain text: %s', async (text) => {
    const words = { en: text, pa: text, hi: text }
    await edit(['item-0'], { name: words, badge: words })
    expect((await changes(null)).items).toMatchObject([{ name: words, badge: words }])
  })

  test.each([
    ['name', {}],
    ['name', '"Seed"'],
    ['name', { en: '' }],
    ['name', { en: '   ' }],
    ['name', { en: 'Seed', pa: null }],
    ['name', { pa: 'ਬੀਜ' }],
    ['name', { en: 'Seed', ur: 'بیج' }],
    ['badge', { hi: 'नया' }],
    ['price_paise', 0],
    ['price_paise', -1],
    ['price_paise', 100_000_001],
    ['pack_amount', 0],
    ['position', -1],
  ])('is refused with %s of %j', async (column, value) => {
    expect(await set(column, value)).toBe('23514')
  })

  test.each(['name.en', 'name.pa', 'name.hi', 'search', 'badge.en', 'pack_unit'])(
    'is refused with 5,000 characters of %s',
    async (place) => {
      const [column, code] = place.split('.')
      const long = 'ਅ'.repeat(5_000)
      expect(await set(column!, code ? { en: 'Seed', [code]: long } : long)).toBe('23514')
    },
  )
})

describe('the changes', () => {
  test.skipIf(!isFull)('are exactly 20 of 2,000, after a version and after a snapshot', async () => {
    const { version } = await publish(database, 'a', contentRows(2_000))
    const keys = Array.from({ length: 20 }, (_, place) => `item-${place * 97}`)
    await edit(keys, { price_paise: 9_900 })
    for (const answer of [await changes(version), await changes(null, 'a')]) {
      expect(answer).toMatchObject({ more: false })
      expect(ids(answer).toSorted()).toEqual(keys.toSorted())
      expect(answer.version).toBe(Math.max(...answer.items.map((item) => item.version)))
      expect((await changes(answer.version)).items).toEqual([])
      expect((await changes(answer.version)).version).toBe(answer.version)
    }
  })

  test('are everything for a phone whose build was never published', async () => {
    await publish(database, 'a', contentRows(30))
    for (const snapshot of [null, 'unknown']) expect((await changes(null, snapshot)).items).toHaveLength(30)
  })

  test('are empty for a phone with the snapshot as published', async () => {
    const { version } = await publish(database, 'a', contentRows(30))
    expect(await changes(null, 'a')).toMatchObject({ version, more: false, items: [] })
  })

  test('include an editor’s changes before the snapshot was published', async () => {
    await publish(database, 'a', contentRows(30))
    await edit(['item-3'], { price_paise: 9_900 })
    const { version } = await publish(database, 'b', [...contentRows(30), contentRow('new')])
    const answer = await changes(null, 'b')
    expect(ids(answer)).toEqual(['item-3'])
    expect(answer.version).toBe(version)
  })

  test('of an empty table are empty, at version 0', async () => {
    expect(await changes(null)).toMatchObject({ version: 0, more: false, items: [] })
    expect(await changes(5)).toMatchObject({ version: 0, more: false, items: [] })
  })

  test('never name their author', async () => {
    await publish(database, 'a', contentRows(1))
    await edit(['item-0'], { price_paise: 9_900 })
    const answer = await changes(null)
    expect(JSON.stringify(answer)).not.toContain(editor.id)
    expect(Object.keys(answer.items[0]!).toSorted()).toEqual([
      'about',
      'available',
      'away_until',
      'back_on',
      'badge',
      'catalogue',
      'category',
      'id',
      'left',
      'name',
      'offer',
      'pack_amount',
      'pack_unit',
      'photo',
      'position',
      'price_paise',
      'retired',
      'section',
      'section_title',
      'tax',
      'tiers',
      'version',
    ])
  })

  test.each([0, -3, 1, 5_000, 1_000_000])(
    'come in pages of 1 to 5,000 rows, also if %i are requested',
    async (atMost) => {
      await publish(database, 'a', contentRows(6))
      expect((await changes(null, null, atMost)).items).toHaveLength(Math.min(Math.max(atMost, 1), 6))
    },
  )

  test('arrive once per row in pages of 7, in the order of the changes', async () => {
    const { version } = await publish(database, 'a', contentRows(100))
    await edit(
      Array.from({ length: 20 }, (_, place) => `item-${place * 4}`),
      { price_paise: 9_900 },
    )
    for (const [since, snapshot] of [
      [version, null],
      [null, 'a'],
    ] as const) {
      const pages = await catchUp(since, snapshot, 7)
      expect(pages.map(({ items }) => items.length)).toEqual([7, 7, 6])
      const all = pages.flatMap(({ items }) => items)
      expect(new Set(all.map(({ id }) => id)).size).toBe(20)
      expect(all.map((item) => item.version)).toEqual(
        all.map((item) => item.version).toSorted((a, b) => a - b),
      )
    }
  })

  test('lose nothing while rows change between the pages: the phone ends with the table’s rows', async () => {
    let price = 10_000
    for (const sinceSnapshot of [true, false]) {
      await database.query('truncate catalogue_items, catalogue_snapshots cascade')
      const { version } = await publish(database, 'a', contentRows(60))
      // Some of the changes are older than the snapshot that the phone carries.
      await edit(
        Array.from({ length: 20 }, (_, place) => `item-${place}`),
        { price_paise: 9_900 },
      )
      await publish(database, 'b', contentRows(61))
      const stored = new Map(contentRows(61).map((row) => [row.id, row.price_paise]))
      const seen: string[] = []
      let rounds = 0
      const pages = await catchUp(sinceSnapshot ? null : version, sinceSnapshot ? 'b' : null, 7, async () => {
        if (rounds++ < 3)
          await edit([`item-${rounds}`, `item-${rounds + 10}`, `item-${rounds + 30}`], {
            price_paise: price++,
          })
      })
      // Changes after the last page belong to the next poll.
      pages.push(...(await catchUp(pages.at(-1)!.version, 'b', 7)))
      for (const item of pages.flatMap(({ items }) => items)) {
        seen.push(`${item.id} ${item.version}`)
        stored.set(item.id, item.price_paise)
      }
      expect(new Set(seen).size).toBe(seen.length)
      const rows = await database.query<{ id: string; price_paise: number }>(
        'select id, price_paise from catalogue_items',
      )
      expect([...stored].toSorted()).toEqual(
        rows.map(({ id, price_paise }) => [id, price_paise] as const).toSorted(),
      )
    }
  })

  test('whatever is edited, published, rolled back and requested in whatever pages, the phone ends with the table', async () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('edit' as const),
        place: fc.nat(11),
        price: fc.integer({ min: 1, max: 9 }),
      }),
      fc.record({
        kind: fc.constant('publish' as const),
        count: fc.integer({ min: 1, max: 12 }),
        price: fc.integer({ min: 1, max: 3 }),
      }),
      fc.record({ kind: fc.constant('page' as const), atMost: fc.integer({ min: 1, max: 5 }) }),
    )
    const build = (count: number, price: number) =>
      Array.from({ length: count }, (_, position) =>
        contentRow(`item-${position}`, { position, price_paise: price * 100 }),
      )
    const property = fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      await database.query('truncate catalogue_items, catalogue_snapshots cascade')
      await publish(database, '12 1', build(12, 1))
      const stored = new Map(build(12, 1).map((row) => [row.id, { price: row.price_paise, retired: false }]))
      let since: number | null = null
      const ask = async (atMost: number) => {
        const answer = await changes(since, '12 1', atMost)
        for (const item of answer.items)
          stored.set(item.id, { price: item.price_paise, retired: item.retired })
        since = answer.version
        return answer.more
      }
      for (const now of steps) {
        if (now.kind === 'edit') await edit([`item-${now.place}`], { price_paise: now.price })
        else if (now.kind === 'publish')
          await publish(database, `${now.count} ${now.price}`, build(now.count, now.price))
        else await ask(now.atMost)
      }
      while (await ask(5));
      const rows = await database.query<{ id: string; price: number; retired: boolean }>(
        'select id, price_paise as price, retired from catalogue_items order by id',
      )
      expect([...stored].toSorted().map(([id, item]) => ({ id, ...item }))).toEqual(
        rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      )
    })
    await fc.assert(property, { numRuns: rounds(8, 60) })
  })
})
