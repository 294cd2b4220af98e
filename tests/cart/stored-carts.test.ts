import '../device/failing-storage.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { addToCart, cartLines, takeOutOrdered } from '#src/features/cart/cart.ts'
import { mayExchange, noteExchange } from '#src/features/cart/internal/cart-pause.ts'
import { joinGuestCart, orderedAdditions, startNextGuest } from '#src/features/cart/carts.ts'
import { claimsOf, storeClaim } from '#src/features/cart/claims.ts'
import { storedCart } from '#src/features/cart/internal/stored-cart.ts'
import { insistOnGuestCart, unsettledCart } from '#src/features/cart/unsettled.ts'
import { sessionKeys } from '#src/platform/session/stored-session.ts'
import { visitKey } from '#src/platform/session/stored-visit.ts'
import type { StoredOperation } from '#src/platform/device/account-rows.ts'
import { guestSession } from '#src/platform/device/guest.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { operation as anOperation } from './operation.ts'

const [wheat, rice] = ['seeds-catalog/wheat', 'seeds-catalog/rice']
const seen = { name: 'Wheat', price: 100 }
const [farmer, neighbour] = ['farmer', 'neighbour']

const operation = (id: string, more: Partial<StoredOperation> = {}) =>
  anOperation(id, { cart: farmer, product: wheat, ...more })

/** Writes down who uses the phone. */
const signedIn = (id: string, more = {}) =>
  outbox.settings.put({
    key: sessionKeys.person,
    value: { id, email: `${id}@example.org`, displayName: id, ...more },
  })

const setting = async (key: string): Promise<unknown> => (await outbox.settings.get(key))?.value
const products = async () => (await cartLines()).map(({ product }) => product)

beforeEach(async () => {
  await Promise.all(outbox.tables.map((table) => table.clear()))
  await signedIn(farmer)
})

describe('goods of an order', () => {
  const entry = (state: object) =>
    outbox.entries.put({ id: 'order', owner: farmer, lane: '', takes: ['a'], ...state })

  beforeEach(() => outbox.cartOperations.bulkPut([operation('a'), operation('b', { product: rice })]))

  it.each<[string, () => Promise<unknown>]>([
    ['that waits', () => entry({ state: 'waiting' })],
    ['whose receipt is not applied yet', () => entry({ state: 'received', settles: true })],
    ['that asks about its total', () => entry({ state: 'returned', returned: { code: 'total_changed' } })],
  ])('%s are not in the cart', async (_, store) => {
    await store()
    expect(await products()).toEqual([rice])
    expect([...(await orderedAdditions())]).toEqual(['a'])
  })

  it.each<[string, () => Promise<unknown>]>([
    ['that came back', () => entry({ state: 'returned', returned: { code: 'unsold' } })],
    ['that came back and settles', () => entry({ state: 'returned', settles: true })],
    ['that has arrived', () => entry({ state: 'received' })],
    ['of somebody else', () => entry({ state: 'waiting', owner: neighbour })],
  ])('%s are in the cart', async (_, store) => {
    await store()
    expect(await products()).toEqual([wheat, rice])
    expect([...(await orderedAdditions())]).toEqual([])
  })

  it('are taken by no entry that names none', async () => {
    await entry({ state: 'waiting', takes: undefined })
    expect([...(await orderedAdditions())]).toEqual([])
  })

  it('of an account say nothing about a guest’s cart', async () => {
    await entry({ state: 'waiting' })
    await outbox.settings.delete(sessionKeys.person)
    expect([...(await orderedAdditions())]).toEqual([])
  })
})

describe('a guest’s cart', () => {
  const guestAdds = async () => {
    await outbox.settings.delete(sessionKeys.person)
    await addToCart(wheat, seen)
    return guestSession()
  }

  it('joins an account while nobody is at the phone yet, in the moment of the sign-in', async () => {
    const guest = await guestAdds()
    await joinGuestCart(farmer)
    expect(await claimsOf(farmer)).toMatchObject([{ guest }])
    expect(await claimsOf(neighbour)).toEqual([])
    await startNextGuest()
    expect(guestSession()).not.toBe(guest)
  })

  it('of a visit leaves the phone’s own guest as they are', async () => {
    const guest = await guestAdds()
    await outbox.settings.put({
      key: visitKey,
      value: { id: 'v', cart: 'guest_visit', seenAt: 0, guests: [] },
    })
    await startNextGuest()
    expect(guestSession()).toBe(guest)
  })

  it('brings its favourites to those of the account, and replaces its other choices', async () => {
    const guest = await guestAdds()
    const put = (key: string, value: unknown) => outbox.settings.put({ key, value })
    await put(`favourites:${guest}`, [wheat, rice])
    await put(`favourites:${farmer}`, [rice, 'milk'])
    await put(`area:${guest}`, 'sarna')
    await put(`area:${farmer}`, ['a value of another kind'])
    await put(`customer:${farmer}`, 'commercial')
    await joinGuestCart(farmer)
    expect(await setting(`favourites:${farmer}`)).toEqual([wheat, rice, 'milk'])
    expect(await setting(`area:${farmer}`)).toBe('sarna')
    expect(await setting(`customer:${farmer}`)).toBe('commercial')
  })
})

