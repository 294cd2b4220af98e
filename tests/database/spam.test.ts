import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerRequest, openAtTheDesk, type AtTheDesk } from './at-the-desk.ts'
import { outcome, type Person } from './as-person.ts'
import { newGuest, submission } from './open-desk.ts'

let desk: AtTheDesk
let staff: { id: string }
beforeAll(async () => {
  desk = await openAtTheDesk()
  staff = await desk.database.person(['staff'], { display_name: 'Simran' })
})
afterAll(() => desk.database.close())

const mark = async (items: readonly string[], isSpam = true, whole = false, who: Person = staff) =>
  (await desk.call<{ items: string[] }>(who, 'mark_spam($1, $2, $3)', [items, isSpam, whole])).items
const statuses = async (ids: readonly string[]) =>
  (
    await desk.database.query<{ status: string }>(
      'select status from requests where id = any ($1) order by id',
      [ids],
    )
  ).map(({ status }) => status)
const sent = async (count: number, guest = newGuest()) => {
  const entries = Array.from({ length: count }, () => submission())
  await desk.send('guest', entries, guest)
  return entries.map(({ id }) => id).toSorted()
}

test('many are marked at once and unmarked at once, each with its event, and leave the open work', async () => {
  const ids = [...(await sent(30)), ...(await sent(20))].toSorted()
  expect(await mark(ids)).toEqual(ids)
  expect(await statuses(ids)).toEqual(ids.map(() => 'spam'))
  expect(await desk.seen(staff, ids[0]!)).toMatchObject({
    open: false,
    spam: true,
    request: { status: 'received' },
    log: [{ to: 'received' }, { from: 'received', to: 'spam', by: 'centre', who: 'Simran' }],
  })
  // Said again, nothing more happens.
  expect(await mark(ids)).toEqual([])
  expect(await mark(ids, false)).toEqual(ids)
  expect(await statuses(ids)).toEqual(ids.map(() => 'received'))
  expect((await desk.seen(staff, ids[0]!)).log).toHaveLength(3)
})

test('a guest’s request includes all that this guest sent, and no others', async () => {
  const [flood, innocent] = [await sent(40), await sent(2)]
  expect(await mark([flood[7]!], true, true)).toEqual(flood)
  expect(await statuses(innocent)).toEqual(['received', 'received'])
  expect(await mark(flood, false)).toEqual(flood)
})

test('its sender reads that it was received, and current phones understand the answer', async () => {
  const guest = newGuest()
  const [id] = await sent(1, guest)
  await mark([id!])
  const { requests } = await desk.changes('guest', 0, guest)
  expect(requests).toMatchObject([{ id, status: 'received', events: [{ to: 'received' }] }])
})

test('its sender’s phone is given nothing new, when it is marked or when the mark is taken back', async () => {
  for (const [who, guest] of [
    [await desk.database.person(), undefined],
    ['guest', newGuest()],
  ] as const) {
    const entry = submission()
    await desk.send(who, [entry], guest)
    const { version, requests } = await desk.changes(who, 0, guest)
    expect(requests).toHaveLength(1)
    const news = () => desk.changes(who, version, guest)
    for (const isSpam of [true, false]) {
      expect(await mark([entry.id], isSpam)).toEqual([entry.id])
      expect(await news()).toMatchObject({ version, requests: [] })
      expect((await desk.changes(who, 0, guest)).requests).toEqual(requests)
    }
    await answerRequest(desk, staff, entry.id, { note: 'Come on Monday' })
    expect((await news()).requests).toMatchObject([
      { id: entry.id, events: [{}, { note: 'Come on Monday' }] },
    ])
  }
})

describe('the account that sent it', () => {
  let farmer: { id: string }
  let id: string
  beforeAll(async () => {
    farmer = await desk.database.person()
    await desk.database.query(
      `insert into push_subscriptions (user_id, endpoint, p256dh, auth, language)
       values ($1, 'https://fcm.googleapis.com/a', $2, $3, 'pa')`,
      [farmer.id, 'B'.repeat(87), 'A'.repeat(22)],
    )
    const entry = submission()
    id = entry.id
    await desk.send(farmer, [entry])
    await mark([id])
    expect(await statuses([id])).toEqual(['spam'])
  })
  const asFarmer = (sql: string) => desk.database.as(farmer, (query) => query(sql))

  test('reads it nowhere in the tables, nor finds it by its status', async () => {
    const columns = await desk.database.query<{ table_name: string; column_name: string }>(
      `select c.table_name, c.column_name from information_schema.columns c
       where c.table_schema = 'public' and has_column_privilege('authenticated', format('public.%I', c.table_name), c.column_name, 'select')`,
    )
    expect(columns.length).toBeGreaterThan(100)
    for (const { table_name: table, column_name: column } of columns)
      expect(JSON.stringify(await asFarmer(`select "${column}" from "${table}"`))).not.toContain('spam')
    expect(await outcome(asFarmer(`select id from requests where status = 'spam'`))).toBe('42501')
    expect(await asFarmer('select to_status from request_events')).toEqual([{ to_status: 'received' }])
    const seen = await desk.database.as(staff, (query) =>
      query('select to_status from request_events where request_id = $1 order by id', [id]),
    )
    expect(seen).toEqual([{ to_status: 'received' }, { to_status: 'spam' }])
  })

  test('reads nothing of it in all of their data, nor in what their phone asks for', async () => {
    const answers = await asFarmer(
      'select my_data() as data, preview_deletion() as goes, request_changes(0) as changes, what_is_new($${"requests": 0}$$) as news',
    )
    expect(JSON.stringify(answers)).not.toContain('spam')
    expect(answers).toMatchObject([
      { data: { requests: [{ status: 'received', events: [{ status: 'received' }] }] } },
    ])
  })

  test('is not told that there is news, when it is marked or when the mark is taken back', async () => {
    const told = () =>
      desk.database.query(
        'select 1 from push_messages m join request_events e on e.id = m.event_id where e.request_id = $1',
        [id],
      )
    expect(await told()).toEqual([])
    await mark([id], false)
    expect(await told()).toEqual([])
    await answerRequest(desk, staff, id, { note: 'Come on Monday' })
    expect(await told()).toHaveLength(1)
    await mark([id])
  })
})

test('later decisions stay, and taking a mark back changes spam only', async () => {
  const ids = await sent(3)
  await desk.database.query(`update requests set status = 'done' where id = $1`, [ids[0]])
  await desk.database.query(`update requests set status = 'in_review' where id = $1`, [ids[1]])
  expect(await mark(ids, false)).toEqual([])
  expect(await mark(ids)).toEqual(ids.slice(1))
  expect(await statuses(ids)).toEqual(['done', 'spam', 'spam'])
})

test('it is for the desk only, and for a limited number at once', async () => {
  const ids = await sent(1)
  for (const who of [await desk.database.person(), await desk.database.person(['viewer', 'editor'])])
    expect(await outcome(mark(ids, true, false, who))).toBe('42501')
  expect(await outcome(mark(ids, true, false, 'guest'))).toBe('42501')
  expect(await outcome(mark(Array.from({ length: 501 }, () => crypto.randomUUID())))).toBe('PT413')
})
