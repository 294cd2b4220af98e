import { deskAnswer } from '../database/desk-answer.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcome } from '../database/as-person.ts'
import { moveOrder } from '../database/move-order.ts'
import {
  contact,
  openShopDatabase,
  paneer,
  seed,
  type DueRefund,
  type Followed,
  type Order,
  type Shop,
} from './open-shop-database.ts'

let shop: Shop
let staff: { id: string }
let manager: { id: string }
beforeAll(async () => {
  shop = await openShopDatabase()
  staff = await shop.database.person(['staff'])
  manager = await shop.database.person(['manager'])
})
afterAll(() => shop.database.close())

const move = (who: { id: string }, order: Order, to: string) =>
  moveOrder<Followed>(shop.database, who, order.id, to)
const ledger = (order: Order) =>
  shop.database.query<{ kind: string; how: string; amount: number; by_whom: string | null }>(
    'select kind, how, amount_paise::int as amount, by_whom from payment_ledger where order_id = $1 order by id',
    [order.id],
  )
const settled = async (order: Order) =>
  (await shop.database.query<{ yes: boolean }>('select order_is_settled($1) as yes', [order.id]))[0]!.yes
const take = () => shop.call<DueRefund[]>('service key', 'take_refunds()', [])

async function paid() {
  const person = await shop.database.person()
  const order = await shop.ordered(person)
  const { ref, id } = await shop.pay(order)
  await shop.settle({ ref, amount: order.total_paise })
  return { person, order, ref, payment: id }
}

describe('the books', () => {
  test('are immutable, even for the database’s owner', async () => {
    const { order, payment } = await paid()
    for (const sql of [
      `update payment_ledger set amount_paise = 1 where order_id = '${order.id}'`,
      `delete from payment_ledger where order_id = '${order.id}'`,
      `truncate payment_ledger`,
      `update payments set state = 'failed' where id = '${payment}'`,
    ])
      expect(`${sql}: ${await outcome(shop.database.query(sql))}`).toBe(`${sql}: P0001`)
    expect(await ledger(order)).toMatchObject([{ kind: 'received', how: 'provider', amount: 8_002 }])
  })

  test('accept no other amount than was paid, and no refund of money that was not received', async () => {
    const { order, payment } = await paid()
    const open = await shop.ordered(await shop.database.person())
    const { id: unpaid } = await shop.pay(open)
    const write = (of: Order, its: string, kind: string, amount: number) =>
      outcome(
        shop.database.query(
          `insert into payment_ledger (order_id, payment_id, kind, how, amount_paise, currency) values ($1, $2, $3, 'cash', $4, 'INR')`,
          [of.id, its, kind, amount],
        ),
      )
    expect(await write(order, payment, 'returned', -1)).toBe('P0001')
    expect(await write(order, payment, 'returned', 8_002)).toBe('P0001')
    expect(await write(order, payment, 'received', 8_002)).toBe('23505')
    expect(await write(open, unpaid, 'received', 8_002)).toBe('P0001')
    expect(await write(open, payment, 'returned', -8_002)).toBe('P0001')
  })
})

test('an order’s total is the sum of its lines, whoever writes it', async () => {
  const { order } = await paid()
  for (const sql of [
    `delete from order_items where order_id = '${order.id}'`,
    `update order_items set quantity = 1, line_paise = unit_paise where order_id = '${order.id}'`,
    `insert into order_items select (jsonb_populate_record(i, '{"position":2,"product_id":"daily-needs/curd"}')).* from order_items i where order_id = '${order.id}'`,
    `insert into orders select (jsonb_populate_record(o, '{"id":"${crypto.randomUUID()}","reference":"KS-44444","state":"placed"}')).* from orders o where id = '${order.id}'`,
  ])
    expect(`${sql}: ${await outcome(shop.database.query(sql))}`).toBe(`${sql}: 23514`)
})

