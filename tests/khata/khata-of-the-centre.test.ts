import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcome } from '../database/as-person.ts'
import { moveOrder } from '../database/move-order.ts'
import { openShopDatabase, type Followed, type Order, type Shop } from '../orders/open-shop-database.ts'

interface Entry {
  id: string
  paise: number
  why: string
  order: string | null
  reference: string | null
  corrects: string | null
}
interface Read {
  khata: { balance_paise: number; limit_paise: number; due: { day: string; paise: number }[] } | null
  entries: Entry[]
  more: boolean
}
type Answer = { done: true } | { refused: { status: number; code: string; field?: string } }

let shop: Shop
let staff: { id: string }
let manager: { id: string }
beforeAll(async () => {
  shop = await openShopDatabase()
  staff = await shop.database.person(['staff'])
  manager = await shop.database.person(['manager'])
})
afterAll(async () => {
  expect(await shop.database.query('select * from check_ledger()')).toEqual([])
  await shop.database.close()
})

const at = '2026-04-01T06:00:00.000Z'
const send = (who: { id: string }, act: object) =>
  shop.call<Answer>(who, 'act_on_khata($1::text::jsonb)', [JSON.stringify(act)])
const act = async (who: { id: string }, facts: object): Promise<string> => {
  const answer = await send(who, { id: crypto.randomUUID(), at, ...facts })
  return 'done' in answer ? 'done' : answer.refused.code
}
const read = (who: { id: string }, customer: string | null = null) =>
  shop.call<Read>(who, 'khata_entries($1)', [customer])
const balance = async (customer: { id: string }) => (await read(staff, customer.id)).khata!.balance_paise
const limited = async (paise: number) => {
  const customer = await shop.database.person()
  expect(await act(manager, { customer: customer.id, do: 'limit', paise })).toBe('done')
  return customer
}
const slip = async (who: { id: string }, facts: object): Promise<string> => {
  const entry = { id: crypto.randomUUID(), do: 'slip', number: slipNumber(), at, ...facts }
  const answer = await shop.call<Answer & { claim?: string }>(who, 'act_on_cash($1::text::jsonb)', [
    JSON.stringify(entry),
  ])
  return 'done' in answer ? (answer.claim ?? 'done') : answer.refused.code
}
let slips = 0
const slipNumber = () => `K7QP2-${(slips += 1)}`
const onAccount = { payBy: 'account' as const }
const reference = () => String(Math.trunc(Math.random() * 9e11) + 1e11)

describe('credit', () => {
  test('stays under its limit when twenty orders and twenty bills come at once', async () => {
    const customer = await limited(50_000)
    const orders = Array.from({ length: 20 }, () => shop.place(customer, onAccount))
    const bills = Array.from({ length: 20 }, () =>
      act(staff, { customer: customer.id, do: 'goods', paise: 8_002 }),
    )
    const placed = (await Promise.all(orders)).filter((answer) => answer.placed).length
    const billed = (await Promise.all(bills)).filter((answer) => answer === 'done').length
    expect(placed + billed).toBe(6)
    expect(await balance(customer)).toBe(-48_012)
    expect(await shop.place(customer, onAccount)).toEqual({ refused: 'limit', free_paise: 1_988 })
    const rows = await shop.database.query('select from orders where user_id = $1', [customer.id])
    expect(rows).toHaveLength(placed)
  })

  test('is given by managers alone, and never below what is owed', async () => {
    const customer = await limited(10_000)
    expect(await act(staff, { customer: customer.id, do: 'limit', paise: 99_000 })).toBe('forbidden')
    expect(await act(customer, { customer: customer.id, do: 'limit', paise: 99_000 })).toBe('forbidden')
    await act(staff, { customer: customer.id, do: 'goods', paise: 6_000 })
    expect(await act(manager, { customer: customer.id, do: 'limit', paise: 5_999 })).toBe('short')
    expect(await act(manager, { customer: customer.id, do: 'limit', paise: 6_000 })).toBe('done')
    expect(await act(manager, { customer: customer.id, do: 'limit', paise: -1 })).toBe('amount')
  })

  test('is none without a limit, and leaves no khata behind', async () => {
    const stranger = await shop.database.person()
    expect(await shop.place(stranger, onAccount)).toEqual({ refused: 'limit', free_paise: 0 })
    expect(await read(stranger)).toMatchObject({ khata: null })
  })
})

