import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeSchema } from './as-person.ts'
import { deskAnswer } from './desk-answer.ts'
import {
  enrolment,
  loan,
  rules,
  submission,
  trainings,
  type Changes,
  type Entry,
  type Result,
} from './open-desk.ts'
import { startPostgres15, type Cluster, type Session } from './throwaway-postgres.ts'

/*
 * Concurrent sessions, which PGlite does not have: phones send, claim and sync at the same moment. Needs PostgreSQL 15
 * (Debian: postgresql-15) and is therefore not among the tests that run everywhere.
 */

let cluster: Cluster
let sessions: [Session, Session, Session, Session]
const name = 'requests'
const [farmer, other, staff] = [4, 5, 6].map((digit) => `${digit}0000000-0000-4000-8000-000000000000`) as [
  string,
  string,
  string,
]

beforeAll(async () => {
  cluster = await startPostgres15()
  await cluster.createDatabase(name)
  const reader = cluster.session(name)
  for (const sql of await wholeSchema()) await reader.run(`begin; ${sql}; commit`)
  for (const id of [farmer, other, staff]) await reader.run(`insert into auth.users (id) values ('${id}')`)
  await reader.run(`insert into user_roles (user_id, role) values ('${staff}', 'staff')`)
  await reader.run(`select publish_catalogue('a', $$${JSON.stringify(trainings)}$$)`)
  await reader.run(`select publish_form_rules($$${JSON.stringify(rules)}$$)`)
  sessions = [reader, ...[1, 2, 3].map(() => cluster.session(name))] as typeof sessions
})

afterAll(async () => {
  for (const session of (sessions as typeof sessions | undefined) ?? []) session.close()
  await (cluster as Cluster | undefined)?.stop()
})

const begin = (person: string) =>
  `begin; do $$ begin perform set_config('request.jwt.claims', '{"sub":"${person}"}', true); end $$; set local role authenticated`
let secrets = 0
const newSecret = () => String(++secrets).padStart(43, 'x')
const submitting = (entries: Entry[], guest?: string) =>
  `select submit_requests($$${JSON.stringify(entries)}$$, ${guest ? `'${guest}'` : 'null'})`
const changing = (since: number) => `select request_changes(${since})`
const asPerson = async <Answer>(session: Session, person: string, sql: string) => {
  const [line] = await session.run(`${begin(person)}; ${sql}; commit`)
  return JSON.parse(line!) as Answer
}
interface Results {
  results: Result[]
}

/** Runs one call in an open transaction, begins the other, which has to wait, then commits; gives both answers. */
async function atOnce<A, B>(item: [person: string, sql: string], another: [person: string, sql: string]) {
  const [, first, second] = sessions
  const [line] = await first.run(`${begin(item[0])}; ${item[1]}`)
  const waiting = asPerson<B>(second, another[0], another[1])
  await cluster.untilWaiting(name, 1)
  await first.run('commit')
  return [JSON.parse(line!) as A, await waiting] as const
}

test('two simultaneous deliveries of the same text give one row and the same receipt', async () => {
  const entries = [enrolment(), submission()]
  const [first, second] = await atOnce<Results, Results>(
    [farmer, submitting(entries)],
    [farmer, submitting(entries.toReversed())],
  )
  expect(second.results.toReversed()).toEqual(first.results)
  expect(first.results.every(({ receipt }) => receipt)).toBe(true)
  const ids = entries.map(({ id }) => `'${id}'`).join()
  expect(await sessions[0].run(`select count(*) from requests where id in (${ids})`)).toEqual(['2'])
  expect(await sessions[0].run(`select count(*) from orders where id = '${entries[0]!.id}'`)).toEqual(['1'])
})

test('the same id from two accounts at once is one row, and a conflict for the second', async () => {
  const entry = submission()
  const [first, second] = await atOnce<Results, Results>(
    [farmer, submitting([entry])],
    [other, submitting([entry])],
  )
  expect(first.results[0]!.receipt).toBeDefined()
  expect(second.results[0]!.refused).toMatchObject({ status: 409, code: 'conflict' })
})

test('two accounts claim a guest at once, and one gets it', async () => {
  const secret = newSecret()
  await sessions[0].run(`${begin(other)}; ${submitting([submission()], secret)}; commit`)
  const claiming = `select claim_guest('${secret}')`
  const [first, second] = await atOnce([farmer, claiming], [other, claiming])
  expect([first, second]).toEqual([
    { claimed: 1, yours: true },
    { claimed: 0, yours: false },
  ])
})

test('entries of a guest during a claim belong to the account, in either order', async () => {
  for (const claimFirst of [true, false]) {
    const [secret, entry] = [newSecret(), submission()]
    const claiming: [string, string] = [farmer, `select claim_guest('${secret}')`]
    const sending: [string, string] = [other, submitting([entry], secret)]
    await (claimFirst ? atOnce(claiming, sending) : atOnce(sending, claiming))
    expect(await sessions[0].run(`select user_id from requests where id = '${entry.id}'`)).toEqual([farmer])
  }
})

