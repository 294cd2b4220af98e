import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outcome } from '../database/as-person.ts'
import {
  after,
  isSettled,
  moneyHere,
  moves,
  placed,
  type DeskMove,
  type Happening,
  type Kind,
  type Life,
} from './order-life.ts'
import { rounds } from '../rounds.ts'
import { moveOrder } from '../database/move-order.ts'
import { contact, openShopDatabase, type Order, type Shop } from './open-shop-database.ts'

// The first one mostly: its events matter most.
const payment = fc.constantFrom(0, 0, 0, 1, 2)
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ does: fc.constant('link' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('say' as const),
      payment,
      kind: fc.constantFrom(
        'paid' as const,
        'paid' as const,
        'failed' as const,
        'cancelled' as const,
        'expired' as const,
      ),
      // Few, so that many are said twice.
      event: fc.nat(7),
      right: fc.integer({ min: 0, max: 7 }).map((n) => n > 0),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('withdraw' as const) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wait' as const), hours: fc.constantFrom(10, 26) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('look' as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('desk' as const),
      who: fc.constantFrom('staff' as const, 'manager' as const),
      to: fc.constantFrom(
        ...([
          'packed',
          'packed',
          'shipped',
          'shipped',
          'delivered',
          'cancelled',
          'refunded',
          'cash_returned',
        ] as const),
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('take' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('refund' as const),
      payment,
      outcome: fc.constantFrom('returned' as const, 'sent' as const, 'failed' as const),
      right: fc.integer({ min: 0, max: 5 }).map((n) => n > 0),
      of: fc.constantFrom('this' as const, 'this' as const, 'first' as const),
    }),
  },
)
const [link, withdraw, take, failed]: Happening[] = [
  { does: 'link' },
  { does: 'withdraw' },
  { does: 'take' },
  { does: 'refund', payment: 0, outcome: 'failed', right: true, of: 'this' },
]
const detail = (place: number, kind: Kind, event: number): Happening => ({
  does: 'say',
  payment: place,
  kind,
  event,
  right: true,
})
const moved = (...to: DeskMove[]): Happening[] =>
  to.map((item) => ({ does: 'desk', who: 'manager', to: item }))

/** Possible beginnings, so that rare cases happen often: none, paid, paid too late, paid twice, refunds, delivery. */
const openings: readonly (readonly Happening[])[] = [
  [],
  [link!],
  [link!, detail(0, 'paid', 0)],
  [link!, withdraw!, detail(0, 'paid', 0)],
  [link!, detail(0, 'failed', 0), link!, detail(1, 'paid', 1), detail(0, 'paid', 2)],
  [link!, detail(0, 'paid', 0), ...moved('refunded')],
  [link!, detail(0, 'paid', 0), ...moved('refunded'), take!, failed!, ...moved('refunded')],
  [link!, detail(0, 'failed', 0), link!, detail(1, 'paid', 1), detail(0, 'paid', 2), take!, failed!],
  [link!, detail(0, 'paid', 0), ...moved('packed', 'cancelled')],
  [link!, detail(0, 'paid', 0), ...moved('packed', 'shipped', 'delivered')],
  moved('packed', 'shipped'),
]
/** A manager's decisions on an order whose state includes one already, or for which more was paid than it costs. */
const decided: readonly (readonly Happening[])[] = [
  [link!, detail(0, 'paid', 0), { does: 'desk', who: 'staff', to: 'cancelled' }, ...moved('cancelled')],
  [link!, detail(0, 'paid', 0), ...moved('cash_returned'), detail(0, 'paid', 1), ...moved('refunded')],
  [
    link!,
    detail(0, 'failed', 0),
    link!,
    detail(1, 'paid', 1),
    ...moved('cash_returned'),
    detail(0, 'paid', 2),
    take!,
  ].concat(failed!, ...moved('refunded')),
  [link!, detail(0, 'failed', 0), link!, detail(1, 'paid', 1), detail(0, 'paid', 2), take!, failed!].concat(
    ...moved('refunded', 'packed', 'refunded'),
  ),
]
const payBy = fc.constantFrom('online' as const, 'online' as const, 'cash' as const)
const courseOf = (longest: number) =>
  fc
    .tuple(
      payBy,
      fc.constantFrom(...openings),
      fc.array(happening, { minLength: 4, maxLength: longest, size: 'max' }),
    )
    .map(([by, opening, happenings]) => [by, [...opening, ...happenings]] as const)

