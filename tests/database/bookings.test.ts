import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rentals, sets, workers } from '#src/content/offers/equipment.ts'
import { resourceWords } from '#src/content/resource-words.ts'
import {
  openBookings,
  type ActionAnswer,
  type BookingDatabase,
  type BookingFacts,
  type SlotFacts,
} from '../bookings/centre-database.ts'
import { answerRequest } from './at-the-desk.ts'
import { outcome } from './as-person.ts'
import { filledIn, newGuest, rules, submission } from './open-desk.ts'

let centre: BookingDatabase
beforeAll(async () => {
  centre = await openBookings()
  const text = { type: 'text' }
  const fields = {
    name: text,
    phone: text,
    farmLocation: text,
    equipmentType: text,
    startDate: text,
    duration: text,
  }
  const more = {
    ...rules,
    'equipment-booking': { 1: { sender: 'anyone', table: 'service_requests', fields } },
  }
  await centre.call('service key', 'publish_form_rules($1::text::jsonb)', [JSON.stringify(more)])
}, 600_000)
afterAll(() => centre.database.close())

/** A time in India on a day of December 2026, in whole hours: 31 and more are days of January. */
const at = (day: number, hour: number) =>
  new Date(Date.UTC(2026, 11, day, hour) - 5.5 * 3_600_000).toISOString()
const slot = (day: number, from: number, hours: number): SlotFacts => ({
  starts: at(day, from),
  ends: at(day, from + hours),
})
const times = (slots: readonly SlotFacts[] | undefined) =>
  slots?.map(({ starts }) =>
    new Date(Date.parse(starts) + 5.5 * 3_600_000).toISOString().slice(5, 16).replace('T', ' '),
  )

beforeEach(async () => {
  await centre.database.query('delete from bookings')
  await centre.database.query(
    `update resources set pieces = 1, retired_at = null, opens = '07:00', open_minutes = 720, way_minutes = 60,
       needs = case when id = any ($1) then needs else '{}' end`,
    [Object.keys(sets)],
  )
  await centre.setClock(Date.parse(at(1, 6)) / 60_000)
})

type Action = Record<string, unknown>
const act = (action: Action, person: { id: string } | 'guest' = centre.people.centre, guest?: string) =>
  centre.act(person, { id: crypto.randomUUID(), ...action }, guest)

async function asked(resource = 'thresher', request = centre.request): Promise<string> {
  const booking = crypto.randomUUID()
  const { booking: begun } = await act({ do: 'ask', booking, request, resource })
  expect(begun).toMatchObject({ state: 'asked', version: 1 })
  return booking
}
async function confirmed(time: SlotFacts, resource = 'thresher'): Promise<string> {
  const booking = await asked(resource)
  expect((await act({ do: 'confirm', booking, seen: 1, ...time })).booking).toMatchObject({
    state: 'confirmed',
    piece: 1,
  })
  return booking
}
const refused = async (answer: Promise<ActionAnswer>) => (await answer).refused
const factsOf = async (booking: string) => {
  const [row] = await centre.database.query<{ facts: BookingFacts }>(
    'select booking_facts(b) as facts from bookings b where id = $1',
    [booking],
  )
  return row!.facts
}

