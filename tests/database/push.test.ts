import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcome } from './as-person.ts'
import { deskAnswer, openAtTheDesk, type AtTheDesk } from './at-the-desk.ts'
import { moveOrder } from './move-order.ts'
import { submission } from './open-desk.ts'

interface Taken {
  id: number
  endpoint: string
  p256dh: string
  auth: string
  language: string
}

let desk: AtTheDesk
let staff: { id: string }
beforeAll(async () => {
  desk = await openAtTheDesk()
  staff = await desk.database.person(['staff'])
})
afterAll(() => desk.database.close())

const keys = ['A'.repeat(87), 'A'.repeat(22)]
let phones = 0
const newEndpoint = () => `https://fcm.googleapis.com/fcm/send/${++phones}`

async function enableNotifications(
  who: { id: string },
  endpoint = newEndpoint(),
  language = 'pa',
): Promise<string> {
  await desk.call(who, 'keep_push($1, $2, $3, $4)', [endpoint, ...keys, language])
  return endpoint
}
const answer = async (item: string, change = {}, who = staff) => {
  const results = await desk.answer(who, [
    deskAnswer({ item, seen: 9e14, note: 'Come on Monday', ...change }),
  ])
  expect(results[0]!.refused).toBeUndefined()
}
const take = () => desk.call<Taken[]>('service key', 'take_pushes($1)', [100])
const settle = (results: unknown) =>
  desk.call('service key', 'settle_pushes($1::text::jsonb)', [JSON.stringify(results)])
const clear = () => desk.database.query('delete from push_messages')
const waiting = (endpoint: string) =>
  desk.database.query<{ tries: number; minutes: number }>(
    `select m.tries, round(extract(epoch from m.due_at - clock_timestamp()) / 60)::int as minutes
     from push_messages m join push_subscriptions s on s.id = m.subscription_id where s.endpoint = $1`,
    [endpoint],
  )
const makeDue = () =>
  desk.database.query(`update push_messages set due_at = clock_timestamp() - interval '1 second'`)
const endpointsOf = ({ id }: { id: string }) =>
  desk.database.query('select endpoint from push_subscriptions where user_id = $1 order by created_at', [id])

describe('a phone that subscribes', () => {
  test('is stored once, with the newest keys and language', async () => {
    const farmer = await desk.database.person()
    const endpoint = await enableNotifications(farmer)
    await enableNotifications(farmer, endpoint, 'hi')
    expect(
      await desk.database.query('select endpoint, language from push_subscriptions where user_id = $1', [
        farmer.id,
      ]),
    ).toEqual([{ endpoint, language: 'hi' }])
  })

  test('belongs to its current user, and pending notifications of the other are dropped', async () => {
    const { id, farmer } = await desk.request()
    const endpoint = await enableNotifications(farmer)
    await answer(id)
    const next = await desk.database.person()
    await enableNotifications(next, endpoint)
    expect(await endpointsOf(farmer)).toEqual([])
    expect(await endpointsOf(next)).toEqual([{ endpoint }])
    expect(await waiting(endpoint)).toEqual([])
  })

  test('learns that its push service has ended the address, whoever comes with it', async () => {
    await clear()
    const { id, farmer } = await desk.request()
    const endpoint = await enableNotifications(farmer)
    await answer(id)
    await settle((await take()).map((due) => ({ id: due.id, outcome: 'gone' })))
    for (const person of [farmer, await desk.database.person()]) {
      expect(await desk.call(person, 'keep_push($1, $2, $3, $4)', [endpoint, ...keys, 'pa'])).toBe(false)
      expect(await endpointsOf(person)).toEqual([])
    }
    expect(await desk.call(farmer, 'keep_push($1, $2, $3, $4)', [newEndpoint(), ...keys, 'pa'])).toBe(true)
  })

  test('is one of ten at most; the oldest is removed, never the calling one', async () => {
    const farmer = await desk.database.person()
    const all: string[] = []
    for (let n = 0; n < 11; n++) all.push(await enableNotifications(farmer))
    expect(await endpointsOf(farmer)).toEqual(all.slice(1).map((endpoint) => ({ endpoint })))
  })

  test('is removed by its person and by nobody else', async () => {
    const [farmer, other] = [await desk.database.person(), await desk.database.person()]
    const endpoint = await enableNotifications(farmer)
    await desk.call(other, 'drop_push($1)', [endpoint])
    expect(await endpointsOf(farmer)).toHaveLength(1)
    await desk.call(farmer, 'drop_push($1)', [endpoint])
    expect(await endpointsOf(farmer)).toEqual([])
  })

  test('is deleted with the account, and is in a copy of its data without its keys', async () => {
    const farmer = await desk.database.person()
    await enableNotifications(farmer)
    const data = await desk.call<object>(farmer, 'my_data()')
    expect(data).toMatchObject({ phones_that_are_told: [{ service: 'fcm.googleapis.com', language: 'pa' }] })
    expect(JSON.stringify(data)).not.toContain('AAAA')
    await desk.call('service key', 'delete_account($1)', [farmer.id])
    expect(await endpointsOf(farmer)).toEqual([])
  })

  test.each([
    ['an address that is none', ['javascript:alert(1)', ...keys, 'pa']],
    ['an address with a space', ['https://example.org/a b', ...keys, 'pa']],
    ['a key that is none', ['https://example.org/', 'x', keys[1]!, 'pa']],
    ['a secret that is none', ['https://example.org/', keys[0]!, 'x', 'pa']],
    ['too long an address', [`https://example.org/${'x'.repeat(1000)}`, ...keys, 'pa']],
  ])('is refused with %s', async (_what, given) => {
    const farmer = await desk.database.person()
    expect(await outcome(desk.call(farmer, 'keep_push($1, $2, $3, $4)', given))).toBe('23514')
  })

  test('is refused in an unknown language', async () => {
    const given = ['https://example.org/', ...keys, 'fr']
    expect(await outcome(desk.call(await desk.database.person(), 'keep_push($1, $2, $3, $4)', given))).toBe(
      '23503',
    )
  })

  test('is refused for a guest', async () => {
    const given = [newEndpoint(), ...keys, 'pa']
    expect(await outcome(desk.call('guest', 'keep_push($1, $2, $3, $4)', given))).toBe('42501')
  })
})