/** Events that must happen in some history; otherwise the test proves nothing. */
const notes = [
  'payment_late',
  'payment_again',
  'payment_mismatch',
  'payment_expired',
  'payment_failed',
  'by_customer',
  'refund_asked',
  'refund_done',
  'refund_failed',
  'refund_mismatch',
  'cash_returned',
]
const rememberNotes = (life: Life, into: Set<string>) =>
  life.log.forEach((line) => into.add(line.split(' ')[1] ?? ''))

/** A few courses that come to each note at least once, by the model; the same at every run. */
function coursesThatReach(wanted: readonly string[]) {
  const missing = new Set(wanted)
  return fc.sample(courseOf(10), { numRuns: 2_000, seed: 1 }).filter(([by, happenings]) => {
    const reached = new Set<string>()
    rememberNotes(happenings.reduce(after, placed(by)), reached)
    return [...missing].filter((note) => reached.has(note) && missing.delete(note)).length > 0
  })
}

const has = (life: Life, line: string) => life.ledger.includes(line)

/** Invariants at any time; a violation is reported by its name. */
const invariants: Record<string, (now: Life, before: Life, what: Happening) => boolean> = {
  'the books and the log only grow': (now, before) =>
    before.ledger.every((line, at) => now.ledger[at] === line) &&
    before.log.every((line, at) => now.log[at] === line),
  'a payment comes once and goes back once, after it came': ({ ledger }) =>
    new Set(ledger).size === ledger.length &&
    ledger.every((line, at) => line.startsWith('+') || ledger.indexOf(line.replace('-', '+')) < at),
  'what is called paid or late is what stands in the books': (now) =>
    now.payments.every(({ state }, at) => (state === 'paid' || state === 'late') === has(now, `+${at}`)),
  'an order is paid at most once': ({ payments }) =>
    payments.filter(({ state }) => state === 'paid').length <= 1,
  'money for nothing is on its way back': ({ payments }) =>
    payments.every(({ state, refund }) => state !== 'late' || refund !== null),
  'the provider’s right word that money came is never lost': (now, before, what) =>
    what.does !== 'say' ||
    what.kind !== 'paid' ||
    !what.right ||
    now === before ||
    has(now, `+${what.payment}`),
  'nobody packs what is paid online before its money is here': ({ payBy: by, state, payments }) =>
    by === 'cash' ||
    !['paid', 'packed', 'shipped', 'delivered'].includes(state) ||
    payments.some((candidate) => candidate.state === 'paid'),
  'what is paid in cash is delivered with its money': ({ payBy: by, state, payments }) =>
    by === 'online' || state !== 'delivered' || payments.some((candidate) => candidate.state === 'paid'),
  'refunded is said when nothing of its money is left here': (now, before) =>
    now.state !== 'refunded' || before.state === 'refunded' || moneyHere(now).length === 0,
  'an order that is over offers no link': ({ state, payments, payBy: by }) =>
    !['paid', 'cancelled', 'refunded'].includes(state) ||
    by === 'cash' ||
    payments.every((candidate) => candidate.state !== 'created'),
  'it moves along its table': (now, before) =>
    now.state === before.state || moves[now.payBy][before.state].includes(now.state),
  'every move is in the log': (now, before) =>
    now.state === before.state ||
    now.log.slice(before.log.length).some((line) => line.startsWith(`${before.state}>${now.state}`)),
}

