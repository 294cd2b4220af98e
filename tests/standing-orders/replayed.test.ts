import { rounds } from '../rounds.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { indiaDay } from '#src/base/day.ts'
import { amountOn } from '#src/features/standing-orders/amount.ts'
import { door, openMilk, type Answer, type MilkCentre } from './centre-database.ts'
import { after, emptyCentre, type Centre, type Step } from './model.ts'
import { customers, sequences } from './steps.ts'

const begin = Date.parse('2026-12-01T14:29:00Z')
let milk: MilkCentre
beforeAll(async () => void (milk = await openMilk()))
afterAll(() => milk.close())

let people: readonly { readonly id: string }[] = []
let sequence = 0
const accountOf = (customer: string) => people[customers.indexOf(customer as 'a')]!
/** The ids of a sequence are its own: what hands did at doors stays. */
const own = (id: string) => `${String(sequence).padStart(8, '0')}${id.slice(8)}`
const productOf = (name: string) => `daily-needs/${name}`

const wordOf = (answer: Answer) =>
  answer.refused?.code ?? (answer.standing ? 'standing' : answer.claim ? `claim ${answer.claim}` : 'taken')

// One arm for each kind of step.
// oxlint-disable-next-line complexity
async function act(centre: Centre, step: Step): Promise<string> {
  const dayIn = (days: number) => indiaDay(days, centre.now)
  switch (step.do) {
    case 'wait':
      await milk.setClock(centre.now + step.minutes * 60_000)
      return 'done'
    case 'sell':
      await milk.query('update catalogue_items set available = $2 where id = $1', [
        productOf(step.product),
        step.sold,
      ])
      return 'done'
    case 'close':
      await milk.query('insert into test_closed values ($1)', [dayIn(step.inDays)])
      return 'done'
    case 'run':
      await milk.run(step.most)
      return 'run'
    case 'start': {
      const known = centre.standing.find(({ id }) => id === step.id)
      const said = sent.get(step.id) ?? {
        id: own(step.id),
        product_id: productOf(step.product),
        quantity: step.quantity,
        rhythm: step.rhythm,
        days: step.days,
        from: dayIn(step.inDays),
        until: step.lasts === null ? null : dayIn(step.inDays + step.lasts),
        area: 'sarna',
        contact: door,
        pay: 'order',
        language: 'pa',
        price: 20_000,
      }
      if (known) sent.set(step.id, said)
      const answer = await milk.start(accountOf(step.customer), said)
      if (answer.standing) sent.set(step.id, said)
      return wordOf(answer)
    }
    case 'change': {
      const owner = centre.standing.find(({ id }) => id === step.standing)?.customer ?? 'a'
      const said = sent.get(step.id) ?? {
        id: own(step.id),
        standing: own(step.standing),
        from: dayIn(step.inDays),
        until: step.lasts === null ? null : dayIn(step.inDays + step.lasts),
        quantity: step.quantity,
      }
      const answer = await milk.change(accountOf(owner), said)
      if (answer.standing) sent.set(step.id, said)
      return wordOf(answer)
    }
    default: {
      const order = centre.orders[step.order]
      const [row] = order
        ? await milk.query<{ id: string; total: string }>(
            `select o.id, o.total_paise as total from orders o where o.id = md5(concat_ws(' ', 'standing',
               (select stop from standing_orders where user_id = $1 limit 1), 'order', $2::text))::uuid`,
            [accountOf(order.customer).id, order.day],
          )
        : []
      const { mark } = step
      const lines =
        mark.what === 'less'
          ? Object.entries(mark.lines).map(([name, quantity]) => ({ product_id: productOf(name), quantity }))
          : []
      return wordOf(
        await milk.mark({
          id: own(step.id),
          order: row?.id ?? own(step.id),
          what: mark.what,
          lines,
          at: new Date(begin).toISOString(),
          ...(await slipFor(step.id, row?.id, mark)),
        }),
      )
    }
  }
}

/** What was sent under an id, word for word: a phone that sends again sends the same. */
const sent = new Map<string, object>()
const cash = new Map<string, number>()

