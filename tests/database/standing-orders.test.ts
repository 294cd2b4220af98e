import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { moveOrder } from './move-order.ts'
import { outcome, publishSettings, type Person } from './as-person.ts'
import {
  curd,
  door,
  milk,
  openMilk,
  wish,
  type Answer,
  type MilkCentre,
} from '../standing-orders/centre-database.ts'

let centre: MilkCentre
let [farmer, neighbor]: { id: string }[] = []

beforeAll(async () => void (centre = await openMilk()))
afterAll(() => centre.close())
beforeEach(async () => {
  await centre.query('delete from standing_orders')
  await centre.query('delete from round_marks')
  await centre.query('update standing_state set run_until = null')
  await centre.query('delete from test_closed')
  await centre.query(
    'update catalogue_items set available = true, price_paise = case id when $1 then 7500 else 5000 end',
    [milk],
  )
  await centre.query('update delivery_areas set served = true')
  await centre.setClock('2026-12-01T08:00:00+05:30')
  ;[farmer, neighbor] = await centre.people(2)
})

const change = (standing: string, changes: object = {}) => ({
  id: crypto.randomUUID(),
  standing,
  from: '2026-12-02',
  until: '2026-12-02',
  quantity: 0,
  ...changes,
})

/** What the night run wrote down, by day. */
const log = async () =>
  Object.fromEntries(
    (
      await centre.query<{ day: string; what: string }>(
        `select day::text, coalesce(reason, quantity::text) as what from standing_days order by day`,
      )
    ).map(({ day, what }) => [day, what]),
  )

const orderOf = async (person: { id: string }) => {
  const [row] = await centre.query<{ id: string; state: string; total: number; pay_by: string }>(
    'select id, state, total_paise::int as total, pay_by from orders where user_id = $1 order by created_at desc, id limit 1',
    [person.id],
  )
  return row!
}

let slips = 0
/** A new number of the deliverer's phone. */
const slipOf = (paise: number) => ({ number: `7KQP2-${(slips += 1)}`, paise })

/** Says that an order was delivered for a slip of ₹95, unless told otherwise. */
const marked = (order: string, changes: object = {}) =>
  centre.mark({
    id: crypto.randomUUID(),
    order,
    what: 'delivered',
    slip: slipOf(9_500),
    at: '2026-12-02T06:40:00+05:30',
    ...changes,
  })

/** Without cash. */
const unpaid = { slip: undefined }

const count = async (sql: string, values: unknown[] = []) =>
  (await centre.query<{ n: number }>(`select coalesce((${sql}), 0)::int as n`, values))[0]!.n
const inHand = () =>
  count(`select posted from ledger_accounts where book = 'cash' and holder = 'phone:' || $1`, [
    centre.staff.id,
  ])
const bottlesWith = (person: { id: string }) =>
  count(`select posted from ledger_accounts where book = 'bottles' and holder = 'customer:' || $1`, [
    person.id,
  ])
const owed = (person: { id: string }) =>
  count(`select posted from ledger_accounts where book = 'khata' and holder = 'customer:' || $1`, [person.id])
const call = async <Value>(person: Person, name: string, value: string): Promise<Value> =>
  (await centre.as(person, (query) => query<{ answer: Value }>(`select ${name} as answer`, [value])))[0]!
    .answer
const claims = async () =>
  (
    await centre.as(centre.staff, (query) =>
      query<{
        claims: {
          mark: string
          reason: string
          said: { what: string; bottles: number; note: string | null }
          first: { what: string } | null
        }[]
      }>('select round_claims() as claims'),
    )
  )[0]!.claims
const settle = async (who: Person, entry: object) => {
  const answer = await call<Answer & { done?: true }>(
    who,
    'settle_mark($1::text::jsonb)',
    JSON.stringify({ id: crypto.randomUUID(), reason: 'They were asked', ...entry }),
  )
  return answer.refused?.code ?? 'done'
}

/** Starts a litre each day, and has the night make tomorrow's order. */
async function madeFor(person: { id: string }, changes: object = {}): Promise<string> {
  const begun = wish(changes)
  expect(await centre.start(person, begun)).toHaveProperty('standing')
  await centre.setClock('2026-12-01T20:00:00+05:30')
  await centre.run()
  await centre.setClock('2026-12-02T07:00:00+05:30')
  return begun.id
}

