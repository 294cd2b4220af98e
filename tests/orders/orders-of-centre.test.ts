import { fullAtWrite } from '../device/failing-storage.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mailReceipt } from '#src/features/orders/internal/mail-receipt.ts'
import { orderLostAgain } from '#src/features/orders/internal/order-lost-again.ts'
import { pendingOrdersOf } from '#src/features/orders/stored-pending-orders.ts'
import { startOrderSync } from '#src/features/orders/start-order-sync.ts'
import { ordersOf, syncOrders } from '#src/features/orders/sync-orders.ts'
import { unconfirmedSetting } from '#src/platform/outbox/setting-keys.ts'
import { sessionKeys } from '#src/platform/session/stored-session.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { signInAndTakeOver } from '../outbox-device/claiming.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer, neighbour } from '../centre/sessions.ts'
import { freshPhone } from '../outbox-device/test-phone.ts'

/* What the centre says of orders, and what this phone makes of it. */

const [first, second] = [`Bearer token-1-of-${farmer}`, `Bearer token-2-of-${farmer}`]

let centre: CentreByFetch
/** The calls that are not the sign-in's: the last part of the address, its body and token. */
let calls: { readonly name: string; readonly body: object; readonly token: string | null }[]
/** How the centre answers such a call; not at all where it gives nothing. */
let answer: (name: string, body: object) => Response | undefined

beforeEach(async () => {
  centre = await freshPhone()
  calls = []
  answer = () => undefined
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const name = new URL(address).pathname.split('/').at(-1)!
    if (!/order_changes|email-receipt|what_is_new/.test(name)) return centre.fetch(address, init)
    const body = JSON.parse(init.body as string) as object
    calls.push({ name, body, token: new Headers(init.headers).get('authorization') })
    const given = answer(name, body)
    return given ? Promise.resolve(given) : Promise.reject(new TypeError('no network'))
  })
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks })
  await signInAndTakeOver('farmer@example.org')
})
afterEach(() => vi.unstubAllGlobals())

const tokens = () => calls.map(({ token }) => token)
const setting = async (key: string): Promise<unknown> => (await outbox.settings.get(key))?.value
const expired = () => Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 })
const signOut = () => outbox.settings.delete(sessionKeys.person)

describe('the mail of a receipt', () => {
  it('is asked for once where the centre takes the token', async () => {
    answer = () => Response.json({})
    expect(await mailReceipt('o1', farmer)).toBe('sent')
    expect(calls).toEqual([{ name: 'email-receipt', body: { orderId: 'o1' }, token: first }])
  })

  it('is asked for once more with a new token, and no other answer is asked for again', async () => {
    answer = () => (calls.length === 1 ? expired() : Response.json({}))
    expect(await mailReceipt('o1', farmer)).toBe('sent')
    expect(tokens()).toEqual([first, second])
    answer = () => Response.json({}, { status: 404 })
    expect(await mailReceipt('o1', farmer)).toBe('refused')
    answer = () => undefined
    expect(await mailReceipt('o1', farmer)).toBe('silent')
    expect(calls).toHaveLength(4)
  })

  it('is no question of a sign-in where only the new token did not come', async () => {
    answer = () => {
      centre.online = false
      return expired()
    }
    expect(await mailReceipt('o1', farmer)).toBe('silent')
    expect(calls).toHaveLength(1)
  })

  it('is asked for in nobody else’s name', async () => {
    answer = () => Response.json({})
    expect(await mailReceipt('o1', neighbour)).toBe('silent')
    expect(calls).toEqual([])
  })
})

const orderAt = (id: string, more: object = {}) => ({
  id,
  reference: `KS-${id}`,
  kind: 'cart',
  state: 'paid',
  version: 1,
  pay_by: 'online',
  created_at: '2026-11-25T10:00:00Z',
  goods_paise: 12_000,
  delivery_fee_paise: 0,
  total_paise: 12_000,
  delivery_area: 'sarna',
  contact: { name: 'Gurpreet', email: 'g@example.org', phone: '+919000000001', address: 'House 4' },
  items: [
    {
      product_id: 'seeds-catalog/wheat',
      name: { en: 'Wheat', pa: 'ਕਣਕ', hi: 'गेहूँ' },
      quantity: 2,
      unit_paise: 6_000,
      line_paise: 12_000,
      pack_amount: 5,
      pack_unit: 'kg',
    },
  ],
  events: [],
  payments: [],
  ...more,
})

