import { isFull } from '../rounds.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openMigrated, outcome, type TestDatabase } from './as-person.ts'

let database: TestDatabase
let farmer: { id: string }
beforeAll(async () => {
  database = await openMigrated()
  farmer = await database.person([], { display_name: 'Gurpreet', phone: '+919876543210' })
})
afterAll(() => database.close())

const call = async (sql: string, given: unknown, who: { id: string } = farmer) =>
  (
    await database.as(who, (query) =>
      query<{ answer: unknown }>(`select ${sql}($1::text::jsonb) as answer`, [JSON.stringify(given)]),
    )
  )[0]!.answer

interface Change {
  id?: string
  changes: Record<string, unknown>
  seen?: Record<string, number>
  after?: string[]
}
const id = () => crypto.randomUUID()
const change = (given: Change, who = farmer) => call('change_profile', { id: id(), ...given }, who)
const profile = async (who = farmer) =>
  (
    await database.query<{ village: string | null; phone: string | null; version: number }>(
      'select village, phone, version::int from profiles where user_id = $1',
      [who.id],
    )
  )[0]!
const newFarmer = () => database.person([], { display_name: 'Sunita' })

describe('a change of the profile', () => {
  test('is done once however often it arrives, and a late repetition changes nothing', async () => {
    const first = { id: id(), changes: { village: 'Sarna' }, seen: { village: 0 } }
    expect(await change(first)).toEqual({ done: 1 })
    expect(await change({ changes: { village: 'Bhoa' }, seen: { village: 1 } })).toEqual({ done: 2 })
    expect(await change(first)).toEqual({ done: 1 })
    expect(await profile()).toMatchObject({ village: 'Bhoa', version: 2 })
  })

  test('that arrives after a newer one of another phone asks, and changes nothing', async () => {
    const { id: person } = await newFarmer()
    await change({ changes: { village: 'Bhoa', phone: '1' }, seen: { village: 0, phone: 0 } }, { id: person })
    const older = {
      changes: { village: 'Sarna', pincode: '145025' },
      seen: { village: 0, pincode: 0 },
      after: [],
    }
    expect(await change(older, { id: person })).toEqual({ conflict: { village: 'Bhoa', version: 1 } })
    expect(await profile({ id: person })).toMatchObject({ village: 'Bhoa', version: 1 })
    // The person has seen the other one, and wants theirs.
    expect(await change({ ...older, seen: { village: 1, pincode: 0 } }, { id: person })).toEqual({ done: 2 })
  })

  test('of another field goes through, whatever was seen', async () => {
    const other = await newFarmer()
    await change({ changes: { village: 'Bhoa' }, seen: { village: 0 } }, other)
    expect(await change({ changes: { phone: '1' }, seen: { phone: 0 } }, other)).toEqual({ done: 2 })
    expect(await profile(other)).toMatchObject({ village: 'Bhoa', phone: '1' })
  })

  test('builds upon earlier ones of the same phone, and these come too late afterwards', async () => {
    const own = await newFarmer()
    const [lost, late] = [id(), id()]
    await change({ id: lost, changes: { village: 'Sarna' }, seen: { village: 0 } }, own)
    const newer = { changes: { village: 'Bhoa' }, seen: { village: 0 }, after: [lost, late] }
    expect(await change(newer, own)).toEqual({ done: 2 })
    const asked = await change({ id: late, changes: { village: 'Malikpur' }, seen: { village: 0 } }, own)
    expect(asked).toEqual({ conflict: { village: 'Bhoa', version: 2 } })
  })

  test('back to the first value counts, so that an older one does not pass', async () => {
    const own = await newFarmer()
    await change({ changes: { village: null }, seen: { village: 0 } }, own)
    const older = { changes: { village: 'Sarna' }, seen: { village: 0 } }
    expect(await change(older, own)).toEqual({ conflict: { village: null, version: 1 } })
  })

  test('that wants what is there already does not ask', async () => {
    const own = await newFarmer()
    await change({ changes: { village: 'Bhoa' }, seen: { village: 0 } }, own)
    expect(await change({ changes: { village: 'Bhoa' }, seen: { village: 0 } }, own)).toEqual({ done: 2 })
  })

  test('of a build before these ids is numbered too, and one of its entries counts as the last', async () => {
    const own = await newFarmer()
    await database.as(own, (query) =>
      query(`update profiles set village = 'Bhoa' where user_id = $1`, [own.id]),
    )
    const older = { changes: { village: 'Sarna' }, seen: { village: 0 } }
    expect(await change(older, own)).toEqual({ conflict: { village: 'Bhoa', version: 1 } })
    expect(await change({ changes: { village: 'Sarna' } }, own)).toEqual({ done: 2 })
  })

  test('is refused under the id of another change, also of another person’s', async () => {
    const given = { id: id(), changes: { village: 'Sarna' } }
    await change(given)
    expect(await outcome(change({ ...given, changes: { village: 'Bhoa' } }))).toBe('PT409')
    expect(await outcome(change(given, await newFarmer()))).toBe('PT409')
  })

  test.each([
    ['no fields', { changes: {} }, 'PT400'],
    ['a field that is none', { changes: { user_id: id() } }, 'PT400'],
    ['the version', { changes: { version: '9' } }, 'PT400'],
    ['a value that is no text', { changes: { village: { a: 1 } } }, 'PT400'],
    ['no id', { id: 'x', changes: { village: 'x' } }, 'PT400'],
    ['a version that is none', { changes: { village: 'x' }, seen: { village: -1 } }, 'PT400'],
    ['a village that is too long', { changes: { village: 'ਅ'.repeat(81) } }, '23514'],
    ['an unknown language', { changes: { language: 'xx' } }, '23503'],
  ])('with %s is refused', async (_what, given, code) => {
    const before = await profile()
    expect(await outcome(change(given as unknown as Change))).toBe(code)
    expect(await profile()).toEqual(before)
  })

  test('of a guest is refused, and an account without a profile begins one', async () => {
    const given = JSON.stringify({ id: id(), changes: { village: 'Sarna' } })
    const asGuest = database.as('guest', (query) => query('select change_profile($1::text::jsonb)', [given]))
    expect(await outcome(asGuest)).toBe('42501')
    const own = await newFarmer()
    await database.query('delete from profiles where user_id = $1', [own.id])
    expect(await change({ changes: { village: 'Sarna' }, seen: { village: 0 } }, own)).toEqual({ done: 1 })
  })

  test.skipIf(!isFull)(
    'leaves a log that does not grow without end, and forgets nothing of a field',
    async () => {
      const own = await newFarmer()
      await change({ changes: { phone: '1' } }, own)
      for (let n = 0; n < 220; n += 1) await change({ changes: { village: `village ${n}` } }, own)
      const left = await database.query('select 1 from profile_changes where user_id = $1', [own.id])
      expect(left.length).toBeLessThan(205)
      const late = { changes: { phone: '2' }, seen: { phone: 0 } }
      expect(await change(late, own)).toEqual({ conflict: { phone: '1', version: 221 } })
    },
  )

  test.skipIf(!isFull)('by hand, to and fro, leaves no longer log', async () => {
    const own = await newFarmer()
    await change({ changes: { phone: '1' } }, own)
    for (let n = 0; n < 300; n += 1)
      await database.as(own, (query) =>
        query('update profiles set village = $1 where user_id = $2', [n % 2 === 0 ? 'a' : 'b', own.id]),
      )
    expect((await profile(own)).version).toBe(301)
    const left = await database.query('select 1 from profile_changes where user_id = $1', [own.id])
    expect(left.length).toBeLessThan(205)
    const late = { changes: { phone: '2' }, seen: { phone: 0 } }
    expect(await change(late, own)).toEqual({ conflict: { phone: '1', version: 301 } })
  })

  test('names no more fields of a farm than can come and go', async () => {
    const own = await newFarmer()
    const gone = (count: number) => ({
      changes: Object.fromEntries(Array.from({ length: count }, () => [`farm_field:${id()}`, null])),
    })
    expect(await outcome(change(gone(111), own))).toBe('PT400')
    expect(await change(gone(110), own)).toEqual({ done: 1 })
  })
})

