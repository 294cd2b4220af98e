import { rounds } from '../rounds.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freeIn } from '../ledger/model.ts'
import { quotaSteps, Story } from '../ledger/quota-story.ts'
import { inQuota, product, type Centre, type CentreAct } from '../ledger/quotas.ts'
import { outcome } from '../database/as-person.ts'
import { curd, openShopDatabase, seed, type Shop } from '../orders/open-shop-database.ts'

interface AtDesk {
  quotas: { id: string; sold: number; back: number | null; phone: string | null }[]
  claims: { sale: string; what: string; reason: string }[]
}
interface Mine {
  quotas: { id: string; packs: number; ended: boolean; sales: { id: string }[] }[]
}
type Answer = { done: true } | { refused: { code: string } }
type Who = { id: string }

let shop: Shop
let manager: Who, staff: Who, agent: Who, stranger: Who
beforeAll(async () => {
  shop = await openShopDatabase()
  ;[manager, staff, agent, stranger] = [
    await shop.database.person(['manager']),
    await shop.database.person(['staff']),
    await shop.database.person(),
    await shop.database.person(),
  ]
})
afterAll(async () => {
  expect(await shop.database.query('select * from check_ledger()')).toEqual([])
  await shop.database.close()
})

const at = '2026-05-01T06:00:00.000Z'
const fromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const act = async (who: Who, facts: object): Promise<string> => {
  const answer = await shop.call<Answer>(who, 'act_on_quota($1::text::jsonb)', [
    JSON.stringify({ id: crypto.randomUUID(), ...facts }),
  ])
  return 'done' in answer ? 'done' : answer.refused.code
}
const atDesk = () => shop.call<AtDesk>(staff, 'quotas_at_desk()', [])
const mine = (who: Who) => shop.call<Mine>(who, 'my_quotas()', [])
const free = async (holder = 'shelf') =>
  (
    await shop.database.query<{ n: number }>(`select ledger_free('goods', $1, $2)::int as n`, [seed, holder])
  )[0]!.n
const daysPass = async (days: number) => {
  await shop.database.query(`update quotas set until = until - make_interval(days => $1)`, [days])
  return shop.database.query('select end_quotas()')
}
const count = (packs: number, item: string = seed) =>
  shop.call(staff, 'record_stock($1::text::jsonb)', [
    JSON.stringify({
      id: crypto.randomUUID(),
      kind: 'count',
      at: new Date().toISOString(),
      lines: [{ product_id: item, packs }],
    }),
  ])
let slips = 0
const cashSale = (quota: string, packs: number, more: object = {}) => {
  const facts = { quota, product: seed, phone: '7KQPA', packs, paise: packs * 4_000, at }
  return { do: 'sell', ...facts, number: `7KQPA-${(slips += 1)}`, ...more }
}
const give = async (packs: number, days = 7, who: Who = agent) => {
  const id = crypto.randomUUID()
  const facts = { product: seed, who: who.id, packs, paise: 4_000, until: fromNow(days) }
  return { id, answer: await act(staff, { id, do: 'give', ...facts }) }
}
const take = (quota: string, who: Who = agent, phone = '7KQPA') =>
  shop.call<{ taken: boolean }>(who, 'take_quota($1, $2)', [quota, phone])
const owed = async (person: Who) =>
  (await shop.call<{ khata: { balance_paise: number } }>(manager, 'khata_entries($1)', [person.id])).khata
    .balance_paise

const runs = rounds(12, 50)

