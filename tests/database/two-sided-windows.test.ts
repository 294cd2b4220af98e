import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMigrated, type TestDatabase } from './as-person.ts'

/* Rows of a time to come: they were written while the clock was a year ahead, which is right again. */

let database: TestDatabase
let person: string
beforeAll(async () => {
  database = await openMigrated()
  person = (await database.person([])).id
})
afterAll(() => database.close())

test('no function counts what is later than a time, without an end', async () => {
  const open = await database.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
     and prosrc ~ '>=?\\s*(now|clock_timestamp)\\(\\)\\s*-\\s*(interval|spell)' order by 1`,
  )
  expect(open).toEqual([])
})

test('a thousand requests of the next year leave this hour its own', async () => {
  const left = async () =>
    (await database.query<{ entries: number }>('select * from entries_left($1, null)', [person]))[0]!.entries
  const before = await left()
  await database.query(
    `insert into request_counts (subject, slot, begun, n) values ($1, 0, date_bin('5 minutes', now() + interval '1 year', '2000-01-01'), 9000)`,
    [person],
  )
  expect(await left()).toBe(before)
  await database.query(
    `insert into request_counts (subject, slot, begun, n) values ($1, 0, date_bin('5 minutes', now(), '2000-01-01'), 9000)`,
    [person],
  )
  expect(await left()).toBe(before - 9000)
})

test('what is tried again after hours is due if it waits for years', async () => {
  const [due] = await database.query(
    `select is_due(now() - interval '1 second') as past, is_due(now() + interval '6 hours') as soon,
       is_due(now() + interval '1 year') as far`,
  )
  expect(due).toEqual({ past: true, soon: false, far: true })
})