test('a day can be changed until 20:00 in India, to the microsecond, by the centre’s clock', async () => {
  const { id } = wish()
  await centre.start(farmer!, wish({ id }))
  const late = { refused: { code: 'late', first: '2026-12-03' } }
  await centre.query(`update test_clock set at = '2026-12-01T19:59:59.999999+05:30'`)
  const inTime = change(id)
  expect(await centre.change(farmer!, inTime)).toHaveProperty('standing')
  await centre.query(`update test_clock set at = '2026-12-01T20:00:00+05:30'`)
  expect(await centre.change(farmer!, change(id))).toMatchObject(late)
  // Sent again after its answer was lost, it is what it was.
  expect(await centre.change(farmer!, inTime)).toHaveProperty('standing')
  expect(await centre.change(farmer!, { ...inTime, quantity: 2 })).toMatchObject({
    refused: { code: 'conflict' },
  })
  await centre.run()
  expect(await log()).toEqual({})
  // A session in another time zone asks about the same evening.
  await centre.query(`set timezone = 'Pacific/Auckland'`)
  await centre.query(`update test_clock set at = '2026-12-02T14:29:59Z'`)
  expect(
    await centre.change(farmer!, change(id, { from: '2026-12-03', until: '2026-12-03' })),
  ).toHaveProperty('standing')
  await centre.query(`update test_clock set at = '2026-12-02T14:30:00Z'`)
  expect(await centre.change(farmer!, change(id, { from: '2026-12-03', until: '2026-12-03' }))).toMatchObject(
    { refused: { first: '2026-12-04' } },
  )
  await centre.query('reset timezone')
})

test('what begins too late for tomorrow begins the day after', async () => {
  await centre.setClock('2026-12-01T20:00:00+05:30')
  expect(await centre.start(farmer!, wish())).toMatchObject({ standing: { from: '2026-12-03' } })
  await centre.run()
  expect(await log()).toEqual({})
})

test('a run that was late by three days, killed in the middle or begun twice makes each order once', async () => {
  await centre.start(farmer!, wish())
  await centre.start(neighbor!, wish({ quantity: 2 }))
  await centre.setClock('2026-12-04T23:00:00+05:30')
  const attempt = async () => {
    await centre.as('service key', async (query) => {
      await query('select run_standing_orders(3)')
      throw new Error('killed')
    })
  }
  await expect(attempt()).rejects.toThrow('killed')
  expect(await log()).toEqual({})
  // The first day after the start of the centre, and what was missed since.
  await centre.query(`update standing_state set run_until = '2026-12-01'`)
  for (const most of [1, 1, 1, 1, 99, 99]) await centre.run(most)
  const rows = await centre.query<{ day: string; n: number }>(
    `select day::text, count(*)::int as n from standing_days where order_id is not null group by day order by day`,
  )
  expect(rows.map(({ day, n }) => `${day} ${n}`)).toEqual([
    '2026-12-02 2',
    '2026-12-03 2',
    '2026-12-04 2',
    '2026-12-05 2',
  ])
  const [orders] = await centre.query<{ n: number }>(
    'select count(distinct order_id)::int as n from standing_days',
  )
  expect(orders!.n).toBe(8)
  expect(await centre.run()).toBe(0)
})

test('closed days, sold-out goods and places no longer served make no order, and say so', async () => {
  await centre.start(farmer!, wish())
  await centre.query(`insert into test_closed values ('2026-12-02')`)
  await centre.setClock('2026-12-01T20:00:00+05:30')
  await centre.run()
  await centre.query('update catalogue_items set available = false where id = $1', [milk])
  await centre.setClock('2026-12-02T20:00:00+05:30')
  await centre.run()
  await centre.query('update catalogue_items set available = true where id = $1', [milk])
  await centre.query(`update delivery_areas set served = false where id = 'sarna'`)
  await centre.setClock('2026-12-03T20:00:00+05:30')
  await centre.run()
  const said = { '2026-12-02': 'closed', '2026-12-03': 'unavailable', '2026-12-04': 'area' }
  expect(await log()).toEqual(said)
  const [row] = await centre.as(farmer!, (query) =>
    query<{ seen: { standing: { log: { day: string; reason: string }[] }[] } }>(
      'select standing_order_changes(0) as seen',
    ),
  )
  expect(Object.fromEntries(row!.seen.standing[0]!.log.map(({ day, reason }) => [day, reason]))).toEqual(said)
  const [needs] = await centre.as(centre.staff, (query) =>
    query<{ needs: { left_out: object[] } }>(`select standing_needs('2026-12-04') as needs`),
  )
  expect(needs!.needs.left_out).toMatchObject([{ name: door.name, reason: 'area' }])
})

