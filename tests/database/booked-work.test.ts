import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBookings, type BookingDatabase, type SlotFacts } from '../bookings/centre-database.ts'
import { outcome, publishSettings } from './as-person.ts'
import { rules, submission } from './open-desk.ts'

let centre: BookingDatabase
beforeAll(async () => {
  centre = await openBookings()
  const text = { type: 'text' }
  const fields = { name: text, phone: text, equipmentType: text, startDate: text, duration: text }
  const soil = { name: text, phone: text, sampleCollection: text, preferredDate: text }
  const more = {
    ...rules,
    'equipment-booking': { 1: { sender: 'anyone', table: 'service_requests', fields } },
    'soil-test': { ...rules['soil-test'], 9: { sender: 'anyone', table: 'service_requests', fields: soil } },
  }
  await centre.call('service key', 'publish_form_rules($1::text::jsonb)', [JSON.stringify(more)])
}, 600_000)
afterAll(() => centre.database.close())

const at = (day: number, hour: number) =>
  new Date(Date.UTC(2026, 11, day, hour) - 5.5 * 3_600_000).toISOString()
const slot = (day: number, from: number): SlotFacts => ({ starts: at(day, from), ends: at(day, from + 4) })
const setClock = (day: number, hour: number) => centre.setClock(Date.parse(at(day, hour)) / 60_000)

beforeEach(async () => {
  await centre.database.query('delete from bookings')
  await centre.database.query('update resources set pieces = 1, retired_at = null')
  await setClock(1, 6)
})

interface Booked {
  readonly farmer: { readonly id: string }
  readonly request: string
  readonly booking: string
}

/** Asks for something by a form. */
async function asked(form = 'equipment-booking', answers: object = {}, version = 1): Promise<Booked> {
  const farmer = await centre.database.person()
  const machine = { equipmentType: 'rotavator', startDate: '2026-12-03', duration: 'half-day' }
  const said = form === 'soil-test' ? answers : { ...machine, ...answers }
  const entry = submission({ form, version, answers: { name: 'Gurpreet', phone: '9000000001', ...said } })
  const [sent] = await centre.send(farmer, [entry])
  expect(sent).toHaveProperty('receipt')
  const [row] = await centre.database.query<{ id: string }>('select id from bookings where request_id = $1', [
    entry.id,
  ])
  return { farmer, request: entry.id, booking: row!.id }
}

/** Does actions one after the other, each upon the version before it; the last answer. */
async function act(booking: string, actions: readonly object[], person = centre.people.centre) {
  let answer = {}
  for (const action of actions) {
    const [row] = await centre.database.query<{ version: number }>(
      'select version from bookings where id = $1',
      [booking],
    )
    answer = await centre.act(person, {
      id: crypto.randomUUID(),
      booking,
      seen: row!.version,
      ...action,
    })
  }
  return answer as Awaited<ReturnType<BookingDatabase['act']>>
}

async function requestOf({ farmer, request }: Booked) {
  const { requests } = await centre.changes(farmer)
  return requests.find(({ id }) => id === request) as unknown as {
    status: string
    bookings: {
      state: string
      order: string | null
      paid: boolean
      events: { what: string; by: string }[]
      offers: SlotFacts[]
    }[]
  }
}

interface Order {
  readonly id: string
  readonly kind: string
  readonly state: string
  readonly total_paise: number
  readonly items: readonly { readonly product_id: string }[]
}
const ordersOf = async ({ farmer }: Booked) =>
  (await centre.call<{ orders: Order[] }>(farmer, 'order_changes()')).orders

async function billed(paise = 280_000): Promise<Booked> {
  const booked = await asked()
  await act(booked.booking, [{ do: 'confirm', ...slot(3, 7) }])
  await setClock(3, 20)
  await act(booked.booking, [
    { do: 'done', minutes: 240 },
    { do: 'bill', paise },
  ])
  return booked
}