test(`the database answers as the rules do, and counts as they do, in ${runs} sequences`, async () => {
  const stateOf = async (own: (id: string) => string) => {
    const prefix = own('00000000').slice(0, 8)
    const quotas = await shop.database.query<{ n: number }>(
      `select ledger_free('goods', product_id, 'phone:' || id)::int as n from quotas where id::text like $1 order by id`,
      [`${prefix}%`],
    )
    const claims = await shop.database.query<{ reason: string }>(
      `select reason from quota_claims where sale_id::text like $1 and settled is null order by sale_id`,
      [`${prefix}%`],
    )
    return {
      shelf: await free(),
      quotas: quotas.map(({ n }) => n),
      claims: claims.map(({ reason }) => reason),
    }
  }
  const stateIn = (centre: Centre) => ({
    shelf: freeIn(centre.ledger, 'goods', product, 'shelf'),
    quotas: [...centre.quotas.keys()].toSorted().map((quota) => inQuota(centre, quota)),
    claims: [...centre.claims].toSorted(([a], [b]) => a.localeCompare(b)).map(([, reason]) => reason),
  })
  let run = 0
  await fc.assert(
    fc.asyncProperty(quotaSteps, async (steps) => {
      run += 1
      await count(8)
      const own = (id: string) => `${String(run).padStart(8, '0')}${id.slice(8)}`
      const numbers = new Map<string, string>()
      for (const { act: made, answer, after } of new Story(steps, 8).reached) {
        const said = await atCentre(made, own, numbers)
        expect([made, said, await stateOf(own)]).toEqual([made, answer, stateIn(after)])
      }
      await shop.database.query(`select end_quota(id) from quotas`)
    }),
    { numRuns: runs, seed: 1 },
  )

  async function atCentre(made: CentreAct, own: (id: string) => string, numbers: Map<string, string>) {
    switch (made.do) {
      case 'give': {
        const facts = {
          product,
          who: agent.id,
          packs: made.packs,
          paise: 100,
          until: fromNow(made.days + 0.5),
        }
        return act(manager, { do: 'give', id: own(made.id), ...facts })
      }
      case 'take':
        await take(own(made.quota), agent, made.phone)
        return 'done'
      case 'sell': {
        const number = numbers.get(made.id) ?? `${made.phone}-${(slips += 1)}`
        numbers.set(made.id, number)
        const { phone, packs } = made
        const facts = { quota: own(made.quota), product, phone, packs, paise: packs * 100, at, number }
        return act(agent, { do: 'sell', id: own(made.id), ...facts })
      }
      case 'back':
      case 'end':
        return act(made.do === 'back' ? agent : manager, {
          do: made.do,
          id: own(made.id),
          quota: own(made.quota),
        })
      case 'settle':
        return act(manager, {
          do: 'settle',
          id: own(made.id),
          sale: own(made.sale),
          what: 'goods',
          how: made.how,
        })
      case 'days':
        await daysPass(made.days)
        return 'done'
      case 'order': {
        const goods = { book: 'goods', unit: product, from: 'shelf', to: 'customer:a', why: 'sale' }
        const moved = { ...goods, id: own(made.id), amount: made.packs * 1000 }
        const failed = await shop.database
          .query('select apply_transfers($1)', [JSON.stringify([moved])])
          .then(() => undefined)
          .catch((error: { hint?: string }) => error.hint)
        return failed ?? 'done'
      }
    }
  }
})

test('what is given leaves the shelf, and what orders reserve, and what nobody counts, is not given', async () => {
  await count(5)
  const order = await shop.ordered(stranger, { lines: [{ product_id: seed, quantity: 2 }], total: null })
  expect((await give(4)).answer).toBe('short')
  expect((await give(3)).answer).toBe('done')
  expect(await free()).toBe(0)
  const facts = { do: 'give', who: agent.id, packs: 1, paise: 1, until: fromNow(1) }
  expect(await act(staff, { ...facts, product: curd })).toBe('uncounted')
  expect(await act(staff, { ...facts, product: seed, until: fromNow(16) })).toBe('day')
  expect(await act(staff, { ...facts, product: seed, until: fromNow(-1) })).toBe('day')
  expect(await act(staff, { ...facts, product: seed, who: crypto.randomUUID() })).toBe('unknown')
  expect(await act(agent, { ...facts, product: seed })).toBe('forbidden')
  await shop.cancel(stranger, order)
})