describe('an answer of the centre', () => {
  test('notifies every phone of its owner once, in the language of each', async () => {
    await clear()
    const { id, farmer } = await desk.request()
    const [one, two] = [
      await enableNotifications(farmer),
      await enableNotifications(farmer, newEndpoint(), 'en'),
    ]
    await enableNotifications(await desk.database.person())
    await answer(id)
    const changes = (await take()).map(({ endpoint, language }) => [endpoint, language])
    expect(changes).toEqual([
      [one, 'pa'],
      [two, 'en'],
    ])
    expect(await take()).toEqual([])
  })

  test('by a note and by a status', async () => {
    await clear()
    const { id, farmer } = await desk.request()
    await enableNotifications(farmer)
    await answer(id)
    await answer(id, { note: undefined, status: 'in_review' })
    expect(await take()).toHaveLength(2)
  })

  test('causes no notification for the owner’s action, an assignment, or one’s own answer', async () => {
    await clear()
    const { id, farmer } = await desk.request()
    await enableNotifications(farmer)
    await desk.send(farmer, [submission({ replaces: id })])
    await answer(id, { note: undefined, assignee: staff.id, seenAssignee: '' })
    const mine = submission()
    await desk.send(staff, [mine])
    await enableNotifications(staff)
    await answer(mine.id)
    expect(await take()).toEqual([])
  })

  test('is stored even if notifying fails', async () => {
    const { id, farmer } = await desk.request()
    await enableNotifications(farmer)
    await desk.database.query('alter table push_messages add constraint broken check (tries > 0) not valid')
    await answer(id)
    await desk.database.query('alter table push_messages drop constraint broken')
    const [event] = await desk.database.query(
      `select note from request_events where request_id = $1 and told_by = 'centre'`,
      [id],
    )
    expect(event).toEqual({ note: 'Come on Monday' })
  })
})

describe('an order', () => {
  const move = (who: { id: string }, id: string, to: string) => moveOrder(desk.database, who, id, to)

  test('causes a notification when the desk moves it, and not when its owner does', async () => {
    const { id, farmer } = await desk.order()
    const endpoint = await enableNotifications(farmer)
    await clear()
    await move(staff, id, 'cancelled')
    expect(await waiting(endpoint)).toHaveLength(1)
    expect((await take()).map((message) => message.endpoint)).toEqual([endpoint])

    const own = await desk.order()
    const other = await enableNotifications(own.farmer)
    await desk.call(own.farmer, 'cancel_order($1)', [own.id])
    expect(await waiting(other)).toEqual([])
  })

  test('that the provider reports as paid notifies nobody', async () => {
    const { id, farmer } = await desk.order()
    const endpoint = await enableNotifications(farmer)
    await clear()
    await desk.call('service key', `open_payment($1, 'sandbox', $2, 'https://example.org')`, [id, id])
    await desk.call('service key', `settle_payment('sandbox', $1, $1, 'paid', 4000, 'INR', now())`, [id])
    const [{ state } = { state: '' }] = await desk.database.query<{ state: string }>(
      'select state from orders where id = $1',
      [id],
    )
    expect(state).toBe('paid')
    expect(await waiting(endpoint)).toEqual([])
    await move(staff, id, 'packed')
    expect(await waiting(endpoint)).toHaveLength(1)
  })
})

describe('a taken notification', () => {
  const due = async () => {
    await clear()
    const { id, farmer } = await desk.request()
    const endpoint = await enableNotifications(farmer)
    await answer(id)
    return { endpoint, message: (await take())[0]!.id, farmer }
  }

  test('is done once it was sent', async () => {
    const { endpoint, message } = await due()
    await settle([{ id: message, outcome: 'sent' }])
    expect(await waiting(endpoint)).toEqual([])
  })

  test('is retried after growing pauses, six times at most', async () => {
    const { endpoint, message } = await due()
    const pauses: number[] = []
    for (let more = true; more;) {
      await settle([{ id: message, outcome: 'later' }])
      pauses.push((await waiting(endpoint))[0]!.minutes)
      await makeDue()
      more = (await take()).length > 0
    }
    expect(pauses).toEqual([1, 5, 30, 120, 360, 360])
    expect(await waiting(endpoint)).toEqual([])
  })

  test('waits as long as the push service asks, a day at most', async () => {
    const { endpoint, message } = await due()
    await settle([{ id: message, outcome: 'later', after: 1200 }])
    expect((await waiting(endpoint))[0]!.minutes).toBe(20)
    await settle([{ id: message, outcome: 'later', after: 1e9 }])
    expect((await waiting(endpoint))[0]!.minutes).toBe(1440)
  })

  test('removes the phone if its subscription is gone', async () => {
    const { message, farmer } = await due()
    await settle([{ id: message, outcome: 'gone' }])
    expect(await endpointsOf(farmer)).toEqual([])
  })

  test('expires after a day', async () => {
    const { endpoint } = await due()
    await desk.database.query(
      `update push_messages set made_at = made_at - interval '25 hours', due_at = clock_timestamp()`,
    )
    expect(await take()).toEqual([])
    expect(await waiting(endpoint)).toEqual([])
  })
})
