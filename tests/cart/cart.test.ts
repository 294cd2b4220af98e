import { fullAtCommit, fullAtWrite, refused, type StorageFailure } from '../device/failing-storage.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newId } from '#src/base/ids.ts'
import {
  addAll,
  addToCart,
  cartLines,
  removeFromCart,
  setQuantity,
  takeTapped,
  tappedAdditions,
  watchCart,
  watchPieces,
} from '#src/features/cart/cart.ts'
import { filledCart, totalOf, watchSum } from '#src/features/cart/filled.ts'
import { mostLines, mostPerLine, type CartLine } from '#src/features/cart/lines.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'

const wheat = 'seeds-catalog/wheat'
const rice = 'seeds-catalog/rice'
const seen = { name: 'Wheat', price: 39_900 }

const quantities = async () =>
  Object.fromEntries((await cartLines()).map(({ product, quantity }) => [product, quantity]))
const lineOf = async (product: string) => (await cartLines()).find((line) => line.product === product)!

let putRight = () => {}

/** Makes storage fail from now on; opens an open database anew. */
function failWith(failure: StorageFailure) {
  outbox.close({ disableAutoOpen: false })
  putRight = failure()
}

function recover() {
  putRight()
  putRight = () => {}
  outbox.close({ disableAutoOpen: false })
}

beforeEach(() => outbox.cartOperations.clear())
afterEach(recover)

describe('a cart', () => {
  it('starts empty', async () => {
    expect(await cartLines()).toEqual([])
  })

  it('contains added products, one more with every addition', async () => {
    expect(await addToCart(wheat, seen)).toEqual({ saved: true })
    await addToCart(wheat, seen)
    await addToCart(rice, { name: 'Rice', price: 100 })
    expect(await quantities()).toEqual({ [wheat]: 2, [rice]: 1 })
  })

  it('adds up simultaneous additions', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => addToCart(wheat, seen)))
    expect(outcomes.every(({ saved }) => saved)).toBe(true)
    expect(await quantities()).toEqual({ [wheat]: 20 })
  })

  it('has one of two quantities that two tabs set at the same moment, never their sum', async () => {
    await Promise.all([setQuantity(wheat, seen, 5), setQuantity(wheat, seen, 7)])
    expect([5, 7]).toContain((await quantities())[wheat])
  })

  it('reaches a quantity by one operation, whatever it was before', async () => {
    await addToCart(wheat, seen)
    await setQuantity(wheat, seen, 7)
    await setQuantity(wheat, seen, 3)
    expect(await quantities()).toEqual({ [wheat]: 3 })
    const stored = await outbox.cartOperations.toArray()
    expect(stored.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([-4, 1, 6])
    expect(stored.map(({ observed }) => observed)).toEqual([[], [], []])
  })

  it('writes nothing if a line already has the wanted quantity', async () => {
    await setQuantity(wheat, seen, 4)
    expect(await setQuantity(wheat, seen, 4)).toEqual({ saved: true })
    expect(await outbox.cartOperations.count()).toBe(1)
  })

  it.each([0, -1, 2.5, Number.NaN, Infinity, mostPerLine + 1, 1e9])(
    'refuses %s as a quantity and stays unchanged',
    async (quantity) => {
      await setQuantity(wheat, seen, 5)
      expect(await setQuantity(wheat, seen, quantity)).toEqual({ saved: false, why: 'limit' })
      expect(await quantities()).toEqual({ [wheat]: 5 })
    },
  )

  it('takes no addition past 9,999 of one product', async () => {
    await setQuantity(wheat, seen, mostPerLine)
    expect(await addToCart(wheat, seen)).toEqual({ saved: false, why: 'limit' })
    expect(await quantities()).toEqual({ [wheat]: mostPerLine })
  })

  it('loses a removed product, and adds it again from 1', async () => {
    await setQuantity(wheat, seen, 5)
    await addToCart(rice, seen)
    expect(await removeFromCart(await lineOf(wheat))).toEqual({ saved: true })
    expect(await quantities()).toEqual({ [rice]: 1 })
    await addToCart(wheat, seen)
    expect(await quantities()).toEqual({ [rice]: 1, [wheat]: 1 })
  })

  it('keeps an addition of another tab after this one has read', async () => {
    await setQuantity(wheat, seen, 5)
    const asThisTabSawIt = await lineOf(wheat)
    await addToCart(wheat, seen)
    await removeFromCart(asThisTabSawIt)
    expect(await quantities()).toEqual({ [wheat]: 1 })
  })

  it('holds 200 products and no more, while existing ones can still change', async () => {
    for (let n = 0; n < mostLines; n++) await addToCart(`seeds-catalog/p${n}`, seen)
    expect(await addToCart('seeds-catalog/one-too-many', seen)).toEqual({ saved: false, why: 'limit' })
    expect(await setQuantity('seeds-catalog/one-too-many', seen, 3)).toEqual({ saved: false, why: 'limit' })
    expect(await addToCart('seeds-catalog/p7', seen)).toEqual({ saved: true })
    expect(await cartLines()).toHaveLength(mostLines)
  })

  it('takes of several products all or none', async () => {
    for (let n = 1; n < mostLines; n++) await addToCart(`seeds-catalog/p${n}`, seen)
    const pieces = (product: string) => ({ product, seen, quantity: 2 })
    expect(await addAll([pieces(wheat), pieces('seeds-catalog/p7'), pieces(rice)])).toEqual({
      saved: false,
      why: 'limit',
    })
    expect(await cartLines()).toHaveLength(mostLines - 1)
    expect(await addAll([pieces(wheat), pieces('seeds-catalog/p7')])).toEqual({ saved: true })
    expect(await quantities()).toMatchObject({ [wheat]: 2, 'seeds-catalog/p7': 3 })
  })

  it.each([
    '<img src=x onerror=alert(1)>',
    "Robert'); drop table cart_items;--",
    '🌾'.repeat(2_500),
    '\u0000\u202E',
  ])('keeps any name as plain text (%#)', async (name) => {
    await addToCart(wheat, { name, price: 1 })
    expect((await lineOf(wheat)).seen).toEqual({ name, price: 1 })
  })

  it('costs nothing for a product that the catalogue no longer has, and still shows its name', async () => {
    await addToCart('seeds-catalog/no-such-seed', seen)
    await addToCart('no-such-catalogue/wheat', seen)
    await addToCart('seeds-catalog/constructor', seen)
    const lines = await filledCart()
    expect(lines.map(({ current }) => current)).toEqual([undefined, undefined, undefined])
    expect(lines.map((line) => line.seen)).toEqual([seen, seen, seen])
    expect(totalOf(lines)).toBe(0)
  })
})

