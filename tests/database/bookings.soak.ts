import { afterAll, beforeAll, expect, test } from 'vitest'
import { newGuest, rules, submission } from './open-desk.ts'
import { wholeSchema } from './as-person.ts'
import { startPostgres15, type Cluster, type Session } from './throwaway-postgres.ts'

/* People who book the same piece at the same moment, which PGlite with its one session cannot show. Needs PostgreSQL 15. */

const staff = '10000000-0000-4000-8000-000000000000'
const desks = 12
const rounds = 20

let cluster: Cluster
const sessions: Session[] = []

beforeAll(async () => {
  cluster = await startPostgres15()
  await cluster.createDatabase('centre')
  for (let desk = 0; desk < desks; desk++) sessions.push(cluster.session('centre'))
  const owner = sessions[0]!
  for (const sql of await wholeSchema()) await owner.run(`begin; ${sql}; commit`)
  await owner.run(`insert into auth.users (id) values ('${staff}')`)
  await owner.run(`insert into user_roles (user_id, role) values ('${staff}', 'staff')`)
  await owner.run(`select publish_form_rules($$${JSON.stringify(rules)}$$)`)
}, 300_000)

afterAll(async () => {
  for (const session of sessions) session.close()
  // Not there when the start itself failed.
  await (cluster as Cluster | undefined)?.stop()
})

async function asStaff<Answer>(session: Session, call: string): Promise<Answer> {
  const claims = `perform set_config('request.jwt.claims', '{"sub":"${staff}"}', true)`
  const lines = await session.run(
    `begin; do $$ begin ${claims}; end $$; set local role authenticated; select ${call}; commit`,
  )
  return JSON.parse(lines.at(-1)!) as Answer
}

interface Answer {
  booking?: { state: string; piece: number }
  refused?: { code: string; slots?: object[] }
}
const act = (session: Session, action: object) =>
  asStaff<Answer>(session, `act_on_booking($$${JSON.stringify({ id: crypto.randomUUID(), ...action })}$$)`)

/** A booking of a request of its own, so that nobody waits for the sender. */
async function asked(session: Session): Promise<string> {
  const entry = submission()
  await asStaff(session, `submit_requests($$${JSON.stringify([entry])}$$, '${newGuest()}')`)
  const booking = crypto.randomUUID()
  await act(session, { do: 'ask', booking, request: entry.id, resource: 'tractor-trolley' })
  return booking
}

const overlaps = `select count(*) from bookings a join bookings b on a.id < b.id and a.resource_id = b.resource_id
  and a.piece = b.piece and a.held && b.held where a.state = 'confirmed' and b.state = 'confirmed'`

test(`${desks} desks confirm the same morning ${rounds} times: two tractors go, once each, and no call fails`, async () => {
  const codes: string[] = []
  for (let round = 0; round < rounds; round++) {
    const day = new Date(Date.now() + (round + 2) * 86_400_000).toISOString().slice(0, 10)
    const time = { starts: `${day}T03:00:00Z`, ends: `${day}T07:00:00Z` }
    const bookings = await Promise.all(sessions.map(asked))
    const answers = await Promise.all(
      sessions.map((session, place) =>
        act(session, { do: 'confirm', booking: bookings[place], seen: 1, ...time }),
      ),
    )
    expect(
      answers
        .filter(({ booking }) => booking)
        .map(({ booking }) => booking!.piece)
        .toSorted(),
    ).toEqual([1, 2])
    codes.push(...answers.flatMap(({ refused }) => (refused ? [refused.code] : [])))
  }
  expect(codes).toEqual(Array.from({ length: rounds * (desks - 2) }, () => 'taken'))
  expect(await sessions[0]!.run(overlaps)).toEqual(['0'])
}, 300_000)

test(`${desks} schedules remind of the next day at once: each booking once`, async () => {
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const before = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  await sessions[0]!.run(`create or replace function booking_now() returns timestamptz language sql stable
    set search_path = '' as $$ select '${before}T12:00:00Z'::timestamptz $$`)
  const made: number[] = []
  for (let round = 0; round < 5; round++) {
    const rows = await Promise.all(sessions.map((session) => session.run('select remind_bookings()')))
    made.push(...rows.map(([count]) => Number(count)))
  }
  await sessions[0]!.run(`create or replace function booking_now() returns timestamptz language sql stable
    set search_path = '' as $$ select now() $$`)
  expect(made.reduce((sum, count) => sum + count, 0)).toBe(2)
  expect(await sessions[0]!.run('select day, count(*) from booking_reminders group by day')).toEqual([
    `${day}|2`,
  ])
}, 300_000)

test('without the lock of the resource the constraint still lets nobody book twice', async () => {
  const [watcher] = sessions as [Session]
  const [source] = await watcher.run(
    `select encode(convert_to(replace(pg_get_functiondef('act_on_booking'::regproc), 'for no key update', ''), 'UTF8'), 'hex')`,
  )
  await watcher.run(Buffer.from(source!, 'hex').toString())
  for (let round = 0; round < 5; round++) {
    const day = new Date(Date.now() + (round + 60) * 86_400_000).toISOString().slice(0, 10)
    const time = { starts: `${day}T03:00:00Z`, ends: `${day}T07:00:00Z` }
    const bookings = await Promise.all(sessions.map(asked))
    await Promise.allSettled(
      sessions.map((session, place) =>
        act(session, { do: 'confirm', booking: bookings[place], seen: 1, ...time }).catch(
          async (error: unknown) => {
            await session.run('rollback')
            throw error
          },
        ),
      ),
    )
  }
  expect(await watcher.run(overlaps)).toEqual(['0'])
}, 300_000)