test('a price that rises by more than a tenth is told before it counts', async () => {
  await centre.start(farmer!, wish())
  await centre.as(farmer!, (query) =>
    query('select keep_push($1, $2, $3, $4)', [
      'https://push.example.org/1',
      'p'.repeat(87),
      'a'.repeat(22),
      'pa',
    ]),
  )
  const told = () =>
    centre.query(
      `select is_reminding_time(due_at) as day, count(*)::int as n from push_messages where standing_id is not null group by 1`,
    )
  // Overnight, after the evening: tomorrow's order was made at the old price.
  await centre.setClock('2026-12-01T20:00:00+05:30')
  await centre.run()
  await centre.query('update catalogue_items set price_paise = 8250 where id = $1', [milk])
  await centre.run()
  const standing = async () =>
    (
      await centre.query<{ told: number; was: number }>(
        'select told_paise as told, was_paise as was from standing_orders',
      )
    )[0]
  expect(await standing()).toEqual({ told: 7_500, was: 7_500 })
  await centre.query('update catalogue_items set price_paise = 15000 where id = $1', [milk])
  await centre.run()
  expect(await standing()).toEqual({ told: 15_000, was: 7_500 })
  // Whoever asked for notifications gets one, by day, and one alone while it waits.
  expect(await told()).toEqual([{ day: true, n: 1 }])
  await centre.setClock('2026-12-02T20:00:00+05:30')
  await centre.run()
  expect(await log()).toEqual({ '2026-12-02': '1', '2026-12-03': '1' })
  expect((await orderOf(farmer!)).total).toBe(17_000)
  // Doubled in the minute of the run: nobody was told, so nothing comes at that price.
  await centre.setClock('2026-12-03T20:00:00+05:30')
  await centre.query('update catalogue_items set price_paise = 30000 where id = $1', [milk])
  await centre.run()
  expect(await log()).toMatchObject({ '2026-12-04': 'price' })
})

/** Has the centre count a product, and so many packs of it come. */
async function shelve(product: string, packs: number): Promise<void> {
  await centre.query(
    `insert into stock_items (product_id, counted) values ($1, true) on conflict (product_id) do update set counted = true`,
    [product],
  )
  await centre.query(
    `select apply_transfers(jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'book', 'goods', 'unit', $1::text,
    'from', 'supplier', 'to', 'shelf', 'amount', $2::int * 1000, 'why', 'bought')))`,
    [product, packs],
  )
}

test('somebody who called has goods that are counted too', async () => {
  await shelve(curd, 5)
  await centre.start(centre.staff, wish({ by_phone: true, product_id: curd, price: 5_000, quantity: 3 }))
  await centre.setClock('2026-12-01T20:00:00+05:30')
  await centre.run()
  await centre.setClock('2026-12-02T07:00:00+05:30')
  const [day] = await centre.query<{ id: string }>('select order_id as id from standing_days')
  await marked(day!.id, { what: 'less', lines: [{ product_id: curd, quantity: 2 }], slip: slipOf(12_000) })
  // Two of five are gone: what was not brought stands on the shelf again.
  expect(
    await count(`select posted - reserved from ledger_accounts where unit = $1 and holder = 'shelf'`, [curd]),
  ).toBe(3_000)
  await centre.query('update stock_items set counted = false')
  expect(await centre.query('select * from check_ledger()')).toEqual([])
})

test('the same thing to the same door is begun once, by whichever phone', async () => {
  await centre.start(farmer!, wish())
  expect(await centre.start(farmer!, wish())).toMatchObject({ refused: { code: 'exists' } })
  expect(await centre.start(farmer!, wish({ product_id: curd, price: 5_000 }))).toHaveProperty('standing')
  await centre.setClock('2026-12-01T20:00:00+05:30')
  await centre.run()
  const [lines] = await centre.query<{ n: number }>(
    'select count(*)::int as n from order_items i where i.order_id = $1',
    [(await orderOf(farmer!)).id],
  )
  expect(lines!.n).toBe(2)
})

