import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMigrated, type TestDatabase } from './as-person.ts'
import { refusedRows, refusedTwice } from './refused-rows.ts'

/*
 * Each check of a table refuses something, and each uniqueness. The rows are written into a copy of the table that has those
 * alone, so that neither a trigger nor a missing column refuses them first.
 */

let database: TestDatabase
beforeAll(async () => void (database = await openMigrated()))
afterAll(() => database.close())

/** Makes the copy: its checks and unique indexes under their names, no key, and every column may be missing. */
async function copy(table: string): Promise<void> {
  await database.query('drop table if exists pg_temp.copy')
  await database.query(`create temp table copy (like public.${table} including constraints)`)
  const statements = await database.query<{ sql: string }>(
    `select format('alter table pg_temp.copy alter column %I drop not null', attname) as sql from pg_attribute
     where attrelid = 'pg_temp.copy'::regclass and attnum > 0 and attnotnull
     union all
     select replace(pg_get_indexdef(indexrelid), format(' ON public.%I ', $1::text), ' ON pg_temp.copy ') from pg_index
     where indrelid = ('public.' || $1)::regclass and indisunique and not indisprimary`,
    [table],
  )
  for (const { sql } of statements) await database.query(sql)
}

/** Returns the constraint that refused a row; `undefined` if it was accepted. */
async function refusedBy(row: object): Promise<string | undefined> {
  try {
    await database.query(
      'insert into pg_temp.copy select * from jsonb_populate_record(null::pg_temp.copy, $1::text::jsonb)',
      [JSON.stringify(row)],
    )
    return undefined
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    if (code !== '23514' && code !== '23505') throw error
    return constraint
  }
}

/** Returns which constraint refused each row of a list, or the row, if none did. */
async function refusals(list: Record<string, readonly object[]>, times: number): Promise<string[]> {
  const found = new Set<string>()
  for (const [table, rows] of Object.entries(list)) {
    await copy(table)
    for (const row of rows) {
      for (let time = 1; time < times; time++) expect(await refusedBy(row), table).toBeUndefined()
      found.add(`${table} ${(await refusedBy(row)) ?? JSON.stringify(row).slice(0, 80)}`)
    }
  }
  return [...found].toSorted()
}

const namesOf = async (sql: string) =>
  (await database.query<{ name: string }>(sql)).map(({ name }) => name).toSorted()

it('each check refuses a row that breaks it, and no check is without such a row', async () => {
  const checks = await namesOf(
    `select relname || ' ' || conname as name from pg_constraint c join pg_class t on t.oid = conrelid
     where contype = 'c' and connamespace = 'public'::regnamespace`,
  )
  expect(await refusals(refusedRows, 1)).toEqual(checks)
})

it('a second row with a unique value is refused', async () => {
  const indexes = await namesOf(
    `select t.relname || ' ' || i.relname as name
     from pg_index join pg_class t on t.oid = indrelid join pg_class i on i.oid = indexrelid
     where t.relnamespace = 'public'::regnamespace and indisunique and not indisprimary`,
  )
  expect(await refusals(refusedTwice, 2)).toEqual(indexes)
})
