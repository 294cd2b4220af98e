import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcome } from '../database/as-person.ts'
import { moveOrder } from '../database/move-order.ts'
import { openShopDatabase, type Followed, type Order, type Shop } from './open-shop-database.ts'

let shop: Shop
const people: Record<string, { id: string }> = {}
beforeAll(async () => {
  shop = await openShopDatabase()
  for (const role of ['staff', 'manager', 'admin', 'editor', 'viewer'])
    people[role] = await shop.database.person([role])
  people.other = await shop.database.person()
})
afterAll(() => shop.database.close())

const states = [
  'placed',
  'awaiting_payment',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const
type State = (typeof states)[number]

const allowed: Record<State, State[]> = {
  placed: ['awaiting_payment', 'cancelled'],
  awaiting_payment: ['paid', 'cancelled'],
  paid: ['packed', 'cancelled', 'refunded'],
  packed: ['shipped', 'cancelled', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: ['refunded'],
  refunded: [],
}

const move = (who: string, order: Order, to: string, note: string | null = null) =>
  moveOrder<Followed>(shop.database, people[who]!, order.id, to, note)

const stateOf = async (order: Order) =>
  (await shop.database.query<{ state: string }>('select state from orders where id = $1', [order.id]))[0]
    ?.state

/** Returns a new person's order in a state, paid if the state says so. */
async function orderIn(state: State): Promise<{ person: { id: string }; order: Order }> {
  const person = await shop.database.person()
  const order = await shop.ordered(person)
  const paid = async () => shop.settle({ ref: (await shop.pay(order)).ref, amount: order.total_paise })
  const steps: Record<State, State[]> = {
    placed: [],
    awaiting_payment: [],
    paid: [],
    packed: ['packed'],
    shipped: ['packed', 'shipped'],
    delivered: ['packed', 'shipped', 'delivered'],
    cancelled: ['cancelled'],
    refunded: ['refunded'],
  }
  if (state === 'awaiting_payment') return { person, order }
  await paid()
  for (const step of steps[state]) await move('admin', order, step)
  if (state === 'refunded') await shop.returnMoney()
  return { person, order }
}

test('an order makes the allowed transitions and no other, even by the database’s owner', async () => {
  let refused = 0
  for (const from of states.filter((state) => state !== 'placed')) {
    for (const to of states.filter((state) => state !== from)) {
      const { order } = await orderIn(from)
      const moved = await outcome(
        shop.database.query('update orders set state = $2 where id = $1', [order.id, to]),
      )
      // Paid and refunded by a word alone are refused too: the books hold no such money.
      const expected = allowed[from].includes(to) && to !== 'paid' && to !== 'refunded' ? 'done' : 'P0001'
      expect(`${from} → ${to}: ${moved}`).toBe(`${from} → ${to}: ${expected}`)
      if (moved !== 'done') refused++
    }
  }
  expect(refused).toBe(49 - 6)
})

test('an order begins as placed and is immutable', async () => {
  const { order } = await orderIn('awaiting_payment')
  const changes = [
    'total_paise = 1, goods_paise = 1, delivery_fee_paise = 0',
    `phone = '9000000009'`,
    `reference = 'KS-22222'`,
    `user_id = '${people.other!.id}'`,
    `id = gen_random_uuid()`,
    `created_at = now() - interval '1 day'`,
  ]
  for (const change of changes) {
    expect(await outcome(shop.database.query(`update orders set ${change} where id = $1`, [order.id]))).toBe(
      'P0001',
    )
  }
  const begun = shop.database.query(
    `insert into orders select (jsonb_populate_record(o, '{"id":"${crypto.randomUUID()}","reference":"KS-33333","state":"paid"}')).* from orders o where id = $1`,
    [order.id],
  )
  expect(await outcome(begun)).toBe('P0001')
})

test.each(['refund_done', 'payment_late', 'cash_received', 'by_customer', 'request_rejected'])(
  'a person’s note is never taken for a system event: %s',
  async (note) => {
    const { person, order } = await orderIn('paid')
    await move('staff', order, 'packed', note)
    const after = (await shop.changes(person)).orders.find(({ id }) => id === order.id)
    expect(after!.events.at(-1)).toMatchObject({ to: 'packed', code: null, note })
  },
)

test('every transition is in the log, with its note', async () => {
  const { person, order } = await orderIn('paid')
  await move('staff', order, 'packed', 'Two boxes')
  await move('staff', order, 'shipped')
  const [after] = (await shop.changes(person)).orders
  expect(after!.events.map(({ from, to, note }) => [from, to, note])).toEqual([
    [null, 'placed', null],
    ['placed', 'awaiting_payment', null],
    ['awaiting_payment', 'paid', null],
    ['paid', 'packed', 'Two boxes'],
    ['packed', 'shipped', null],
  ])
  const by = await shop.database.query<{ by_whom: string | null }>(
    'select by_whom from order_events where order_id = $1 order by id',
    [order.id],
  )
  expect(by.map(({ by_whom }) => by_whom)).toEqual([
    person.id,
    person.id,
    null,
    people.staff!.id,
    people.staff!.id,
  ])
})

describe('the centre', () => {
  test('changes orders as staff, managers and admins, and nobody else does', async () => {
    const { person, order } = await orderIn('paid')
    people.owner = person
    for (const who of ['owner', 'other', 'editor', 'viewer'])
      expect(await outcome(move(who, order, 'packed'))).toBe('42501')
    expect(await outcome(moveOrder(shop.database, 'guest', order.id, 'packed'))).toBe('42501')
    expect((await move('manager', order, 'packed')).state).toBe('packed')
  })

  test('marks nothing as paid, and staff refund nothing', async () => {
    const { order } = await orderIn('awaiting_payment')
    for (const to of ['paid', 'placed', 'nowhere'])
      expect(await outcome(move('admin', order, to))).toBe('P0001')
    const { order: paid } = await orderIn('paid')
    expect(await outcome(move('staff', paid, 'refunded'))).toBe('42501')
    // A requested refund is not a completed one.
    expect(await move('manager', paid, 'refunded')).toMatchObject({
      state: 'paid',
      payments: [{ refund: 'asked' }],
    })
    await shop.returnMoney()
    expect(await stateOf(paid)).toBe('refunded')
  })

  test('refunds only received money', async () => {
    const { order } = await orderIn('awaiting_payment')
    await move('staff', order, 'cancelled')
    expect(await outcome(move('manager', order, 'refunded'))).toBe('P0001')
    const { person, order: late } = await orderIn('awaiting_payment')
    const { ref } = await shop.pay(late)
    await shop.cancel(person, late)
    await shop.settle({ ref, amount: late.total_paise })
    // It goes back by itself.
    expect(await outcome(move('manager', late, 'refunded'))).toBe('P0001')
    await shop.returnMoney()
    expect(await stateOf(late)).toBe('refunded')
  })

  test('is told that an unknown order does not exist', async () => {
    expect(await outcome(move('staff', { id: crypto.randomUUID() } as Order, 'packed'))).toBe('PT404')
  })
})

describe('the owner', () => {
  test('cancels an unpaid order, also twice, and its link is closed', async () => {
    const { person, order } = await orderIn('awaiting_payment')
    await shop.pay(order)
    const cancelled = await shop.cancel(person, order)
    expect(cancelled).toMatchObject({
      state: 'cancelled',
      items: order.items,
      payments: [{ state: 'cancelled', link: null }],
    })
    expect(await shop.cancel(person, order)).toEqual(cancelled)
    const opened = shop.call('service key', `open_payment($1, 'sandbox', 'again', 'https://x.example.org')`, [
      order.id,
    ])
    expect(await opened).toEqual({ refused: 'closed' })
  })

  test('cancels neither a paid order nor another account’s', async () => {
    const { person, order } = await orderIn('paid')
    expect(await outcome(shop.cancel(person, order))).toBe('PT409')
    expect(await outcome(shop.cancel(people.other!, order))).toBe('PT404')
    expect(await outcome(shop.cancel(people.admin!, order))).toBe('PT404')
  })
})

describe('readers of', () => {
  const tables = ['orders', 'order_items', 'payments'] as const
  const seen = async (who: { id: string } | 'guest' | 'service key', order: Order) => {
    const key = { orders: 'id', order_items: 'order_id', payments: 'order_id' }
    const found = tables.map((table) =>
      shop.database
        .as(who, (query) => query(`select * from ${table} where ${key[table]} = $1`, [order.id]))
        .then(
          (rows) => rows.length > 0,
          () => 'refused',
        ),
    )
    const events = shop.database
      .as(who, (query) =>
        query('select id, order_id, from_state, to_state, note, at from order_events where order_id = $1', [
          order.id,
        ]),
      )
      .then(
        (rows) => rows.length > 0,
        () => 'refused',
      )
    return Promise.all([...found, events])
  }

  test('an order: its owner, staff, managers and admins', async () => {
    const { person, order } = await orderIn('paid')
    const everything = [true, true, true, true]
    for (const who of [person, people.staff!, people.manager!, people.admin!])
      expect(await seen(who, order)).toEqual(everything)
    expect(await seen('service key', order)).toEqual(everything)
    for (const who of [people.other!, people.editor!, people.viewer!])
      expect(await seen(who, order)).toEqual([false, false, false, false])
    expect(await seen('guest', order)).toEqual(['refused', 'refused', 'refused', 'refused'])
  })

  test('the acting member of staff, the provider’s messages and the version counters: nobody', async () => {
    for (const who of [people.admin!, people.other!, 'guest'] as const) {
      for (const select of ['by_whom from order_events', '* from payment_events', '* from order_versions']) {
        const rows = shop.database.as(who, (query) => query(`select ${select}`))
        expect(
          await rows.then(
            (found) => found.length || 'none',
            () => 'refused',
          ),
        ).toMatch(/refused|none/)
      }
    }
  })

  test('bulk prices and delivery areas: everybody', async () => {
    for (const who of ['guest', people.other!] as const) {
      expect(await shop.database.as(who, (query) => query('select * from bulk_prices'))).toHaveLength(18)
      expect(await shop.database.as(who, (query) => query('select * from delivery_areas'))).toHaveLength(3)
    }
  })
})

test('nobody writes except by the functions, neither people nor the service key', async () => {
  const { person, order } = await orderIn('awaiting_payment')
  await shop.pay(order)
  const tables = [
    'orders',
    'order_items',
    'order_events',
    'ordered_additions',
    'payments',
    'payment_events',
    'order_versions',
  ]
  for (const who of [person, people.admin!, 'guest', 'service key'] as const) {
    for (const table of tables) {
      for (const sql of [
        `delete from ${table}`,
        `truncate ${table}`,
        `insert into ${table} default values`,
      ]) {
        expect(`${table}: ${await outcome(shop.database.as(who, (query) => query(sql)))}`).toBe(
          `${table}: 42501`,
        )
      }
    }
    for (const sql of [
      `update orders set state = 'cancelled'`,
      `update payments set state = 'paid'`,
      `update order_items set quantity = 1`,
      `update order_events set note = 'x'`,
    ]) {
      expect(await outcome(shop.database.as(who, (query) => query(sql)))).toBe('42501')
    }
  }
  for (const who of [person, people.admin!, 'guest'] as const) {
    expect(
      await outcome(shop.database.as(who, (query) => query('update bulk_prices set unit_paise = 1'))),
    ).toBe('42501')
    const settled = shop.call(who, `settle_payment('sandbox', 'x', 'y', 'paid', 1, 'INR', now())`, [])
    expect(await outcome(settled)).toBe('42501')
    expect(await outcome(shop.call(who, `open_payment($1, 'sandbox', 'x', 'y')`, [order.id]))).toBe('42501')
    for (const inner of [
      `move_order_to($1, 'cancelled', '')`,
      `note_order($1, 'x')`,
      'order_facts($1)',
      'order_with_payments($1)',
    ]) {
      expect(await outcome(shop.call(who, inner, [order.id]))).toBe('42501')
    }
  }
  expect(await outcome(shop.call('guest', 'order_changes(0)', []))).toBe('42501')
})

describe('a syncing phone', () => {
  test('gets later changes, oldest first, and no other account’s', async () => {
    const person = await shop.database.person()
    expect(await shop.changes(person)).toEqual({ version: 0, more: false, orders: [] })
    const [first, second] = [await shop.ordered(person), await shop.ordered(person)]
    const start = await shop.changes(person)
    expect(start.orders.map(({ id }) => id)).toEqual([first.id, second.id])
    expect(start.orders[1]).toEqual({ ...second, payments: [], receipt: null, upi: null, returns: [] })
    expect(await shop.changes(person, start.version)).toEqual({
      version: start.version,
      more: false,
      orders: [],
    })
    // Also events that do not change the order's state: a new link, a failure.
    const { ref } = await shop.pay(first)
    const opened = await shop.changes(person, start.version)
    expect(opened).toMatchObject({
      orders: [{ id: first.id, payments: [{ state: 'created', link: expect.any(String) }] }],
    })
    await shop.settle({ ref, kind: 'failed', amount: first.total_paise })
    expect(await shop.changes(person, opened.version)).toMatchObject({
      orders: [{ id: first.id, payments: [{ state: 'failed' }] }],
    })
    expect(await shop.changes(people.admin!)).toMatchObject({ orders: [] })
  })

  test('gets a page at a time and misses none', async () => {
    const person = await shop.database.person()
    const ids = []
    for (let n = 0; n < 7; n++) ids.push((await shop.ordered(person)).id)
    const found = []
    for (let version = 0, more = true; more;) {
      const page = await shop.call<{ version: number; more: boolean; orders: Order[] }>(
        person,
        'order_changes($1, 3)',
        [version],
      )
      found.push(...page.orders.map(({ id }) => id))
      ;({ version, more } = page)
    }
    expect(found).toEqual(ids)
  })
})

test('the books survive the account', async () => {
  const { person, order } = await orderIn('paid')
  await shop.database.query('delete from auth.users where id = $1', [person.id])
  const [stored] = await shop.database.query('select user_id, state, name from orders where id = $1', [
    order.id,
  ])
  expect(stored).toEqual({ user_id: null, state: 'paid', name: 'Gurpreet Singh' })
  expect((await move('staff', order, 'packed')).state).toBe('packed')
})
