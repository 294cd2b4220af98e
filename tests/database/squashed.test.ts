import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEarlierChains, type EarlierChain } from '#local/database/earlier-migrations.ts'
import { readMigrations, type Migration } from '#local/database/migrations.ts'
import { openSchema, schemaOf, type TestDatabase } from './as-person.ts'
import { schemaFacts } from './schema-facts.ts'

/* The files of supabase/migrations that replace an earlier chain (supabase/earlier-migrations) make exactly the same
   database: a data folder of that chain continues with them. Later migrations are not part of this. */

const supabase = new URL('../../supabase/', import.meta.url).pathname

/** Allowed differences: none. For an intended difference, name its fact here with the reason; data folders then lack it. */
const intended: string[] = []

let chains: EarlierChain[]
let squashed: Migration[]
let before: TestDatabase
let after: TestDatabase
let earlier: Record<string, string>

const factsOf = (database: TestDatabase) => schemaFacts(database.query, { rows: true })

const differences = (a: Record<string, string>, b: Record<string, string>) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((fact) => a[fact] !== b[fact])

beforeAll(async () => {
  chains = await readEarlierChains(`${supabase}earlier-migrations`)
  const migrations = await readMigrations(`${supabase}migrations`)
  squashed = migrations.filter(({ version }) => chains.at(-1)!.replacedBy.includes(version))
  before = await openSchema('earlier', await schemaOf(chains.at(-1)!.migrations))
  after = await openSchema('squashed', await schemaOf(squashed))
  earlier = await factsOf(before)
})
afterAll(async () => {
  await before.close()
  await after.close()
})

test('the files by noun make exactly the database of the earlier chain', async () => {
  const now = await factsOf(after)
  expect(Object.keys(now).length).toBeGreaterThan(1_000)
  const differing = differences(earlier, now).filter((fact) => !intended.includes(fact))
  expect(differing.map((fact) => ({ fact, earlier: earlier[fact], now: now[fact] }))).toEqual([])
})

describe('a difference is found:', () => {
  test.each([
    ['a grant', 'grant select on public.payment_events to authenticated', 'relation public.payment_events'],
    [
      'a grant on a column',
      'grant select (by_whom) on public.order_events to authenticated',
      'column public.order_events.by_whom',
    ],
    [
      'a function that everybody may call',
      'grant execute on function public.name_of(uuid) to anon',
      'function public.name_of(uuid)',
    ],
    [
      'a default grant',
      'alter default privileges in schema public grant select on tables to anon',
      'default grants postgres public r',
    ],
    [
      'a policy',
      'alter policy "admins take roles" on public.user_roles using (true)',
      'policy public.user_roles admins take roles',
    ],
    [
      'row security',
      'alter table public.owner_keys disable row level security',
      'relation public.owner_keys',
    ],
    [
      'a default',
      'alter table public.orders alter column version set default 1',
      'column public.orders.version',
    ],
    [
      'a column that may be empty',
      'alter table public.orders alter column email drop not null',
      'column public.orders.email',
    ],
    [
      'a path',
      `alter function public.has_role(text) set search_path = 'public'`,
      'function public.has_role(text)',
    ],
    [
      'a trigger that is off',
      'alter table public.orders disable trigger order_guarded',
      'trigger public.orders order_guarded',
    ],
    ['an index', 'drop index public.orders_by_area', 'index public.orders_by_area'],
    ['a comment', `comment on column public.orders.id is 'another'`, 'column public.orders.id'],
    ['a row', 'update public.delivery_areas set cash = false', 'rows of public.delivery_areas'],
    [
      'a setting',
      `alter role authenticator set pgrst.db_pre_request = 'public.name_of'`,
      'setting of a role authenticator',
    ],
  ])('%s', async (_, planted, fact) => {
    await after.query('begin')
    try {
      for (const sql of planted.split(/;\s*/)) await after.query(sql)
      expect(differences(earlier, await factsOf(after))).toContain(fact)
    } finally {
      await after.query('rollback')
    }
  })
})

/** Created objects, each with the line above it. */
const made = (pattern: RegExp) =>
  squashed.flatMap(({ sql }) =>
    [...sql.matchAll(pattern)].map(([, line, name]) => ({ line: line!, name: name! })),
  )
const tables = () => made(/(.*)\ncreate table public\.(\w+)/g)
const functions = () => made(/(.*)\ncreate function public\.(\w+)/g)

test('a file by noun creates everything once, in its final form', () => {
  expect(squashed.length).toBeGreaterThan(10)
  for (const { sql, file } of squashed) {
    expect(sql, file).not.toMatch(/create or replace|drop (?:function|policy|trigger|constraint|table)\b/i)
    // Other alterations are grants.
    const altered = [...sql.matchAll(/^alter (?!default privileges|role).*$/gim)].map(([line]) => line)
    expect(
      altered.filter((line) => !/^alter table public\.\w+ enable row level security;$/.test(line)),
    ).toEqual([])
  }
  const twice = (names: string[]) => names.filter((name, place) => names.indexOf(name) !== place)
  expect(twice(tables().map(({ name }) => name))).toEqual([])
  // Two functions that differ in their arguments.
  expect(twice(functions().map(({ name }) => name))).toEqual(['stays'])
})

test('every table and function has a comment', () => {
  const all = [...tables(), ...functions()]
  expect(all.length).toBeGreaterThan(250)
  expect(all.filter(({ line }) => !/^-- .*\S/.test(line)).map(({ name }) => name)).toEqual([])
})

test('a version is never used again', async () => {
  const migrations = await readMigrations(`${supabase}migrations`)
  const versions = [...chains.flatMap((chain) => chain.migrations), ...migrations].map(
    ({ version }) => version,
  )
  expect(new Set(versions).size).toBe(versions.length)
  for (const [place, { replacedBy }] of chains.entries()) {
    const next = chains[place + 1]?.migrations ?? migrations
    const begins = next.slice(0, replacedBy.length).map(({ version }) => version)
    expect(begins).toEqual(replacedBy)
  }
})
