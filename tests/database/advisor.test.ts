import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { advices } from './advisor.ts'
import { openMigrated, type TestDatabase } from './as-person.ts'

let database: TestDatabase
beforeAll(async () => void (database = await openMigrated()), 120_000)
afterAll(() => database.close())

const found = async (finds: string) =>
  (await database.query<{ what: string }>(`${finds} order by 1`)).map(({ what }) => what)

describe.each(Object.entries(advices))('%s', (_, { finds, planted }) => {
  test('finds nothing after all migrations', async () => {
    expect(await found(finds)).toEqual([])
  })

  test('finds a planted fault', async () => {
    await database.query('begin')
    try {
      for (const sql of planted.split(/;\s*/).filter(Boolean)) await database.query(sql)
      expect(await found(finds)).not.toEqual([])
    } finally {
      await database.query('rollback')
    }
  })
})
