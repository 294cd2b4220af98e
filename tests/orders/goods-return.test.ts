import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveOrder } from '../database/move-order.ts'
import {
  contact,
  curd,
  openShopDatabase,
  otherSeed,
  paneer,
  seed,
  type DueRefund,
  type Followed,
  type Order,
  type Shop,
} from './open-shop-database.ts'

type Who = { id: string }
type Line = { line: number; packs: number; is_spoilt: boolean }
type Answer = { done: true; serial: string } | { refused: { code: string } }
interface WithReturns extends Followed {
  returns: {
    serial: string
    way: string
    paise: number
    money: string
    lines: (Line & { paise: number })[]
  }[]
}

let shop: Shop
let [ravi, manager, other]: Who[] = []
beforeAll(async () => {
  shop = await openShopDatabase()
  ;[ravi, manager, other] = [
    await shop.database.person(['staff']),
    await shop.database.person(['manager']),
    await shop.database.person(['admin']),
  ]
  const rates = ['seeds-catalog', 'daily-needs', 'delivery'].map((of) => ({ of, hsn: '0401', rate_bp: 500 }))
  await shop.call('service key', 'publish_tax_facts($1::text::jsonb, $2::text::jsonb)', [
    JSON.stringify({ name: {}, address: {}, gstin: '03ABCDE1234F1Z5', phone: '1' }),
    JSON.stringify(rates),
  ])
  await act(manager, 'record_stock', {
    kind: 'count',
    lines: [seed, otherSeed].map((product_id) => ({ product_id, packs: 100 })),
  })
})
afterAll(async () => {
  expect(await shop.database.query('select * from check_ledger()')).toEqual([])
  expect(
    await shop.database.query(
      'select payment_id from payment_ledger group by payment_id having sum(amount_paise) < 0',
    ),
  ).toEqual([])
  await shop.database.close()
})

const at = new Date().toISOString()
const act = <Done>(who: Who, name: string, facts: object) =>
  shop.call<Done>(who, `${name}($1::text::jsonb)`, [
    JSON.stringify({ id: crypto.randomUUID(), at, ...facts }),
  ])
const back = (line: number, packs: number, isSpoilt = false): Line => ({ line, packs, is_spoilt: isSpoilt })
const decide = async (facts: object, who = manager!) => {
  const answer = await act<Answer>(who, 'decide_return', facts)
  return 'done' in answer ? answer.serial : answer.refused.code
}
const order = async ({ id }: Order) =>
  (await shop.database.query<{ answer: WithReturns }>('select order_with_payments($1) as answer', [id]))[0]!
    .answer
const balance = async (book: string, unit: string, holder: string) =>
  Number(
    (
      await shop.database.query<{ n: string }>(
        'select coalesce(max(posted), 0) as n from ledger_accounts where book = $1 and unit = $2 and holder = $3',
        [book, unit, holder],
      )
    )[0]!.n,
  )
const money = ({ id }: Order) =>
  shop.database.query<{ how: string; paise: number }>(
    'select how, amount_paise::int as paise from payment_ledger where order_id = $1 order by id',
    [id],
  )
const lines = [
  { product_id: seed, quantity: 4 },
  { product_id: otherSeed, quantity: 2 },
]

/** An order of four and two packs that was brought and is paid. */
async function brought(payBy: 'online' | 'cash' | 'account') {
  const person = await shop.database.person()
  if (payBy === 'account')
    await act(manager!, 'act_on_khata', { customer: person.id, do: 'limit', paise: 100_000 })
  const place = { lines, payBy, area: 'sarna', contact }
  const placed = await shop.ordered(person, place)
  if (payBy === 'online') await shop.settle({ ref: (await shop.pay(placed)).ref, amount: placed.total_paise })
  for (const to of ['packed', 'shipped', 'delivered']) await moveOrder(shop.database, manager!, placed.id, to)
  return { person, placed }
}
const slip = (number: string, { id, total_paise: paise }: Order) =>
  act(ravi!, 'act_on_cash', { do: 'slip', number, order: id, paise })

test('a part comes back: its price leaves the cash under the number of the credit note, and the goods are on the shelf', async () => {
  const person = await shop.database.person()
  const placed = await shop.ordered(person, { lines, payBy: 'cash', area: 'sarna', contact })
  await slip('7KQP2-1', placed)
  const [shelf, hand] = [
    await balance('goods', seed, 'shelf'),
    await balance('cash', 'paise', `phone:${ravi!.id}`),
  ]
  const facts = { order: placed.id, lines: [back(1, 1), back(2, 1, true)], way: 'cash', who: ravi!.id }
  const serial = await decide(facts)
  expect(serial).toMatch(/^KC\/\d\d-\d\d\/\d{6}$/)
  expect(await balance('cash', 'paise', `phone:${ravi!.id}`)).toBe(hand - 4_001 - 4_002)
  expect(await balance('goods', seed, 'shelf')).toBe(shelf + 1_000)
  const after = await order(placed)
  expect(after).toMatchObject({
    state: 'delivered',
    returns: [
      {
        serial,
        way: 'cash',
        paise: 8_003,
        money: 'returned',
        lines: [{ line: 1, paise: 4_001 }, { line: 2 }],
      },
    ],
    payments: [{ refund: null }],
  })
  expect(await money(placed)).toEqual([
    { how: 'cash', paise: placed.total_paise },
    { how: 'cash', paise: -8_003 },
  ])
  // The tax within is that of the receipt.
  expect(after.returns[0]!.lines[0]).toMatchObject({ rate_bp: 500, cgst_paise: 95, taxable_paise: 3_811 })
})

