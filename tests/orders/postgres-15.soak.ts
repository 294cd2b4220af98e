import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seller } from '#src/content/centre.ts'
import { contentRows, wholeSchema } from '../database/as-person.ts'
import { startPostgres15, type Cluster, type Session } from '../database/throwaway-postgres.ts'
import { deskAnswer } from '../database/desk-answer.ts'
import type { Followed, Placed, Settled } from './open-shop-database.ts'

/*
 * Concurrent sessions, which PGlite does not have: two taps, two tabs and two messages at the same moment. Needs PostgreSQL
 * 15 (Debian: postgresql-15) and is therefore not among the tests that run everywhere.
 */

let cluster: Cluster
let first: Session
let second: Session
let reader: Session
const name = 'orders'
const [farmer, other] = [4, 5].map((digit) => `${digit}0000000-0000-4000-8000-000000000000`) as [
  string,
  string,
]

beforeAll(async () => {
  cluster = await startPostgres15()
  await cluster.createDatabase(name)
  reader = cluster.session(name)
  for (const sql of await wholeSchema()) await reader.run(`begin; ${sql}; commit`)
  for (const id of [farmer, other]) await reader.run(`insert into auth.users (id) values ('${id}')`)
  await reader.run(`select publish_catalogue('a', $$${JSON.stringify(contentRows(3))}$$)`)
  await reader.run(
    `select publish_tax_facts($$${JSON.stringify(seller)}$$, '[{"of": "seeds-catalog", "hsn": "1209", "rate_bp": 0}]')`,
  )
  first = cluster.session(name)
  second = cluster.session(name)
})

afterAll(async () => {
  for (const session of [first, second, reader]) (session as Session | undefined)?.close()
  await (cluster as Cluster | undefined)?.stop()
})

/** Opens a transaction as this account's request would, or with the service key. */
const begin = (person: string | undefined) =>
  person === undefined
    ? 'begin; set local role service_role'
    : `begin; do $$ begin perform set_config('request.jwt.claims', '{"sub":"${person}"}', true); end $$; set local role authenticated`

const contact = '{"name":"Gurpreet","email":"g@example.org","phone":"9876543210"}'
const placing = (id: string, quantity = 2) =>
  `place_order('${id}', '[{"product_id":"seeds-catalog/item-1","quantity":${quantity}}]', '{}', '${contact}', ${4_000 * quantity}, 'en')`
const opening = (id: string, ref: string) =>
  `open_payment('${id}', 'sandbox', '${ref}', 'https://pay.example.org/${ref}')`
const settling = (event: string, ref: string, kind = 'paid') =>
  `settle_payment('sandbox', '${event}', '${ref}', '${kind}', 8000, 'INR', now())`

interface DeskAction {
  as: string | undefined
  sql: string
}

/** Runs one order in an open transaction, begins the other, which has to wait, then commits; gives both answers. */
async function atOnce<A, B>(item: DeskAction, another: DeskAction): Promise<[A, B | string]> {
  const [done] = (await first.run(`${begin(item.as)}; select ${item.sql}`)) as [string]
  const waiting = second.run(`${begin(another.as)}; select ${another.sql}; commit`).then(
    ([line]) => JSON.parse(line!) as B,
    async (error: Error) => {
      await second.run('rollback')
      return error.message
    },
  )
  await cluster.untilWaiting(name, 1)
  await first.run('commit')
  return [JSON.parse(done) as A, await waiting]
}

async function asService<Answer>(sql: string): Promise<Answer> {
  const [line] = await reader.run(`${begin(undefined)}; select ${sql}; commit`)
  return JSON.parse(line!) as Answer
}

const ordersOf = async (person: string) => {
  const [line] = await reader.run(`${begin(person)}; select order_changes(); commit`)
  return (JSON.parse(line!) as { orders: Followed[] }).orders
}

async function placed(by = farmer): Promise<string> {
  const id = crypto.randomUUID()
  await reader.run(`${begin(by)}; do $$ begin perform ${placing(id)}; end $$; commit`)
  return id
}
const order = async (id: string) => (await ordersOf(farmer)).find((item) => item.id === id)!