describe('a booking', () => {
  test('is begun by the form that asks for it, and read by its farmer with the request', async () => {
    const farmer = await centre.database.person()
    const answers = {
      equipmentType: 'rotavator',
      startDate: '2026-12-03',
      duration: 'half-day',
      name: 'x',
      phone: 'x',
    }
    const entry = submission({ form: 'equipment-booking', answers })
    const [sent] = await centre.send(farmer, [entry])
    expect(sent!.receipt).toBeDefined()
    const { requests } = await centre.changes(farmer)
    expect(requests[0]).toMatchObject({
      bookings: [
        {
          resource: 'rotavator',
          state: 'asked',
          asked_day: '2026-12-03',
          asked_for: 'half-day',
          events: [{ what: 'asked', by: 'owner' }],
        },
      ],
    })
    const nothing = submission({
      form: 'equipment-booking',
      answers: { ...answers, equipmentType: 'brush-cutter' },
    })
    await centre.send(farmer, [nothing])
    expect((await centre.changes(farmer)).requests.at(-1)).not.toHaveProperty('bookings')
  })

  test('is offered, taken by the farmer, done and billed, each on its timeline', async () => {
    const booking = await asked()
    const { owner } = centre.people
    await act({ do: 'offer', booking, seen: 1, slots: [slot(2, 7, 4), slot(2, 13, 4)] })
    expect((await act({ do: 'take', booking, seen: 2, ...slot(2, 13, 4) }, owner)).booking).toMatchObject({
      state: 'confirmed',
      day_paise: 120_000,
    })
    await centre.setClock(Date.parse(at(2, 20)) / 60_000)
    await act({ do: 'done', booking, seen: 3, minutes: 200 })
    await act({ do: 'bill', booking, seen: 4, paise: 120_000 })
    expect(await factsOf(booking)).toMatchObject({
      state: 'billed',
      worked_minutes: 200,
      bill_paise: 120_000,
      events: [
        { what: 'asked', by: 'centre' },
        { what: 'offered', by: 'centre' },
        { what: 'confirmed', by: 'owner' },
        { what: 'done', by: 'centre' },
        { what: 'billed', by: 'centre' },
      ],
    })
    expect(JSON.stringify(await centre.changes(owner))).not.toContain(centre.people.centre.id)
  })

  test('has hours and a bill that can be corrected: the last ones count, and its timeline has each writing', async () => {
    const booking = await confirmed(slot(2, 7, 8))
    await centre.setClock(Date.parse(at(2, 11)) / 60_000)
    const timeOf = async () => {
      const [row] = await centre.database.query(
        'select during::text, held::text from bookings where id = $1',
        [booking],
      )
      return row
    }
    await act({ do: 'done', booking, seen: 2, minutes: 2400 })
    const freeSince = await timeOf()
    await centre.setClock(Date.parse(at(2, 14)) / 60_000)
    expect((await act({ do: 'done', booking, seen: 3, minutes: 240 })).booking).toMatchObject({
      state: 'done',
      worked_minutes: 240,
    })
    expect(await timeOf()).toEqual(freeSince)
    await act({ do: 'bill', booking, seen: 4, paise: 3_500_000 })
    await act({ do: 'bill', booking, seen: 5, paise: 350_000 })
    expect(await factsOf(booking)).toMatchObject({
      state: 'billed',
      version: 6,
      worked_minutes: 240,
      bill_paise: 350_000,
      events: ['asked', 'confirmed', 'done', 'done', 'billed', 'billed'].map((what) => ({
        what,
        by: 'centre',
      })),
    })
    expect(await refused(act({ do: 'done', booking, seen: 6, minutes: 300 }))).toMatchObject({
      code: 'not_possible',
    })
    expect(await refused(act({ do: 'bill', booking, seen: 6, paise: 1 }, centre.people.owner))).toMatchObject(
      { code: 'not_possible' },
    )
  })

  test('sent again is done once; another action under its id is refused', async () => {
    const booking = await asked()
    const action = { id: crypto.randomUUID(), do: 'confirm', booking, seen: 1, ...slot(2, 7, 4) }
    const first = await centre.act(centre.people.centre, action)
    expect(await centre.act(centre.people.centre, action)).toEqual(first)
    expect(await refused(centre.act(centre.people.centre, { ...action, ...slot(3, 7, 4) }))).toMatchObject({
      code: 'conflict',
    })
    expect(await factsOf(booking)).toMatchObject({ version: 2 })
  })

  test('is called off when its request is cancelled, and its time is free again', async () => {
    const farmer = await centre.database.person()
    const entry = submission()
    await centre.send(farmer, [entry])
    const booking = await asked('thresher', entry.id)
    await act({ do: 'confirm', booking, seen: 1, ...slot(2, 7, 12) })
    await answerRequest(centre, centre.people.manager, entry.id, { status: 'cancelled' })
    expect(await factsOf(booking)).toMatchObject({
      state: 'called_off',
      events: [{}, {}, { what: 'called_off', by: 'system' }],
    })
    await confirmed(slot(2, 7, 12))
  })

  test('that has begun is neither moved by its farmer nor called off with its request', async () => {
    const farmer = await centre.database.person()
    const entry = submission()
    await centre.send(farmer, [entry])
    const [booking, other] = [await asked('thresher', entry.id), await asked('rotavator', entry.id)]
    const ahead = await asked('tractor-trolley', entry.id)
    await act({ do: 'confirm', booking, seen: 1, ...slot(2, 7, 4) })
    await act({ do: 'confirm', booking: ahead, seen: 1, ...slot(3, 7, 4) })
    await centre.setClock(Date.parse(at(2, 7)) / 60_000)
    for (const action of [
      { do: 'move', booking, seen: 2, ...slot(5, 7, 4) },
      { do: 'call_off', booking },
    ])
      expect(await refused(act({ seen: 2, ...action }, farmer))).toMatchObject({ status: 409, code: 'begun' })
    await centre.send(farmer, [submission({ replaces: entry.id })])
    const state = async (id: string) => (await factsOf(id)).state
    expect(await Promise.all([booking, other, ahead].map(state))).toEqual([
      'confirmed',
      'called_off',
      'called_off',
    ])
    // The centre still decides.
    expect((await act({ do: 'move', booking, seen: 2, ...slot(5, 7, 4) })).booking).toMatchObject({
      version: 3,
    })
  })
})

