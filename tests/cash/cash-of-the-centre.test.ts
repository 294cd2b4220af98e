import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcome, publishSettings } from '../database/as-person.ts'
import { moveOrder } from '../database/move-order.ts'
import {
  contact,
  openShopDatabase,
  type Followed,
  type Order,
  type Shop,
} from '../orders/open-shop-database.ts'

interface Book {
  hands: {
    who: string
    paise: number
    slips: { number: string }[]
    counted: { id: string; mine: boolean } | null
  }[]
  claims: { id: string; number: string; claim: string }[]
  missing: { number: string; reason: string | null }[]
  closings: { counted_paise: number; expected_paise: number; right: boolean }[]
}
type Answer = { done: true; claim?: string } | { refused: { code: string } }
type Who = { id: string }

let shop: Shop
let [ravi, asha, manager]: Who[] = []
beforeAll(async () => {
  shop = await openShopDatabase()
  ;[ravi, asha, manager] = [
    await shop.database.person(['staff']),
    await shop.database.person(['staff']),
    await shop.database.person(['manager']),
  ]
  await publishSettings(shop.database)
  await shop.database.query(`update centre_settings set value = '"khet.seva@okbank"' where key = 'upi'`)
})
afterAll(async () => {
  expect(await shop.database.query('select * from check_ledger()')).toEqual([])
  await shop.database.close()
})

