import { fullAtWrite, refused, type StorageFailure } from '../device/failing-storage.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addToCart, cartLines } from '#src/features/cart/cart.ts'
import { orderAgain } from '#src/features/orders/internal/again.ts'
import {
  cancellationsOf,
  cancelUnpaidOrder,
  watchCancellations,
} from '#src/features/orders/internal/cancel-order.ts'
import { contactKey, contactToBegin, lastContact } from '#src/features/cart/contact.ts'
import { customerType, rememberCustomerType, watchCustomerType } from '#src/features/cart/customer-type.ts'
import { watchOpenOrders } from '#src/features/orders/open-orders.ts'
import { keyOf } from '#src/platform/session/keys.ts'
import {
  agreeToTotal,
  pendingOrdersOf,
  watchPendingIds,
  withdrawPendingOrder,
} from '#src/features/orders/stored-pending-orders.ts'
import { savePendingOrder } from '#src/features/orders/save-pending-order.ts'
import {
  hasOrderToPay,
  noteSentOrder,
  notifyHere,
  takeSentOrders,
  watchSentOrders,
  type SentOrder,
} from '#src/features/orders/sent-orders.ts'
import { ordersOf, watchOrders } from '#src/features/orders/sync-orders.ts'
import { encryptDetails } from '#src/platform/outbox/encrypted-content.ts'
import { storedOutbox } from '#src/platform/outbox/stored-outbox.ts'
import { sessionKeys } from '#src/platform/session/stored-session.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { signInAndTakeOver } from '../outbox-device/claiming.ts'
import { farmer } from '../centre/sessions.ts'
import { freshPhone, shown } from '../outbox-device/test-phone.ts'

const [wheat, neighbour] = ['seeds-catalog/wheat', 'neighbour']
const seen = { name: 'Wheat', price: 100 }
const area = { id: 'sarna', fee: 0, freeFrom: 0 }
const contact = { name: 'Gurpreet', email: '', phone: '+919876543210', address: 'House 4, Sarna' }

beforeEach(async () => {
  await freshPhone()
  await signInAndTakeOver('farmer@example.org')
})
afterEach(() => recover())

let recover = () => {}
/** Breaks the phone's storage, from the next time that the database is opened. */
function failWith(failure: StorageFailure): void {
  outbox.close({ disableAutoOpen: false })
  recover = failure()
}

const signOut = () => outbox.settings.delete(sessionKeys.person)

/** Orders the cart; the goods are those of a household unless said otherwise. */
async function order(item: object = seen) {
  const current = { ...seen, available: true, item }
  const lines = (await cartLines()).map((line) => ({ ...line, current }))
  return savePendingOrder(farmer, lines as never, contact, { area: area as never, payBy: 'online' })
}

const atCentre = (id: string, more: object = {}) =>
  outbox.orders.put({
    id,
    account: farmer,
    state: 'placed',
    pay_by: 'online',
    created_at: '2026-11-27T06:00:00Z',
    ...more,
  })

describe('the contact of a checkout', () => {
  const person = { id: farmer, email: 'f@example.org', displayName: 'Gurpreet Singh' }

  it('is that of the account’s last order here, whoever else has ordered', async () => {
    await outbox.settings.put({ key: contactKey(neighbour), value: { ...contact, name: 'Simran' } })
    expect(await lastContact(farmer)).toBeUndefined()
    await outbox.settings.put({ key: contactKey(farmer), value: contact })
    expect(await contactToBegin(person)).toEqual(contact)
  })

  it('is the profile’s before the first order, without a number that is none', async () => {
    const began = { name: 'Gurpreet Singh', email: 'f@example.org', address: '' }
    expect(await contactToBegin({ ...person, phone: '98765 43210' })).toEqual({
      ...began,
      phone: '+919876543210',
    })
    for (const phone of [undefined, '', '12'])
      expect(await contactToBegin({ ...person, ...(phone === undefined ? {} : { phone }) })).toEqual({
        ...began,
        phone: '',
      })
  })
})

it('a household or a business is remembered for the one who said so', async () => {
  expect(await customerType()).toBeUndefined()
  expect(await rememberCustomerType('commercial')).toEqual({ saved: true })
  expect(await customerType()).toBe('commercial')
  expect(await shown(watchCustomerType())).toBe('commercial')
  await signOut()
  expect(await customerType()).toBeUndefined()
})