describe('an owner who acts too often', () => {
  test('waits, keeps earlier answers, and may call off; the desk goes on', async () => {
    const booking = await asked()
    const { owner } = centre.people
    const actions = Array.from({ length: 20 }, (_, n) => ({
      id: crypto.randomUUID(),
      do: 'prefer',
      booking,
      seen: n + 1,
      ...slot(2 + (n % 2), 7, 4),
    }))
    const answers = []
    for (const action of actions) answers.push(await centre.act(owner, action))
    expect(answers.at(-1)).toMatchObject({ booking: { version: 21 } })
    const limit = await refused(act({ do: 'prefer', booking, seen: 21, ...slot(4, 7, 4) }, owner))
    expect(limit).toEqual({
      status: 429,
      code: 'limit',
      message: expect.any(String),
      retry_after: expect.any(Number),
    })
    expect((limit as { retry_after?: number }).retry_after).toBeGreaterThan(3_000)
    expect(await centre.act(owner, actions[3]!)).toEqual(answers[3])
    await act({ do: 'offer', booking, seen: 21, slots: [slot(2, 7, 4)] })
    expect((await act({ do: 'call_off', booking, seen: 22 }, owner)).booking).toMatchObject({
      state: 'called_off',
    })
  })

  test('fills no room: an action is stored without the events before it, and is answered with them', async () => {
    const booking = await asked()
    const { owner } = centre.people
    const actions = Array.from({ length: 20 }, (_, n) => ({
      id: crypto.randomUUID(),
      do: 'prefer',
      booking,
      seen: n + 1,
      reason: 'x'.repeat(500),
      ...slot(2 + (n % 2), 7, 4),
    }))
    const answers: ActionAnswer[] = []
    for (const action of actions) answers.push(await centre.act(owner, action))
    const rows = await centre.database.query<{ id: string; bytes: number }>(
      'select id, octet_length(answer::text) as bytes from booking_actions where booking_id = $1',
      [booking],
    )
    const bytes = (at: number) => rows.find(({ id }) => id === actions[at]!.id)!.bytes
    expect(bytes(19)).toBeLessThan(2 * bytes(0))
    for (const at of [0, 3, 19]) {
      expect(answers[at]!.booking!.events).toHaveLength(at + 2)
      expect(await centre.act(owner, actions[at]!)).toEqual(answers[at])
    }
  })

  test('gets the same refusal again, with the events that the booking had then', async () => {
    const booking = await asked()
    const { owner } = centre.people
    await act({ do: 'offer', booking, seen: 1, slots: [slot(2, 7, 8)] })
    await confirmed(slot(2, 7, 8))
    const take = { id: crypto.randomUUID(), do: 'take', booking, seen: 2, ...slot(2, 7, 8) }
    const first = await centre.act(owner, take)
    expect(first.refused!.booking!.events).toHaveLength(3)
    await act({ do: 'call_off', booking, seen: 3 }, owner)
    expect(await centre.act(owner, take)).toEqual(first)
  })

  test.each([
    ['after 100 events', 99, 1, 'x'],
    ['after 20 KB of words', 10, 0, '🌾'.repeat(500)],
  ])('over days is sent to the centre %s, and may call off', async (_, count, more, reason) => {
    const booking = await asked()
    const { owner } = centre.people
    await centre.database.query(
      `insert into booking_events (booking_id, what, told_by, reason, at)
       select $1, 'asked', 'owner', $3, now() - interval '2 days' from generate_series(1, $2)`,
      [booking, count, reason],
    )
    const prefer = (seen: number) => act({ do: 'prefer', booking, seen, ...slot(2, 7, 4) }, owner)
    for (let seen = 1; seen <= more; seen++)
      expect((await prefer(seen)).booking).toMatchObject({ state: 'asked' })
    expect(await refused(prefer(more + 1))).toMatchObject({ status: 422, code: 'too_often' })
    await act({ do: 'offer', booking, seen: more + 1, slots: [slot(2, 7, 4)] })
    expect((await act({ do: 'call_off', booking, seen: more + 2 }, owner)).booking).toMatchObject({
      state: 'called_off',
    })
  })

  test('may act again after an hour', async () => {
    const booking = await asked()
    const { owner } = centre.people
    const prefer = (seen: number) => act({ do: 'prefer', booking, seen, ...slot(2, 7, 4) }, owner)
    for (let seen = 1; seen <= 20; seen++) await prefer(seen)
    expect(await refused(prefer(21))).toMatchObject({ status: 429 })
    await centre.database.query(`update booking_events set at = at - interval '61 minutes'`)
    expect((await prefer(21)).booking).toMatchObject({ version: 22 })
  })

  test('is told no more when the request is spam', async () => {
    const farmer = await centre.database.person()
    const entry = submission()
    await centre.send(farmer, [entry])
    const booking = await asked('thresher', entry.id)
    await centre.call(centre.people.centre, 'mark_spam($1, true, false)', [[entry.id]])
    expect(await refused(act({ do: 'prefer', booking, seen: 1, ...slot(2, 7, 4) }, farmer))).toEqual({
      status: 429,
      code: 'limit',
      message: 'Too much was sent within an hour',
      retry_after: 3_600,
    })
    expect((await act({ do: 'call_off', booking, seen: 1 }, farmer)).booking).toMatchObject({
      state: 'called_off',
    })
  })
})