describe('an order on account', () => {
  const move = (order: Order, to: string) => moveOrder<Followed>(shop.database, manager, order.id, to)

  test('is owed from when it is placed; delivered it has its receipt, given back it is owed no more', async () => {
    const customer = await limited(50_000)
    const order = await shop.ordered(customer, onAccount)
    expect(order.state).toBe('placed')
    expect(await balance(customer)).toBe(-8_002)
    for (const state of ['packed', 'shipped', 'delivered']) await move(order, state)
    const settled = await shop.database.query('select order_is_settled($1) as yes', [order.id])
    expect(settled).toEqual([{ yes: true }])
    expect((await move(order, 'refunded')).state).toBe('refunded')
    expect(await balance(customer)).toBe(0)
    expect((await read(customer)).entries.map(({ why, paise, order: of }) => [why, paise, of])).toEqual([
      ['order', -8_002, order.reference],
      ['order_back', 8_002, order.reference],
    ])
  })

  test('leaves the khata once when its owner calls it off', async () => {
    const customer = await limited(50_000)
    const order = await shop.ordered(customer, onAccount)
    await shop.cancel(customer, order)
    await shop.cancel(customer, order)
    expect(await balance(customer)).toBe(0)
  })
})

describe('money', () => {
  test('by UPI counts once for each reference of twelve digits, however it is typed', async () => {
    const customer = await limited(50_000)
    const upi = { customer: customer.id, do: 'upi', paise: 5_000 }
    const digits = reference()
    expect(await act(staff, { ...upi, reference: ` ${digits.slice(0, 4)} ${digits.slice(4)}` })).toBe('done')
    expect(await act(staff, { ...upi, reference: digits })).toBe('reused')
    expect(await act(manager, { ...upi, paise: 4_000, reference: digits })).toBe('reused')
    for (const wrong of ['icic00112233', digits.slice(1), `${digits}0`, `T${digits}`, '', undefined])
      expect(await act(staff, { ...upi, reference: wrong })).toBe('reference')
    expect(await balance(customer)).toBe(5_000)
    expect((await read(customer)).entries).toMatchObject([{ why: 'upi', reference: digits }])
  })

  test('of a reference that was written to the wrong customer counts for the right one after its correction', async () => {
    const [wrong, right] = [await limited(1_000), await limited(1_000)]
    const upi = { do: 'upi', paise: 5_000, reference: reference() }
    const id = crypto.randomUUID()
    expect(await act(staff, { ...upi, id, customer: wrong.id })).toBe('done')
    expect(await act(staff, { ...upi, customer: right.id })).toBe('reused')
    expect(await act(manager, { customer: wrong.id, do: 'correction', corrects: id })).toBe('done')
    expect(await act(staff, { ...upi, customer: right.id })).toBe('done')
    expect(await act(staff, { ...upi, customer: right.id })).toBe('reused')
    expect([await balance(wrong), await balance(right)]).toEqual([0, 5_000])
  })

  test('is never nothing or less, and neither is a bill', async () => {
    const customer = await limited(50_000)
    for (const kind of ['goods', 'upi'])
      for (const paise of [0, -100, 1_000_000_001])
        expect(await act(staff, { customer: customer.id, do: kind, paise, reference: reference() })).toBe(
          'amount',
        )
    for (const paise of ['100', 1.5, null, 1e15])
      expect(await act(staff, { customer: customer.id, do: 'goods', paise })).toBe('invalid')
    expect(await balance(customer)).toBe(0)
  })
})