describe('one order, at the same moment', () => {
  test('from two tabs is one', async () => {
    const id = crypto.randomUUID()
    const change = { as: farmer, sql: placing(id) }
    const [one, again] = await atOnce<Placed, Placed>(change, change)
    expect(again).toEqual(one)
    expect(await reader.run(`select count(*) from orders where id = '${id}'`)).toEqual(['1'])
    expect(await reader.run(`select count(*) from order_events where order_id = '${id}'`)).toEqual(['2'])
  })

  test('with other content in the second tab is a conflict', async () => {
    const id = crypto.randomUUID()
    const [, conflict] = await atOnce<Placed, Placed>(
      { as: farmer, sql: placing(id) },
      { as: farmer, sql: placing(id, 3) },
    )
    expect(conflict).toContain('PT409')
    expect(await order(id)).toMatchObject({ total_paise: 8_000, items: [{ quantity: 2 }] })
  })

  test('under the same id from two accounts belongs to the first one', async () => {
    const id = crypto.randomUUID()
    const [, conflict] = await atOnce<Placed, Placed>(
      { as: farmer, sql: placing(id) },
      { as: other, sql: placing(id) },
    )
    expect(conflict).toMatch(/23505|PT409/)
    expect(await ordersOf(other)).toEqual([])
  })

  test('gets one payment, and both taps get its link', async () => {
    const id = await placed()
    const [one, again] = await atOnce(
      { as: undefined, sql: opening(id, `a ${id}`) },
      { as: undefined, sql: opening(id, `b ${id}`) },
    )
    expect(again).toEqual(one)
    expect((await order(id)).payments).toHaveLength(1)
  })
})

describe('one payment, at the same moment', () => {
  const opened = async () => {
    const id = await placed()
    await asService(opening(id, id))
    return id
  }

  test('reported twice by one message is paid once', async () => {
    const id = await opened()
    const change = { as: undefined, sql: settling(`e ${id}`, id) }
    const [one, again] = await atOnce<Settled, Settled>(change, change)
    expect([one.outcome, one.repeated, again]).toMatchObject([
      'paid',
      false,
      { outcome: 'paid', repeated: true },
    ])
    expect((await order(id)).events).toHaveLength(3)
  })

  test('reported by two messages is paid once', async () => {
    const id = await opened()
    const [, again] = await atOnce<Settled, Settled>(
      { as: undefined, sql: settling(`e ${id}`, id) },
      { as: undefined, sql: settling(`f ${id}`, id) },
    )
    expect(again).toMatchObject({ outcome: 'repeated', order_state: 'paid' })
  })

  test('that arrives during a cancellation is late, the order cancelled', async () => {
    const id = await opened()
    const [, late] = await atOnce<Followed, Settled>(
      { as: farmer, sql: `cancel_order('${id}')` },
      { as: undefined, sql: settling(`e ${id}`, id) },
    )
    expect(late).toMatchObject({ outcome: 'late', order_state: 'cancelled', payment_state: 'late' })
  })

  test('that arrives before a cancellation counts', async () => {
    const id = await opened()
    const [, refused] = await atOnce<Settled, Followed>(
      { as: undefined, sql: settling(`e ${id}`, id) },
      { as: farmer, sql: `cancel_order('${id}')` },
    )
    expect(refused).toContain('PT409')
    expect(await order(id)).toMatchObject({ state: 'paid', payments: [{ state: 'paid' }] })
  })

  test('besides another of the same order pays once; the other is to be refunded', async () => {
    const id = await opened()
    await asService(settling(`x ${id}`, id, 'failed'))
    await asService(opening(id, `b ${id}`))
    const [one, also] = await atOnce<Settled, Settled>(
      { as: undefined, sql: settling(`e ${id}`, id) },
      { as: undefined, sql: settling(`f ${id}`, `b ${id}`) },
    )
    expect([one, also]).toMatchObject([{ outcome: 'paid' }, { outcome: 'late', order_state: 'paid' }])
    expect((await order(id)).payments.map(({ state }) => state).toSorted()).toEqual(['late', 'paid'])
  })
})

test('a phone never reads past a version that is not yet committed', async () => {
  const [one, two] = [await placed(), await placed()]
  const [{ version: start }] = (await ordersOf(farmer)).toSorted((a, b) => b.version - a.version) as [
    Followed,
  ]
  await first.run(`${begin(undefined)}; select ${opening(one, `c ${one}`)}`)
  const waiting = second.run(`${begin(undefined)}; select ${opening(two, `c ${two}`)}; commit`)
  await cluster.untilWaiting(name, 1)
  expect((await ordersOf(farmer)).every(({ version }) => version <= start)).toBe(true)
  await first.run('commit')
  await waiting
  const changed = (await ordersOf(farmer)).filter(({ version }) => version > start)
  expect(changed.map(({ id }) => id)).toEqual([one, two])
})

describe('two receipts, at the same moment', () => {
  /** An order of each of two people, with a payment that is open. */
  const both = async () => {
    const ids = [await placed(), await placed(other)] as const
    for (const id of ids) await asService(opening(id, id))
    return ids
  }
  const numberOf = async (id: string) => {
    const [number] = await reader.run(`select number from receipts where order_id = '${id}'`)
    return Number(number)
  }

  test('have consecutive numbers', async () => {
    const [one, two] = await both()
    await atOnce(
      { as: undefined, sql: settling(`e ${one}`, one) },
      { as: undefined, sql: settling(`e ${two}`, two) },
    )
    expect(await numberOf(two)).toBe((await numberOf(one)) + 1)
  })

  test('leave no gap if the first of them fails', async () => {
    const [before] = await reader.run('select max(number) from receipts')
    const [one, two] = await both()
    await first.run(`${begin(undefined)}; select ${settling(`e ${one}`, one)}`)
    const waiting = second.run(`${begin(undefined)}; select ${settling(`e ${two}`, two)}; commit`)
    await cluster.untilWaiting(name, 1)
    await first.run('rollback')
    await waiting
    expect(await numberOf(two)).toBe(Number(before) + 1)
  })
})