describe('two bookings of one piece', () => {
  test('never overlap, nor without an hour for the way; the nearest three free times come with the refusal', async () => {
    await confirmed(slot(2, 10, 4))
    const booking = await asked()
    for (const hour of [7, 9, 13, 14])
      expect(await refused(act({ do: 'confirm', booking, seen: 1, ...slot(2, hour, 4) }))).toMatchObject({
        code: 'taken',
      })
    const answer = await refused(act({ do: 'confirm', booking, seen: 1, ...slot(2, 10, 4) }))
    expect(times(answer!.slots)).toEqual(['12-02 15:00', '12-01 15:00', '12-03 07:00'])
    expect((await act({ do: 'confirm', booking, seen: 1, ...answer!.slots![0] })).booking).toMatchObject({
      state: 'confirmed',
    })
  })

  test('keep a piece that is booked, so that nobody else gets its hours on another', async () => {
    await centre.database.query(`update resources set pieces = 2 where id = 'thresher'`)
    const first = await confirmed(slot(2, 10, 4))
    const second = await asked()
    const onTwo = await act({ do: 'confirm', booking: second, seen: 1, ...slot(2, 10, 4) })
    expect(onTwo.booking).toMatchObject({ piece: 2 })
    await act({ do: 'call_off', booking: first, seen: 2 })
    const fewer = () => centre.database.query(`select edit_resource('thresher', '{"pieces": 1}')`)
    await expect(fewer()).rejects.toThrow('moved first')
    await act({ do: 'call_off', booking: second, seen: 2 })
    await expect(fewer()).resolves.toHaveLength(1)
  })

  test('are refused by the table itself, whoever writes', async () => {
    const first = await confirmed(slot(2, 10, 4))
    const second = await confirmed(slot(2, 15, 4))
    expect(
      await outcome(
        centre.database.query(
          'update bookings set held = (select held from bookings where id = $1), during = (select during from bookings where id = $1) where id = $2',
          [first, second],
        ),
      ),
    ).toBe('23P01')
    const third = await asked()
    const search = await centre.database.query<{ sql: string }>(
      `select pg_get_functiondef('free_piece'::regproc) as sql`,
    )
    await centre.database
      .query(`create or replace function public.free_piece(resource public.resources, slot tstzrange, but uuid default null)
      returns int language sql stable set search_path = '' as 'select 1'`)
    expect(await outcome(act({ do: 'confirm', booking: third, seen: 1, ...slot(2, 10, 4) }))).toBe('23P01')
    await centre.database.query(search[0]!.sql)
    expect(await factsOf(third)).toMatchObject({ state: 'asked', version: 1 })
  })

  test('of which twenty are confirmed at once: as many as there are pieces', async () => {
    await centre.database.query(`update resources set pieces = 3 where id = 'thresher'`)
    const bookings = await Promise.all(Array.from({ length: 20 }, () => asked()))
    const answers = await Promise.all(
      bookings.map((booking) => act({ do: 'confirm', booking, seen: 1, ...slot(2, 7, 8) })),
    )
    expect(
      answers
        .filter(({ booking }) => booking?.state === 'confirmed')
        .map(({ booking }) => booking!.piece)
        .toSorted(),
    ).toEqual([1, 2, 3])
    expect(answers.filter(({ refused: no }) => no?.code === 'taken' && no.slots?.length === 3)).toHaveLength(
      17,
    )
  })

  test('of which the offered one comes too late comes back with three other times, one tap to take', async () => {
    const booking = await asked()
    const { owner } = centre.people
    await act({ do: 'offer', booking, seen: 1, slots: [slot(2, 7, 8)] })
    await confirmed(slot(2, 7, 8))
    const answer = await refused(act({ do: 'take', booking, seen: 2, ...slot(2, 7, 8) }, owner))
    expect(answer).toMatchObject({ code: 'taken', booking: { state: 'offered', version: 3 } })
    expect(answer!.slots).toHaveLength(3)
    expect(answer!.booking!.events.at(-1)).toMatchObject({ what: 'returned' })
    expect((await act({ do: 'take', booking, seen: 3, ...answer!.slots![1] }, owner)).booking).toMatchObject({
      state: 'confirmed',
    })
  })
})

describe('an offer', () => {
  test('that does not suit is answered with another time, which the desk confirms', async () => {
    const booking = await asked()
    const { owner } = centre.people
    await act({ do: 'offer', booking, seen: 1, slots: [slot(2, 7, 4), slot(2, 13, 4)] })
    const answer = await act({ do: 'prefer', booking, seen: 2, ...slot(4, 7, 4) }, owner)
    expect(answer.booking).toMatchObject({ state: 'asked', offers: [], asked_day: '2026-12-04', version: 3 })
    expect(answer.booking!.events.at(-1)).toMatchObject({ what: 'asked', by: 'owner' })
    expect(times([answer.booking!.events.at(-1) as unknown as SlotFacts])).toEqual(['12-04 07:00'])
    expect((await act({ do: 'confirm', booking, seen: 3, ...slot(4, 7, 4) })).booking).toMatchObject({
      state: 'confirmed',
    })
  })

  test('is not answered with a time that is taken, past or closed; the nearest free times come back', async () => {
    const booking = await asked()
    const { owner } = centre.people
    await act({ do: 'offer', booking, seen: 1, slots: [slot(2, 7, 4)] })
    await confirmed(slot(4, 7, 12))
    const prefer = (time: SlotFacts) => refused(act({ do: 'prefer', booking, seen: 2, ...time }, owner))
    const answer = await prefer(slot(4, 7, 4))
    expect(answer).toMatchObject({ code: 'taken', booking: { state: 'offered', version: 2 } })
    expect(answer!.slots).toHaveLength(3)
    expect(await prefer({ starts: at(-3, 7), ends: at(-3, 11) })).toMatchObject({ code: 'past' })
    expect(await prefer(slot(4, 20, 4))).toMatchObject({ code: 'closed' })
    expect(await refused(act({ do: 'prefer', booking, seen: 2, ...slot(5, 7, 4) }))).toMatchObject({
      code: 'not_possible',
    })
  })
})