describe('a refund', () => {
  test('uses the provider’s payment id, and a key that stays the same until it failed', async () => {
    const person = await shop.database.person()
    const order = await shop.ordered(person)
    const { ref } = await shop.pay(order)
    await shop.call('service key', `settle_payment('sandbox', $1, $2, 'paid', $3, 'INR', now(), 'pi_7')`, [
      ref,
      ref,
      order.total_paise,
    ])
    await move(manager, order, 'refunded')
    const [due] = await take()
    expect(due).toMatchObject({ ref, charge_ref: 'pi_7', amount_paise: 8_002, currency: 'INR' })
    // Leased: the next caller gets nothing.
    expect(await take()).toEqual([])
    await shop.database.query('update refunds set due_at = now()')
    expect((await take())[0]!.key).toBe(due!.key)
    expect(await shop.returned(due!, 'failed')).toBe('failed')
    await move(manager, order, 'refunded')
    expect((await take())[0]!.key).not.toBe(due!.key)
    expect(await shop.returned(due!)).toBe('returned')
    expect(await shop.returned(due!)).toBe('repeated')
    expect((await shop.changes(person)).orders[0]).toMatchObject({
      state: 'refunded',
      payments: [{ state: 'paid', refund: 'returned' }],
    })
    expect(await ledger(order)).toMatchObject([{ kind: 'received' }, { kind: 'returned', amount: -8_002 }])
  })

  test('changes its order for the phone when it is asked for and when it moves, but not when it is only leased', async () => {
    const { order, payment } = await paid()
    const version = async () =>
      (
        await shop.database.query<{ version: string }>('select version from orders where id = $1', [order.id])
      )[0]!.version
    const before = await version()
    await shop.database.query(
      `insert into refunds (payment_id, order_id, amount_paise, why) values ($1, $2, 8002, 'asked')`,
      [payment, order.id],
    )
    const asked = await version()
    expect(asked).not.toBe(before)
    const [due] = await take()
    expect(await version()).toBe(asked)
    await shop.returned(due!, 'sent')
    expect(await version()).not.toBe(asked)
  })

  test('that was asked for again is not affected by late messages about the first try', async () => {
    const { person, order } = await paid()
    const codes = async () => (await shop.changes(person)).orders[0]!.events.map(({ code }) => code)
    const refund = async () => (await shop.changes(person)).orders[0]!.payments[0]!.refund
    await move(manager, order, 'refunded')
    const [due] = await take()
    await shop.returned(due!, 'sent', 'first')
    await shop.returned(due!, 'failed', 'first')
    await move(manager, order, 'refunded')
    // Nobody has asked the provider again yet: no failure is of this try, by any name.
    for (const [said, ref] of [
      ['failed', 'first'],
      ['sent', 'first'],
      ['failed', 'unheard'],
    ] as const) {
      expect(await shop.returned(due!, said, ref)).toBe('repeated')
      expect(await refund()).toBe('asked')
    }
    expect(await take()).toMatchObject([{ refund_ref: null, earlier_refs: ['first'], tries: 0 }])
    await shop.returned(due!, 'sent', 'second')
    expect(await shop.returned(due!, 'failed', 'first')).toBe('repeated')
    expect(await refund()).toBe('sent')
    expect(await shop.returned(due!, 'returned', 'second')).toBe('returned')
    expect(await shop.returned(due!, 'failed', 'first')).toBe('repeated')
    expect((await codes()).filter((code) => code === 'refund_failed')).toHaveLength(1)
    expect((await codes()).at(-1)).toBe('refund_done')
    // Of the second it is news.
    await shop.returned(due!, 'failed', 'second')
    expect((await codes()).at(-1)).toBe('refund_failed')
  })

  test('by hand after a failure is not reported as failed when the provider repeats itself', async () => {
    const { person, order } = await paid()
    await move(manager, order, 'refunded')
    const [due] = await take()
    await shop.returned(due!, 'failed')
    await move(manager, order, 'cash_returned')
    expect(await shop.returned(due!, 'failed')).toBe('repeated')
    expect((await shop.changes(person)).orders[0]!.events.at(-1)!.code).toBe('cash_returned')
  })

  test('starts by itself if somebody with the right cancels the order, and not if staff do', async () => {
    const [first, second] = [await paid(), await paid()]
    await move(manager, first.order, 'cancelled')
    await move(staff, second.order, 'cancelled')
    expect((await take()).map(({ ref }) => ref)).toEqual([first.ref])
    // It stays open at the desk, until somebody gives the money back.
    const open = await shop.database.query<{ open: boolean }>(`select is_open_at_desk('order', $1) as open`, [
      second.order.id,
    ])
    expect(open).toEqual([{ open: true }])
  })

  test('is recorded by hand by a manager, but not while the provider may be doing it', async () => {
    const [first, second] = [await paid(), await paid()]
    expect(await outcome(move(staff, first.order, 'cash_returned'))).toBe('42501')
    expect(await move(manager, first.order, 'cash_returned')).toMatchObject({ state: 'refunded' })
    expect(await ledger(first.order)).toMatchObject([
      { by_whom: null },
      { kind: 'returned', how: 'cash', by_whom: manager.id },
    ])
    await move(manager, second.order, 'refunded')
    const [due] = await take()
    expect(await outcome(move(manager, second.order, 'cash_returned'))).toBe('P0001')
    await shop.returned(due!, 'failed')
    expect(await move(manager, second.order, 'cash_returned')).toMatchObject({ state: 'refunded' })
  })

  test('at the provider’s own site is recorded too', async () => {
    const person = await shop.database.person()
    const order = await shop.ordered(person)
    const { ref } = await shop.pay(order)
    const result = (amount: number) =>
      shop.call<{ outcome: string }>(
        'service key',
        `settle_refund('sandbox', null, $1, 're_1', 'returned', $2, 'INR')`,
        [`pay_${ref}`, amount],
      )
    expect(await result(8_002)).toEqual({ outcome: 'unknown' })
    await shop.call(
      'service key',
      `settle_payment('sandbox', $1, $1, 'paid', 8002, 'INR', now(), 'pay_' || $1)`,
      [ref],
    )
    // A provider repeats unconfirmed messages for days.
    for (let times = 0; times < 3; times++) expect(await result(8_001)).toEqual({ outcome: 'mismatch' })
    const { events } = (await shop.changes(person)).orders[0]!
    expect(events.filter(({ code }) => code === 'refund_mismatch')).toHaveLength(1)
    expect(await result(8_002)).toEqual({ outcome: 'returned' })
    expect((await shop.changes(person)).orders[0]).toMatchObject({ state: 'refunded' })
    expect(await result(8_002)).toEqual({ outcome: 'repeated' })
  })

  test('that happens twice, by hand and at the provider, notifies the managers', async () => {
    const person = await shop.database.person()
    const order = await shop.ordered(person)
    const { ref } = await shop.pay(order)
    await shop.call('service key', `settle_payment('sandbox', $1, $1, 'paid', 8002, 'INR', now(), $1)`, [ref])
    await move(manager, order, 'cash_returned')
    const result = await shop.call(
      'service key',
      `settle_refund('sandbox', null, $1, 're_2', 'returned', 8002, 'INR')`,
      [ref],
    )
    expect(result).toEqual({ outcome: 'repeated' })
    expect((await shop.changes(person)).orders[0]!.events.at(-1)!.code).toBe('refund_twice')
  })
})

