import '../device/failing-storage.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { fullAtWrite } from '../device/failing-storage.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { signInAndTakeOver } from './claiming.ts'
import { everythingStored, freshPhone, shown } from './test-phone.ts'

const { beginAnew } = await import('#src/app/begin-anew.ts')
const { lifeSetting } = await import('#src/platform/outbox/setting-keys.ts')
const { cashInHand, watchPendingCash } = await import('#src/features/cash/cash-act.ts')
const { leftOf, withoutGiven } = await import('#src/features/quota/rules.ts')
const { returnQuota, saveStaffAct, sell, syncMyQuotas, takeHere, watchMyQuotas, watchStaffActs, whyNotNow } =
  await import('#src/features/quota/stored-quotas.ts')
const { currentPerson } = await import('#src/platform/session/stored-session.ts')
const { sendNow } = await import('#src/platform/outbox/wake.ts')
const { signOut } = await import('#src/features/account/internal/sign-in.ts')

const quota = '00000000-0000-4000-8000-000000000001'
const day = 86_400_000

/** What the centre has: one quota of ten packs, and the acts that reached it. */
let centre: CentreByFetch
let held: { phone: string | null; ended: boolean; until: string }
let acts: Map<string, Record<string, unknown>>
let now: number
let account: string
beforeEach(async () => {
  centre = await freshPhone()
  now = Date.now()
  held = { phone: null, ended: false, until: new Date(now + 3 * day).toISOString() }
  acts = new Map()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const name = new URL(address).pathname.split('/').at(-1)
    if (!centre.online) throw new TypeError('Failed to fetch')
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, never>) : {}
    if (name === 'my_quotas') return Response.json(answer())
    if (name === 'take_quota') {
      held.phone ??= body['phone'] ?? null
      return Response.json({ taken: held.phone === body['phone'] })
    }
    if (name === 'act_on_quota') {
      const act = body['act'] as unknown as Record<string, unknown>
      acts.set(String(act['id']), act)
      return Response.json({ done: true })
    }
    return centre.fetch(address, init)
  })
  await signInAndTakeOver('farmer@example.org')
  account = (await currentPerson())!.id
  await syncMyQuotas()
})
afterEach(() => vi.unstubAllGlobals())

const answer = () => {
  const sales = [...acts.values()].filter((act) => act['do'] === 'sell')
  const facts = { id: quota, product_id: 'seeds-catalog/wheat', packs: 10, pack_paise: 4_000, ...held }
  return {
    at: new Date(now).toISOString(),
    quotas: [{ ...facts, sales: sales.map(({ id, packs }) => ({ id, packs })) }],
  }
}
const here = async () => (await shown(watchMyQuotas(account)))!
const left = async () => {
  const known = await here()
  return leftOf(known.quotas[0]!, known.own)
}
const why = async () => {
  const known = await here()
  return whyNotNow(known.quotas[0]!, known)
}
const sold = async (packs: number, customer?: string) => {
  const selling = { packs, buyer: 'Bachan Kaur', label: `${packs} × Wheat`, ...(customer && { customer }) }
  const outcome = await sell(account, quota, selling)
  return outcome.saved ? (outcome.value.number ?? 'khata') : outcome.why
}

it('sells without a network what it has, each slip with the next number, and nothing readable is stored', async () => {
  expect(await why()).toBe('not taken')
  expect(await sold(1)).toBe('not taken')
  expect(await takeHere(account, quota)).toBe('taken')
  centre.online = false
  const first = await sold(4)
  expect(first).toMatch(/-1$/)
  expect(await sold(1, '00000000-0000-4000-8000-000000000009')).toBe('khata')
  expect(await sold(3)).toBe(first.replace(/-1$/, '-2'))
  expect([await left(), await sold(3)]).toEqual([2, 'none'])
  expect(await everythingStored()).not.toContain('Bachan')
  expect(cashInHand(account, null, await shown(watchPendingCash(account)))).toBe(28_000)
  centre.online = true
  await sendNow()
  expect([...acts.values()].map(({ packs, number }) => [packs, number])).toEqual([
    [4, first],
    [1, undefined],
    [3, first.replace(/-1$/, '-2')],
  ])
  for (const act of acts.values()) expect(Object.keys(act)).not.toContain('buyer')
  expect(await left()).toBe(2)
})