it('open orders are those that wait here and those that are unpaid at the centre, each once', async () => {
  expect(await shown(watchOpenOrders())).toBe(0)
  await addToCart(wheat, seen)
  const { pendingOrder } = await order()
  expect(await shown(watchOpenOrders())).toBe(1)
  expect(await shown(watchPendingIds(farmer))).toEqual([pendingOrder.id])
  expect(await shown(watchPendingIds(neighbour))).toEqual([])
  await atCentre(pendingOrder.id)
  await atCentre('unpaid', { state: 'awaiting_payment' })
  await atCentre('unpaid too', { state: 'awaiting_payment' })
  await atCentre('paid', { state: 'paid' })
  await atCentre('for cash', { pay_by: 'cash' })
  await atCentre('a neighbour’s', { account: neighbour })
  expect(await shown(watchOpenOrders())).toBe(3)
  await signOut()
  expect(await shown(watchOpenOrders())).toBe(0)
})

it('orders are listed newest first, and only the account’s', async () => {
  for (const [id, day] of [
    ['middle', '26'],
    ['newest', '27'],
    ['oldest', '25'],
  ])
    await atCentre(id!, { created_at: `2026-11-${day}T06:00:00Z` })
  await atCentre('a neighbour’s', { account: neighbour, created_at: '2026-11-28T06:00:00Z' })
  expect((await ordersOf(farmer)).map(({ id }) => id)).toEqual(['newest', 'middle', 'oldest'])
  expect((await shown(watchOrders(farmer))).map(({ id }) => id)).toEqual(['newest', 'middle', 'oldest'])
})

describe('an order that has arrived', () => {
  const note = (received: SentOrder, account = farmer) =>
    storedOutbox(undefined, outbox.tables).transact((rows) => noteSentOrder(rows, account, received))

  it('is told once, with the last word about its payment', async () => {
    expect(await hasOrderToPay()).toBe(false)
    await note({ id: 'cash', isToPay: false })
    expect(await hasOrderToPay()).toBe(false)
    await note({ id: 'online', isToPay: false })
    await note({ id: 'online', isToPay: true })
    expect(await hasOrderToPay()).toBe(true)
    const both = [
      { id: 'cash', isToPay: false },
      { id: 'online', isToPay: true },
    ]
    expect(await shown(watchSentOrders())).toEqual(both)
    expect(await takeSentOrders()).toEqual(both)
    expect(await takeSentOrders()).toEqual([])
    expect(await shown(watchSentOrders())).toEqual([])
  })

  it('is told by the tap itself on the page where that was, and by any page after', async () => {
    await note({ id: 'one', isToPay: true })
    await note({ id: 'other', isToPay: true })
    notifyHere('one', true)
    expect(await takeSentOrders()).toEqual([{ id: 'other', isToPay: true }])
    notifyHere('one', false)
    await note({ id: 'one', isToPay: true })
    expect(await takeSentOrders()).toEqual([{ id: 'one', isToPay: true }])
  })

  it('is told to its own account alone', async () => {
    await note({ id: 'theirs', isToPay: true }, neighbour)
    expect(await hasOrderToPay()).toBe(false)
    expect(await shown(watchSentOrders())).toEqual([])
    expect(await takeSentOrders()).toEqual([])
    await note({ id: 'own', isToPay: true })
    await signOut()
    expect(await hasOrderToPay()).toBe(false)
    expect(await shown(watchSentOrders())).toEqual([])
    expect(await takeSentOrders()).toEqual([])
  })
})

describe('a cancellation', () => {
  const cancel = (id: string) => cancelUnpaidOrder(farmer, id)

  it('of an order is one while it waits, and another order has its own', async () => {
    const [first, again, other] = [await cancel('one'), await cancel('one'), await cancel('other')]
    expect(first).toEqual({ outcome: { saved: true }, id: expect.stringMatching(/./) })
    expect(again).toEqual(first)
    expect(other.id).not.toBe(first.id)
    expect(await shown(watchCancellations(farmer))).toEqual([
      { id: first.id, order: 'one', state: 'waiting' },
      { id: other.id, order: 'other', state: 'waiting' },
    ])
  })

  it('that came back is said to have, and a new one takes its place', async () => {
    const { id } = await cancel('one')
    const row = (await outbox.entries.get(id))!
    await outbox.entries.put({ ...row, state: 'returned', returned: { code: 'paid' } })
    expect(await cancellationsOf(farmer)).toEqual([{ id, order: 'one', state: 'returned' }])
    const again = await cancel('one')
    expect(again.id).not.toBe(id)
    expect(await cancellationsOf(farmer)).toEqual([{ id: again.id, order: 'one', state: 'waiting' }])
  })

  it('stands beside anything else that waits about the order', async () => {
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    expect((await cancel(pendingOrder.id)).id).not.toBe(pendingOrder.id)
    expect(await cancellationsOf(farmer)).toMatchObject([{ order: pendingOrder.id }])
  })

  it('is none of somebody else', async () => {
    await cancel('one')
    expect(await cancellationsOf(neighbour)).toEqual([])
  })
})