describe('what the centre has not got', () => {
  it('is nothing of a guest’s', async () => {
    await outbox.settings.delete(sessionKeys.person)
    await addToCart(wheat, seen)
    expect(await unsettledCart()).toEqual({ waiting: 0, refused: [], conflict: false, isOver: false })
    expect(await insistOnGuestCart()).toEqual({ saved: true })
  })

  it('names refused goods with the reason as long as they are in the cart', async () => {
    await outbox.cartOperations.bulkPut([
      operation('a', { refused: 'cart full' }),
      operation('b', { product: rice, refused: 'unknown product' }),
      operation('c', { product: rice, kind: 'remove', amount: 0, observed: ['b'], receivedAt: 1 }),
      operation('d', { product: 'milk' }),
    ])
    expect(await unsettledCart()).toEqual({
      waiting: 1,
      refused: [{ product: wheat, reason: 'cart full' }],
      conflict: false,
      isOver: false,
    })
  })

  it('is another account’s guest cart until somebody insists, and then waits', async () => {
    await storeClaim({ guest: 'g1', account: farmer, next: 'g2', conflict: true })
    await storeClaim({ guest: 'g2', account: farmer, next: 'g3' })
    await outbox.cartOperations.bulkPut([
      operation('a', { cart: 'g1' }),
      operation('b', { cart: 'g2', product: rice }),
      operation('c', { product: 'milk' }),
    ])
    expect(await unsettledCart()).toEqual({ waiting: 2, refused: [], conflict: true, isOver: false })
    expect(await insistOnGuestCart()).toEqual({ saved: true })
    expect(await unsettledCart()).toEqual({ waiting: 3, refused: [], conflict: false, isOver: false })
    const carts = Object.fromEntries(
      (await outbox.cartOperations.toArray()).map(({ id, cart }) => [id, cart]),
    )
    expect(carts).toEqual({ a: expect.stringMatching(/^guest_/), b: 'g2', c: farmer })
    const claims = await claimsOf(farmer)
    expect(claims).toContainEqual({
      guest: 'g1',
      account: farmer,
      next: 'g2',
      conflict: false,
    })
    expect(claims.map(({ guest }) => guest).toSorted()).toEqual(['g1', 'g2', carts['a']].toSorted())
  })

  it('is no conflict of what is in the cart no more', async () => {
    await storeClaim({ guest: 'g1', account: farmer, next: 'g2', conflict: true })
    await outbox.cartOperations.bulkPut([
      operation('a', { cart: 'g1' }),
      operation('b', { kind: 'remove', amount: 0, observed: ['a'] }),
    ])
    expect(await unsettledCart()).toEqual({ waiting: 1, refused: [], conflict: false, isOver: false })
  })
})

it('names of ordered goods stay with their removals', async () => {
  const removals: StoredOperation[] = []
  const rows = { addToCarts: async (more: readonly StoredOperation[]) => void removals.push(...more) }
  await takeOutOrdered(rows, farmer, [{ product_id: wheat, ...seen, observed: ['a'] }])
  expect(removals).toMatchObject([{ cart: farmer, product: wheat, kind: 'remove', observed: ['a'], seen }])
})

it('claims are no other settings of the account', async () => {
  await outbox.settings.put({ key: 'something else', value: { guest: 'g', account: farmer, next: 'n' } })
  expect(await claimsOf(farmer)).toEqual([])
})

describe('a receipt', () => {
  it('is written down for the account that is there, and for no other', async () => {
    await storedCart.change(farmer, () => ({ put: [operation('a')], version: 7 }))
    await storedCart.change(neighbour, () => ({ put: [operation('b', { cart: neighbour })], version: 9 }))
    expect(await storedCart.read(farmer)).toMatchObject({ version: 7, operations: [{ id: 'a' }] })
    expect(await storedCart.read(neighbour)).toMatchObject({ version: undefined, operations: [] })
    await storedCart.change(farmer, () => ({ drop: ['a'] }))
    expect(await storedCart.read(farmer)).toMatchObject({ version: 7, operations: [] })
    await signedIn(neighbour)
    expect(await storedCart.read(neighbour)).toMatchObject({ version: undefined })
  })

  it('without news changes nothing', async () => {
    await outbox.cartOperations.put(operation('a'))
    await storedCart.change(farmer, () => ({}))
    expect(await outbox.cartOperations.toArray()).toEqual([operation('a')])
    expect(await setting(`cart-version:${farmer}`)).toBeUndefined()
    expect(await outbox.settings.count()).toBe(1)
  })
})

describe('the pause after a failed exchange', () => {
  const silence = { silent: true } as const
  const at = (minutes: number) => 1_000_000 + minutes * 60_000

  it('is the account’s own, and over with a success', async () => {
    await noteExchange(farmer, silence, at(0))
    expect(await mayExchange(farmer, {}, at(0))).toBe(false)
    expect(await mayExchange(neighbour, {}, at(0))).toBe(true)
    await noteExchange(farmer, undefined, at(0))
    expect(await mayExchange(farmer, {}, at(0))).toBe(true)
  })

  it('grows with each failure', async () => {
    const pauses: number[] = []
    for (let failures = 0; failures < 6; failures++) {
      await noteExchange(farmer, silence, at(0))
      pauses.push(
        ((await setting(`cart-pause:${farmer}`)) as { nextAttemptAt: number }).nextAttemptAt - at(0),
      )
    }
    expect(await setting(`cart-pause:${farmer}`)).toMatchObject({ attempts: 6 })
    expect(pauses.at(-1)).toBeGreaterThan(2 * pauses[0]!)
  })

  it('is not noted for somebody who has left, nor a success without one', async () => {
    await noteExchange(neighbour, silence, at(0))
    await noteExchange(farmer, undefined, at(0))
    expect(await outbox.settings.toCollection().keys()).toEqual([sessionKeys.person])
    await signedIn(neighbour)
    await noteExchange(neighbour, silence, at(0))
    await signedIn(farmer)
    await noteExchange(neighbour, undefined, at(0))
    expect(await mayExchange(neighbour, {}, at(0))).toBe(false)
  })
})