test('bad wishes come back with the field', async () => {
  const field = async (changes: object) => (await centre.start(farmer!, wish(changes))).refused?.field
  expect(await field({ quantity: 0.25 })).toBe('quantity')
  expect(await field({ rhythm: 'hourly' })).toBe('rhythm')
  expect(await field({ rhythm: 'days', days: null })).toBe('days')
  expect(await field({ area: 'delhi' })).toBe('area')
  expect(await field({ area: 'pathankot-city' })).toBe('pay')
  expect(await field({ product_id: 'seeds-catalog/wheat' })).toBe('product_id')
  expect(await field({ from: '2026-02-30' })).toBe('from')
  expect(await field({ contact: { ...door, address: ' ' } })).toBe('address')
  expect(await field({ contact: null })).toBe('phone')
  expect(await centre.start(farmer!, wish({ pay: 'month' }))).toMatchObject({ refused: { code: 'credit' } })
  expect(await centre.start(farmer!, wish({ price: 6_000 }))).toMatchObject({
    refused: { code: 'price', price: 7_500 },
  })
})

test('what is brought is billed, with its bottles; two who bring one round count once', async () => {
  await madeFor(farmer!, { quantity: 2 })
  const { id, total } = await orderOf(farmer!)
  const first = {
    id: crypto.randomUUID(),
    order: id,
    what: 'delivered',
    slip: slipOf(total),
    bottles: 1,
    at: '2026-12-02T06:40:00+05:30',
  }
  expect(await centre.mark(first)).toEqual({ taken: first.id })
  expect(await centre.mark(first)).toEqual({ taken: first.id })
  expect(await marked(id, unpaid)).toHaveProperty('taken')
  expect(await marked(id, { what: 'not_home', ...unpaid })).toEqual({ claim: 'said_otherwise' })
  expect(await orderOf(farmer!)).toMatchObject({ state: 'delivered', pay_by: 'cash' })
  expect(await bottlesWith(farmer!)).toBe(1)
  const [day] = await centre.query<{ brought: number; at: string }>(
    'select brought, brought_at as at from standing_days where order_id = $1',
    [id],
  )
  expect(day).toEqual({ brought: 2, at: '2026-12-02 01:10:00+00' })
  expect(await centre.query('select * from check_ledger()')).toEqual([])
})

test('less brought is less billed, on the khata too; nobody at home is nothing', async () => {
  await centre.as(centre.staff, (query) => query('select 1'))
  await centre.query(`select set_ledger_limit('khata', 'paise', 'customer:' || khata_of($1), -100000)`, [
    farmer!.id,
  ])
  await madeFor(farmer!, { pay: 'month', quantity: 3 })
  expect(await owed(farmer!)).toBe(-24_500)
  const { id } = await orderOf(farmer!)
  expect(
    await marked(id, { what: 'less', lines: [{ product_id: milk, quantity: 2 }], slip: slipOf(5_000) }),
  ).toHaveProperty('taken')
  // Two litres and the fee, of which fifty rupees were paid at the door.
  expect(await owed(farmer!)).toBe(-12_000)
  await centre.setClock('2026-12-02T20:00:00+05:30')
  await centre.run()
  await centre.setClock('2026-12-03T07:00:00+05:30')
  const [tomorrow] = await centre.query<{ id: string }>(
    `select order_id as id from standing_days where day = '2026-12-03'`,
  )
  await marked(tomorrow!.id, { what: 'not_home', ...unpaid, at: '2026-12-03T06:40:00+05:30' })
  expect(await owed(farmer!)).toBe(-12_000)
  expect(await centre.query('select * from check_ledger()')).toEqual([])
})

test('a full khata brings nothing, and says so', async () => {
  await centre.query(`select set_ledger_limit('khata', 'paise', 'customer:' || khata_of($1), -1000)`, [
    farmer!.id,
  ])
  await madeFor(farmer!, { pay: 'month' })
  expect(await log()).toEqual({ '2026-12-02': 'credit' })
})

test('money that does not go with the order, and a phone whose clock is wrong, lose nothing', async () => {
  await madeFor(farmer!)
  const { id } = await orderOf(farmer!)
  expect(await marked(id, { ...unpaid, at: '2031-01-01T00:00:00Z' })).toEqual({ claim: 'unpaid' })
  expect(await orderOf(farmer!)).toMatchObject({ state: 'shipped' })
  expect(await claims()).toMatchObject([{ reason: 'unpaid', first: null }])
  const [day] = await centre.query<{ at: string }>('select brought_at as at from standing_days')
  expect(day!.at).toBe('2026-12-02 01:30:00+00')
  expect(await outcome(centre.as(farmer!, (query) => query(`select mark_stop('{}')`)))).toBe('42501')
  expect(await outcome(centre.as(farmer!, (query) => query(`select round_sheet('2026-12-02')`)))).toBe(
    '42501',
  )
})