describe('who comes', () => {
  test('is written by the desk, cleaned, and read by the farmer and by everybody at the desk', async () => {
    const booking = await confirmed(slot(2, 7, 4))
    const { owner } = centre.people
    const operator = 'Gurdev Singh 98765 43210'
    expect(await refused(act({ do: 'assign', booking, seen: 2, operator: 'x'.repeat(81) }))).toMatchObject({
      code: 'invalid',
      field: 'operator',
    })
    expect(await refused(act({ do: 'assign', booking, seen: 2, operator }, owner))).toMatchObject({
      code: 'not_possible',
    })
    await act({ do: 'assign', booking, seen: 2, operator })
    const { requests } = await centre.changes(owner)
    expect(requests.flatMap((request) => (request as { bookings?: object[] }).bookings ?? [])).toContainEqual(
      expect.objectContaining({ id: booking, operator, version: 3 }),
    )
    const days = await centre.call<{ bookings: object[] }>(
      centre.people.manager,
      `desk_bookings('2026-12-02', '2026-12-02')`,
    )
    expect(days.bookings).toMatchObject([{ id: booking, operator, assigned_to: null, place: null }])
  })
})

describe('days', () => {
  test('are India’s: a pump that runs past midnight and the year’s end belongs to the day of its start', async () => {
    await centre.database.query(
      `update resources set opens = '20:00', open_minutes = 600 where id = 'water-pump'`,
    )
    await centre.setClock(Date.parse(at(31, 12)) / 60_000)
    const booking = await confirmed(slot(31, 22, 8), 'water-pump')
    const days = await centre.call<{ days: Record<string, string> }>(
      'guest',
      `free_days('2026-12-30', '2027-01-01')`,
    )
    expect(days.days['water-pump']).toBe('nnf')
    const other = await asked('water-pump')
    expect(
      times((await refused(act({ do: 'confirm', booking: other, seen: 1, ...slot(31, 23, 4) })))!.slots),
    ).toEqual(['01-01 20:00', '01-02 00:00', '01-02 20:00'])
    const moved = await centre.call<{ moved: { id: string }[] }>(
      centre.people.centre,
      `move_day('2026-12-31', '2027-01-01', 'Rain')`,
    )
    expect(moved.moved.map(({ id }) => id)).toEqual([booking])
    expect(times([(await factsOf(booking)) as unknown as SlotFacts])).toEqual(['01-01 22:00'])
  })

  test('are free, few or none, and say nothing of who has them', async () => {
    await centre.database.query(`update resources set pieces = 2 where id = 'thresher'`)
    await confirmed(slot(2, 7, 12))
    await confirmed(slot(3, 7, 12))
    await act({ do: 'confirm', booking: await asked(), seen: 1, ...slot(3, 7, 4) })
    await confirmed(slot(4, 7, 12))
    await act({ do: 'confirm', booking: await asked(), seen: 1, ...slot(4, 7, 12) })
    const answer = await centre.call<{ days: Record<string, string> }>(
      'guest',
      `free_days('2026-12-01', '2026-12-05')`,
    )
    expect(answer.days['thresher']).toBe('ffwnf')
    expect(JSON.stringify(answer)).not.toMatch(/[0-9a-f]{8}-/)
    expect(await outcome(centre.call('guest', `free_days('2026-12-01', '2027-12-05')`))).toBe('PT400')
  })

  test('that a phone’s wrong clock names are refused with the nearest real ones', async () => {
    const booking = await asked()
    const late = await refused(
      act({ do: 'confirm', booking, seen: 1, starts: '2026-11-20T02:00:00Z', ends: '2026-11-20T06:00:00Z' }),
    )
    expect(late).toMatchObject({ code: 'past' })
    expect(times(late!.slots)).toEqual(['12-01 07:00', '12-01 11:00', '12-01 15:00'])
    expect(
      await refused(
        act({
          do: 'confirm',
          booking,
          seen: 1,
          starts: '2031-12-02T02:00:00Z',
          ends: '2031-12-02T06:00:00Z',
        }),
      ),
    ).toMatchObject({ code: 'too_far', slots: [] })
    // Without its zone a time would be the database's.
    expect(
      await refused(
        act({ do: 'confirm', booking, seen: 1, starts: '2026-12-02T07:00', ends: '2026-12-02T11:00' }),
      ),
    ).toMatchObject({ code: 'invalid', field: 'starts' })
    expect(await refused(act({ do: 'confirm', booking, seen: 1, ...slot(2, 20, 4) }))).toMatchObject({
      code: 'closed',
    })
  })

  test('of rain move all bookings at once, and what finds no time is asked for again', async () => {
    const first = await confirmed(slot(2, 7, 4))
    const second = await confirmed(slot(2, 12, 4))
    await confirmed(slot(3, 7, 8))
    const out = await confirmed(slot(1, 7, 36), 'rotavator')
    const retired = await confirmed(slot(2, 7, 4), 'drone')
    await centre.database.query(`update resources set retired_at = '2026-01-01' where id = 'drone'`)
    const answer = await centre.call<Record<'moved' | 'waiting' | 'out', BookingFacts[]>>(
      centre.people.centre,
      `move_day('2026-12-02', '2026-12-03', 'Rain')`,
    )
    expect(answer.moved.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted())
    expect(times(answer.moved as unknown as SlotFacts[])).toEqual(['12-04 07:00', '12-04 12:00'])
    expect(answer.moved[0]!.events.at(-1)).toMatchObject({ what: 'moved', by: 'centre', reason: 'Rain' })
    expect(answer.waiting).toMatchObject([{ id: retired, state: 'asked' }])
    expect(answer.out.map(({ id }) => id)).toEqual([out])
    expect(
      await outcome(centre.call(centre.people.owner, `move_day('2026-12-02', '2026-12-03', 'Rain')`)),
    ).toBe('42501')
  })
})