describe('an order that waits here', () => {
  /** Has the centre return it. */
  const comesBack = async (id: string, code: string, more: object = {}, attempts = 0) => {
    const row = (await outbox.entries.get(id))!
    const returned = { status: 409, code, at: 1, ...more }
    await outbox.entries.put({ ...row, attempts, state: 'returned', returned })
  }
  /** Details of a return, encrypted. */
  const details = async (given: object) => ({ sealed: await encryptDetails((await keyOf(farmer))!, given) })

  it('is listed by the time it was made, and is sent alone', async () => {
    const ids: string[] = []
    for (let n = 0; n < 3; n++) {
      await addToCart(wheat, seen)
      const { pendingOrder } = await order()
      await outbox.entries.update(pendingOrder.id, { createdAt: 3 - n })
      ids.push(pendingOrder.id)
    }
    expect((await pendingOrdersOf(farmer)).map(({ id }) => id)).toEqual(ids.toReversed())
    expect((await outbox.entries.toArray()).map(({ alone }) => alone)).toEqual([true, true, true])
  })

  it('asks about its total only where the centre has named another one', async () => {
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    const now = async () => (await pendingOrdersOf(farmer))[0]!
    await comesBack(pendingOrder.id, 'total_changed')
    expect(await now()).toMatchObject({ state: 'returned', problem: { code: 'total_changed', message: '' } })
    await comesBack(pendingOrder.id, 'unavailable', await details({ message: 'No', total: 5 }))
    expect(await now()).toMatchObject({ state: 'returned', problem: { message: 'No' } })
    await comesBack(pendingOrder.id, 'total_changed', await details({ message: 'More', total: 500 }))
    expect(await now()).toMatchObject({ state: 'asks', newTotal: 500 })
    // Goods whose price the centre does not name keep theirs.
    await agreeToTotal(await now())
    expect(await now()).toMatchObject({ state: 'waiting', total: 500, items: [{ price: 100 }] })
  })

  it('is taken back without a question once the centre has refused it, and then ordered as another one', async () => {
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    await comesBack(pendingOrder.id, 'unavailable', {}, 1)
    expect(await withdrawPendingOrder(pendingOrder)).toEqual({
      saved: true,
      withdrawal: 'withdrawn, perhaps sent',
    })
    expect((await order()).pendingOrder.id).not.toBe(pendingOrder.id)
  })

  it('is asked about where a restored centre had lost it: another phone may have sent it again', async () => {
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    await comesBack(pendingOrder.id, 'lost_at_centre', {}, 1)
    expect(await withdrawPendingOrder(pendingOrder)).toEqual({
      saved: false,
      why: 'refused',
      withdrawal: 'perhaps sent',
    })
    await withdrawPendingOrder(pendingOrder, { evenIfSent: true })
    expect((await order()).pendingOrder.id).toBe(pendingOrder.id)
  })

  it('is taken back also while it is on its way', async () => {
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    await outbox.entries.update(pendingOrder.id, { lease: { holder: 'tab', until: Date.now() + 60_000 } })
    expect(await withdrawPendingOrder(pendingOrder)).toMatchObject({ withdrawal: 'perhaps sent' })
    expect(await withdrawPendingOrder({ ...pendingOrder, id: 'none' })).toMatchObject({
      saved: false,
      withdrawal: 'unknown',
    })
  })

  it('without goods of a cart is another one each time', async () => {
    const save = () => savePendingOrder(farmer, [], contact, { area: area as never, payBy: 'cash' })
    expect((await save()).pendingOrder.id).not.toBe((await save()).pendingOrder.id)
  })
})

