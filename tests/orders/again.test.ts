import { refused } from '../device/failing-storage.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { addToCart, cartLines, setQuantity, takeBack } from '#src/features/cart/cart.ts'
import { mostPerLine } from '#src/features/cart/lines.ts'
import { addBack, orderAgain } from '#src/features/orders/internal/again.ts'
import type { Order } from '#src/features/orders/sync-orders.ts'
import { device, type StoredItem } from '#src/platform/device/database.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'

const seeds = (await catalogues()).get('seeds-catalog')!
const [[oneKey, one], [otherKey, other]] = Object.entries(seeds.sections['grains']!.items) as [
  [string, (typeof seeds.sections)['x']['items']['x']],
  [string, (typeof seeds.sections)['x']['items']['x']],
]
const [oneId, otherId] = [`seeds-catalog/${oneKey}`, `seeds-catalog/${otherKey}`]

const ordered = (product_id: string, quantity: number, unit_paise: number): Order['items'][number] => ({
  product_id,
  quantity,
  unit_paise,
  line_paise: quantity * unit_paise,
  pack_amount: 1,
  pack_unit: 'kg',
  name: { en: 'As it was called', pa: 'ਪੁਰਾਣਾ ਨਾਂ', hi: 'पुराना नाम' },
})
const order = {
  items: [
    ordered(oneId, 3, one.price),
    ordered(otherId, 2, other.price),
    ordered('seeds-catalog/gone', 1, 5_000),
  ],
}

/** Changes a property of the other product at the centre. */
async function change(item: Partial<StoredItem>) {
  const { name, price, pack } = other
  await device.items.put({
    id: otherId,
    catalogue: 'seeds-catalog',
    section: 'grains',
    position: 1,
    name,
    price_paise: price,
    pack_amount: pack.amount,
    pack_unit: pack.unit,
    badge: null,
    about: null,
    away_until: null,
    photo: null,
    tiers: null,
    offer: null,
    tax: null,
    section_title: null,
    available: true,
    retired: false,
    version: 1,
    ...item,
  })
}

const quantities = async () =>
  Object.fromEntries((await cartLines()).map(({ product, quantity }) => [product, quantity]))

beforeEach(() => Promise.all([outbox.cartOperations.clear(), device.items.clear()]))

describe('ordering again', () => {
  it('adds goods that are still sold to the cart with their quantities, and names the others', async () => {
    const again = await orderAgain(order)
    expect(again).toMatchObject({
      outcome: { saved: true },
      repriced: [],
      notToday: [],
      gone: ['As it was called'],
    })
    expect(await quantities()).toEqual({ [oneId]: 3, [otherId]: 2 })
  })

  it('adds to the existing cart', async () => {
    await addToCart(oneId, { name: 'One', price: one.price })
    await orderAgain(order)
    expect(await quantities()).toEqual({ [oneId]: 4, [otherId]: 2 })
  })

  it('names changed prices, and adds at the current price', async () => {
    await change({ price_paise: other.price + 1_000 })
    const { repriced } = await orderAgain(order)
    expect(repriced).toMatchObject([{ name: other.name.en, was: other.price, now: other.price + 1_000 }])
    expect((await cartLines()).find(({ product }) => product === otherId)!.seen.price).toBe(
      other.price + 1_000,
    )
  })

  it('distinguishes unavailable products from retired ones', async () => {
    await change({ available: false })
    expect(await orderAgain(order)).toMatchObject({ notToday: [other.name.en], gone: ['As it was called'] })
    await change({ retired: true })
    expect((await orderAgain(order)).gone).toHaveLength(2)
    expect(await quantities()).toEqual({ [oneId]: 6 })
  })

  it('can be undone, and later additions stay', async () => {
    await addToCart(oneId, { name: 'One', price: one.price })
    const { put } = await orderAgain(order)
    await addToCart(oneId, { name: 'One', price: one.price })
    expect(await takeBack(put)).toEqual({ saved: true })
    expect(await quantities()).toEqual({ [oneId]: 2 })
    expect(await takeBack(put)).toEqual({ saved: true })
    expect(await quantities()).toEqual({})
  })

  it('adds nothing if one line would exceed the cart’s limit', async () => {
    await setQuantity(oneId, { name: 'One', price: one.price }, mostPerLine - 2)
    expect(await orderAgain(order)).toMatchObject({ outcome: { saved: false, why: 'limit' }, put: [] })
    expect(await quantities()).toEqual({ [oneId]: mostPerLine - 2 })
  })
})

describe('the goods of a cancelled order', () => {
  const seen = async (id: string) => (await cartLines()).find(({ product }) => product === id)!.seen

  it('return to the cart with the price of one, which is not a new one, also where many cost less', async () => {
    const tier = other.price - 500
    await change({ tiers: [{ from: 10, price: tier }] })
    expect(await addBack({ items: [ordered(oneId, 1, one.price), ordered(otherId, 12, tier)] })).toEqual({
      saved: true,
    })
    expect(await quantities()).toEqual({ [oneId]: 1, [otherId]: 12 })
    expect([(await seen(oneId)).price, (await seen(otherId)).price]).toEqual([one.price, other.price])
  })

  it('return with the price of then if they cost something else now, or are no longer sold', async () => {
    await change({ price_paise: other.price + 1_000 })
    expect(await addBack(order)).toEqual({ saved: true })
    expect(await seen(otherId)).toMatchObject({ price: other.price })
    expect(await seen('seeds-catalog/gone')).toEqual({ name: 'As it was called', price: 5_000 })
  })
})

it('goods of which the phone can read nothing are not said to be gone', async () => {
  device.close({ disableAutoOpen: false })
  outbox.close({ disableAutoOpen: false })
  const recover = refused()
  const outcome = { saved: false, why: 'refused' }
  expect(await orderAgain(order)).toEqual({ outcome, put: [], repriced: [], notToday: [], gone: [] })
  expect(await addBack(order)).toEqual(outcome)
  recover()
  device.close({ disableAutoOpen: false })
  outbox.close({ disableAutoOpen: false })
})