const at = '2026-05-01T06:00:00.000Z'
const act = async (who: Who, facts: object): Promise<string> => {
  const answer = await shop.call<Answer>(who, 'act_on_cash($1::text::jsonb)', [
    JSON.stringify({ id: crypto.randomUUID(), ...facts }),
  ])
  return 'done' in answer ? (answer.claim ?? 'done') : answer.refused.code
}
/** Each phone of the tests has its own letters. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
let phones = 0
const newPhone = () => {
  phones += 1
  const prefix = `TEST${letters[phones]}`.replace('TEST', '7KQP')
  let n = 0
  return () => `${prefix}-${(n += 1)}`
}
const slip = (who: Who, number: string, facts: object) => act(who, { do: 'slip', number, at, ...facts })
const book = () => shop.call<Book>(manager!, 'cash_book()', [])
const handOf = async (who: Who) => (await book()).hands.find((hand) => hand.who === who.id)
const customer = async () => {
  const person = await shop.database.person()
  const opened = { id: crypto.randomUUID(), customer: person.id, do: 'limit', paise: 100_000 }
  await shop.call(manager!, 'act_on_khata($1::text::jsonb)', [JSON.stringify(opened)])
  return person
}
const owed = async (person: Who) =>
  (await shop.call<{ khata: { balance_paise: number } }>(manager!, 'khata_entries($1)', [person.id])).khata
    .balance_paise
const cashOrder = async (person?: Who) =>
  shop.ordered(person ?? (await shop.database.person()), { payBy: 'cash', area: 'sarna', contact })
const stateOf = async ({ id }: Order) =>
  (await shop.database.query<{ answer: Followed }>('select order_with_payments($1) as answer', [id]))[0]!
    .answer
const reference = () => String(Math.trunc(Math.random() * 9e11) + 1e11)

describe('a slip', () => {
  test('for an order delivers and pays it; the money is in the hands of who took it', async () => {
    const number = newPhone()
    const order = await cashOrder()
    const before = (await handOf(ravi!))?.paise ?? 0
    expect(await slip(ravi!, number(), { order: order.id, paise: order.total_paise })).toBe('done')
    expect(await stateOf(order)).toMatchObject({
      state: 'delivered',
      payments: [{ provider: 'cash', state: 'paid' }],
    })
    expect((await handOf(ravi!))!.paise).toBe(before + order.total_paise)
  })

  test('for an order whose cash another phone has told is a claim, and the money is not lost', async () => {
    const [first, second] = [newPhone(), newPhone()]
    const buyer = await customer()
    const order = await cashOrder(buyer)
    const sum = { order: order.id, paise: order.total_paise }
    expect(await slip(ravi!, first(), sum)).toBe('done')
    const before = (await handOf(asha!))?.paise ?? 0
    expect(await slip(asha!, second(), sum)).toBe('paid')
    expect((await handOf(asha!))!.paise).toBe(before + order.total_paise)
    const claim = (await book()).claims.find(({ claim: why }) => why === 'paid')!
    expect(await act(asha!, { do: 'settle', slip: claim.id, how: 'khata' })).toBe('forbidden')
    expect(await act(manager!, { do: 'settle', slip: claim.id, how: 'khata' })).toBe('done')
    expect(await act(manager!, { do: 'settle', slip: claim.id, how: 'returned' })).toBe('settled')
    expect(await owed(buyer)).toBe(order.total_paise)
  })

  test('for a khata that two phones told is paid once, until a manager decides', async () => {
    const [first, second] = [newPhone(), newPhone()]
    const buyer = await customer()
    const sum = { customer: buyer.id, paise: 5_000 }
    const answers = await Promise.all([slip(ravi!, first(), sum), slip(asha!, second(), sum)])
    expect(answers.toSorted()).toEqual(['done', 'twice'])
    expect(await owed(buyer)).toBe(5_000)
    const { id } = (await book()).claims.find(({ claim }) => claim === 'twice')!
    expect(await act(manager!, { do: 'settle', slip: id, how: 'returned' })).toBe('done')
    expect(await owed(buyer)).toBe(5_000)
  })

  test.each(['unknown', 'closed', 'amount', 'number'])('is a claim and never a refusal: %s', async (why) => {
    const number = newPhone()
    const order = await cashOrder()
    const one = number()
    if (why === 'closed') await shop.cancel((await buyerOf(order))!, order)
    if (why === 'number') await slip(ravi!, one, { customer: (await customer()).id, paise: 100 })
    const paise = why === 'amount' ? order.total_paise - 1 : order.total_paise
    const id = why === 'unknown' ? crypto.randomUUID() : order.id
    expect(await slip(asha!, one, { order: id, paise })).toBe(why)
    expect((await stateOf(order)).state).toBe(why === 'closed' ? 'cancelled' : 'placed')
  })

  test('sent again counts once; of nothing, less, or by somebody without the role it is refused', async () => {
    const number = newPhone()
    const buyer = await customer()
    const entry = {
      id: crypto.randomUUID(),
      do: 'slip',
      number: number(),
      at,
      customer: buyer.id,
      paise: 700,
    }
    expect(await act(ravi!, entry)).toBe('done')
    expect(await act(ravi!, entry)).toBe('done')
    expect(await act(ravi!, { ...entry, paise: 900 })).toBe('conflict')
    for (const paise of [0, -1, 1.5, null, '7', 1_000_000_001])
      expect(await slip(ravi!, number(), { customer: buyer.id, paise })).toBe('invalid')
    expect(await slip(ravi!, 'k7qp2-1', { customer: buyer.id, paise: 5 })).toBe('invalid')
    expect(await slip(buyer, number(), { customer: buyer.id, paise: 5 })).toBe('forbidden')
    expect(await owed(buyer)).toBe(700)
  })

  test('that never came is listed by its number, until a manager says why', async () => {
    const number = newPhone()
    const buyer = await customer()
    const [first, lost, third] = [number(), number(), number()]
    await slip(ravi!, third, { customer: buyer.id, paise: 300 })
    await slip(ravi!, first, { customer: buyer.id, paise: 100 })
    const missing = async () => (await book()).missing.filter(({ number: n }) => n === lost)
    expect(await missing()).toMatchObject([{ reason: null }])
    // The phone that took it back says so, and no phone says more than a manager.
    expect(await act(ravi!, { do: 'explain', number: lost, reason: 'Taken back' })).toBe('done')
    expect(await missing()).toMatchObject([{ reason: 'Taken back' }])
    expect(await act(manager!, { do: 'explain', number: lost, reason: 'The slip was torn' })).toBe('done')
    expect(await act(ravi!, { do: 'explain', number: lost, reason: 'Nothing' })).toBe('done')
    expect(await missing()).toMatchObject([{ reason: 'The slip was torn' }])
    // Also the last one of a phone, which leaves no gap.
    const last = number()
    expect(await act(ravi!, { do: 'explain', number: last, reason: 'Taken back' })).toBe('done')
    expect((await book()).missing.filter(({ number: n }) => n === last)).toHaveLength(1)
    expect(await slip(ravi!, lost, { customer: buyer.id, paise: 200 })).toBe('done')
    expect(await missing()).toEqual([])
  })

  test('of a number that is far off lists the last hundred before it, and a reason for ninety days', async () => {
    const number = newPhone()
    const prefix = number().slice(0, 5)
    const buyer = await customer()
    expect(await slip(ravi!, `${prefix}-900000`, { customer: buyer.id, paise: 100 })).toBe('done')
    const missing = async () => (await book()).missing.filter(({ number: n }) => n.startsWith(prefix))
    expect((await missing()).map(({ number: n }) => Number(n.slice(6))).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 100 }, (_, n) => 899_900 + n),
    )
    const lost = `${prefix}-899999`
    expect(await act(manager!, { do: 'explain', number: lost, reason: 'Torn' })).toBe('done')
    expect(await missing()).toHaveLength(100)
    await shop.database.query(`update cash_slip_reasons set at = at - interval '91 days' where number = $1`, [
      lost,
    ])
    expect(await missing()).toHaveLength(99)
  })
})

const buyerOf = async ({ id }: Order) =>
  (await shop.database.query<Who>('select user_id as id from orders where id = $1', [id]))[0]

test('the cash of a day is counted by one person and seen by another; what is missing stays with who had it', async () => {
  const deliverer = await shop.database.person(['staff'])
  const number = newPhone()
  const buyer = await customer()
  for (const paise of [4_000, 6_000]) await slip(deliverer, number(), { customer: buyer.id, paise })
  const count = { do: 'count', who: deliverer.id, paise: 9_500 }
  expect(await act(deliverer, count)).toBe('done')
  expect(await act(asha!, count)).toBe('counted')
  const closing = (await handOf(deliverer))!.counted!.id
  expect(await act(deliverer, { do: 'see', closing, right: true })).toBe('same')
  expect(await act(asha!, { do: 'see', closing, right: false })).toBe('done')
  expect((await handOf(deliverer))!.slips).toHaveLength(2)
  expect(await act(deliverer, count)).toBe('done')
  const again = (await handOf(deliverer))!.counted!.id
  expect(await act(asha!, { do: 'see', closing: again, right: true })).toBe('done')
  expect(await act(manager!, { do: 'see', closing: again, right: true })).toBe('seen')
  expect(await handOf(deliverer)).toMatchObject({ paise: 500, slips: [], counted: null })
  expect((await book()).closings[0]).toMatchObject({
    counted_paise: 9_500,
    expected_paise: 10_000,
    right: true,
  })
})

describe('money that goes back', () => {
  const posted = async (holder: string) =>
    Number(
      (
        await shop.database.query<{ n: string }>(
          `select coalesce(max(posted), 0) as n from ledger_accounts where book = 'cash' and holder = $1`,
          [holder],
        )
      )[0]!.n,
    )
  const back = (order: Order, to = 'cash_returned') =>
    moveOrder<Followed>(shop.database, manager!, order.id, to)

  test('for an order to be paid in cash that was paid by UPI goes back, called off or not', async () => {
    for (const isCalledOff of [false, true]) {
      const order = await cashOrder()
      const upi = { do: 'upi', order: order.id, paise: order.total_paise, reference: reference(), at }
      expect(await act(ravi!, upi)).toBe('done')
      // Nobody has given it back by calling the order off.
      if (isCalledOff) expect((await back(order, 'cancelled')).payments).toMatchObject([{ refund: null }])
      const [till, bank] = [await posted('till'), await posted('bank')]
      expect((await back(order)).state).toBe('refunded')
      expect([await posted('till'), await posted('bank')]).toEqual([till - order.total_paise, bank])
    }
  })

  test('in cash leaves the hand that has it, else the till; by UPI the bank', async () => {
    const [number, deliverer] = [newPhone(), await shop.database.person(['staff'])]
    const hand = () => posted(`phone:${deliverer.id}`)
    const orders = [await cashOrder(), await cashOrder()]
    for (const order of orders)
      expect(await slip(deliverer, number(), { order: order.id, paise: order.total_paise })).toBe('done')
    const [first, second] = orders as [Order, Order]
    const [till, bank] = [await posted('till'), await posted('bank')]
    await back(first)
    expect(await hand()).toBe(second.total_paise)
    await act(deliverer, { do: 'count', who: deliverer.id, paise: second.total_paise })
    await expect(back(second)).rejects.toThrow('counted')
    const closing = (await handOf(deliverer))!.counted!.id
    await act(asha!, { do: 'see', closing, right: true })
    await back(second)
    expect([await hand(), await posted('till')]).toEqual([0, till])
    const online = await shop.ordered(await shop.database.person())
    const upi = { do: 'upi', order: online.id, paise: online.total_paise, reference: reference(), at }
    expect(await act(ravi!, upi)).toBe('done')
    expect((await back(online, 'refunded')).state).toBe('refunded')
    expect([await posted('till'), await posted('bank')]).toEqual([till, bank])
  })

  test('stays where it is while that hand is counted', async () => {
    const [number, deliverer, buyer] = [newPhone(), await shop.database.person(['staff']), await customer()]
    const order = await cashOrder()
    const wrong = { id: crypto.randomUUID(), customer: buyer.id, paise: 1_000 }
    await slip(deliverer, number(), wrong)
    await slip(deliverer, number(), { order: order.id, paise: 4_000 })
    const till = await posted('till')
    await act(deliverer, { do: 'count', who: deliverer.id, paise: 5_000 })
    const { id } = (await book()).claims.find(({ number: n }) => n.startsWith(number().slice(0, 5)))!
    const settle = { do: 'settle', slip: id, how: 'returned' }
    const correct = async () => {
      const entry = { id: crypto.randomUUID(), do: 'correction', customer: buyer.id, corrects: wrong.id }
      const answer = await shop.call<Answer>(manager!, 'act_on_khata($1::text::jsonb)', [
        JSON.stringify(entry),
      ])
      return 'done' in answer ? 'done' : answer.refused.code
    }
    expect([await act(manager!, settle), await correct()]).toEqual(['counted', 'counted'])
    const closing = (await handOf(deliverer))!.counted!.id
    await act(asha!, { do: 'see', closing, right: true })
    expect(await posted('till')).toBe(till + 5_000)
    expect([await act(manager!, settle), await correct()]).toEqual(['done', 'done'])
    expect(await posted('till')).toBe(till)
  })
})

describe('what the books say of a hand', () => {
  const held = async (holder: string, inBook = 'cash') => {
    const [row] = await shop.database.query<{ n: string }>(
      `select coalesce(sum(posted), 0) as n from ledger_accounts where book = $2 and holder = $1`,
      [holder, inBook],
    )
    return Number(row!.n)
  }
  const seen = async (who: Who) =>
    act(asha!, { do: 'see', closing: (await handOf(who))!.counted!.id, right: true })
  const paidByUpi = async (person?: Who) => {
    const order = await cashOrder(person)
    const upi = { do: 'upi', order: order.id, paise: order.total_paise, reference: reference(), at }
    expect(await act(ravi!, upi)).toBe('done')
    return order
  }

  test('a slip without money, which the count missed, leaves the hand and not the till', async () => {
    const [one, other, buyer] = [newPhone(), newPhone(), await customer()]
    const deliverer = await shop.database.person(['staff'])
    await slip(ravi!, one(), { customer: buyer.id, paise: 1_000 })
    const twice = other()
    expect(await slip(deliverer, twice, { customer: buyer.id, paise: 1_000 })).toBe('twice')
    await slip(deliverer, other(), { customer: buyer.id, paise: 4_000 })
    const till = await held('till')
    await act(deliverer, { do: 'count', who: deliverer.id, paise: 4_000 })
    await seen(deliverer)
    const { id } = (await book()).claims.find(({ number }) => number === twice)!
    expect(await act(manager!, { do: 'settle', slip: id, how: 'returned' })).toBe('done')
    expect([(await held('till')) - till, await held(`phone:${deliverer.id}`)]).toEqual([4_000, 0])
  })

  test('the rest of an order goes back out of the hand that gave back a part', async () => {
    const [number, deliverer, order] = [newPhone(), await shop.database.person(['staff']), await cashOrder()]
    await slip(deliverer, number(), { order: order.id, paise: order.total_paise })
    const lines = [{ line: 1, packs: 1, is_spoilt: false }]
    const part = { id: crypto.randomUUID(), order: order.id, way: 'cash', who: deliverer.id, at, lines }
    const decide = 'decide_return($1::text::jsonb)'
    expect(await shop.call(manager!, decide, [JSON.stringify(part)])).toHaveProperty('done')
    const till = await held('till')
    await moveOrder<Followed>(shop.database, manager!, order.id, 'cash_returned')
    expect([await held('till'), await held(`phone:${deliverer.id}`)]).toEqual([till, 0])
  })

  test('a slip that came after the count stays in the hand, also where more was counted', async () => {
    const [number, deliverer] = [newPhone(), await shop.database.person(['staff'])]
    await slip(deliverer, number(), { customer: (await customer()).id, paise: 1_000 })
    await act(deliverer, { do: 'count', who: deliverer.id, paise: 1_500 })
    await slip(deliverer, number(), { customer: (await customer()).id, paise: 700 })
    await seen(deliverer)
    expect(await held(`phone:${deliverer.id}`)).toBe(700)
  })

  test('money of a provider goes back while the cash of the same order is counted', async () => {
    const [number, deliverer] = [newPhone(), await shop.database.person(['staff'])]
    const order = await shop.ordered(await shop.database.person())
    const link = await shop.pay(order)
    await slip(deliverer, number(), { order: order.id, paise: order.total_paise })
    await shop.settle({ ref: link.ref, amount: order.total_paise })
    await shop.call('service key', 'take_refunds()', [])
    const [due] = await shop.database.query<{ id: string; amount_paise: number }>(
      'select id, amount_paise::int from refunds where order_id = $1',
      [order.id],
    )
    expect(await shop.returned(due!, 'failed')).toBe('failed')
    await act(deliverer, { do: 'count', who: deliverer.id, paise: order.total_paise })
    expect((await moveOrder<Followed>(shop.database, manager!, order.id, 'refunded')).state).toBe('paid')
  })

  test('whoever has paid by UPI asks the centre to call the order off', async () => {
    const person = await shop.database.person()
    await expect(shop.cancel(person, await paidByUpi(person))).rejects.toThrow('paid')
  })

  test('goods of an order that was packed and called off come back once', async () => {
    const write = (sheet: object) =>
      shop.call<object>(ravi!, 'record_stock($1::text::jsonb)', [
        JSON.stringify({ id: crypto.randomUUID(), at: new Date().toISOString(), ...sheet }),
      ])
    const order = await paidByUpi()
    const [{ product_id, quantity }] = (await shop.database.query<{ product_id: string; quantity: number }>(
      'select product_id, quantity from order_items where order_id = $1',
      [order.id],
    )) as [{ product_id: string; quantity: number }]
    await write({ kind: 'count', lines: [{ product_id, packs: 100 }] })
    const before = await held('shelf', 'goods')
    for (const to of ['packed', 'cancelled', 'cash_returned'])
      await moveOrder<Followed>(shop.database, manager!, order.id, to)
    const back = { kind: 'returned', order_id: order.id, lines: [{ product_id, packs: quantity }] }
    expect(await write(back)).toEqual({ refused: 'more_than_bought' })
    expect(await held('shelf', 'goods')).toBe(before)
  })
})

describe('UPI', () => {
  const link = (paise: string, ref: string) =>
    `upi://pay?pa=khet.seva%40okbank&pn=Khet%20Seva&am=${paise}&cu=INR&tr=${ref}&tn=${ref}`
  const upi = (order: Order, facts: object) =>
    act(ravi!, { do: 'upi', order: order.id, paise: order.total_paise, at, ...facts })

  test('asks for the order’s own sum, until it is paid', async () => {
    const order = await shop.ordered(await shop.database.person())
    expect(await stateOf(order)).toMatchObject({ upi: link('80.02', order.reference) })
    expect(await upi(order, { reference: reference() })).toBe('done')
    expect(await stateOf(order)).toMatchObject({ upi: null, state: 'paid' })
  })

  test('pays by a reference of twelve digits, once, and by the exact sum alone', async () => {
    const [order, other] = [await cashOrder(), await shop.ordered(await shop.database.person())]
    const digits = reference()
    expect(await upi(order, { reference: digits, paise: order.total_paise + 1 })).toBe('sum')
    for (const wrong of ['utr123456789', digits.slice(1), ''])
      expect(await upi(order, { reference: wrong })).toBe('reference')
    expect(await upi(order, { reference: `${digits.slice(0, 6)} ${digits.slice(6)} ` })).toBe('done')
    expect(await upi(other, { reference: digits })).toBe('reused')
    expect(await upi(order, { reference: reference() })).toBe('paid')
    // Paid before it is brought: at the door nobody takes cash too.
    expect(await stateOf(order)).toMatchObject({ state: 'placed', upi: null })
    expect(await slip(ravi!, newPhone()(), { order: order.id, paise: order.total_paise })).toBe('paid')
    for (const state of ['packed', 'shipped', 'delivered'])
      await moveOrder(shop.database, manager!, order.id, state)
    expect((await stateOf(order)).payments).toMatchObject([{ provider: 'upi', state: 'paid' }])
  })

  test('“I have paid” is a note of the owner that moves nothing', async () => {
    const buyer = await shop.database.person()
    const order = await shop.ordered(buyer)
    await shop.call(buyer, 'say_paid($1)', [order.id])
    await shop.call(buyer, 'say_paid($1)', [order.id])
    const { state, events } = await stateOf(order)
    expect([state, events.filter(({ code }) => code === 'said_paid').length]).toEqual(['awaiting_payment', 1])
    expect(await outcome(shop.call(ravi!, 'say_paid($1)', [order.id]))).toBe('PT404')
  })
})