test('a request follows its booking: begun, billed, and completed with the money, which comes as that of an order', async () => {
  const booked = await asked()
  expect(await requestOf(booked)).toMatchObject({ status: 'received' })
  await act(booked.booking, [{ do: 'offer', slots: [slot(3, 7)] }])
  expect(await requestOf(booked)).toMatchObject({ status: 'in_review' })
  await act(booked.booking, [{ do: 'take', ...slot(3, 7) }], booked.farmer)
  await setClock(3, 20)
  await act(booked.booking, [
    { do: 'done', minutes: 240 },
    { do: 'bill', paise: 280_000 },
  ])
  const [bill] = (await requestOf(booked)).bookings
  expect(bill).toMatchObject({ state: 'billed', paid: false })
  expect(await ordersOf(booked)).toMatchObject([
    {
      id: bill!.order,
      kind: 'booking',
      state: 'awaiting_payment',
      total_paise: 280_000,
      items: [{ product_id: 'booking/rotavator' }],
    },
  ])
  const [order] = await centre.database.query<{ reference: string }>(
    'select reference from orders where id = $1',
    [bill!.order],
  )
  expect(order!.reference).toMatch(/^KS-/)
  // The provider says that it is paid.
  await centre.call('service key', "open_payment($1, 'sandbox', 'ref-1', 'https://pay.example.org/1')", [
    bill!.order,
  ])
  await centre.call(
    'service key',
    "settle_payment('sandbox', 'event-1', 'ref-1', 'paid', 280000, 'INR', now())",
  )
  const paid = await requestOf(booked)
  expect(paid).toMatchObject({ status: 'done', bookings: [{ paid: true }] })
  expect(paid.bookings[0]!.events.at(-1)).toMatchObject({ what: 'paid', by: 'system' })
})

let slips = 0
/** Takes the cash of a bill for a slip, as for every order. */
async function payBill(booked: Booked): Promise<void> {
  const [bill] = await ordersOf(booked)
  slips += 1
  const act = {
    do: 'slip',
    number: `BKNGS-${slips}`,
    order: bill!.id,
    paise: bill!.total_paise,
    at: '2026-05-01T06:00:00.000Z',
  }
  await centre.call(centre.people.centre, 'act_on_cash($1::text::jsonb)', [
    JSON.stringify({ id: crypto.randomUUID(), ...act }),
  ])
}

test('a bill has the UPI code of its exact sum until it is paid, and the bank’s reference pays it once', async () => {
  await publishSettings(centre.database)
  await centre.database.query(`update centre_settings set value = '"khet.seva@okbank"' where key = 'upi'`)
  const booked = await billed(280_050)
  const [bill] = (await requestOf(booked)).bookings
  const codeOf = async () =>
    (await ordersOf(booked))[0] as unknown as { reference: string; upi: string | null }
  const { reference, upi } = await codeOf()
  expect(upi).toContain(`pa=khet.seva%40okbank`)
  expect(upi).toContain(`am=2800.50&cu=INR&tr=${reference}`)
  const paid = {
    id: crypto.randomUUID(),
    do: 'upi',
    order: bill!.order,
    paise: 280_050,
    reference: '412345678901',
    at: new Date().toISOString(),
  }
  expect(
    await centre.call(await centre.database.person(['staff']), 'act_on_cash($1::text::jsonb)', [
      JSON.stringify(paid),
    ]),
  ).toEqual({
    done: true,
  })
  expect(await codeOf()).toMatchObject({ state: 'paid', upi: null })
  expect(await requestOf(booked)).toMatchObject({ status: 'done', bookings: [{ paid: true }] })
})

test('a bill is paid in cash at the desk; once it is paid, nobody corrects it', async () => {
  const booked = await billed()
  await payBill(booked)
  expect(await requestOf(booked)).toMatchObject({ status: 'done', bookings: [{ paid: true }] })
  expect(await ordersOf(booked)).toMatchObject([{ state: 'paid' }])
  expect((await act(booked.booking, [{ do: 'bill', paise: 1 }])).refused).toMatchObject({ code: 'paid' })
})

test('a corrected bill has another order in place of the first; its farmer cancels neither', async () => {
  const booked = await billed()
  const [first] = await ordersOf(booked)
  expect(await outcome(centre.call(booked.farmer, 'cancel_order($1)', [first!.id]))).toBe('PT409')
  await act(booked.booking, [{ do: 'bill', paise: 200_000 }])
  const orders = await ordersOf(booked)
  expect(orders.map(({ state, total_paise: total }) => `${state} ${total}`).toSorted()).toEqual([
    'awaiting_payment 200000',
    'cancelled 280000',
  ])
  await act(booked.booking, [{ do: 'bill', paise: 0 }])
  expect(await requestOf(booked)).toMatchObject({ status: 'done', bookings: [{ order: null, paid: true }] })
})

test('work that is over or unpaid is open at the desk also after an answer, and a paid bill is not', async () => {
  const booked = await billed()
  const isOpen = async () => {
    const [row] = await centre.database.query<{ open: boolean }>(
      "select is_open_at_desk('request', $1) as open",
      [booked.request],
    )
    return row!.open
  }
  await centre.database.query("update requests set status = 'answered' where id = $1", [booked.request])
  expect(await isOpen()).toBe(true)
  const [bill] = await ordersOf(booked)
  const [order] = await centre.database.query<{ open: boolean }>(
    "select is_open_at_desk('order', $1) as open",
    [bill!.id],
  )
  expect(order!.open).toBe(false)
  await payBill(booked)
  expect(await isOpen()).toBe(false)
})