test('no history breaks an order: 6,000 of them, invariant by invariant', () => {
  let [courses, steps] = [0, 0]
  const reached = new Set<string>()
  fc.assert(
    fc.property(courseOf(30), ([by, happenings]) => {
      courses++
      let life = placed(by)
      for (const what of happenings) {
        const next = after(life, what)
        for (const [name, holds] of Object.entries(invariants))
          if (!holds(next, life, what))
            throw new Error(`${name}: ${JSON.stringify(what)} after ${life.log.join(', ')}`)
        if (next !== life) steps++
        life = next
        reached.add(`${by} ${life.state}`)
      }
      rememberNotes(life, reached)
    }),
    { numRuns: 6_000 },
  )
  expect(courses).toBeGreaterThanOrEqual(5_000)
  expect(steps).toBeGreaterThan(20_000)
  expect([...reached]).toEqual(expect.arrayContaining(notes))
  for (const state of ['awaiting_payment', 'paid', 'packed', 'shipped', 'delivered', 'cancelled', 'refunded'])
    expect(reached).toContain(`online ${state}`)
  for (const state of ['placed', 'packed', 'shipped', 'delivered', 'cancelled', 'refunded'])
    expect(reached).toContain(`cash ${state}`)
})

let shop: Shop
const people: Record<'staff' | 'manager', { id: string }> = { staff: { id: '' }, manager: { id: '' } }
beforeAll(async () => {
  shop = await openShopDatabase()
  people.staff = await shop.database.person(['staff'])
  people.manager = await shop.database.person(['manager'])
})
afterAll(() => shop.database.close())

const seen = `select jsonb_build_object(
  'state', o.state, 'settled', public.order_is_settled(o.id),
  'payments', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'ref', p.provider_ref, 'state', p.state,
      'refund', r.state, 'refund_id', r.id, 'refund_round', r.round, 'returned_by_hand', r.id is null and l.id is not null
    ) order by p.created_at, p.id), '[]')
    from payments p left join refunds r on r.payment_id = p.id
    left join payment_ledger l on l.payment_id = p.id and l.kind = 'returned' where p.order_id = o.id),
  'ledger', (select coalesce(jsonb_agg(l.payment_id || case l.kind when 'received' then '+' else '-' end order by l.id), '[]')
    from payment_ledger l where l.order_id = o.id),
  'log', (select jsonb_agg(coalesce(e.from_state, '') || '>' || e.to_state || coalesce(' ' || e.code, '') order by e.id)
    from order_events e where e.order_id = o.id)
) as answer from orders o where o.id = $1`

interface Seen {
  state: string
  settled: boolean
  payments: {
    id: string
    ref: string
    state: string
    refund: string | null
    refund_id: string | null
    refund_round: number | null
    returned_by_hand: boolean
  }[]
  ledger: string[]
  log: string[]
}
const look = async (order: Order) =>
  (await shop.database.query<{ answer: Seen }>(seen, [order.id]))[0]!.answer

/** The database's own view in the model's words. */
const comparable = ({ state, settled, payments, ledger, log }: Seen) => ({
  state,
  settled,
  payments: payments.map((candidate) => ({
    state: candidate.state,
    refund: candidate.returned_by_hand ? 'returned' : candidate.refund,
  })),
  ledger: ledger.map((line) => `${line.at(-1)}${payments.findIndex(({ id }) => line.startsWith(id))}`),
  log,
})
const changes = (life: Life) => ({
  state: life.state,
  settled: isSettled(life),
  payments: life.payments.map(({ state, refund }) => ({ state, refund })),
  ledger: life.ledger,
  log: life.log,
})

