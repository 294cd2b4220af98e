import { rounds } from '../rounds.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyLedger, withTransfers } from '../ledger/model.ts'
import { sequences } from '../ledger/acts.ts'
import { openMigrated, type TestDatabase } from './as-person.ts'

let database: TestDatabase
beforeAll(async () => void (database = await openMigrated()))
afterAll(() => database.close())

const apply = async (transfers: unknown): Promise<string> => {
  try {
    await database.query('select apply_transfers($1)', [JSON.stringify(transfers)])
    return 'fine'
  } catch (error) {
    return (error as { hint?: string }).hint ?? (error as Error).message
  }
}

const count = rounds(20, 50)

test(`the database answers as the rules do, and its books are right, in ${count} sequences`, async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (acts) => {
      await database.query('rollback')
      await database.query('begin')
      let ledger = emptyLedger
      for (const act of acts) {
        await database.query('savepoint act')
        const expected = withTransfers(ledger, act)
        const answer = await apply(act)
        expect([act, answer]).toEqual([act, typeof expected === 'string' ? expected : 'fine'])
        if (answer !== 'fine') await database.query('rollback to act')
        if (typeof expected !== 'string') ledger = expected
      }
      expect(await database.query('select * from check_ledger()')).toEqual([])
      await database.query('rollback')
    }),
    { numRuns: count, seed: 1 },
  )
})

test('nothing in the books is changed or deleted, and what expires is freed once', async () => {
  const id = '00000000-0000-4000-8000-00000000000a'
  const goods = { book: 'goods', unit: 'seeds/wheat', amount: 1_000, why: 'sale' }
  await apply([{ ...goods, id: crypto.randomUUID(), from: 'supplier', to: 'shelf' }])
  await apply([{ ...goods, id, from: 'shelf', to: 'customer:a', expires_at: '2020-01-01T00:00:00Z' }])
  await expect(database.query('update ledger_transfers set amount = 1')).rejects.toThrow('not edited')
  await expect(database.query('delete from ledger_transfers')).rejects.toThrow('not edited')
  const free = async () => {
    const [row] = await database.query<{ free: number }>(
      `select ledger_free('goods', 'seeds/wheat', 'shelf')::int as free`,
    )
    return row!.free
  }
  expect(await free()).toBe(0)
  expect((await database.query<{ n: number }>('select expire_transfers() as n'))[0]!.n).toBe(1)
  expect((await database.query<{ n: number }>('select expire_transfers() as n'))[0]!.n).toBe(0)
  expect(await free()).toBe(1_000)
  expect(await database.query('select * from check_ledger()')).toEqual([])
})