test('a time that the centre has moved is agreed to by its farmer alone', async () => {
  const booked = await asked()
  await act(booked.booking, [
    { do: 'confirm', ...slot(3, 7) },
    { do: 'move', ...slot(4, 7) },
  ])
  expect((await act(booked.booking, [{ do: 'agree' }])).refused).toMatchObject({ code: 'not_possible' })
  expect((await act(booked.booking, [{ do: 'agree' }], booked.farmer)).booking).toMatchObject({
    state: 'confirmed',
    version: 3,
  })
  expect((await requestOf(booked)).bookings[0]!.events.at(-1)).toMatchObject({ what: 'agreed', by: 'owner' })
})

test('an offer of which nothing is free any more is no offer: the centre looks for a time again', async () => {
  const booked = await asked()
  await act(booked.booking, [{ do: 'offer', slots: [slot(3, 7)] }])
  await centre.database.query(`update resources set retired_at = '2026-01-01' where id = 'rotavator'`)
  await act(booked.booking, [{ do: 'take', ...slot(3, 7) }], booked.farmer)
  expect((await requestOf(booked)).bookings).toMatchObject([{ state: 'asked', offers: [] }])
})

test('a request whose machines are all called off is cancelled', async () => {
  const booked = await asked()
  await act(booked.booking, [{ do: 'call_off' }], booked.farmer)
  expect(await requestOf(booked)).toMatchObject({ status: 'cancelled' })
})

test('a pick-up of soil ends with the result: what has begun is done, what has not is called off', async () => {
  const answers = { sampleCollection: 'pickup', preferredDate: '2026-12-03' }
  const [begun, ahead] = [await asked('soil-test', answers, 9), await asked('soil-test', answers, 9)]
  await act(begun.booking, [{ do: 'confirm', ...slot(3, 7) }])
  await setClock(3, 8)
  for (const { request } of [begun, ahead]) {
    const sample = crypto.randomUUID()
    const say = (action: object) =>
      centre.call<{ refused?: object }>(centre.people.centre, 'act_on_sample($1::text::jsonb)', [
        JSON.stringify({ id: crypto.randomUUID(), sample, ...action }),
      ])
    await say({ do: 'collect', request })
    expect(await say({ do: 'result', seen: 1, values: { ph: 7 } })).not.toHaveProperty('refused')
  }
  expect(await requestOf(begun)).toMatchObject({ status: 'answered', bookings: [{ state: 'done' }] })
  expect(await requestOf(ahead)).toMatchObject({ status: 'answered', bookings: [{ state: 'called_off' }] })
})

test('a form that books a day gone by comes back with the nearest free days, and books nothing', async () => {
  await setClock(9, 7)
  const machine = { name: 'Gurpreet', phone: '9000000001', equipmentType: 'rotavator', duration: 'full-day' }
  const form = (startDate: string) =>
    submission({ form: 'equipment-booking', version: 1, answers: { ...machine, startDate } })
  const farmer = await centre.database.person()
  const gone = form('2026-12-08')
  const [today] = await centre.send(farmer, [form('2026-12-09')])
  expect(today).toHaveProperty('receipt')
  // The ninth is taken by somebody else.
  const other = await asked('equipment-booking', { startDate: '2026-12-09' })
  await act(other.booking, [{ do: 'confirm', starts: at(9, 8), ends: at(9, 18) }])
  const [refused] = await centre.send(farmer, [gone])
  expect(refused).toMatchObject({
    refused: {
      status: 422,
      code: 'day_gone',
      field: 'startDate',
      days: ['2026-12-10', '2026-12-11', '2026-12-12'],
    },
  })
  expect(await centre.database.query('select from requests where id = $1', [gone.id])).toEqual([])
})

test('a soil test that nobody fetches books no day, so that a day gone by is taken', async () => {
  await setClock(9, 7)
  const soil = { name: 'Gurpreet', phone: '9000000001', preferredDate: '2026-12-08' }
  const sent = async (sampleCollection: string) => {
    const answers = { ...soil, sampleCollection }
    const [answer] = await centre.send(await centre.database.person(), [
      submission({ form: 'soil-test', version: 9, answers }),
    ])
    return answer
  }
  expect(await sent('self')).toHaveProperty('receipt')
  expect(await sent('pickup')).toMatchObject({ refused: { code: 'day_gone', field: 'preferredDate' } })
})