test('a phone that reads while another sends never reads past a version that is not yet committed', async () => {
  const [reader, first, second] = sessions
  const { version } = await asPerson<Changes>(reader, farmer, changing(0))
  const [early, late] = [submission(), submission()]
  await first.run(`${begin(farmer)}; ${submitting([early])}`)
  const waiting = asPerson<Results>(second, farmer, submitting([late]))
  await cluster.untilWaiting(name, 1)
  expect(await asPerson<Changes>(reader, farmer, changing(version))).toMatchObject({ requests: [] })
  await first.run('commit')
  await waiting
  const { requests } = await asPerson<Changes>(reader, farmer, changing(version))
  expect(requests.map(({ id }) => id)).toEqual([early.id, late.id])
})

test('phones, guests, claims and answers at once: a syncing phone ends with the centre’s state', async () => {
  const [follower, ...writers] = sessions
  const person = other
  const done = new AbortController()
  const stored = new Map<string, number>()
  let since = 0
  const poll = async () => {
    for (let more = true; more;) {
      const page = await asPerson<Changes>(follower, person, changing(since))
      for (const { id, version } of page.requests) stored.set(id, version)
      ;({ more, version: since } = page)
    }
  }
  const follow = async () => {
    while (!done.signal.aborted) await poll()
  }
  const sent: Entry[] = []
  const write = async (writer: Session, number: number) => {
    for (let round = 0; round < 40; round++) {
      const entries = Array.from({ length: 1 + ((round + number) % 4) }, () =>
        submission(sent.length > 3 && round % 5 === 0 ? { replaces: sent[round % sent.length]!.id } : {}),
      )
      const secret = (round + number) % 3 === 0 ? newSecret() : undefined
      const { results } = await asPerson<Results>(writer, person, submitting(entries, secret))
      expect(results.filter(({ refused }) => refused)).toEqual([])
      sent.push(...entries)
      if (secret) await asPerson(writer, person, `select claim_guest('${secret}')`)
      const target = sent[(round * 7) % sent.length]!
      const answer = deskAnswer({ item: target.id, seen: 9e14, note: `note ${round}` })
      if (round % 2) await asPerson(writer, staff, `select answer_from_desk($$${JSON.stringify([answer])}$$)`)
    }
  }
  const following = follow()
  await Promise.all(writers.map(write))
  done.abort()
  await following
  await poll()
  const rows = await sessions[0].run(
    `select id, version from requests where user_id = '${person}' order by 1`,
  )
  expect([...stored].map(([id, version]) => `${id}|${version}`).toSorted()).toEqual(rows.toSorted())
  expect(sent.every(({ id }) => stored.has(id))).toBe(true)
})

test('on PostgreSQL 15 deeply nested input cannot exhaust the parser either', async () => {
  expect((await sessions[0].run('show server_version'))[0]).toMatch(/^15\./)
  const { results } = await asPerson<Results>(
    sessions[0],
    farmer,
    submitting([{ ...submission(), content: '['.repeat(60_000) }, submission()]),
  )
  expect(results.map(({ refused }) => refused?.status)).toEqual([422, undefined])
})

test('invalid entries that an account sends twice at once count twice, against it alone; known ones are answered after that', async () => {
  const [reader] = sessions
  const [stored, rubbish] = [submission(), Array.from({ length: 50 }, () => ({}) as Entry)]
  const given = await asPerson<Results>(reader, other, submitting([stored]))
  await reader.run('delete from request_counts')
  await atOnce([other, submitting(rubbish)], [other, submitting(rubbish)])
  expect(await reader.run('select subject, sum(n) from request_counts group by 1')).toEqual([`${other}|100`])
  await reader.run(`update request_counts set n = 1500`)
  const { results } = await asPerson<Results>(reader, other, submitting([stored, submission()]))
  expect(results[0]).toEqual(given.results[0])
  expect(results[1]!.refused).toMatchObject({ status: 429, retry_after: expect.any(Number) })
  expect(
    (await asPerson<Results>(reader, farmer, submitting([submission()]))).results[0]!.receipt,
  ).toBeDefined()
  await reader.run('delete from request_counts')
})

test('two functions that check the last file at the same moment complete the request once', async () => {
  const [reader, first, second] = sessions
  const entry = loan()
  await asPerson<Results>(first, farmer, submitting([entry]))
  const { manifest } = JSON.parse(entry.content) as { manifest: { slot: string; sha256: string }[] }
  const judged = manifest.map(({ slot }) => ({ slot, version: slot, fits: true }))
  for (const { slot, sha256 } of manifest)
    await reader.run(
      `insert into storage.objects (bucket_id, name, version) values ('documents', '${farmer}/${entry.id}/${sha256}', '${slot}')`,
    )
  const settling = `select settle_files('${entry.id}', $$${JSON.stringify(judged)}$$)`
  const [one] = await first.run(`begin; set local role service_role; ${settling}`)
  const waiting = second.run(settling)
  await cluster.untilWaiting(name, 1)
  await first.run('commit')
  const [other] = await waiting
  expect(JSON.parse(one!)).toMatchObject({ receipt: { state: 'complete' }, missing: [], refused: [] })
  expect(other).toBe(one)
})