test('cash at a door is a slip in the hands of who took it; no cash comes without one', async () => {
  await madeFor(farmer!)
  const { id, total } = await orderOf(farmer!)
  const before = await inHand()
  expect(await marked(id, { cash: 9_500 })).toMatchObject({ refused: { field: 'slip' } })
  for (const slip of [{ paise: 9_500 }, { number: 'x', paise: 9_500 }, { number: '7KQP2-900', paise: 0 }])
    expect(await marked(id, { slip })).toMatchObject({ refused: { field: 'slip' } })
  const slip = slipOf(total)
  expect(await marked(id, { slip })).toHaveProperty('taken')
  expect(await inHand()).toBe(before + total)
  expect(await orderOf(farmer!)).toMatchObject({ state: 'delivered' })
  // The deliverer says more about the same door: it is the same money.
  expect(await marked(id, { slip, what: 'less', lines: [{ product_id: milk, quantity: 0 }] })).toMatchObject({
    claim: 'said_otherwise',
  })
  expect(await inHand()).toBe(before + total)
  // Another's slip for the same order is a claim about money, and its cash is not lost.
  expect(await marked(id)).toHaveProperty('taken')
  expect(await inHand()).toBe(before + total + 9_500)
  const rows = await centre.query('select claim from cash_slips where order_id = $1 order by told_at', [id])
  expect(rows).toEqual([{ claim: null }, { claim: 'paid' }])
  expect(await centre.query('select * from check_ledger()')).toEqual([])
})

test('a slip of another sum, or for an order that is gone, is taken and looked at', async () => {
  await madeFor(farmer!)
  const { id, total } = await orderOf(farmer!)
  const before = await inHand()
  expect(await marked(id, { slip: slipOf(total + 500) })).toHaveProperty('taken')
  const gone = { id: crypto.randomUUID(), slip: slipOf(700) }
  for (const _ of ['first', 'again'])
    expect(await marked(crypto.randomUUID(), gone)).toMatchObject({ refused: { field: 'order' } })
  expect(await inHand()).toBe(before + total + 500 + 700)
  const rows = await centre.query(`select claim from cash_slips where paise in ($1, 700) order by claim`, [
    total + 500,
  ])
  expect(rows).toEqual([{ claim: 'amount' }, { claim: 'unknown' }])
})

test('“we have paid by UPI” at the door is a note; the bank’s reference pays, and then the order is delivered', async () => {
  await madeFor(farmer!)
  const { id, total } = await orderOf(farmer!)
  await publishSettings(centre)
  await centre.query(`update centre_settings set value = '"khet.seva@okbank"' where key = 'upi'`)
  const stop = async () =>
    (
      await call<{ stops: { due: number; upi: string | null }[] }>(
        centre.staff,
        'round_sheet($1)',
        '2026-12-02',
      )
    ).stops[0]!
  expect(await stop()).toMatchObject({ due: total, upi: expect.stringContaining('am=95.00') })
  expect(await marked(id, { ...unpaid, said_paid: true })).toHaveProperty('taken')
  expect(await orderOf(farmer!)).toMatchObject({ state: 'shipped' })
  expect(await claims()).toEqual([])
  const upi = {
    do: 'upi',
    order: id,
    paise: total,
    reference: '433210987654',
    at: '2026-11-02T07:00:00.000Z',
  }
  const paid = JSON.stringify({ id: crypto.randomUUID(), ...upi })
  expect(await call(centre.staff, 'act_on_cash($1::text::jsonb)', paid)).toEqual({ done: true })
  expect(await orderOf(farmer!)).toMatchObject({ state: 'delivered' })
  expect(await stop()).toMatchObject({ due: 0, upi: null })
})