test('never more comes back than was bought, over all returns and whatever is spoilt', async () => {
  const { placed } = await brought('cash')
  const give = (...some: Line[]) => decide({ order: placed.id, lines: some, way: 'account' })
  expect(await give(back(1, 3))).toMatch(/^KC/)
  expect(await give(back(1, 2))).toBe('more')
  expect(await give(back(1, 1), back(1, 1, true))).toBe('more')
  expect(await give(back(3, 1))).toBe('lines')
  expect(await give(back(1, 1), back(1, 1))).toBe('lines')
  expect(await give(back(1, 1, true))).toMatch(/^KC/)
  expect((await order(placed)).returns.map(({ paise }) => paise)).toEqual([12_003, 4_001])
})

test('of twenty returns of the same last pack at once one counts, and a lost answer is answered again', async () => {
  const { placed, person } = await brought('cash')
  const facts = { order: placed.id, lines: [back(2, 2)], way: 'account' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => decide(facts)))
  expect(answers.filter((answer) => answer === 'more')).toHaveLength(19)
  const again = { ...facts, lines: [back(1, 1)], id: crypto.randomUUID() }
  const first = await decide(again)
  expect(await decide(again)).toBe(first)
  expect(await decide({ ...again, lines: [back(1, 2)] })).toBe('conflict')
  expect(await balance('khata', 'paise', `customer:${person.id}`)).toBe(8_004 + 4_001)
})

test('what was on the khata leaves it, and the rest of the order can be given back after it', async () => {
  const { placed, person } = await brought('account')
  const owed = () => balance('khata', 'paise', `customer:${person.id}`)
  expect(await owed()).toBe(-placed.total_paise)
  expect(await decide({ order: placed.id, lines: [back(1, 1)], way: 'cash' })).toBe('way')
  await decide({ order: placed.id, lines: [back(1, 1)], way: 'account' })
  expect(await owed()).toBe(4_001 - placed.total_paise)
  await moveOrder(shop.database, manager!, placed.id, 'refunded')
  expect(await owed()).toBe(0)
  expect(await money(placed)).toMatchObject([{}, { paise: -4_001 }, { paise: 4_001 - placed.total_paise }])
})

test('an order whose goods all came back is refunded, and takes nothing off the khata twice', async () => {
  const { placed, person } = await brought('account')
  await decide({ order: placed.id, lines: [back(1, 4), back(2, 2)], way: 'account' })
  expect(await order(placed)).toMatchObject({ state: 'refunded', payments: [{ refund: 'returned' }] })
  expect(await balance('khata', 'paise', `customer:${person.id}`)).toBe(0)
})

test('the provider gives back parts, each once and under its own key, and then what is left', async () => {
  const { placed } = await brought('online')
  const facts = { order: placed.id, lines: [back(1, 1)], way: 'provider' }
  await decide(facts)
  await decide(facts)
  const due = await shop.call<DueRefund[]>('service key', 'take_refunds()', [])
  expect(due.map(({ amount_paise }) => amount_paise)).toEqual([4_001, 4_001])
  expect(new Set(due.map(({ key }) => key)).size).toBe(2)
  expect(await shop.returned(due[0]!)).toBe('returned')
  expect(await shop.returned(due[0]!)).toBe('repeated')
  expect(await shop.returned({ ...due[1]!, amount_paise: placed.total_paise })).toBe('mismatch')
  expect(await shop.returned(due[1]!, 'failed')).toBe('failed')
  expect(await order(placed)).toMatchObject({
    returns: [{ money: 'returned' }, { money: 'failed' }],
    payments: [{ refund: 'failed' }],
  })
  // Whoever repeats a refund that failed means that one, and not the whole order.
  await moveOrder(shop.database, manager!, placed.id, 'refunded')
  const again = await shop.call<DueRefund[]>('service key', 'take_refunds()', [])
  expect(again).toMatchObject([{ id: due[1]!.id, amount_paise: 4_001 }])
  expect(await shop.returned(again[0]!, 'returned', 're_again')).toBe('returned')
  await moveOrder(shop.database, manager!, placed.id, 'refunded')
  expect(await decide(facts)).toBe('refunding')
  const [rest] = await shop.call<DueRefund[]>('service key', 'take_refunds()', [])
  expect(rest!.amount_paise).toBe(placed.total_paise - 8_002)
  expect(await shop.returned(rest!)).toBe('returned')
  expect((await order(placed)).state).toBe('refunded')
})