describe('a resource', () => {
  test('that is retired keeps what was confirmed; nothing new is booked on it, and its offers are gone', async () => {
    const kept = await confirmed(slot(2, 7, 4))
    const offered = await asked()
    await act({ do: 'offer', booking: offered, seen: 1, slots: [slot(3, 7, 4)] })
    await centre.database.query(`update resources set retired_at = '2026-11-30' where id = 'thresher'`)
    expect(
      await refused(act({ do: 'take', booking: offered, seen: 2, ...slot(3, 7, 4) }, centre.people.owner)),
    ).toMatchObject({ code: 'retired', slots: [] })
    expect(
      (await act({ do: 'move', booking: kept, seen: 2, resource: 'rotavator', ...slot(2, 7, 4) })).booking,
    ).toMatchObject({ resource: 'rotavator', state: 'confirmed', hour_paise: 70_000 })
  })

  test('that costs more by now is moved at the rate that was agreed, by the owner and by rain', async () => {
    const booking = await confirmed(slot(2, 7, 4))
    await centre.database.query(`update resources set day_paise = 200000 where id = 'thresher'`)
    const owner = centre.people.owner
    expect((await act({ do: 'move', booking, seen: 2, ...slot(3, 7, 4) }, owner)).booking).toMatchObject({
      day_paise: 120_000,
    })
    await centre.call(centre.people.centre, `move_day('2026-12-03', '2026-12-04', 'Rain')`)
    expect(await factsOf(booking)).toMatchObject({ state: 'confirmed', day_paise: 120_000 })
    const anew = await confirmed(slot(6, 7, 4))
    expect(await factsOf(anew)).toMatchObject({ day_paise: 200_000 })
    await centre.database.query(`update resources set day_paise = 120000 where id = 'thresher'`)
  })

  test('of the forms has the name and the rates of the forms', async () => {
    const rows = await centre.database.query<{
      id: string
      name: object
      hour_paise: number | null
      day_paise: number | null
    }>('select id, name, hour_paise, day_paise from resources')
    for (const { id, name } of rows) expect(resourceWords(id)).toEqual(name)
    for (const [id, { title, line }] of Object.entries({ ...rentals, ...workers })) {
      const row = rows.find((resource) => resource.id === id)!
      expect(row.name).toEqual(title)
      const rate = (unit: string) => {
        const amount = new RegExp(`₹([0-9,]+)/${unit}`).exec(line.en)?.[1]?.replace(',', '')
        return amount === undefined ? null : Number(amount) * 100
      }
      expect([row.hour_paise, row.day_paise]).toEqual([rate('hr'), rate('day')])
    }
    for (const [id, { line, needs: parts }] of Object.entries(sets)) {
      const own = rows.find((resource) => resource.id === id)!
      expect([own.name, own.hour_paise, own.day_paise]).toEqual([
        sets[id as keyof typeof sets].title,
        null,
        null,
      ])
      const sum = parts.reduce((all, part) => all + rows.find(({ id: it }) => it === part)!.day_paise!, 0)
      expect(line.en).toContain(`₹${(sum / 100).toLocaleString('en-IN')}/day`)
    }
  })
})