/** What is due at the door for what is brought; the same for the same words about one order. */
async function slipFor(id: string, order: string | undefined, mark: (Step & { do: 'mark' })['mark']) {
  const paise = await cashFor(order, mark)
  return paise > 0 ? { slip: { number: `7KQ${letterOf(sequence)}-${Number(id.slice(-4)) + 1}`, paise } } : {}
}

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Each sequence is a phone of its own. */
const letterOf = (n: number) => letters[Math.trunc(n / 30)]! + letters[n % 30]!

async function cashFor(order: string | undefined, mark: (Step & { do: 'mark' })['mark']): Promise<number> {
  if (!order || mark.what === 'not_home') return 0
  const key = `${order} ${JSON.stringify(mark)}`
  const known = cash.get(key)
  if (known !== undefined) return known
  const lines =
    mark.what === 'less'
      ? JSON.stringify(
          Object.fromEntries(Object.entries(mark.lines).map(([name, n]) => [productOf(name), n])),
        )
      : null
  const [row] = await milk.query<{ due: number }>(
    `select coalesce(sum(i.unit_paise * least(i.quantity, coalesce(($2::jsonb ->> i.product_id)::int, case when $2::jsonb is null then i.quantity else 0 end)))::int, 0) as due
     from order_items i where i.order_id = $1`,
    [order, lines],
  )
  const [fee] = await milk.query<{ fee: number }>(
    'select delivery_fee_paise::int as fee from orders where id = $1',
    [order],
  )
  const due = row!.due > 0 ? row!.due + fee!.fee : 0
  cash.set(key, due)
  return due
}

async function compare(centre: Centre): Promise<void> {
  const log = await milk.query<{ id: string; day: string; what: string }>(
    `select standing_id as id, day::text, coalesce(reason, 'made') as what from standing_days`,
  )
  expect(Object.fromEntries(log.map(({ id, day, what }) => [`${id} ${day}`, what]))).toEqual(
    Object.fromEntries([...centre.log].map(([key, what]) => [own(key), what])),
  )
  const orders = await milk.query<{ customer: string; day: string; state: string; lines: object }>(
    `select o.user_id as customer, d.day, o.state, (select jsonb_object_agg(split_part(i.product_id, '/', 2), i.quantity)
       from order_items i where i.order_id = o.id) as lines
     from orders o join (select distinct order_id, day::text from standing_days) d on d.order_id = o.id`,
  )
  const known = centre.orders.map(({ customer, ...order }) => ({
    ...order,
    customer: accountOf(customer).id,
  }))
  const byDoor = (a: { customer: string; day: string }, b: { customer: string; day: string }) =>
    `${a.day}${a.customer}` < `${b.day}${b.customer}` ? -1 : 1
  expect(orders.toSorted(byDoor)).toEqual(known.toSorted(byDoor))
  for (const one of centre.standing) {
    const days = Array.from({ length: 12 }, (_, later) => indiaDay(later - 2, centre.now))
    const amounts = await milk.query<{ n: number }>(
      `select standing_amount(s, day) as n from standing_orders s, unnest($2::date[]) with ordinality named (day, place) where s.id = $1 order by place`,
      [own(one.id), days],
    )
    expect(amounts.map(({ n }) => n)).toEqual(days.map((day) => amountOn(one, day)))
  }
}

const count = rounds(12, 50)

test(`the database answers as the rules do in ${count} sequences`, async () => {
  await fc.assert(
    fc.asyncProperty(sequences, async (steps) => {
      await milk.query('delete from auth.users where id = any ($1::uuid[])', [people.map(({ id }) => id)])
      await milk.query('update standing_state set run_until = null')
      await milk.query('delete from test_closed')
      await milk.query('update catalogue_items set available = true')
      people = await milk.people(customers.length)
      sequence += 1
      sent.clear()
      cash.clear()
      await milk.setClock(begin)
      let centre = emptyCentre(begin)
      for (const step of steps) {
        const [next, expected] = after(centre, step)
        const answer = await act(centre, step)
        expect([step, answer]).toEqual([step, expected])
        centre = next
      }
      await compare(centre)
      expect(await milk.query('select * from check_ledger()')).toEqual([])
    }),
    { numRuns: count, seed: 2 },
  )
})
