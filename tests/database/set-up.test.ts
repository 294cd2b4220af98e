import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMigrated, outcome, type Person, type TestDatabase } from './as-person.ts'

let database: TestDatabase
let [first, second]: { id: string }[] = []
beforeAll(async () => {
  database = await openMigrated()
  first = await database.person()
  second = await database.person()
})
afterAll(() => database.close())

const begin = async (key: string) => {
  const [row] = await database.as('service key', (query) =>
    query<{ begun: boolean }>('select begin_set_up($1) as begun', [
      createHash('sha256').update(key).digest('hex'),
    ]),
  )
  return row!.begun
}
const isOpen = async () => (await database.query<{ open: boolean }>('select is_open() as open'))[0]!.open
const call = (person: Person, sql: string) => outcome(database.as(person, (query) => query(sql)))
const rolesOf = async ({ id }: { id: string }) =>
  (await database.query<{ role: string }>('select role from user_roles where user_id = $1', [id])).map(
    ({ role }) => role,
  )

test('the printed address makes one person the first admin, once, and the centre opens when that person says so', async () => {
  expect(await isOpen()).toBe(true)
  expect(await begin('old')).toBe(true)
  expect(await begin('new')).toBe(true)
  expect(await isOpen()).toBe(false)
  expect(await call(first!, `select claim_set_up('old')`)).toBe('42501')
  expect(await call('guest', `select claim_set_up('new')`)).toBe('42501')
  await database.query(
    'update auth.users set email_confirmed_at = null, phone_confirmed_at = null where id = $1',
    [second!.id],
  )
  expect(await call(second!, `select claim_set_up('new')`)).toBe('42501')
  await database.query('update auth.users set email_confirmed_at = now() where id = any ($1)', [
    [first!.id, second!.id],
  ])
  expect(await call(first!, `select claim_set_up('new')`)).toBe('done')
  // Two tabs: the same person again is no fault, another person gets nothing.
  expect(await call(first!, `select claim_set_up('new')`)).toBe('done')
  expect(await call(second!, `select claim_set_up('new')`)).toBe('42501')
  expect([await rolesOf(first!), await rolesOf(second!)]).toEqual([['admin'], []])
  expect(await call(second!, 'select open_centre()')).toBe('42501')
  // Left and continued: a new start prints another address for the same set-up.
  expect(await begin('third')).toBe(true)
  expect(await call(second!, `select claim_set_up('third')`)).toBe('42501')
  expect(await call(first!, 'select open_centre()')).toBe('done')
  expect(await isOpen()).toBe(true)
  expect(await begin('fourth')).toBe(false)
  expect(await isOpen()).toBe(true)
})

test('the only admin cannot leave', async () => {
  expect(await call(first!, `delete from user_roles where user_id = '${first!.id}'`)).toBe('P0001')
})