test('one phone alone has a quota, and a sale of another is a claim; the slip of each is in the seller’s hands', async () => {
  await count(10)
  const { id } = await give(4)
  expect(await take(id, stranger)).toEqual({ taken: false })
  expect(await take(id)).toEqual({ taken: true })
  expect(await take(id, agent, '7KQPB')).toEqual({ taken: false })
  expect(await take(id)).toEqual({ taken: true })
  const sale = { id: crypto.randomUUID(), ...cashSale(id, 3) }
  expect([await act(agent, sale), await act(agent, sale)]).toEqual(['done', 'done'])
  expect(await act(agent, { ...sale, packs: 2 })).toBe('conflict')
  expect(await free(`phone:${id}`)).toBe(1_000)
  expect((await mine(agent)).quotas.find((quota) => quota.id === id)!.sales).toEqual([
    { id: sale.id, packs: 3 },
  ])
  const other = { ...cashSale(id, 1), phone: '7KQPB', number: '7KQPB-1' }
  expect(await act(agent, other)).toBe('done')
  expect((await atDesk()).claims.at(-1)).toMatchObject({ what: 'goods', reason: 'phone' })
  const { hands } = await shop.call<{ hands: { who: string; slips: { about: string }[] }[] }>(
    staff,
    'cash_book()',
    [],
  )
  const hand = hands.find(({ who }) => who === agent.id)!
  expect(hand.slips.map(({ about }) => about)).toContain('Seed item-1')
  expect(await act(stranger, cashSale(id, 1))).toBe('forbidden')
  // Two phones gave one number: the money of the second sale is here all the same.
  expect(await act(agent, { ...other, id: crypto.randomUUID() })).toBe('done')
  const { claims } = await shop.call<{ claims: { id: string; claim: string; sale: boolean }[] }>(
    staff,
    'cash_book()',
    [],
  )
  const claim = claims.at(-1)!
  expect(claim).toMatchObject({ claim: 'number', sale: true })
  const settle = { id: crypto.randomUUID(), do: 'settle', slip: claim.id, how: 'kept' }
  const held = async () =>
    await shop.database.query(`select posted from ledger_accounts where book = 'cash' and holder = $1`, [
      `phone:${agent.id}`,
    ])
  const before = await held()
  expect(await shop.call(manager, 'act_on_cash($1::text::jsonb)', [JSON.stringify(settle)])).toEqual({
    done: true,
  })
  expect(await held()).toEqual(before)
  // Cash of its own cannot pretend to be a sale's.
  const slip = { id: crypto.randomUUID(), do: 'slip', number: '7KQPA-900', sale: sale.id, paise: 1, at }
  expect(await shop.call(staff, 'act_on_cash($1::text::jsonb)', [JSON.stringify(slip)])).toMatchObject({
    refused: { code: 'invalid' },
  })
})

test('on a khata it is owed; above the limit, or by nobody of the staff, the goods are gone and the money is a claim', async () => {
  await count(10)
  const buyer = await shop.database.person()
  const limit = { id: crypto.randomUUID(), customer: buyer.id, do: 'limit', paise: 5_000 }
  await shop.call(manager, 'act_on_khata($1::text::jsonb)', [JSON.stringify(limit)])
  const { id } = await give(5, 7, staff)
  const onKhata = () => ({
    ...cashSale(id, 1),
    number: undefined,
    customer: buyer.id,
    id: crypto.randomUUID(),
  })
  expect(await act(staff, onKhata())).toBe('done')
  expect(await owed(buyer)).toBe(-4_000)
  const second = onKhata()
  expect(await act(staff, second)).toBe('done')
  expect(await free(`phone:${id}`)).toBe(3_000)
  const settle = { do: 'settle', sale: second.id, what: 'money' }
  expect((await atDesk()).claims.find(({ sale }) => sale === second.id)).toMatchObject({ reason: 'limit' })
  expect(await act(staff, { ...settle, how: 'khata' })).toBe('forbidden')
  expect(await act(manager, { ...settle, how: 'khata' })).toBe('short')
  await shop.call(manager, 'act_on_khata($1::text::jsonb)', [
    JSON.stringify({ ...limit, id: crypto.randomUUID(), paise: 50_000 }),
  ])
  expect(await act(manager, { ...settle, how: 'khata' })).toBe('done')
  expect(await act(manager, { ...settle, how: 'khata' })).toBe('settled')
  expect(await owed(buyer)).toBe(-8_000)
  const byAgent = await give(1)
  const sale = { ...onKhata(), quota: byAgent.id }
  expect(await act(agent, sale)).toBe('done')
  expect((await atDesk()).claims.find((claim) => claim.sale === sale.id)).toMatchObject({ reason: 'role' })
})

