import { afterAll, beforeAll, expect, test } from 'vitest'
import { languages } from '#src/base/languages.ts'
import { openMigrated, type TestDatabase } from './as-person.ts'

/*
 * A language of the app that the centre does not take would send every form back. What stands in the difference is what
 * a migration has to write anew; see CONTRIBUTING.md, "Add a language".
 */

let database: TestDatabase
beforeAll(async () => {
  database = await openMigrated()
})
afterAll(() => database.close())

test('every rule and function of the database that tells languages apart knows all of the app', async () => {
  const rows = await database.query<{ name: string; said: string }>(`
    select conrelid::regclass || '.' || conname as name, pg_get_constraintdef(oid) as said
      from pg_constraint where connamespace = 'public'::regnamespace and contype = 'c'
    union all
    select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace`)
  const telling = rows.filter(({ said }) => /['"]hi['"]/.test(said))
  expect(telling.length).toBeGreaterThan(5)
  const lacking = telling.flatMap(({ name, said }) =>
    languages.filter((code) => !new RegExp(`['"]${code}['"]`).test(said)).map((code) => `${name}: ${code}`),
  )
  expect(lacking).toEqual([])
})