test('a claim shows what both said, and a manager settles it once, with a reason', async () => {
  const manager = await centre.person(['manager'])
  await centre.query(`select set_ledger_limit('khata', 'paise', 'customer:' || khata_of($1), -100000)`, [
    farmer!.id,
  ])
  await madeFor(farmer!, { pay: 'month', quantity: 3 })
  const { id } = await orderOf(farmer!)
  await marked(id, { ...unpaid, bottles: 1 })
  expect(await bottlesWith(farmer!)).toBe(2)
  await marked(id, { ...unpaid, what: 'less', lines: [{ product_id: milk, quantity: 1 }], bottles: 2 })
  await marked(id, { ...unpaid, what: 'not_home' })
  const open = await claims()
  const [second, third] = ['less', 'not_home'].map((what) => open.find(({ said }) => said.what === what))
  expect(second).toMatchObject({ reason: 'said_otherwise', first: { what: 'delivered' } })
  const other = { id: crypto.randomUUID(), mark: second!.mark, keep: 'other' }
  expect(await settle(centre.staff, other)).toBe('forbidden')
  expect(await settle(manager, { ...other, reason: ' ' })).toBe('invalid')
  expect(await owed(farmer!)).toBe(-24_500)
  expect(await settle(manager, other)).toBe('done')
  expect(await settle(manager, other)).toBe('done')
  expect(await settle(manager, { mark: second!.mark, keep: 'first' })).toBe('settled')
  // One litre and the fee, with its bottle out and two back.
  expect(await owed(farmer!)).toBe(-9_500)
  expect(await bottlesWith(farmer!)).toBe(-1)
  expect(await settle(manager, { mark: third!.mark, keep: 'first' })).toBe('done')
  expect(await claims()).toEqual([])
  expect(await owed(farmer!)).toBe(-9_500)
  // A later mark of the new order is compared with what counts now.
  const [day] = await centre.query<{ id: string; brought: number }>(
    'select order_id as id, brought from standing_days',
  )
  expect(day!.brought).toBe(1)
  expect(
    await marked(day!.id, { ...unpaid, what: 'less', lines: [{ product_id: milk, quantity: 1 }] }),
  ).toHaveProperty('taken')
  expect(await owed(farmer!)).toBe(-9_500)
  expect(await centre.query('select * from check_ledger()')).toEqual([])
})

test('other bottles and another note are looked at, and count without a second bill; of three words one is billed', async () => {
  const manager = await centre.person(['manager'])
  let minute = 0
  const letCount = async (wanted: (claim: Awaited<ReturnType<typeof claims>>[number]) => boolean) => {
    await centre.setClock(`2026-12-02T08:${(minute += 10)}:00+05:30`)
    const { mark } = (await claims()).find(wanted)!
    expect(await settle(manager, { mark, keep: 'other' })).toBe('done')
  }
  await madeFor(farmer!, { quantity: 2 })
  const { id, total } = await orderOf(farmer!)
  await marked(id, { bottles: 1, note: 'Gate', slip: slipOf(total) })
  const same = { ...unpaid, bottles: 1, note: 'Gate' }
  expect(await marked(id, same)).toHaveProperty('taken')
  expect(await marked(id, { ...same, note: 'Ring twice' })).toEqual({ claim: 'said_otherwise' })
  expect(await marked(id, { ...same, bottles: 2 })).toEqual({ claim: 'said_otherwise' })
  expect((await claims()).map(({ first }) => first)).toMatchObject([{ bottles: 1 }, { bottles: 1 }])
  await letCount(({ said }) => said.note === 'Ring twice')
  expect(await bottlesWith(farmer!)).toBe(1)
  // It came and is paid: nothing has to go back first.
  await letCount(({ said }) => said.bottles === 2)
  expect(await bottlesWith(farmer!)).toBe(0)
  expect(await orderOf(farmer!)).toMatchObject({ state: 'delivered', total })
  await moveOrder(centre, manager, id, 'cash_returned')
  await marked(id, { ...unpaid, what: 'less', lines: [{ product_id: milk, quantity: 1 }] })
  await marked(id, { ...unpaid, what: 'not_home' })
  await letCount(({ said }) => said.what === 'less')
  await letCount(({ said }) => said.what === 'not_home')
  const stands = `select 1 from orders where user_id = $1 and state not in ('cancelled', 'refunded')`
  expect(await centre.query(stands, [farmer!.id])).toEqual([])
  expect(await bottlesWith(farmer!)).toBe(0)
  expect(await centre.query('select * from check_ledger()')).toEqual([])
})

/** The claims about the order of a door, as they were told: each with what it says. */
const tellOf = async (order: string, ...said: object[]) => {
  const told = []
  for (const words of said) {
    const id = crypto.randomUUID()
    expect(await marked(order, { ...unpaid, id, ...words })).toHaveProperty('claim')
    told.push(id)
  }
  return told
}
const less = (quantity: number, product_id = milk) => ({ what: 'less', lines: [{ product_id, quantity }] })
const credit = (person: { id: string }) =>
  centre.query(`select set_ledger_limit('khata', 'paise', 'customer:' || khata_of($1), -100000)`, [person.id])