/** Advances the time of one order by moving its timestamps back. */
async function letPass(order: Order, hours: number): Promise<void> {
  await shop.database.query('set session_replication_role = replica')
  for (const table of ['orders', 'payments'])
    await shop.database.query(
      `update ${table} set created_at = created_at - make_interval(hours => $2::int) where ${table === 'orders' ? 'id' : 'order_id'} = $1`,
      [order.id, hours],
    )
  await shop.database.query('set session_replication_role = origin')
}

const service = (expression: string, parameters: unknown[]) =>
  shop.call('service key', expression, parameters)

interface Place {
  order: Order
  person: { id: string }
  payments: Seen['payments']
}

/** Same on the real database; a refusal there is a refusal in the model. */
const really: {
  [Does in Happening['does']]: (
    place: Place,
    happening: Extract<Happening, { does: Does }>,
  ) => Promise<unknown>
} = {
  link: ({ order }) => {
    const provider = order.pay_by === 'cash' ? 'cash' : 'sandbox'
    const ref = provider === 'cash' ? `cash_${order.id}` : crypto.randomUUID()
    return service(`open_payment($1, $2, $3, 'x')`, [order.id, provider, ref])
  },
  say: async ({ order, payments }, { payment: at, event, kind, right }) => {
    const ref = payments[at]?.ref
    const amount = order.total_paise + (right ? 0 : 1)
    return ref && shop.settle({ event: `${order.id} ${event}`, ref, kind, amount })
  },
  withdraw: ({ order, person }) => outcome(shop.cancel(person, order)),
  wait: ({ order }, { hours }) => letPass(order, hours),
  look: ({ person }) => shop.changes(person),
  desk: ({ order }, { who, to }) => outcome(moveOrder(shop.database, people[who], order.id, to)),
  take: async ({ order }) => {
    await shop.database.query('update refunds set due_at = now() where order_id = $1', [order.id])
    return service('take_refunds()', [])
  },
  refund: ({ order, payments }, { payment: at, outcome: reason, right, of }) => {
    const id = payments[at]?.refund_id ?? crypto.randomUUID()
    const ref = `re_${id}_${of === 'first' ? 1 : payments[at]?.refund_round}`
    return shop.returned({ id, amount_paise: order.total_paise - (right ? 0 : 1) }, reason, ref)
  },
}

const tried = rounds(10, 200)
test(`the database agrees with the model: ${tried} histories, step by step`, async () => {
  let [courses, steps] = [0, 0]
  const reached = new Set<string>()
  await fc.assert(
    fc.asyncProperty(courseOf(10), async ([by, happenings]) => {
      const person = await shop.database.person()
      const order = await shop.ordered(person, by === 'cash' ? { area: 'sarna', payBy: 'cash', contact } : {})
      let life = placed(by)
      expect(comparable(await look(order))).toEqual(changes(life))
      for (const what of happenings) {
        life = after(life, what)
        const happen = really[what.does] as (place: Place, happening: Happening) => Promise<unknown>
        await happen({ order, person, payments: (await look(order)).payments }, what)
        expect([what, comparable(await look(order))]).toEqual([what, changes(life)])
        steps++
      }
      rememberNotes(life, reached)
      await shop.database.query('select number_desk_items()')
      const [noted] = await shop.database.query(
        'select open, is_open_at_desk(what, id) as is_open from desk_items where id = $1',
        [order.id],
      )
      expect(noted).toEqual({ open: noted!['is_open'], is_open: noted!['is_open'] })
      // Out of the way of the next one.
      await shop.database.query(`update refunds set due_at = 'infinity' where order_id = $1`, [order.id])
      courses++
    }),
    {
      numRuns: tried + decided.length,
      endOnFailure: true,
      examples: [...coursesThatReach(notes), ...decided.map((course) => ['online', course] as const)].map(
        (course) => [course],
      ),
    },
  )
  expect(courses).toBeGreaterThanOrEqual(tried)
  expect(steps).toBeGreaterThan(5 * tried)
  expect([...reached]).toEqual(expect.arrayContaining(notes))
}, 600_000)
