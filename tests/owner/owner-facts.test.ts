import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBookings, type BookingDatabase } from '../bookings/centre-database.ts'
import { outcome } from '../database/as-person.ts'

let centre: BookingDatabase
beforeAll(async () => void (centre = await openBookings()), 600_000)
afterAll(() => centre.database.close())

interface Facts {
  readonly people: readonly { readonly roles: readonly string[] }[]
  readonly admins: number
  readonly unsent: { readonly count: number; readonly since: string | null; readonly reason: string | null }
  readonly codes: { readonly count: number }
  readonly reminders: number
  readonly waiting: { readonly count: number }
  readonly machine: Record<string, unknown> | null
}
const factsOf = (person: { id: string }) => centre.call<Facts>(person, 'owner_facts()')

test('managers and admins read how the centre stands; staff and farmers neither read it nor try again', async () => {
  const admin = await centre.database.person(['admin'])
  expect(await factsOf(admin)).toMatchObject({
    admins: 1,
    people: expect.arrayContaining([expect.objectContaining({ roles: ['manager'] })]) as object,
    waiting: { count: 1 },
    machine: null,
  })
  expect(await factsOf(centre.people.manager)).toMatchObject({ admins: 1 })
  for (const person of [centre.people.centre, centre.people.owner, 'guest'] as const)
    for (const call of ['owner_facts()', 'try_again()'])
      expect(await outcome(centre.call(person, call))).toBe('42501')
})

test('a message that did not go out is counted, and is handed out once when somebody tries again; a code never is', async () => {
  const keep = (message: object) =>
    centre.database.query('select keep_unsent($1::text::jsonb)', [JSON.stringify(message)])
  await keep({
    channel: 'email',
    to: 'a@example.org',
    subject: 'Hello',
    text: 'Words',
    reason: 'The disk is full',
  })
  await keep({ channel: 'sms', to: '+919876543210', reason: 'No credit' })
  expect(await factsOf(centre.people.manager)).toMatchObject({
    unsent: { count: 1, reason: 'The disk is full' },
    codes: { count: 1 },
  })
  const taken = async () =>
    (await centre.database.query<{ taken: object[] }>('select take_unsent() as taken'))[0]!.taken
  expect(await taken()).toEqual([])
  expect(await centre.call(centre.people.manager, 'try_again()')).toEqual({ again: 1 })
  expect(await taken()).toEqual([{ channel: 'email', to: 'a@example.org', subject: 'Hello', text: 'Words' }])
  expect(await taken()).toEqual([])
  expect(await factsOf(centre.people.manager)).toMatchObject({ unsent: { count: 0, since: null } })
})

test('what was to be sent to an account goes with it, and what is old or too much goes by itself', async () => {
  await centre.database.query('delete from unsent_messages')
  const [person] = await centre.database.query<{ id: string }>(
    `insert into auth.users (id, email) values (gen_random_uuid(), 'gone@example.org') returning id`,
  )
  const keep = (to: string) =>
    centre.database.query(
      `select keep_unsent(jsonb_build_object('channel', 'email', 'to', $1::text, 'text', 'x', 'reason', 'y'))`,
      [to],
    )
  const kept = async () => (await factsOf(centre.people.manager)).unsent.count
  await keep('gone@example.org')
  await centre.database.query('delete from auth.users where id = $1', [person!.id])
  expect(await kept()).toBe(0)
  await centre.database.query(
    `insert into unsent_messages (channel, recipient, body, reason) select 'email', 'x', 'x', 'x' from generate_series(1, 600)`,
  )
  await keep('new@example.org')
  expect(await kept()).toBe(500)
  await centre.database.query(`update unsent_messages set failed_at = now() - interval '15 days'`)
  await keep('new@example.org')
  expect(await kept()).toBe(1)
})

test('a reminder that reached nobody is tried again until its booking begins', async () => {
  const at = (day: number, hour: number) => new Date(Date.UTC(2026, 11, day, hour) - 5.5 * 3_600_000)
  const booking = crypto.randomUUID()
  await centre.setClock(at(1, 12).getTime() / 60_000)
  const act = (action: object) =>
    centre.act(centre.people.centre, { id: crypto.randomUUID(), booking, ...action })
  await act({ do: 'ask', request: centre.request, resource: 'thresher' })
  const slot = { starts: at(2, 9).toISOString(), ends: at(2, 13).toISOString() }
  expect((await act({ do: 'confirm', seen: 1, ...slot })).booking).toMatchObject({ state: 'confirmed' })
  await centre.setClock(at(1, 18).getTime() / 60_000)
  await centre.database.query(`update booking_events set at = now() - interval '9 days'`)
  expect(await centre.call('service key', 'remind_bookings()')).toBe(1)
  const [due] = await centre.call<{ id: string }[]>('service key', 'take_reminders(10)')
  await centre.call('service key', 'settle_reminders($1::text::jsonb)', [
    JSON.stringify([{ id: due!.id, outcome: 'refused' }]),
  ])
  expect(await factsOf(centre.people.manager)).toMatchObject({ reminders: 1 })
  expect(await centre.call(centre.people.manager, 'try_again()')).toMatchObject({ again: 2 })
  expect(await centre.call('service key', 'take_reminders(10)')).toMatchObject([{ id: due!.id }])
  await centre.call('service key', 'settle_reminders($1::text::jsonb)', [
    JSON.stringify([{ id: due!.id, outcome: 'refused' }]),
  ])
  await centre.setClock(at(2, 10).getTime() / 60_000)
  expect(await factsOf(centre.people.manager)).toMatchObject({ reminders: 0 })
})
