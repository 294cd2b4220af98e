import { afterAll, beforeAll, expect, test } from 'vitest'
import { languageRows } from '#scripts/build/languages.ts'
import {
  contentRow,
  openMigrated,
  openSchema,
  outcome,
  publish,
  wholeSchema,
  type TestDatabase,
} from './as-person.ts'

/* A language is a row: nothing in the database names one but the row, so that adding one is no migration. */

let database: TestDatabase
let admin: { id: string }
let farmer: { id: string }
beforeAll(async () => {
  database = await openMigrated()
  await publish(database, 'a', [contentRow('wheat')])
  admin = await database.person(['admin'])
  farmer = await database.person([], { language: 'bho' })
})
afterAll(() => database.close())

const publishLanguages = (rows: unknown) =>
  database.as('service key', (query) =>
    query('select publish_languages($1::text::jsonb)', [JSON.stringify(rows)]),
  )

/** A language that the app does not have. */
const bhojpuri = { code: 'bho', name: 'भोजपुरी', direction: 'ltr', place: 90, required: false }

const rename = (name: unknown) =>
  database.as(admin, async (query) => {
    const edit = {
      id: crypto.randomUUID(),
      kind: 'item',
      path: 'seeds-catalog/wheat',
      changes: { name },
      seen: Number.MAX_SAFE_INTEGER,
    }
    await query('select edit_shop($1::text::jsonb)', [JSON.stringify(edit)])
  })

const nameNow = async () => {
  const [row] = await database.query<{ name: unknown }>(`select name from catalogue_items`)
  return row!.name
}

/** Returns the fault of a submission in a language, or null. */
const problemIn = async (language: string) => {
  const content = { answers: {}, form: 'soil-test', language, manifest: [], version: 1 }
  const [row] = await database.query<{ problem: string | null }>(
    'select content_problem($1::text::jsonb) as problem',
    [JSON.stringify(content)],
  )
  return row!.problem
}

test('no rule and no function names a language except the fallback', async () => {
  const rows = await database.query<{ name: string; definition: string }>(`
    select conrelid::regclass || '.' || conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where connamespace = 'public'::regnamespace and contype = 'c'
    union all
    select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select attrelid::regclass || '.' || attname, attname || ' ' || coalesce(pg_get_expr(adbin, adrelid), '')
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r') and attnum > 0
      and not attisdropped`)
  expect(rows.length).toBeGreaterThan(500)
  expect(
    rows
      .filter(({ definition }) => /['"](?:pa|hi)['"]|_(?:en|pa|hi)\b/.test(definition))
      .map(({ name }) => name),
  ).toEqual([])
})

test('the migrations know the languages that the app began with, as its folders say them', async () => {
  const bare = await openSchema('migrated', await wholeSchema())
  const rows = await bare.query('select code, name, direction, place, required from languages order by place')
  await bare.close()
  expect(rows).toHaveLength(3)
  expect(await languageRows()).toEqual(expect.arrayContaining(rows))
})

test('a published language is added to every table, and missing texts are the fallback’s', async () => {
  expect(await problemIn('bho')).toBe('language')
  const wheat = { en: 'Wheat', pa: 'ਕਣਕ', hi: 'गेहूँ' }
  await expect(rename({ ...wheat, bho: 'गेहूँ' })).rejects.toThrow('Words come by their language')

  await publishLanguages([...(await languageRows()), bhojpuri])
  await rename({ ...wheat, bho: 'गेहूँ' })
  expect(await nameNow()).toEqual({ ...wheat, bho: 'गेहूँ' })
  // A phone of a build from before the language.
  await rename(wheat)
  expect(await nameNow()).toEqual(wheat)
  const [row] = await database.query(
    `select in_language(name, 'bho') as bho, in_language(name, 'pa') as pa from catalogue_items`,
  )
  expect(row).toEqual({ bho: 'Wheat', pa: 'ਕਣਕ' })
  const withoutHindi = { en: 'Wheat', pa: 'ਕਣਕ' }
  await expect(rename(withoutHindi)).rejects.toThrow('in each language')
  expect(await problemIn('bho')).toBeNull()
  expect(
    await outcome(database.query(`update profiles set language = 'bho' where user_id = $1`, [farmer.id])),
  ).toBe('done')
  expect(await outcome(database.query(`update profiles set language = 'xx'`))).toBe('23503')
})

test('a sign-up in an unknown language starts with the fallback', async () => {
  const { id } = await database.person([], { language: 'xx' })
  expect(await database.query('select language from profiles where user_id = $1', [id])).toEqual([
    { language: 'en' },
  ])
})

test('only the service key publishes languages', async () => {
  expect(await outcome(database.as(admin, (query) => query(`select publish_languages('[]')`)))).toBe('42501')
})

test.each([
  ['without the fallback', { pa: 'ਟਰੈਕਟਰ' }],
  ['in a language that the app does not have', { en: 'Tractor', xx: 'Tractor' }],
])('the name of a machine %s is refused', async (_, name) => {
  const insert = database.query(
    `insert into resources (id, kind, name) values ('odd-machine', 'machine', $1::text::jsonb)`,
    [JSON.stringify(name)],
  )
  expect(await outcome(insert)).toBe('23514')
})