describe('what goes along with a booking', () => {
  const driver = 'tractor-operator'
  /** Both machines need the one driver. */
  const needDriver = () =>
    centre.database.query(`update resources set needs = array[$1] where id in ('thresher', 'rotavator')`, [
      driver,
    ])
  const lettersOf = async (resource: string) => {
    const { days } = await centre.call<{ days: Record<string, string> }>(
      'guest',
      `free_days('2026-12-01', '2026-12-04')`,
    )
    return days[resource]
  }
  const held = () =>
    centre.database.query<{ resource: string; hours: number }>(
      `select resource_id as resource, extract(epoch from upper(held) - lower(held))::int / 3600 as hours
       from booking_pieces order by resource_id`,
    )

  test('goes to one of two who book at once; the other gets nothing, and the nearest times of all of it', async () => {
    await needDriver()
    const [thresher, rotavator] = [await asked('thresher'), await asked('rotavator')]
    const answers = await Promise.all(
      [thresher, rotavator].map((booking) => act({ do: 'confirm', booking, seen: 1, ...slot(2, 7, 12) })),
    )
    const lost = answers.filter(({ refused: no }) => no)
    expect(lost).toMatchObject([{ refused: { code: 'taken' } }])
    expect(times(lost[0]!.refused!.slots)).toEqual(['12-01 07:00', '12-03 07:00', '12-04 07:00'])
    const won = answers.find(({ booking }) => booking)!.booking!
    expect(await held()).toEqual(
      [
        { resource: won.resource, hours: 13 },
        { resource: driver, hours: 13 },
      ].toSorted((a, b) => (a.resource < b.resource ? -1 : 1)),
    )
    expect(await lettersOf('rotavator')).toBe('fnff')
    expect(await lettersOf('thresher')).toBe('fnff')
    // Whoever has the driver alone gets no driver either.
    const alone = await asked(driver)
    expect(await refused(act({ do: 'confirm', booking: alone, seen: 1, ...slot(2, 7, 4) }))).toMatchObject({
      code: 'taken',
    })
  })

  test('is moved, changed, ended early and freed with it', async () => {
    await needDriver()
    const booking = await confirmed(slot(2, 7, 8))
    await act({ do: 'move', booking, seen: 2, ...slot(3, 7, 8) })
    expect([await lettersOf(driver), await lettersOf('rotavator')]).toEqual(['ffnf', 'ffnf'])
    await act({ do: 'move', booking, seen: 3, resource: 'water-pump', ...slot(3, 7, 8) })
    expect(await held()).toEqual([{ resource: 'water-pump', hours: 9 }])
    await act({ do: 'move', booking, seen: 4, resource: 'rotavator', ...slot(3, 7, 8) })
    await centre.call(centre.people.centre, `move_day('2026-12-03', '2026-12-04', 'Ill', '{${driver}}')`)
    expect([await lettersOf(driver), await lettersOf('rotavator')]).toEqual(['fffn', 'fffn'])
    await centre.setClock(Date.parse(at(4, 8)) / 60_000)
    await act({ do: 'done', booking, seen: 6, minutes: 60 })
    expect(await held()).toEqual([
      { resource: 'rotavator', hours: 2 },
      { resource: driver, hours: 2 },
    ])
    const other = await asked()
    await act({ do: 'confirm', booking: other, seen: 1, ...slot(5, 7, 4) })
    await act({ do: 'call_off', booking: other, seen: 2 })
    expect(await held()).toHaveLength(2)
  })

  test('is free only at hours at which all of it is, and never once a part is retired', async () => {
    await needDriver()
    const busy = await asked(driver)
    await act({ do: 'confirm', booking: busy, seen: 1, ...slot(2, 7, 6) })
    expect(await lettersOf('thresher')).toBe('ffff')
    // The driver in the morning, the thresher in the afternoon.
    await centre.database.query(`update resources set needs = '{}' where id in ('thresher', 'rotavator')`)
    await confirmed(slot(2, 14, 5))
    await centre.database.query(`update resources set needs = array[$1] where id = 'thresher'`, [driver])
    expect(await lettersOf('thresher')).toBe('fnff')
    await centre.database.query(`update resources set retired_at = '2026-01-01' where id = $1`, [driver])
    expect(await lettersOf('thresher')).toBe('nnnn')
    const booking = await asked()
    expect(await refused(act({ do: 'confirm', booking, seen: 1, ...slot(3, 7, 4) }))).toMatchObject({
      code: 'retired',
      slots: [],
    })
  })

  test('has its rates with the booking, and lines of its own in the bill', async () => {
    const booking = await asked('tractor-with-operator')
    expect(await factsOf(booking)).toMatchObject({
      parts: [
        { resource: driver, day_paise: 80_000, bill_paise: null },
        { resource: 'tractor-trolley', day_paise: 650_000, bill_paise: null },
      ],
    })
    await act({ do: 'confirm', booking, seen: 1, ...slot(2, 7, 8) })
    await centre.database.query(`update resources set day_paise = 90000 where id = $1`, [driver])
    await act({ do: 'move', booking, seen: 2, ...slot(3, 7, 8) })
    await centre.database.query(`update resources set day_paise = 80000 where id = $1`, [driver])
    await centre.setClock(Date.parse(at(3, 16)) / 60_000)
    await act({ do: 'done', booking, seen: 3, minutes: 480 })
    const bill = { do: 'bill', booking, seen: 4, paise: 730_000 }
    for (const parts of [
      { thresher: 1 },
      { 'tractor-with-operator': 1 },
      { [driver]: 730_001 },
      { [driver]: -1 },
    ])
      expect(await refused(act({ ...bill, parts }))).toMatchObject({ code: 'invalid' })
    const parts = { [driver]: 80_000, 'tractor-trolley': 650_000 }
    expect((await act({ ...bill, parts })).booking).toMatchObject({
      state: 'billed',
      bill_paise: 730_000,
      parts: [
        { resource: driver, day_paise: 80_000, bill_paise: 80_000 },
        { resource: 'tractor-trolley', bill_paise: 650_000 },
      ],
    })
    expect((await factsOf(booking)) as object).toMatchObject({ bill_paise: 730_000 })
  })
})