/** Has the centre give these pages of changes, by the version that is asked past. */
function centreHas(pages: Readonly<Record<number, object>>): void {
  answer = (_name, body) => {
    const { since } = body as { since: number }
    return Response.json({ version: since, more: false, orders: [], ...pages[since] })
  }
}
const page = (version: number, orders: readonly object[], more = false) => ({ version, orders, more })
const unconfirmed = (ids: readonly string[], from = '2026-11-25T09:00:00Z') =>
  outbox.settings.put({ key: unconfirmedSetting('orders', farmer), value: { ids, from } })
const idsHere = async () => (await ordersOf(farmer)).map(({ id }) => id).toSorted()

describe('the account’s orders', () => {
  it('come page by page, past what the phone has, and nothing is written where nothing is new', async () => {
    centreHas({ 0: page(3, [orderAt('a')], true), 3: page(5, [orderAt('b')]) })
    expect(await syncOrders()).toBe(true)
    expect(await idsHere()).toEqual(['a', 'b'])
    expect(calls.map(({ body }) => body)).toEqual([{ since: 0 }, { since: 3 }])
    expect(tokens()).toEqual([first, first])
    expect(await setting(`orders-version:${farmer}`)).toBe(5)
    expect(await syncOrders()).toBe(true)
    expect(calls.at(-1)!.body).toEqual({ since: 5 })
  })

  it('that are none leave no trace', async () => {
    centreHas({})
    expect(await syncOrders()).toBe(true)
    expect(await setting(`orders-version:${farmer}`)).toBeUndefined()
    expect(calls).toHaveLength(1)
  })

  it('are not asked for without a person, or after the session has ended', async () => {
    centreHas({ 0: page(3, [orderAt('a')]) })
    centre.sessions.clear()
    answer = expired
    expect(await syncOrders()).toBe(false)
    const key = sessionKeys.session
    const session = (await outbox.settings.get(key))!
    await outbox.settings.put({ key, value: { ...(session.value as object), needsSignIn: true } })
    const before = calls.length
    expect(await syncOrders()).toBe(false)
    await signOut()
    expect(await syncOrders()).toBe(false)
    expect(calls).toHaveLength(before)
  })

  it('that cannot be stored come again', async () => {
    centreHas({ 0: page(3, [orderAt('a')], true) })
    outbox.close({ disableAutoOpen: false })
    const recover = fullAtWrite()
    expect(await syncOrders()).toBe(false)
    expect(calls).toHaveLength(1)
    recover()
    centreHas({ 0: page(3, [orderAt('a')]) })
    expect(await syncOrders()).toBe(true)
    expect(await idsHere()).toEqual(['a'])
  })

  it('are fetched from the beginning where a restored centre is behind the phone', async () => {
    centreHas({ 0: page(9, [orderAt('a', { state: 'packed' })]) })
    expect(await syncOrders()).toBe(true)
    centreHas({ 9: page(4, []), 0: page(4, [orderAt('a')]) })
    expect(await syncOrders()).toBe(true)
    expect(calls.map(({ body }) => body)).toEqual([{ since: 0 }, { since: 9 }, { since: 0 }])
    expect(await ordersOf(farmer)).toMatchObject([{ id: 'a', state: 'paid' }])
  })

  it('confirm those that a restored centre might have lost, also the ones that this build cannot read', async () => {
    await unconfirmed(['a', 'new', 'lost'])
    centreHas({ 0: page(3, [orderAt('a'), { ...orderAt('new'), state: 'of tomorrow' }]) })
    expect(await syncOrders()).toBe(true)
    expect(await setting(unconfirmedSetting('orders', farmer))).toMatchObject({ ids: ['lost'] })
  })

  it('take the place of what was called lost, and another phone has sent again', async () => {
    await outbox.orders.put({ ...orderAt('a'), account: farmer })
    await unconfirmed(['a'])
    await orderLostAgain(farmer, { ids: ['a'], from: '2026-11-25T09:00:00Z' })
    expect(await pendingOrdersOf(farmer)).toMatchObject([{ id: 'a', state: 'returned' }])
    centreHas({ 0: page(3, [orderAt('a')]) })
    expect(await syncOrders()).toBe(true)
    expect(await pendingOrdersOf(farmer)).toEqual([])
  })
})