test('by hand the bank’s reference counts once', async () => {
  const [first, second] = [(await brought('online')).placed, (await brought('online')).placed]
  const facts = { lines: [back(2, 1)], way: 'upi', reference: '4123 4567 8901' }
  expect(await decide({ ...facts, order: first.id, reference: '12' })).toBe('reference')
  expect(await decide({ ...facts, order: first.id })).toMatch(/^KC/)
  expect(await decide({ ...facts, order: second.id })).toBe('reused')
  expect((await order(second)).returns).toEqual([])
})

test('cash comes out of a hand that has it and is not being counted', async () => {
  const { placed } = await brought('cash')
  const facts = { order: placed.id, lines: [back(1, 1)], way: 'cash' }
  expect(await decide({ ...facts, who: other!.id })).toBe('short')
  await act(manager!, 'act_on_cash', { do: 'count', who: ravi!.id, paise: 0 })
  expect(await decide({ ...facts, who: ravi!.id })).toBe('counted')
  const till = await balance('cash', 'paise', 'till')
  expect(await decide(facts)).toMatch(/^KC/)
  expect(await balance('cash', 'paise', 'till')).toBe(till - 4_001)
})

test('goods that a sheet brought back already are not on the shelf twice', async () => {
  const { placed } = await brought('cash')
  const shelf = await balance('goods', seed, 'shelf')
  await act(ravi!, 'record_stock', {
    kind: 'returned',
    order_id: placed.id,
    lines: [{ product_id: seed, packs: 2 }],
  })
  await decide({ order: placed.id, lines: [back(1, 3)], way: 'account' })
  expect(await balance('goods', seed, 'shelf')).toBe(shelf + 3_000)
  await decide({ order: placed.id, lines: [back(1, 1)], way: 'account' })
  expect(await balance('goods', seed, 'shelf')).toBe(shelf + 4_000)
})

test('the credit notes have numbers without a gap, and a refused return leaves nothing', async () => {
  const { placed } = await brought('cash')
  await decide({ order: placed.id, lines: [back(1, 9)], way: 'account' })
  await decide({ order: placed.id, lines: [back(1, 1)], way: 'account' })
  const numbers = await shop.database.query<{ number: number }>(
    'select number from order_returns order by number',
  )
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1))
  for (const sql of ['update order_returns set paise = 1', 'delete from order_returns'])
    await expect(shop.database.query(sql)).rejects.toThrow('never changed')
})

test('managers and admins decide, on what was brought and is paid', async () => {
  const { placed } = await brought('cash')
  const facts = { order: placed.id, lines: [back(1, 1)], way: 'account' }
  expect(await decide(facts, ravi)).toBe('forbidden')
  expect(await decide(facts, await shop.database.person())).toBe('forbidden')
  for (const wrong of [
    { lines: [] },
    { lines: [back(1, 0)] },
    { way: 'gold' },
    { order: 1 },
    { at: 'now' },
    { who: ravi!.id },
  ])
    expect(await decide({ ...facts, ...wrong }), JSON.stringify(wrong)).toBe('invalid')
  const waiting = await shop.ordered(await shop.database.person(), {
    lines: [
      { product_id: paneer, quantity: 1 },
      { product_id: curd, quantity: 1 },
    ],
    area: 'sarna',
  })
  expect(await decide({ ...facts, order: waiting.id })).toBe('closed')
})

test('a request that is taken up again ends with a second return', async () => {
  const { person, placed } = await brought('cash')
  await shop.database.query(`insert into form_rules values ('goods-return', 1, '{}') on conflict do nothing`)
  const request = crypto.randomUUID()
  await shop.database.query(
    `insert into requests (id, kind, user_id, reference, content, hash, rules_version, language, made_at)
     values ($1, 'goods-return', $2, 'KS-RRRRR', '{}', encode(sha256('{}'), 'hex'), 1, 'en', now())`,
    [request, person.id],
  )
  for (const line of [1, 2]) {
    expect(await decide({ order: placed.id, request, lines: [back(line, 1)], way: 'cash' })).toMatch(/^KC/)
    await shop.database.query(`select move_request_to($1, 'in_review', null, 'centre')`, [request])
  }
})

test('the report takes what came back off the sales and the money', async () => {
  const sums = async () => {
    const report = await shop.call<Record<'sales' | 'money', { paise: number; how?: string }[]>>(
      manager!,
      `money_report(current_date - 1, current_date + 1)`,
      [],
    )
    const sum = (rows: { paise: number }[]) => rows.reduce((all, { paise }) => all + paise, 0)
    return { sales: sum(report.sales), cash: sum(report.money.filter(({ how }) => how === 'cash')) }
  }
  const { placed } = await brought('cash')
  const before = await sums()
  await decide({ order: placed.id, lines: [back(1, 1)], way: 'cash' })
  expect(await sums()).toEqual({ sales: before.sales - 4_001, cash: before.cash - 4_001 })
  await decide({ order: placed.id, lines: [back(1, 1)], way: 'account' })
  expect(await sums()).toEqual({ sales: before.sales - 8_002, cash: before.cash - 4_001 })
})