describe('an entry', () => {
  test('sent again is answered and not done again; with other content it is a conflict', async () => {
    const customer = await limited(0)
    const entry = { id: crypto.randomUUID(), customer: customer.id, do: 'opening', paise: 700, at }
    expect(await send(staff, entry)).toEqual({ done: true })
    expect(await send(staff, entry)).toEqual({ done: true })
    expect(await act(staff, { ...entry, paise: 900 })).toBe('conflict')
    expect(await act(manager, entry)).toBe('conflict')
    expect(await balance(customer)).toBe(700)
  })

  test('that two managers correct is corrected once', async () => {
    const customer = await limited(50_000)
    const other = await shop.database.person(['manager'])
    const id = crypto.randomUUID()
    expect(await slip(staff, { id, customer: customer.id, paise: 5_000 })).toBe('done')
    const corrections = [manager, other].map((who) =>
      act(who, { customer: customer.id, do: 'correction', corrects: id }),
    )
    expect((await Promise.all(corrections)).toSorted()).toEqual(['corrected', 'done'])
    expect(await balance(customer)).toBe(0)
    const till = `select posted::int as n from ledger_accounts where book = 'cash' and holder = 'customer:${customer.id}'`
    expect(await shop.database.query(till)).toEqual([{ n: 0 }])
  })

  test('of another khata, an order or a correction is not corrected, and staff correct nothing', async () => {
    const [customer, other] = [await limited(50_000), await limited(50_000)]
    const order = await shop.ordered(customer, onAccount)
    const [id, correction] = [crypto.randomUUID(), crypto.randomUUID()]
    await act(staff, { id, customer: customer.id, do: 'goods', paise: 5_000 })
    const correct = (who: { id: string }, corrects: string, whose = customer.id) =>
      act(who, { id: correction, customer: whose, do: 'correction', corrects })
    expect(await correct(staff, id)).toBe('forbidden')
    expect(await correct(manager, id, other.id)).toBe('entry')
    expect(await correct(manager, order.id)).toBe('entry')
    expect(await correct(manager, id)).toBe('done')
    expect(await act(manager, { customer: customer.id, do: 'correction', corrects: correction })).toBe(
      'entry',
    )
  })
})

describe('reading', () => {
  test('shows customers their own khata and staff all; nobody else sees any', async () => {
    const customer = await limited(9_000)
    const stranger = await shop.database.person()
    const of = (who: { id: string }) => outcome(read(who, customer.id))
    expect([await of(staff), await of(stranger), await of(customer)]).toEqual(['done', '42501', '42501'])
    expect((await read(customer)).khata).toMatchObject({ limit_paise: 9_000 })
    expect(await outcome(shop.call(stranger, 'khata_changes()', []))).toBe('42501')
    expect(await outcome(shop.call(stranger, `find_accounts('a')`, []))).toBe('42501')
  })

  test('says from when each rupee is owed: what was paid pays the oldest', async () => {
    const customer = await limited(90_000)
    const on = (day: string) => ({ customer: customer.id, at: `${day}T06:00:00.000Z` })
    await act(staff, { ...on('2026-01-05'), do: 'opening', paise: -30_000 })
    await act(staff, { ...on('2026-03-04'), do: 'goods', paise: 20_000 })
    await slip(staff, { ...on('2026-04-01'), paise: 35_000 })
    await act(staff, { ...on('2026-05-05'), do: 'goods', paise: 1_000 })
    expect((await read(staff, customer.id)).khata!.due).toEqual([
      { day: '2026-03-02', paise: 15_000 },
      { day: '2026-05-04', paise: 1_000 },
    ])
  })

  test('gives staff what changed, a page after the other, and a stranger of the shop a khata too', async () => {
    const id = crypto.randomUUID()
    const name = { do: 'customer', customer: id, name: 'Bachan Kaur', phone: '9876501234', village: 'Sarna' }
    expect(await act(staff, name)).toBe('done')
    expect(await act(staff, { ...name, name: ' ' })).toBe('customer')
    interface Page {
      version: number
      more: boolean
      khatas: { id: string; name: string; account: boolean }[]
    }
    const changes = (since: number) => shop.call<Page>(staff, 'khata_changes($1)', [since])
    const all = await changes(0)
    expect(all.khatas.at(-1)).toMatchObject({ id, name: 'Bachan Kaur', account: false })
    expect(await changes(all.version)).toMatchObject({ version: all.version, khatas: [] })
    await act(manager, { customer: id, do: 'limit', paise: 100 })
    expect((await changes(all.version)).khatas).toMatchObject([{ id, limit_paise: 100 }])
  })
})