test('of two claims of one door that both count the later one is billed, and nothing else', async () => {
  const manager = await centre.person(['manager'])
  await credit(farmer!)
  await madeFor(farmer!, { pay: 'month', quantity: 3 })
  const { id } = await orderOf(farmer!)
  await marked(id, unpaid)
  const [first, second] = await tellOf(id, less(1), less(2))
  for (const mark of [first, second]) expect(await settle(manager, { mark, keep: 'other' })).toBe('done')
  expect(await owed(farmer!)).toBe(-17_000)
  // Told after the decisions.
  const [third] = await tellOf(id, less(1))
  expect(await settle(manager, { mark: third, keep: 'other' })).toBe('done')
  expect(await owed(farmer!)).toBe(-9_500)
  // What was called off before it was brought has claims alone.
  await centre.setClock('2026-12-02T20:00:00+05:30')
  await centre.run()
  await centre.setClock('2026-12-03T07:00:00+05:30')
  const ended = `select order_id as id from standing_days where day = '2026-12-03'`
  const [tomorrow] = await centre.query<{ id: string }>(ended)
  await moveOrder(centre, manager, tomorrow!.id, 'cancelled')
  for (const mark of await tellOf(tomorrow!.id, less(2), less(1)))
    expect(await settle(manager, { mark, keep: 'other' })).toBe('done')
  expect(await owed(farmer!)).toBe(-19_000)
  const days = await centre.query<{ brought: number; state: string }>(
    'select d.brought, o.state from standing_days d join orders o on o.id = d.order_id order by d.day',
  )
  expect(days).toEqual([
    { brought: 1, state: 'delivered' },
    { brought: 1, state: 'delivered' },
  ])
  expect(await centre.query('select * from check_ledger()')).toEqual([])
})

test('goods of a claim that counts leave the shelf once', async () => {
  const manager = await centre.person(['manager'])
  await credit(farmer!)
  await shelve(curd, 10)
  const shelf = () => count(`select posted from ledger_accounts where unit = $1 and holder = 'shelf'`, [curd])
  const before = await shelf()
  await madeFor(farmer!, { pay: 'month', product_id: curd, price: 5_000, quantity: 5 })
  const { id } = await orderOf(farmer!)
  await marked(id, unpaid)
  expect(await shelf()).toBe(before - 5_000)
  for (const mark of await tellOf(id, less(3, curd), less(4, curd)))
    expect(await settle(manager, { mark, keep: 'other' })).toBe('done')
  expect(await shelf()).toBe(before - 4_000)
  // More than the books have left: it was brought all the same.
  await centre.query(
    `select apply_transfers(jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'book', 'goods', 'unit', $1::text, 'from', 'shelf',
      'to', 'spoilt', 'amount', $2::int, 'why', 'spoilt')))`,
    [curd, before - 4_000],
  )
  const [all] = await tellOf(id, {})
  expect(await settle(manager, { mark: all, keep: 'other' })).toBe('done')
  const [day] = await centre.query<{ id: string }>('select order_id as id from standing_days')
  expect(await count('select amount from goods_with_buyer($1)', [day!.id])).toBe(5_000)
  expect(await shelf()).toBe(0)
  await centre.query('update stock_items set counted = false')
  expect(await centre.query('select * from check_ledger()')).toEqual([])
})

test('what is brought to a khata whose account is gone counts, with its cash', async () => {
  const manager = await centre.person(['manager'])
  for (const words of [{}, less(1)]) {
    const [person] = await centre.people(1)
    await credit(person!)
    await centre.setClock('2026-12-01T08:00:00+05:30')
    await centre.query('update standing_state set run_until = null')
    await madeFor(person!, { pay: 'month', quantity: 2 })
    const { id } = await orderOf(person!)
    await centre.as('service key', (query) => query('select delete_account($1)', [person!.id]))
    const before = await inHand()
    expect(await marked(id, { ...words, slip: slipOf(5_000) })).toHaveProperty('taken')
    expect(await inHand()).toBe(before + 5_000)
    expect(await owed(person!)).toBe(5_000 - ('what' in words ? 9_500 : 17_000))
    // A slip that names the order belongs to that khata too.
    const [slip, at] = [crypto.randomUUID(), '2026-12-02T02:00:00.000Z']
    const money = { id: slip, do: 'slip', ...slipOf(700), order: id, at }
    expect(await call(centre.staff, 'act_on_cash($1::text::jsonb)', JSON.stringify(money))).toHaveProperty(
      'claim',
    )
    const khata = { id: crypto.randomUUID(), do: 'settle', slip, how: 'khata' }
    expect(await call(manager, 'act_on_cash($1::text::jsonb)', JSON.stringify(khata))).toEqual({ done: true })
    expect(await owed(person!)).toBe(5_700 - ('what' in words ? 9_500 : 17_000))
  }
})