describe('cash', () => {
  const change = { lines: [{ product_id: paneer, quantity: 2 }], area: 'sarna', payBy: 'cash' as const }

  test('is paid at the door: the order proceeds unpaid and is settled on delivery', async () => {
    const person = await shop.database.person()
    const order = await shop.ordered(person, change)
    expect(order).toMatchObject({ state: 'placed', pay_by: 'cash' })
    for (const to of ['packed', 'shipped']) expect(await move(staff, order, to)).toMatchObject({ state: to })
    expect(await settled(order)).toBe(false)
    expect(
      await outcome(shop.database.query(`update orders set state = 'delivered' where id = $1`, [order.id])),
    ).toBe('P0001')
    // Cash that nobody gave a slip for is in nobody's hands: the desk cannot say that it came.
    const answer = deskAnswer({ what: 'order', item: order.id, seen: 9e14, status: 'delivered' })
    expect(
      await shop.call(manager, 'answer_from_desk($1::text::jsonb)', [JSON.stringify([answer])]),
    ).toMatchObject({ results: [{ refused: { status: 422 } }] })
    expect(await move(staff, order, 'delivered')).toMatchObject({
      state: 'delivered',
      payments: [{ provider: 'cash', state: 'paid', amount_paise: order.total_paise }],
    })
    expect(await settled(order)).toBe(true)
    expect(await ledger(order)).toMatchObject([
      { kind: 'received', how: 'cash', amount: order.total_paise, by_whom: staff.id },
    ])
    expect(await move(manager, order, 'refunded')).toMatchObject({ state: 'refunded' })
  })

  test('is refused in Pathankot City, without an area, or without an address', async () => {
    const person = await shop.database.person()
    for (const [changes, field] of [
      [{ area: 'pathankot-city' }, 'pay_by'],
      [{ area: null, lines: [{ product_id: 'seeds-catalog/item-1', quantity: 2 }] }, 'pay_by'],
      [{ contact: { ...contact, address: '' } }, 'address'],
      [{ payBy: 'cheque' as never }, 'pay_by'],
    ] as const) {
      const error = await shop.place(person, { ...change, ...changes }).then(
        () => undefined,
        (cause: { detail?: string }) => cause.detail,
      )
      expect([changes, error]).toEqual([changes, field])
    }
  })

  test('is refused in an area that is no longer served, for seeds too, and a placed order stays', async () => {
    const person = await shop.database.person()
    const id = crypto.randomUUID()
    const seeds = { ...change, id, lines: [{ product_id: seed, quantity: 2 }], total: 8_002 }
    const placed = await shop.ordered(person, seeds)
    const serve = (served: boolean) =>
      shop.database.query('update delivery_areas set served = $1 where id = $2', [served, change.area])
    await serve(false)
    const refused = await shop.place(person, { ...seeds, id: crypto.randomUUID() }).then(
      () => undefined,
      (cause: { detail?: string }) => cause.detail,
    )
    expect(refused).toBe('area')
    // The answer to the first was lost, perhaps.
    expect((await shop.place(person, seeds)).placed).toEqual(placed)
    await serve(true)
  })

  test('is paid by no message of a provider, and by no link', async () => {
    const order = await shop.ordered(await shop.database.person(), change)
    const opened = (provider: string) =>
      shop.call('service key', `open_payment($1, $2, $3, 'x')`, [order.id, provider, `cash_${order.id}`])
    expect(await opened('sandbox')).toEqual({ refused: 'closed' })
    expect(await opened('cash')).toMatchObject({ payment_id: expect.any(String) })
    const message = `settle_payment('cash', 'x', $1, 'paid', $2, 'INR', now())`
    expect(await shop.call('service key', message, [`cash_${order.id}`, order.total_paise])).toMatchObject({
      outcome: 'unknown',
    })
  })

  test('undeliverable orders are returned, and may be canceled until they are packed', async () => {
    const person = await shop.database.person()
    const [first, second] = [await shop.ordered(person, change), await shop.ordered(person, change)]
    expect(await shop.cancel(person, first)).toMatchObject({ state: 'cancelled' })
    await move(staff, second, 'packed')
    expect(await outcome(shop.cancel(person, second))).toBe('PT409')
    await move(staff, second, 'shipped')
    expect(await move(staff, second, 'cancelled')).toMatchObject({ state: 'cancelled', payments: [] })
  })
})

