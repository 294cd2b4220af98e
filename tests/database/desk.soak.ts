import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeSchema } from './as-person.ts'
import { deskAnswer, type DeskPage } from './at-the-desk.ts'
import { rules, submission, type Entry, type Result } from './open-desk.ts'
import { startPostgres15, type Cluster, type Session } from './throwaway-postgres.ts'

/*
 * Concurrent sessions, which PGlite does not have: farmers send, colleagues answer and phones sync at the same moment. Also
 * the desk's time with 100,000 requests. Needs PostgreSQL 15 (Debian: postgresql-15).
 */

let cluster: Cluster
let sessions: [Session, Session, Session, Session]
const name = 'desk'
const [farmer, other, staff, manager] = [4, 5, 6, 7].map(
  (digit) => `${digit}0000000-0000-4000-8000-000000000000`,
) as [string, string, string, string]

beforeAll(async () => {
  cluster = await startPostgres15()
  await cluster.createDatabase(name)
  const first = cluster.session(name)
  for (const sql of await wholeSchema()) await first.run(`begin; ${sql}; commit`)
  for (const id of [farmer, other, staff, manager])
    await first.run(`insert into auth.users (id) values ('${id}')`)
  await first.run(
    `insert into user_roles (user_id, role) values ('${staff}', 'staff'), ('${manager}', 'manager')`,
  )
  await first.run(`select publish_form_rules($$${JSON.stringify(rules)}$$)`)
  sessions = [first, ...[1, 2, 3].map(() => cluster.session(name))] as typeof sessions
})

afterAll(async () => {
  for (const session of (sessions as typeof sessions | undefined) ?? []) session.close()
  await (cluster as Cluster | undefined)?.stop()
})

const begin = (person: string) =>
  `begin; do $$ begin perform set_config('request.jwt.claims', '{"sub":"${person}"}', true); end $$; set local role authenticated`
const asPerson = async <Answer>(session: Session, person: string, sql: string) => {
  const [line] = await session.run(`${begin(person)}; ${sql}; commit`)
  return JSON.parse(line!) as Answer
}
const submitting = (entries: Entry[]) => `select submit_requests($$${JSON.stringify(entries)}$$)`
const answering = (entries: object[]) => `select answer_from_desk($$${JSON.stringify(entries)}$$)`

test('whatever four sessions do at once, a syncing phone ends with the centre’s state, and nobody waits forever', async () => {
  const [one, two, three, reader] = sessions
  const sent: string[] = []
  const stored = new Map<string, number>()
  let since = (await asPerson<DeskPage>(reader, staff, 'select desk_changes()')).version
  const state = { writing: true }
  const look = async () => {
    const page = await asPerson<DeskPage>(reader, staff, `select desk_changes(${since})`)
    for (const { id, n } of page.items) stored.set(id, n)
    since = page.version
    return page.more
  }
  const farmers = [
    [one, farmer],
    [two, other],
  ] as const
  const sending = farmers.map(async ([session, person]) => {
    for (let round = 0; round < 60; round++) {
      const batch = Array.from({ length: 1 + (round % 7) }, () => submission())
      await asPerson(session, person, submitting(batch))
      sent.push(...batch.map(({ id }) => id))
    }
  })
  const answers = (async () => {
    for (let round = 0; round < 60; round++) {
      if (sent.length === 0) await asPerson(three, manager, 'select desk_colleagues()')
      const batch = [7, 3, 11].flatMap((step) => {
        const item = sent[(round * step) % (sent.length || 1)]
        return item ? [deskAnswer({ item, seen: 9e14, note: `note ${round}` })] : []
      })
      const { results } = await asPerson<{ results: Result[] }>(three, manager, answering(batch))
      for (const { refused } of results) expect(refused).toBeUndefined()
    }
  })()
  const following = (async () => {
    while (state.writing) await look()
  })()
  await Promise.all([...sending, answers])
  state.writing = false
  await following
  while (await look());
  const rows = await one.run(`select id || ' ' || n from desk_items where what = 'request' and n is not null`)
  expect(
    new Map(rows.map((row) => row.split(' ') as [string, string]).map(([id, n]) => [id, Number(n)])),
  ).toEqual(stored)
  expect([...stored.keys()].toSorted()).toEqual(sent.toSorted())
})

/** Milliseconds that each call of a manager's takes; numbering first, which a desk that is looked at does every half minute. */
async function measured(session: Session): Promise<Record<string, number>> {
  const took: Record<string, number> = {}
  const timed = async <Answer>(what: string, sql: string) => {
    const from = performance.now()
    const answer = await asPerson<Answer>(session, manager, sql)
    took[what] = Math.round(performance.now() - from)
    return answer
  }
  for (let round = 0; round < 11; round++) await asPerson(session, manager, 'select desk_changes(0)')
  // As the server does by itself within a minute: until then the rows' old numbers are read over.
  await session.run('vacuum analyze desk_items')
  const { version } = await timed<DeskPage>('first page', 'select desk_changes()')
  await timed('nothing new', `select desk_changes(${version})`)
  await timed('search', `select desk_find('gurpreet 77777')`)
  await timed('report', 'select desk_report(52)')
  return took
}

async function fill(session: Session, count: number): Promise<void> {
  await session.run(`
    alter table requests disable trigger request_guarded;
    insert into requests (
      id, kind, user_id, reference, content, hash, rules_version, language, made_at, received_at, completed_at, status
    )
    select id, 'soil-test', '${farmer}', 'KS-' || translate(lpad(to_hex(i + 65536), 5, '2'), '01abcdef', 'WVABCDEF'),
      content, encode(sha256(convert_to(content, 'UTF8')), 'hex'), 1, 'pa', at, at, at,
      case when i % 20 = 0 then 'received' else 'done' end
    from (
      select i, gen_random_uuid() as id, now() - interval '2 years' * i / 100000 as at,
        '{"answers":{"name":"Gurpreet ' || i || '","phone":"9876543210"},"form":"soil-test","manifest":[],"version":1}' as content
      from generate_series(1, ${count}) i
    ) made on conflict (reference) do nothing;
    alter table requests enable trigger request_guarded;
    analyze`)
}

test('with 100,000 requests the desk opens, syncs, searches and reports in time', async () => {
  const [session] = sessions
  await fill(session, 1_000)
  const few = await measured(session)
  await fill(session, 100_000)
  const many = await measured(session)
  process.stdout.write(`${JSON.stringify({ few, many })}\n`)
  expect(many['first page']).toBeLessThan(2_000)
  expect(many['nothing new']).toBeLessThan(200)
  expect(many['search']).toBeLessThan(3_000)
  expect(many['report']).toBeLessThan(3_000)
}, 240_000)