describe('an order that a restored centre has lost', () => {
  const lost = (ids: readonly string[]) => orderLostAgain(farmer, { ids, from: '2026-11-25T09:00:00Z' })
  const here = (...orders: object[]) =>
    outbox.orders.bulkPut(orders.map((order) => ({ ...order, account: farmer })))
  const entries = async () =>
    Object.fromEntries((await outbox.entries.toArray()).map(({ id, state }) => [id, state]))

  it('waits again with all that the phone knows of it', async () => {
    await here(orderAt('a', { state: 'placed', pay_by: 'cash' }))
    await unconfirmed(['a'])
    await lost(['a'])
    expect(await pendingOrdersOf(farmer)).toEqual([
      {
        id: 'a',
        account: farmer,
        madeAt: Date.parse('2026-11-25T10:00:00Z'),
        state: 'waiting',
        contact: { name: 'Gurpreet', email: 'g@example.org', phone: '+919000000001', address: 'House 4' },
        area: 'sarna',
        payBy: 'cash',
        language: 'en',
        total: 12_000,
        items: [
          {
            product_id: 'seeds-catalog/wheat',
            quantity: 2,
            options: {},
            observed: [],
            name: 'Wheat',
            price: 6_000,
            pack_amount: 5,
            pack_unit: 'kg',
          },
        ],
      },
    ])
    expect(await idsHere()).toEqual([])
    expect(await setting(unconfirmedSetting('orders', farmer))).toBeUndefined()
  })

  it('that is fetched at the centre has neither an address nor an area', async () => {
    const { contact } = orderAt('a')
    await here(orderAt('a', { state: 'placed', delivery_area: null, contact: { ...contact, address: null } }))
    await unconfirmed(['a'])
    await lost(['a'])
    const [order] = await pendingOrdersOf(farmer)
    expect(order).toMatchObject({ area: '', payBy: 'online', contact: { ...contact, address: '' } })
  })

  it('is told after one that has ended, and beside one that waits here already', async () => {
    await here(orderAt('ended', { state: 'cancelled' }), orderAt('here'), orderAt('paid'))
    await outbox.entries.put({ id: 'here', owner: farmer, lane: 'here', state: 'waiting' })
    await unconfirmed(['unknown', 'ended', 'here', 'paid'])
    await lost(['unknown', 'ended', 'here', 'paid'])
    expect(await entries()).toEqual({ here: 'waiting', paid: 'returned' })
    expect(await idsHere()).toEqual(['ended', 'here'])
  })

  it('is not lost where another tab has fetched it meanwhile', async () => {
    await here(orderAt('found'), orderAt('paid'))
    await unconfirmed(['paid'])
    await lost(['found', 'paid'])
    expect(await entries()).toEqual({ paid: 'returned' })
    expect(await idsHere()).toEqual(['found'])
  })

  it('stays unconfirmed until the account’s key has come', async () => {
    await here(orderAt('a', { state: 'placed' }))
    await unconfirmed(['a'])
    const [key] = await outbox.keys.toArray()
    await outbox.keys.clear()
    await lost(['a'])
    expect(await entries()).toEqual({})
    expect(await setting(unconfirmedSetting('orders', farmer))).toMatchObject({ ids: ['a'] })
    await outbox.keys.put(key!)
    await lost(['a'])
    expect(await entries()).toEqual({ a: 'waiting' })
  })
})

describe('while the page is visible', () => {
  let stop = () => {}
  beforeEach(() => {
    const listens = { addEventListener: () => {}, removeEventListener: () => {} }
    vi.stubGlobal('document', { visibilityState: 'visible', ...listens })
    vi.stubGlobal('addEventListener', listens.addEventListener)
    vi.stubGlobal('removeEventListener', listens.removeEventListener)
  })
  afterEach(() => stop())

  it('orders are fetched, and those that a restored centre has lost wait again', async () => {
    await outbox.orders.put({ ...orderAt('a', { state: 'placed' }), account: farmer })
    await unconfirmed(['a'])
    centreHas({ 0: page(3, [orderAt('b')]) })
    stop = startOrderSync()
    await vi.waitFor(async () => expect(await pendingOrdersOf(farmer)).toMatchObject([{ id: 'a' }]))
    expect(await idsHere()).toEqual(['b'])
  })

  it('nothing is called lost of somebody who has left meanwhile', async () => {
    await outbox.orders.put({ ...orderAt('a', { state: 'placed' }), account: farmer })
    await unconfirmed(['a'])
    const { promise: asked, resolve: ask } = Promise.withResolvers<undefined>()
    answer = () => {
      ask(undefined)
      return Response.json(page(3, [orderAt('b')]))
    }
    stop = startOrderSync()
    await asked
    await signOut()
    await vi.waitFor(async () => expect(await outbox.orders.count()).toBe(1))
    expect(await outbox.entries.count()).toBe(0)
  })
})