test('the bank’s reference delivers what stands at a door by a manager’s word too', async () => {
  const manager = await centre.person(['manager'])
  await madeFor(farmer!)
  const { id, total } = await orderOf(farmer!)
  await marked(id, { ...unpaid, what: 'not_home' })
  const [mark] = await tellOf(id, { what: 'delivered', said_paid: true })
  expect(await settle(manager, { mark, keep: 'other' })).toBe('done')
  const [day] = await centre.query<{ id: string }>('select order_id as id from standing_days')
  const upi = {
    do: 'upi',
    order: day!.id,
    paise: total,
    reference: '433210987655',
    at: '2026-11-02T07:00:00.000Z',
  }
  const paid = JSON.stringify({ id: crypto.randomUUID(), ...upi })
  expect(await call(centre.staff, 'act_on_cash($1::text::jsonb)', paid)).toEqual({ done: true })
  expect(await orderOf(farmer!)).toMatchObject({ state: 'delivered' })
})

test('money that is here goes back before a claim takes its order away', async () => {
  const manager = await centre.person(['manager'])
  await madeFor(farmer!)
  const { id } = await orderOf(farmer!)
  await marked(id)
  await marked(id, { ...unpaid, what: 'not_home' })
  const [claim] = await claims()
  expect(await settle(manager, { mark: claim!.mark, keep: 'other' })).toBe('paid')
  expect(await orderOf(farmer!)).toMatchObject({ state: 'delivered' })
  await moveOrder(centre, manager, id, 'cash_returned')
  expect(await settle(manager, { mark: claim!.mark, keep: 'other' })).toBe('done')
  const [day] = await centre.query('select brought from standing_days')
  expect(day).toEqual({ brought: 0 })
})

test('doors come in the order that was remembered, new ones last', async () => {
  await centre.start(neighbor!, wish({ contact: { ...door, name: 'Zora' } }))
  await madeFor(farmer!)
  const sheet = async () => {
    const [row] = await centre.as(centre.staff, (query) =>
      query<{ sheet: { stops: { name: string; stop: string }[] } }>(
        `select round_sheet('2026-12-02') as sheet`,
      ),
    )
    return row!.sheet.stops
  }
  const zora = (await sheet()).find(({ name }) => name === 'Zora')!
  await centre.as(centre.staff, (query) => query('select keep_round($1)', [[zora.stop]]))
  expect((await sheet()).map(({ name }) => name)).toEqual(['Zora', door.name])
})

test('nobody reads or changes what is another’s', async () => {
  const { id } = wish()
  await centre.start(farmer!, wish({ id }))
  expect(await centre.change(neighbor!, change(id))).toMatchObject({ refused: { status: 404 } })
  const [row] = await centre.as(neighbor!, (query) =>
    query<{ seen: { standing: object[] } }>('select standing_order_changes(0) as seen'),
  )
  expect(row!.seen.standing).toEqual([])
  // Whoever calls is written down by the desk, and nobody else.
  expect(await outcome(centre.start(neighbor!, wish({ by_phone: true })))).toBe('42501')
  const called = wish({ by_phone: true })
  expect(await centre.start(centre.staff, called)).toHaveProperty('standing')
  expect(await centre.change(centre.staff, change(called.id))).toHaveProperty('standing')
  // The desk finds whoever calls by the number or the name, as it is heard.
  for (const wanted of ['+91 98765 43210', '3210', 'ਗੁਰਪ੍ਰੀਤ'])
    expect(await call<object[]>(centre.staff, 'find_standing_orders($1)', wanted)).toHaveLength(2)
  expect(await call<object[]>(centre.staff, 'find_standing_orders($1)', '9000000000')).toEqual([])
  expect(await outcome(call(farmer!, 'find_standing_orders($1)', '3210'))).toBe('42501')
})