describe('who may do what:', () => {
  test('a stranger is told nothing, a farmer does only what is theirs', async () => {
    const booking = await asked()
    const { owner, stranger } = centre.people
    await act({ do: 'offer', booking, seen: 1, slots: [slot(2, 7, 4)] })
    for (const person of [stranger, await centre.database.person(['editor', 'viewer'])])
      expect(await refused(act({ do: 'take', booking, seen: 2, ...slot(2, 7, 4) }, person))).toEqual({
        status: 404,
        code: 'unknown',
        message: 'There is no such booking',
      })
    expect(await outcome(act({ do: 'take', booking, seen: 2, ...slot(2, 7, 4) }, 'guest'))).toBe('PT401')
    expect(await refused(act({ do: 'confirm', booking, seen: 2, ...slot(2, 7, 4) }, owner))).toMatchObject({
      code: 'not_possible',
    })
    expect(await refused(act({ do: 'take', booking, seen: 2, ...slot(3, 7, 4) }, owner))).toMatchObject({
      code: 'changed_meanwhile',
    })
    await act({ do: 'take', booking, seen: 2, ...slot(2, 7, 4) }, owner)
    expect(await refused(act({ do: 'move', booking, seen: 3, ...slot(2, 7, 8) }, owner))).toMatchObject({
      code: 'not_allowed',
    })
    expect((await act({ do: 'move', booking, seen: 3, ...slot(3, 7, 4) }, owner)).booking).toMatchObject({
      version: 4,
    })
    expect(
      (await act({ do: 'call_off', booking, seen: 0, reason: 'Sold the field' }, owner)).booking,
    ).toMatchObject({
      state: 'called_off',
      events: [
        {},
        {},
        {},
        { what: 'moved', by: 'owner' },
        { what: 'called_off', by: 'owner', reason: 'Sold the field' },
      ],
    })
  })

  test('a guest comes with the secret of the phone that sent the request', async () => {
    const guest = newGuest()
    const entry = submission()
    await centre.send('guest', [entry], guest)
    const booking = await asked('thresher', entry.id)
    await act({ do: 'offer', booking, seen: 1, slots: [slot(2, 7, 4)] })
    expect(
      await refused(act({ do: 'take', booking, seen: 2, ...slot(2, 7, 4) }, 'guest', newGuest())),
    ).toMatchObject({ code: 'unknown' })
    expect(
      (await act({ do: 'take', booking, seen: 2, ...slot(2, 7, 4) }, 'guest', guest)).booking,
    ).toMatchObject({ state: 'confirmed' })
    const farmer = await centre.database.person()
    await centre.claim(farmer, guest)
    const callOff = () => refused(act({ do: 'call_off', booking, seen: 3 }, 'guest', guest))
    expect(await callOff()).toMatchObject({ code: 'unknown' })
    const stranger = await centre.database.person()
    const callsOff = (person: { id: string }) => act({ do: 'call_off', booking, seen: 3 }, person, guest)
    expect(await refused(callsOff(stranger))).toMatchObject({ code: 'unknown' })
    expect(await refused(callsOff(centre.people.centre))).toMatchObject({ code: 'unknown' })
    // An action that was on its way at the sign-in, with the account's token.
    expect((await callsOff(farmer)).booking).toMatchObject({ state: 'called_off' })
    // The secret opens it no more, even once the account is gone.
    await centre.call('service key', 'delete_account($1)', [farmer.id])
    expect(await callOff()).toMatchObject({ code: 'unknown' })
  })

  test('the desk reads its days with name and place, nobody else', async () => {
    await confirmed(slot(2, 7, 4))
    await asked()
    const days = await centre.call<{ bookings: object[]; waiting: object[] }>(
      centre.people.centre,
      `desk_bookings('2026-12-02', '2026-12-02')`,
    )
    expect(days.bookings).toMatchObject([
      { state: 'confirmed', name: 'Gurpreet', reference: expect.stringMatching(/^KS-/) },
    ])
    expect(days.waiting).toHaveLength(1)
    for (const person of [centre.people.owner, 'guest'] as const)
      expect(await outcome(centre.call(person, `desk_bookings('2026-12-02', '2026-12-02')`))).toBe('42501')
  })

  test('the desk reads who sees a change in the app: an account, its agent, or perhaps nobody', async () => {
    const person = await centre.database.person()
    const entries = [submission(), filledIn(person), submission()]
    await centre.send(person, entries.slice(0, 2))
    await centre.send('guest', entries.slice(2), newGuest())
    for (const { id } of entries) await asked('thresher', id)
    const { waiting } = await centre.call<{ waiting: { request: string; reader: string }[] }>(
      centre.people.centre,
      `desk_bookings('2026-12-02', '2026-12-02')`,
    )
    const readers = new Map(waiting.map(({ request, reader }) => [request, reader]))
    expect(entries.map(({ id }) => readers.get(id))).toEqual(['account', 'agent', 'perhaps nobody'])
  })

  test.each([
    ['id', { id: 'x' }],
    ['booking', { booking: 'x' }],
    ['do', { do: 'steal' }],
    ['seen', { seen: -1 }],
    ['starts', { ends: at(1, 1) }],
    ['starts', { starts: 'infinity' }],
    ['action', { role: 'admin' }],
    ['reason', { reason: 'x'.repeat(501) }],
    ['slots', { do: 'offer', slots: [] }],
    ['slots', { do: 'offer', slots: [{}, {}, {}, {}] }],
    ['minutes', { do: 'done', minutes: 0 }],
    ['paise', { do: 'bill', paise: -1 }],
    ['starts', { do: 'prefer', starts: 'tomorrow' }],
    ['operator', { do: 'assign' }],
    ['operator', { do: 'assign', operator: 'a\nb' }],
  ])('an action with a wrong %s is returned: %j', async (field, change) => {
    const action = { do: 'confirm', booking: crypto.randomUUID(), seen: 1, ...slot(2, 7, 4), ...change }
    expect(await refused(act(action))).toMatchObject({ status: 422, code: 'invalid', field })
  })
})
