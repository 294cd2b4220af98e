import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeSchema } from './as-person.ts'
import { startPostgres15, type Cluster, type Session } from './throwaway-postgres.ts'

/* How long an admin waits for the list of everybody when there are 50,000. Needs PostgreSQL 15 (Debian: postgresql-15). */

let cluster: Cluster
let session: Session
const admin = '70000000-0000-4000-8000-000000000000'

beforeAll(async () => {
  cluster = await startPostgres15()
  await cluster.createDatabase('people')
  session = cluster.session('people')
  for (const sql of await wholeSchema()) await session.run(`begin; ${sql}; commit`)
  await session.run(`insert into auth.users (id, email) values ('${admin}', 'admin@example.org')`)
  await session.run(`insert into user_roles (user_id, role) values ('${admin}', 'admin')`)
})

afterAll(async () => {
  ;(session as Session | undefined)?.close()
  await (cluster as Cluster | undefined)?.stop()
})

const asAdmin = (sql: string) =>
  session.run(
    `begin; do $$ begin perform set_config('request.jwt.claims', '{"sub":"${admin}"}', true); end $$; ` +
      `set local role authenticated; ${sql}; commit`,
  )

/** Inserts a number of people with names and e-mails. */
const fill = (from: number, to: number) =>
  session.run(`
    insert into auth.users (id, email, email_confirmed_at, created_at)
    select gen_random_uuid(), 'farmer' || i || '@example.org', now(), now() - interval '1 minute' * i
    from generate_series(${from}, ${to}) i;
    update profiles set display_name = 'Gurpreet ' || left(user_id::text, 6) where display_name is null;
    analyze`)

async function measured(): Promise<Record<string, number>> {
  const took: Record<string, number> = {}
  const timed = async (what: string, sql: string) => {
    const from = performance.now()
    const [page] = await asAdmin(sql)
    took[what] = Math.round(performance.now() - from)
    return page!
  }
  const first = JSON.parse(await timed('first page', 'select list_people()')) as {
    people: { id: string; created_at: string }[]
  }
  const last = first.people.at(-1)!
  await timed('next page', `select list_people(null, null, $$${JSON.stringify(last)}$$)`)
  await timed('search by e-mail', `select list_people('farmer777@')`)
  await timed('search in vain', `select list_people('nobody at all')`)
  await timed('counts', 'select count_people()')
  return took
}

test('with 50,000 people an admin lists, finds and counts them in time', async () => {
  await fill(1, 1_000)
  await measured()
  const few = await measured()
  await fill(1_001, 50_000)
  await measured()
  const many = await measured()
  process.stdout.write(`${JSON.stringify({ few, many })}\n`)
  for (const took of Object.values(many)) expect(took).toBeLessThan(2_000)
}, 240_000)