describe('the worker', () => {
  let asked: string[]
  beforeEach(() => {
    asked = []
    const sync = { register: async (tag: string) => void asked.push(tag) }
    vi.stubGlobal('SyncManager', {})
    vi.stubGlobal('navigator', {
      locks: navigator.locks,
      serviceWorker: { getRegistration: async () => ({ sync }) },
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is asked to send an order and its cancellation, which the page may not live to do', async () => {
    await cancelUnpaidOrder(farmer, 'one')
    await vi.waitFor(() => expect(asked).toEqual(['outbox']))
    await addToCart(wheat, seen)
    await order()
    await vi.waitFor(() => expect(asked).toEqual(['outbox', 'outbox']))
  })

  it('is not asked to send what was not saved', async () => {
    await addToCart(wheat, seen)
    const lines = await cartLines()
    failWith(fullAtWrite)
    await cancelUnpaidOrder(farmer, 'one')
    await savePendingOrder(farmer, lines as never, contact, { area: area as never, payBy: 'cash' })
    expect(asked).toEqual([])
  })
})

describe('without the account’s key', () => {
  it('nothing is saved while the centre has not given it', async () => {
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    await cancelUnpaidOrder(farmer, 'one')
    await outbox.keys.clear()
    const locked = { saved: false, why: 'locked' }
    expect(await cancelUnpaidOrder(farmer, 'other')).toEqual({ outcome: locked, id: '' })
    expect(await agreeToTotal(pendingOrder)).toEqual({ outcome: locked, id: '' })
    expect(await pendingOrdersOf(farmer)).toEqual([])
  })

  it('nothing is saved, and nothing that was is shown', async () => {
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    await cancelUnpaidOrder(farmer, 'one')
    await outbox.keys.clear()
    await signOut()
    expect(await pendingOrdersOf(farmer)).toEqual([])
    expect(await cancellationsOf(farmer)).toEqual([])
    const locked = { saved: false, why: 'locked' }
    expect(await cancelUnpaidOrder(farmer, 'other')).toEqual({ outcome: locked, id: '' })
    expect(await agreeToTotal(pendingOrder)).toEqual({ outcome: locked, id: '' })
    expect(await order()).toMatchObject({ outcome: locked, pendingOrder: { id: '', account: farmer } })
  })
})

describe.each([
  ['has no room', fullAtWrite, 'full'],
  ['lets nobody open its database', refused, 'refused'],
] as const)('on a phone that %s', (_, failure, why) => {
  it('an order, its cancellation and the same goods again say so, and nothing else happens', async () => {
    await addToCart(wheat, seen)
    const lines = await cartLines()
    await cancelUnpaidOrder(farmer, 'back')
    await outbox.entries.toCollection().modify({ state: 'returned', returned: { code: 'total_changed' } })
    const back = (await outbox.entries.toArray())[0]!.id
    failWith(failure)
    const outcome = { saved: false, why }
    const current = { ...seen, available: true, item: seen }
    const ordered = await savePendingOrder(
      farmer,
      lines.map((line) => ({ ...line, current })) as never,
      contact,
      { area: area as never, payBy: 'cash' },
    )
    expect(ordered).toMatchObject({ outcome, pendingOrder: { account: farmer, payBy: 'cash' } })
    expect(await cancelUnpaidOrder(farmer, 'one')).toEqual({ outcome, id: '' })
    expect(await agreeToTotal({ ...ordered.pendingOrder, id: back })).toEqual({ outcome, id: '' })
    expect(await withdrawPendingOrder({ id: 'one', account: farmer })).toMatchObject({ saved: false })
    expect(await orderAgain({ items: [] })).toMatchObject({ put: [], repriced: [], notToday: [], gone: [] })
    recover()
    expect(await pendingOrdersOf(farmer)).toEqual([])
    expect((await cancellationsOf(farmer)).map(({ id }) => id)).toEqual([back])
  })
})

it('an order says which of its goods are for a business', async () => {
  await addToCart(wheat, seen)
  const optionsOf = async (item: object) => {
    const { pendingOrder } = await order(item)
    return pendingOrder.items.map(({ options }) => options)
  }
  expect(await optionsOf({ customer: 'commercial' })).toEqual([{ customer_type: 'commercial' }])
  await outbox.entries.clear()
  expect(await optionsOf({ customer: 'household' })).toEqual([{}])
})
