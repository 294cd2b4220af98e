import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type OpenDatabase } from '#local/database/database.ts'
import { freeStackOf } from '#local/database/pglite.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openDatabase(undefined, {})
})
afterAll(() => database.close())

test('refused statements leave nothing behind: otherwise the ten thousandth never ends', async () => {
  const pg = database.connection.driver as PGlite
  const free = freeStackOf(pg)
  const refused = ['select 1 / 0', 'select * from nowhere', 'selec', `select 'x'::uuid`, 'select $1::int']
  for (const sql of refused) {
    await expect(database.query(sql, sql.includes('$1') ? ['x'] : [])).rejects.toThrow()
    await expect(
      database.transaction(async (query) => {
        await query('create table kept (id int)')
        await query(sql, sql.includes('$1') ? ['x'] : [])
      }),
    ).rejects.toThrow()
  }
  expect(freeStackOf(pg)).toBe(free)
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
})

test('an open transaction, valid or broken, does not affect the next one', async () => {
  await database.query('begin')
  await database.query('create table left_open (id int)')
  await database.query('begin; select 1').catch(() => {})
  await expect(database.query('select 1 / 0')).rejects.toThrow()
  expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
  const transaction = database.transaction((query) => query('select txid_current_if_assigned() as id'))
  expect(await transaction).toEqual([{ id: null }])
})

test.each([
  'uuid[]',
  'int[]',
  'text[]',
  'jsonb[]',
  'bytea',
  'uuid',
  'int',
  'boolean',
  'timestamptz',
  'jsonb',
  'text',
])('whatever is given for a %s, the next statements are unaffected', async (type) => {
  const odd = [
    { a: 1 },
    5,
    true,
    'x',
    '',
    [],
    [5],
    [{ a: 1 }],
    [[null, true]],
    [null],
    new Uint8Array([0, 255]),
    1.6e44,
  ]
  for (const value of odd) {
    const refusal = await database.query(`select $1::${type}`, [value]).then(
      () => undefined,
      (error: { code?: string }) => error.code,
    )
    expect(
      refusal === undefined || /^2[0-9A-Z]{4}$/.test(refusal),
      `${JSON.stringify(value)}: ${refusal}`,
    ).toBe(true)
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }])
    expect(await database.query('select 2 as two')).toEqual([{ two: 2 }])
  }
})
