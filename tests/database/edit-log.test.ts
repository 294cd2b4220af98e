import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  contentRows,
  openMigrated,
  publish,
  publishSettings,
  type Person,
  type TestDatabase,
} from './as-person.ts'

interface LogPage {
  more: boolean
  edits: {
    target: string
    was: { en: string | null } | null
    who: string | null
    by_hand: boolean
    is_new: boolean
    version: number
    changed: Record<string, [unknown, unknown]>
  }[]
}

let database: TestDatabase
let [editor, manager, admin, staff]: { id: string }[] = []

beforeAll(async () => {
  database = await openMigrated()
  ;[editor, manager, admin, staff] = await Promise.all(
    ['editor', 'manager', 'admin', 'staff'].map((role) => database.person([role])),
  )
  await publish(database, 'first', contentRows(3))
  await publishSettings(database)
  await database.query(`update profiles set display_name = 'Meena' where user_id = $1`, [editor!.id])
})
afterAll(() => database.close())

async function log(person: Person, before: number | null = null, atMost = 30): Promise<LogPage> {
  const [row] = await database.as(person, (query) =>
    query<{ page: LogPage }>('select edit_log($1, $2) as page', [before, atMost]),
  )
  return row!.page
}

async function edit(person: Person, kind: string, path: string, changes: object, part?: string) {
  const change = { id: crypto.randomUUID(), kind, path, part, changes, seen: Date.now() * 2 }
  await database.as(person, (query) => query('select edit_shop($1::text::jsonb)', [JSON.stringify(change)]))
}

const inAll = (word: string) => ({ en: word, pa: word, hi: word })
const item = (n: number) => `seeds-catalog/item-${n}`

test('the log has author, item, old and new value, the latest first', async () => {
  await edit(editor!, 'item', item(1), { price_paise: 5_000, name: inAll('Better wheat') })
  await edit(admin!, 'setting', 'name', { value: inAll('New name') })
  await database.query(`update catalogue_items set available = false where id = $1`, [item(2)])
  const { more, edits } = await log(editor!)
  expect(more).toBe(false)
  expect(edits).toMatchObject([
    { target: `item:${item(2)}`, who: null, by_hand: true, changed: { available: [true, false] } },
    {
      target: 'setting:name',
      was: null,
      is_new: false,
      by_hand: false,
      changed: { value: [null, inAll('New name')] },
    },
    {
      target: `item:${item(1)}`,
      was: { en: 'Better wheat' },
      who: 'Meena',
      is_new: false,
      changed: { price_paise: [4_000, 5_000] },
    },
  ])
  expect(Object.keys(edits[2]!.changed).toSorted()).toEqual(['name', 'price_paise'])
})

test('a fee that an admin changes for a village is in the log', async () => {
  await edit(admin!, 'area', 'sarna', { fee_paise: 2_700 })
  const [latest] = (await log(editor!)).edits
  expect(latest).toMatchObject({
    target: 'area:sarna',
    is_new: false,
    by_hand: false,
    changed: { fee_paise: [expect.any(Number), 2_700] },
  })
})

test('a setting that is changed again has what the earlier edit made of it', async () => {
  await edit(manager!, 'setting', 'name', { value: inAll('Newer name') })
  const [latest] = (await log(editor!)).edits
  expect(latest).toMatchObject({
    target: 'setting:name',
    is_new: false,
    changed: { value: [inAll('New name'), inAll('Newer name')] },
  })
})

test('an edit without changes has its receipt and is not in the log', async () => {
  const before = await log(editor!)
  await edit(editor!, 'item', item(0), { price_paise: 4_000 })
  await edit(editor!, 'item', item(1), { price_paise: 5_000 })
  await edit(admin!, 'area', 'sarna', { served: true })
  expect(await log(editor!)).toEqual(before)
})

test('pages follow without a gap, however small they are', async () => {
  for (let rupees = 51; rupees < 56; rupees++)
    await edit(manager!, 'item', item(1), { price_paise: rupees * 100 })
  const all = (await log(admin!)).edits
  const paged: typeof all = []
  for (let more = true; more;) {
    const page = await log(admin!, paged.at(-1)?.version ?? null, 2)
    paged.push(...page.edits)
    more = page.more
  }
  expect(paged).toEqual(all)
  expect(all.length).toBe(10)
})

test.each(['staff', 'guest'] as const)('%s cannot read it', async (who) => {
  await expect(log(who === 'staff' ? staff! : 'guest')).rejects.toMatchObject({ code: '42501' })
})
