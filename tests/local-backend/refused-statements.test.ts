import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type OpenDatabase } from '#local/database/database.ts'
import { freeStackOf } from '#local/database/stack.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openDatabase(undefined, {})
})
afterAll(() => database.close())

test('statements that are refused leave nothing behind: without that the ten thousandth never ends', async () => {
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