describe('an unpaid order', () => {
  const age = async (order: Order, hours: number) => {
    await shop.database.query('set session_replication_role = replica')
    await shop.database.query(
      'update orders set created_at = created_at - make_interval(hours => $2::int) where id = $1',
      [order.id, hours],
    )
    await shop.database.query('set session_replication_role = origin')
  }

  test('ends when its owner looks, or when it is to be paid', async () => {
    const person = await shop.database.person()
    const [first, second] = [await shop.ordered(person), await shop.ordered(person)]
    await age(first, 24)
    expect((await shop.changes(person)).orders.map(({ state }) => state)).toEqual([
      'awaiting_payment',
      'awaiting_payment',
    ])
    await age(first, 2)
    await age(second, 26)
    const requests = await shop.call<{ refused?: string }>(person, 'order_to_pay($1, 8002)', [second.id])
    expect(requests).toEqual({ refused: 'closed' })
    const { orders } = await shop.changes(person)
    expect(orders.map(({ state, events }) => [state, events.at(-1)!.code])).toEqual([
      ['cancelled', 'payment_expired'],
      ['cancelled', 'payment_expired'],
    ])
  })

  test('does not end while one of its links is valid, and is paid by money that arrives before anybody looked', async () => {
    const person = await shop.database.person()
    const [first, second] = [await shop.ordered(person), await shop.ordered(person)]
    const { ref } = await shop.pay(second)
    await age(first, 48)
    await age(second, 48)
    const ended = await shop.call<number>('service key', 'expire_orders()', [])
    expect(ended).toBe(1)
    expect(await shop.settle({ ref, amount: second.total_paise })).toMatchObject({ order_state: 'paid' })
  })
})
