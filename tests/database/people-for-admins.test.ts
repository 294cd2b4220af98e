import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMigrated, outcome, type Person, type TestDatabase } from './as-person.ts'
import { isFull } from '../rounds.ts'

interface PeoplePage {
  more: boolean
  people: {
    id: string
    email: string | null
    display_name: string | null
    created_at: string
    roles: string[]
  }[]
}

let database: TestDatabase
let admin: { id: string }

beforeAll(async () => {
  database = await openMigrated()
  admin = await database.person(['admin'], { display_name: 'Balwinder Singh' })
  await signUp(12, 'Person')
  const [one] = await signUp(1, '50% off_er')
  await database.query(`insert into user_roles (user_id, role) values ($1, 'viewer'), ($1, 'editor')`, [one])
})
afterAll(() => database.close())

/** Signs people up, a second after one another, and answers their ids. */
async function signUp(count: number, name: string): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `insert into auth.users (id, email, email_confirmed_at, created_at, raw_user_meta_data)
     select gen_random_uuid(), lower(replace($2, ' ', '-')) || n || '@example.org', now(), now() + n * interval '1 second',
       jsonb_build_object('display_name', $2::text || ' ' || n)
     from generate_series(1, $1::int) n returning id`,
    [count, name],
  )
  return rows.map(({ id }) => id)
}

async function list(
  who: Person,
  wanted: string | null,
  after: object | null = null,
  most = 50,
  holding: string | null = null,
): Promise<PeoplePage> {
  const [row] = await database.as(who, (query) =>
    query<{ list_people: PeoplePage }>('select list_people($1, $2, $3::text::jsonb, $4)', [
      wanted,
      holding,
      after && JSON.stringify(after),
      most,
    ]),
  )
  return row!.list_people
}

test('an admin sees all accounts with e-mail, name and roles, the latest first', async () => {
  const { more, people } = await list(admin, null)
  expect(more).toBe(false)
  expect(people).toHaveLength(14)
  expect(people[0]).toMatchObject({ email: 'person12@example.org', display_name: 'Person 12', roles: [] })
  expect(people.find(({ id }) => id === admin.id)?.roles).toEqual(['admin'])
})

test('every account is on one page only', async () => {
  const seen: string[] = []
  let after: object | null = null
  for (let more = true; more;) {
    const page: PeoplePage = await list(admin, '', after, 5)
    seen.push(...page.people.map(({ id }) => id))
    after = page.people.at(-1)!
    more = page.more
  }
  expect(seen).toHaveLength(14)
  expect(new Set(seen).size).toBe(14)
})

test('letters of an e-mail or a name find a person, and wildcards are plain characters', async () => {
  expect((await list(admin, 'PERSON 7')).people).toHaveLength(1)
  expect((await list(admin, 'person7@')).people).toHaveLength(1)
  expect((await list(admin, '50%')).people.map(({ roles }) => roles)).toEqual([['editor', 'viewer']])
  expect((await list(admin, '%')).people).toHaveLength(1)
  expect((await list(admin, 'nobody at all')).people).toEqual([])
  expect((await list(admin, null, null, 50, 'editor')).people).toHaveLength(1)
})

test('the counts are by role, and a person with two staff roles counts once', async () => {
  const both = await database.person(['staff', 'manager'])
  const [row] = await database.as(admin, (query) => query('select count_people()'))
  expect(row).toEqual({ count_people: { total: 15, admins: 1, staff: 2, viewers: 1 } })
  await database.query('delete from auth.users where id = $1', [both.id])
})

test.each(['nobody', 'viewer', 'staff', 'editor', 'manager'])(
  '%s reads neither list nor counts',
  async (role) => {
    const person = await database.person(role === 'nobody' ? [] : [role])
    expect(await outcome(list(person, null))).toBe('42501')
    expect(await outcome(database.as(person, (query) => query('select count_people()')))).toBe('42501')
    expect(await outcome(list('guest', null))).toBe('42501')
    await database.query('delete from auth.users where id = $1', [person.id])
  },
)

test.skipIf(!isFull)('one of 50,000 people is found while an admin waits', async () => {
  // Without the trigger that begins their profiles: they are found by their e-mail.
  await database.query(`set session_replication_role = replica`)
  await signUp(50_000, 'Farmer')
  await database.query(`set session_replication_role = default`)
  const { people, more } = await list(admin, 'farmer49999@')
  expect(people).toHaveLength(1)
  expect(more).toBe(false)
  expect((await list(admin, 'farmer', null, 50)).more).toBe(true)
})