test('of two orders of one person, one placed and one called off while the books are locked, both go through', async () => {
  await reader.run(`insert into stock_items (product_id) values ('seeds-catalog/item-1');
    select apply_transfers('[{"id": "${crypto.randomUUID()}", "book": "goods", "unit": "seeds-catalog/item-1", "from": "opening",
      "to": "shelf", "amount": 100000, "why": "counted"}]')`)
  const earlier = await placed()
  await reader.run('begin; select from ledger_versions for update')
  const later = crypto.randomUUID()
  const bought = first.run(`${begin(farmer)}; select ${placing(later)}; commit`)
  await cluster.untilWaiting(name, 1)
  const calledOff = second.run(`${begin(farmer)}; select cancel_order('${earlier}'); commit`)
  await cluster.untilWaiting(name, 2)
  await reader.run('commit')
  await Promise.all([bought, calledOff])
  expect(await order(earlier)).toMatchObject({ state: 'cancelled' })
  expect(await order(later)).toMatchObject({ state: 'awaiting_payment' })
})

describe('cash that comes while the books are locked fails nobody', () => {
  const [staff, manager] = [6, 7].map((digit) => `${digit}0000000-0000-4000-8000-000000000000`) as [
    string,
    string,
  ]
  beforeAll(async () => {
    for (const [id, role] of [
      [staff, 'staff'],
      [manager, 'manager'],
    ])
      await reader.run(`insert into auth.users (id) values ('${id}');
        insert into user_roles (user_id, role) values ('${id}', '${role}')`)
  })

  const bought = async (payBy: 'cash' | 'account') => {
    const id = crypto.randomUUID()
    const to = `{"name":"Gurpreet","email":"g@example.org","phone":"9876543210","address":"House 4"}`
    const lines = '[{"product_id":"seeds-catalog/item-1","quantity":2}]'
    await reader.run(
      `${begin(farmer)}; select place_order('${id}', '${lines}', '{"area":"sarna","pay_by":"${payBy}"}', '${to}', 8000, 'en'); commit`,
    )
    return id
  }
  const json = (facts: object) =>
    `$json$${JSON.stringify({ id: crypto.randomUUID(), at: new Date().toISOString(), ...facts })}$json$`
  /** Begins one after the other while the books are locked, and has both go on at once. */
  async function together(one: readonly [string, string], other: readonly [string, string]) {
    await reader.run('begin; select from ledger_versions for update')
    const running = first.run(`${begin(one[0])}; select ${one[1]}; commit`)
    await cluster.untilWaiting(name, 1)
    const next = second.run(`${begin(other[0])}; select ${other[1]}; commit`)
    await cluster.untilWaiting(name, 2)
    await reader.run('commit')
    return JSON.stringify(await Promise.all([running, next]))
  }

  test('at a door and at the counter, for one khata', async () => {
    await reader.run(
      `${begin(manager)}; select act_on_khata(${json({ do: 'limit', customer: farmer, paise: 1_000_000 })}); commit`,
    )
    const slip = { number: 'A2345-1', paise: 500 }
    const mark = `mark_stop(${json({ order: await bought('account'), what: 'delivered', slip })})`
    const counter = { do: 'slip', number: 'B2345-1', customer: farmer, paise: 700 }
    expect(await together([staff, mark], [manager, `act_on_cash(${json(counter)})`])).not.toContain('refused')
    expect(await reader.run('select count(*)::int from cash_slips')).toEqual(['2'])
  })

  test('for the second of two orders that one list of answers changes', async () => {
    const [called, packed] = [await bought('cash'), await bought('cash')]
    const answers = [
      deskAnswer({ what: 'order', item: called, seen: 9e14, status: 'cancelled' }),
      deskAnswer({ what: 'order', item: packed, seen: 9e14, status: 'packed' }),
    ]
    const list = `answer_from_desk($json$${JSON.stringify(answers)}$json$)`
    const slip = { do: 'slip', number: 'B2345-2', order: packed, paise: 8_000 }
    await together([manager, list], [staff, `act_on_cash(${json(slip)})`])
    expect(await order(called)).toMatchObject({ state: 'cancelled' })
    expect((await order(packed)).payments).toMatchObject([{ state: 'paid' }])
  })
})