describe('a consent', () => {
  const consent = (given: boolean, facts: { seen?: string | null; purpose?: string } = {}) => ({
    id: id(),
    purpose: 'messages',
    version: 1,
    given,
    made_at: '2026-11-26T06:00:00Z',
    ...facts,
  })
  const save = (who: { id: string }, ...entries: unknown[]) => call('keep_consents', entries, who)
  const count = async (who: { id: string }) =>
    (await database.query('select 1 from consents where user_id = $1', [who.id])).length

  test('that comes late does not undo that it was taken back meanwhile', async () => {
    const own = await newFarmer()
    const late = consent(true, { seen: null })
    const back = consent(false, { seen: null })
    await save(own, back)
    expect(await outcome(save(own, late))).toBe('PT409')
    expect(await count(own)).toBe(1)
    await save(own, consent(true, { seen: back.id }), consent(true, { purpose: 'other', seen: null }))
    await save(own, back)
    expect(await count(own)).toBe(3)
  })

  test('that is taken back always counts, and so does one of an earlier build', async () => {
    const own = await newFarmer()
    await save(own, consent(true, { seen: null }))
    await save(own, consent(false, { seen: null }))
    await save(own, consent(true))
    expect(await count(own)).toBe(3)
  })

  test('follows those of the same phone that are sent with it', async () => {
    const own = await newFarmer()
    const [given, back] = [consent(true, { seen: null }), consent(false)]
    await save(own, given, { ...back, seen: given.id }, consent(true, { seen: back.id }))
    expect(await count(own)).toBe(3)
  })

  test('is no receipt for another one with its id', async () => {
    const own = await newFarmer()
    const first = consent(true)
    await save(own, first)
    expect(await outcome(save(own, { ...first, given: false }))).toBe('PT409')
    expect(await outcome(save(await newFarmer(), first))).toBe('PT409')
  })
})
