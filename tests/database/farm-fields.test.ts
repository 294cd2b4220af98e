import { isFull } from '../rounds.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { longestOfFarmField } from '#src/base/farm-field.ts'
import { openMigrated, outcome, type TestDatabase } from './as-person.ts'

let database: TestDatabase
beforeAll(async () => void (database = await openMigrated()))
afterAll(() => database.close())

const id = () => crypto.randomUUID()
const newFarmer = () => database.person([], { display_name: 'Gurpreet' })
const canal = { name: 'Canal field', acres: '2', village: 'Malikpur', place: 'By the bridge' }
const well = { name: 'Well field', acres: '', village: '', place: '' }

interface Change {
  id?: string
  changes: Record<string, unknown>
  seen?: Record<string, number>
  after?: string[]
}

async function call(sql: string, who: { id: string }, given: unknown[] = []) {
  const rows = await database.as(who, (query) => query<{ answer: unknown }>(`select ${sql} as answer`, given))
  return rows[0]!.answer
}
const change = (who: { id: string }, given: Change) =>
  call('change_profile($1::text::jsonb)', who, [JSON.stringify({ id: id(), ...given })])
const fields = async (who: { id: string }) =>
  (
    await database.query<{ farm_fields: object }>('select farm_fields from profiles where user_id = $1', [
      who.id,
    ])
  )[0]!.farm_fields

test('two phones name different fields, and both stay', async () => {
  const farmer = await newFarmer()
  const [one, other] = [id(), id()]
  const first = { changes: { [`farm_field:${one}`]: canal }, seen: { [`farm_field:${one}`]: 0 } }
  const second = { changes: { [`farm_field:${other}`]: well }, seen: { [`farm_field:${other}`]: 0 } }
  expect(await change(farmer, first)).toEqual({ done: 1 })
  expect(await change(farmer, second)).toEqual({ done: 2 })
  expect(await fields(farmer)).toEqual({ [one]: canal, [other]: well })
})

test('a field is changed once however often the change arrives, and is removed by null', async () => {
  const farmer = await newFarmer()
  const key = `farm_field:${id()}`
  const given = { id: id(), changes: { [key]: canal, village: 'Sarna' } }
  expect(await change(farmer, given)).toEqual({ done: 1 })
  expect(await change(farmer, { changes: { [key]: null }, seen: { [key]: 1 } })).toEqual({ done: 2 })
  expect(await change(farmer, given)).toEqual({ done: 1 })
  expect(await fields(farmer)).toEqual({})
})

test('a late change of a field asks, with what the other phone wrote', async () => {
  const farmer = await newFarmer()
  const key = `farm_field:${id()}`
  await change(farmer, { changes: { [key]: canal } })
  await change(farmer, { changes: { [key]: { ...canal, acres: '3' } }, seen: { [key]: 1 } })
  const late = { changes: { [key]: { ...canal, name: 'Long field' } }, seen: { [key]: 1 } }
  expect(await change(farmer, late)).toEqual({ conflict: { [key]: { ...canal, acres: '3' }, version: 2 } })
  await change(farmer, { changes: { [key]: null }, seen: { [key]: 2 } })
  expect(await change(farmer, late)).toEqual({ conflict: { [key]: null, version: 3 } })
  // The same words as on the other phone, in another order, are no question.
  const { name, ...others } = well
  await change(farmer, { changes: { [key]: well }, seen: { [key]: 3 } })
  expect(await change(farmer, { changes: { [key]: { ...others, name } }, seen: { [key]: 3 } })).toEqual({
    done: 5,
  })
})

test.each<[string, unknown]>([
  ['no name', { ...canal, name: ' ' }],
  ['another part', { ...canal, owner: 'x' }],
  ['a part less', { name: 'x', acres: '', village: '' }],
  ['acres that are no text', { ...canal, acres: 2 }],
  ['two lines', { ...canal, place: 'a\nb' }],
  ...Object.entries(longestOfFarmField).map(([part, longest]): [string, unknown] => [
    `a long ${part}`,
    { ...canal, [part]: 'ਅ'.repeat(longest + 1) },
  ]),
  ['a text for a field', 'Canal field'],
])('a field with %s is refused', async (_what, field) => {
  const farmer = await newFarmer()
  expect(await outcome(change(farmer, { changes: { [`farm_field:${id()}`]: field } }))).toBe('PT400')
  expect(await fields(farmer)).toEqual({})
})

test('a field of the longest texts is taken; one without an id, and the fifty-first, are refused', async () => {
  const farmer = await newFarmer()
  const long = Object.fromEntries(
    Object.entries(longestOfFarmField).map(([part, most]) => [part, 'ਅ'.repeat(most)]),
  )
  expect(await change(farmer, { changes: { [`farm_field:${id()}`]: long } })).toEqual({ done: 1 })
  expect(await outcome(change(farmer, { changes: { 'farm_field:x': canal } }))).toBe('PT400')
  expect(await outcome(change(farmer, { changes: { 'farm_field:': canal } }))).toBe('PT400')
  const many = Object.fromEntries(Array.from({ length: 50 }, () => [`farm_field:${id()}`, canal]))
  expect(await outcome(change(farmer, { changes: many }))).toBe('23514')
})

test('nobody else reads or writes them, and nobody passes change_profile by', async () => {
  const [farmer, neighbour] = [await newFarmer(), await newFarmer()]
  await change(farmer, { changes: { [`farm_field:${id()}`]: canal } })
  const read = (who: { id: string }) =>
    database.as(who, (query) => query('select farm_fields from profiles where user_id = $1', [farmer.id]))
  expect(await read(farmer)).toHaveLength(1)
  expect(await read(neighbour)).toEqual([])
  const write = database.as(farmer, (query) =>
    query(`update profiles set farm_fields = '{}' where user_id = $1`, [farmer.id]),
  )
  expect(await outcome(write)).toBe('42501')
  // Changing a column that is one's own needs no right to the fields' check function.
  const village = await database.as(farmer, (query) =>
    query(`update profiles set village = 'Bhoa' where user_id = $1 returning 1`, [farmer.id]),
  )
  expect(village).toHaveLength(1)
})

test('a copy of one’s data has them, and a deleted account leaves none', async () => {
  const farmer = await newFarmer()
  const key = id()
  await change(farmer, { changes: { [`farm_field:${key}`]: canal } })
  expect(await call('my_data()', farmer)).toMatchObject({ profile: { farm_fields: { [key]: canal } } })
  await database.query('delete from auth.users where id = $1', [farmer.id])
  const left = await database.query(
    `select 1 from profiles where farm_fields::text like '%' || $1 || '%'
     union all select 1 from profile_changes where $1 = any (array(select substr(f, 12) from unnest(fields) f))`,
    [key],
  )
  expect(left).toEqual([])
})

test.skipIf(!isFull)('naming and removing fields without end does not fill the log', async () => {
  const farmer = await newFarmer()
  for (let n = 0; n < 110; n += 1) {
    const key = `farm_field:${id()}`
    await change(farmer, { changes: { [key]: canal } })
    await change(farmer, { changes: { [key]: null } })
  }
  const left = await database.query('select 1 from profile_changes where user_id = $1', [farmer.id])
  expect(left.length).toBeLessThan(205)
})