test('what a lost phone did not sell is back after its time and a day; what it tells later is a claim, settled once', async () => {
  await count(10)
  const { id } = await give(4, 1)
  await take(id)
  expect(await act(agent, cashSale(id, 1))).toBe('done')
  expect(await act(staff, { do: 'end', quota: id })).toBe('forbidden')
  await daysPass(1)
  expect(await act(agent, cashSale(id, 1))).toBe('done')
  expect(await free(`phone:${id}`)).toBe(2_000)
  await daysPass(1)
  expect(await free(`phone:${id}`)).toBe(0)
  expect(await free()).toBe(8_000)
  const [late, counted, unsold] = [1, 1, 1].map((packs) => ({
    id: crypto.randomUUID(),
    ...cashSale(id, packs),
  }))
  for (const sale of [late!, counted!, unsold!]) expect(await act(agent, sale)).toBe('done')
  expect(await free()).toBe(8_000)
  const settle = (sale: { id: string }, how: string) =>
    act(manager, { do: 'settle', sale: sale.id, what: 'goods', how })
  expect(await settle(late!, 'shelf')).toBe('done')
  expect(await settle(late!, 'counted')).toBe('settled')
  expect(await free()).toBe(7_000)
  expect([await settle(counted!, 'counted'), await settle(unsold!, 'void')]).toEqual(['done', 'done'])
  expect(await free()).toBe(7_000)
  await count(0)
  const last = { id: crypto.randomUUID(), ...cashSale(id, 1) }
  expect(await act(agent, last)).toBe('done')
  expect(await settle(last, 'shelf')).toBe('short')
  expect((await atDesk()).claims.map(({ sale }) => sale)).toContain(last.id)
})

test('what is given back early is on the shelf at once; only a manager ends what a phone may be selling', async () => {
  await count(10)
  const [first, second] = [await give(3), await give(3)]
  await take(first.id)
  expect(await act(stranger, { do: 'back', quota: first.id })).toBe('forbidden')
  expect(await act(agent, { do: 'back', quota: first.id })).toBe('done')
  expect(await free()).toBe(7_000)
  expect(await act(agent, { do: 'back', quota: first.id })).toBe('done')
  expect(await act(staff, { do: 'end', quota: second.id })).toBe('done')
  const third = await give(3)
  await take(third.id)
  expect(await act(staff, { do: 'end', quota: third.id })).toBe('forbidden')
  expect(await act(manager, { do: 'end', quota: third.id })).toBe('done')
  expect(await free()).toBe(10_000)
  expect(await outcome(shop.call(stranger, 'quotas_at_desk()', []))).toBe('42501')
  expect((await mine(stranger)).quotas).toEqual([])
})

test('the money of sales is in the report once, and what is away is told to staff', async () => {
  await count(10)
  const { id } = await give(5)
  await take(id)
  const report = async () => {
    const day = new Date(Date.parse(at) + 5.5 * 3_600_000).toISOString().slice(0, 10)
    const { sales, money } = await shop.call<{
      sales: { what: string; paise: number }[]
      money: { how: string; paise: number }[]
    }>(manager, 'money_report($1, $1)', [day])
    const sum = (rows: { paise: number }[]) => rows.reduce((all, { paise }) => all + paise, 0)
    return [
      sum(sales.filter(({ what }) => what === 'seeds-catalog')),
      sum(money.filter(({ how }) => how === 'cash')),
    ]
  }
  const before = await report()
  expect(await act(agent, cashSale(id, 2))).toBe('done')
  expect(await report()).toEqual(before.map((paise) => paise + 8_000))
  const { items } = await shop.call<{ items: { product_id: string; away: number }[] }>(
    staff,
    'stock_at_desk()',
    [],
  )
  expect(items.find(({ product_id }) => product_id === seed)!.away).toBeGreaterThanOrEqual(3_000)
})

test.each([
  ['product', { product: 'seeds/none' }],
  ['packs', { packs: 0 }],
  ['packs', { packs: 1.5 }],
  ['paise', { paise: -1 }],
  ['at', { at: 'today' }],
  ['phone', { phone: 'x' }],
  ['number', { number: '7KQPB-1' }],
  ['number', { number: undefined }],
  ['number', { customer: '00000000-0000-4000-8000-000000000001' }],
  ['number', { customer: '00000000-0000-4000-8000-000000000001', number: '1' }],
])('a sale that is none is refused: %s %o', async (_, wrong) => {
  expect(await act(agent, { ...cashSale(crypto.randomUUID(), 1), ...wrong })).toBe('invalid')
})