describe.each<[string, 'full' | 'refused', StorageFailure]>([
  ['has no room at the write', 'full', fullAtWrite],
  ['has no room at the commit', 'full', fullAtCommit],
  ['lets nobody open its database', 'refused', refused],
])('on a phone that %s', (_, why, failure) => {
  let line: CartLine

  beforeEach(async () => {
    await setQuantity(wheat, seen, 5)
    line = await lineOf(wheat)
    failWith(failure)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['an addition', () => addToCart(rice, seen)],
    ['a new quantity', () => setQuantity(wheat, seen, 6)],
    ['a removal', () => removeFromCart(line)],
  ])('%s returns the reason, and the earlier lines stay', async (_name, change) => {
    expect(await change()).toEqual({ saved: false, why })
    recover()
    expect(await quantities()).toEqual({ [wheat]: 5 })
    expect(await addToCart(wheat, seen)).toEqual({ saved: true })
  })
})

describe('a cart on the same phone', () => {
  it('survives closing the browser', async () => {
    await setQuantity(wheat, seen, 5)
    outbox.close()
    vi.resetModules()
    const opened = await import('#src/features/cart/cart.ts')
    expect((await opened.cartLines()).map(({ product, quantity }) => [product, quantity])).toEqual([
      [wheat, 5],
    ])
    await opened.addToCart(wheat, seen)
    await outbox.open()
    expect(await quantities()).toEqual({ [wheat]: 6 })
  })

  it('is another one for another guest session', async () => {
    await addToCart(wheat, seen)
    const before = localStorage.getItem('guest_session')!
    expect(before).toMatch(/^guest_\d{13}_[0-9a-f]{32}$/)
    localStorage.removeItem('guest_session')
    vi.resetModules()
    const stranger = await import('#src/features/cart/cart.ts')
    expect(await stranger.cartLines()).toEqual([])
    localStorage.setItem('guest_session', before)
  })

  it('notifies its observers of every change', async () => {
    const told: unknown[][] = [[], [], []]
    const watching = [
      watchCart().subscribe((lines) => told[0]!.push(lines.length)),
      watchPieces().subscribe((pieces) => told[1]!.push(pieces)),
      watchSum().subscribe((sum) => told[2]!.push(sum)),
    ]
    const latest = () => told.map((all) => all.at(-1))
    await vi.waitFor(() => expect(latest()).toEqual([0, 0, { pieces: 0, total: 0 }]))
    await setQuantity(wheat, seen, 3)
    // No catalogue is here to say the price.
    await vi.waitFor(() => expect(latest()).toEqual([1, 3, { pieces: 3, total: 0 }]))
    for (const each of watching) each.unsubscribe()
  })
})

describe('an addition from before the app ran', () => {
  const tap = (product: string, more: object = {}) =>
    outbox.cartOperations.add({
      id: newId(),
      cart: 'tapped',
      product,
      kind: 'add',
      amount: 1,
      observed: [],
      seen: { name: '', price: 0 },
      madeAt: Date.now(),
      ...more,
    })

  it('is in no cart until it is taken over, and then once, however many tabs do so', async () => {
    await addToCart(wheat, seen)
    await tap(wheat)
    expect(await quantities()).toEqual({ [wheat]: 1 })
    const [addition] = await tappedAdditions()
    await Promise.all([takeTapped(addition!, seen), takeTapped(addition!, seen)])
    expect(await lineOf(wheat)).toMatchObject({ quantity: 2, seen })
    expect((await lineOf(wheat)).additions).toContain(addition!.id)
    expect(await tappedAdditions()).toEqual([])
  })

  it('of a quantity by price sets the line', async () => {
    await setQuantity(rice, seen, 7)
    await tap(rice, { amount: 50, sets: true })
    await takeTapped((await tappedAdditions())[0]!, seen)
    expect(await quantities()).toEqual({ [rice]: 50 })
  })

  it('that no cart can hold is answered with why, and is not tried for ever', async () => {
    await setQuantity(wheat, seen, mostPerLine)
    await tap(wheat)
    expect(await takeTapped((await tappedAdditions())[0]!, seen)).toEqual({ saved: false, why: 'limit' })
    expect(await tappedAdditions()).toEqual([])
  })

  it('waits on disk while the storage refuses', async () => {
    await tap(wheat)
    const [addition] = await tappedAdditions()
    failWith(fullAtWrite)
    expect(await takeTapped(addition!, seen)).toEqual({ saved: false, why: 'full' })
    recover()
    expect(await tappedAdditions()).toEqual([addition])
  })
})