it('sells the last packs once in two tabs, and no number is lost or given twice', async () => {
  await takeHere(account, quota)
  const both = await Promise.all([sold(6, '00000000-0000-4000-8000-000000000009'), sold(6)])
  expect(both.filter((one) => one === 'none')).toHaveLength(1)
  expect(await left()).toBe(4)
  const more = await Promise.all([sold(1), sold(1)])
  const numbers = [...both, ...more].flatMap((one) => one.split('-')[1] ?? []).toSorted()
  expect(numbers).toEqual(['1', '2', '3'].slice(0, numbers.length))
})

it('counts nothing as sold that a full phone did not save', async () => {
  await takeHere(account, quota)
  const roomAgain = fullAtWrite()
  expect(await sold(4)).toBe('full')
  roomAgain()
  expect(await left()).toBe(10)
  expect(await sold(10)).toMatch(/-1$/)
})

it('sells nothing past the last day, which a clock that is put back does not lengthen', async () => {
  await takeHere(account, quota)
  expect(await sold(1)).toMatch(/-1$/)
  now += 4 * day
  held.until = new Date(now - day).toISOString()
  await syncMyQuotas()
  vi.useFakeTimers({ toFake: ['Date'], now: now - 30 * day })
  expect([await why(), await sold(1)]).toEqual(['over', 'over'])
  vi.useRealTimers()
})

it('sells nothing on a second phone, or after it gave back the rest', async () => {
  await takeHere(account, quota)
  const known = (await here()).quotas[0]!
  expect((await returnQuota(account, known, 'Wheat')).saved).toBe(true)
  expect([await why(), await sold(1)]).toEqual(['given back', 'given back'])
  held.phone = 'WRNGX'
  expect(await takeHere(account, quota)).toBe('elsewhere')
  expect([await why(), await sold(1)]).toEqual(['elsewhere', 'elsewhere'])
})

it('does not forget what it sold by a sign-out, or while a restored centre has forgotten it, and tells it again', async () => {
  await takeHere(account, quota)
  await sold(7)
  await sendNow()
  await syncMyQuotas()
  await signOut()
  await signInAndTakeOver('farmer@example.org')
  await syncMyQuotas()
  expect([await left(), await why()]).toEqual([3, undefined])
  acts.clear()
  await outbox.settings.put({ key: lifeSetting, value: 1 })
  await beginAnew({ life: 2, data_until: null, lives: [{ life: 2, data_until: null }] })
  expect(await shown(watchMyQuotas(account))).toBeNull()
  await syncMyQuotas()
  expect(await left()).toBe(3)
  await sendNow()
  expect([...acts.values()]).toMatchObject([{ do: 'sell', packs: 7 }])
  held.ended = true
  await syncMyQuotas()
  expect((await here()).own).toEqual([])
  expect(await why()).toBe('ended')
})

it('gives the same goods twice where staff give them twice, and offers only what is still free', async () => {
  centre.online = false
  const product = 'seeds-catalog/wheat'
  const give = {
    do: 'give',
    product,
    who: account,
    packs: 4,
    paise: 4_000,
    until: held.until,
    label: '',
  } as const
  for (const act of [give, give]) expect((await saveStaffAct(account, act)).saved).toBe(true)
  const waiting = (await shown(watchStaffActs(account))).map(({ act }) => act)
  const goods = ['seeds-catalog/rice', product].map((id) => ({ id, free: 10 }))
  expect(withoutGiven(goods, waiting).map(({ free }) => free)).toEqual([10, 2])
  expect(withoutGiven(goods, [...waiting, give]).map(({ id }) => id)).toEqual(['seeds-catalog/rice'])
  centre.online = true
  await sendNow()
  expect([...acts.values()].map(({ packs }) => packs)).toEqual([4, 4])
})
