import '../device/phone.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { device } from '#src/device/database.ts'
import { people } from './centre.ts'
import { freshPhone } from './this-phone.ts'

const { addToCart, cartLines, setQuantity } = await import('#src/core/cart/cart.ts')
const { agreeToTotal, keepWish, wishesOf, withdrawWish } = await import('#src/core/orders/wishes.ts')
const { signIn } = await import('#src/core/session/session.ts')

const farmer = people['farmer@example.org']
const [wheat, okra] = ['seeds-catalog/wheat', 'seeds-catalog/okra']
const seen = { name: 'Wheat', price: 100 }
const area = { id: 'sarna', fee: 0, freeFrom: 0 }
const contact = { name: 'Gurpreet', email: 'g@example.org', phone: '9876543210', address: 'House 4, Sarna' }

beforeEach(async () => {
  await freshPhone()
  await signIn('farmer@example.org', 'secret')
})

/** Orders what the cart shows, for cash. */
async function order(changes: Partial<typeof contact> = {}) {
  const current = { ...seen, available: true, item: seen }
  const lines = (await cartLines()).map((line) => ({ ...line, current }))
  return keepWish(
    farmer,
    lines as never,
    { ...contact, ...changes },
    {
      area: area as never,
      payBy: 'cash',
    },
  )
}

const quantities = async () =>
  Object.fromEntries((await cartLines()).map(({ product, quantity }) => [product, quantity]))

describe('what waits to be ordered', () => {
  it('is not in the cart, so that it is not ordered again with one thing more', async () => {
    await setQuantity(wheat, seen, 3)
    const first = await order()
    expect(await quantities()).toEqual({})
    await addToCart(okra, seen)
    await addToCart(wheat, seen)
    expect(await quantities()).toEqual({ [wheat]: 1, [okra]: 1 })
    const second = await order()
    const ordered = (wish: typeof first.wish) => new Set(wish.items.flatMap(({ observed }) => observed))
    expect(ordered(second.wish).intersection(ordered(first.wish)).size).toBe(0)
    expect(second.wish.id).not.toBe(first.wish.id)
  })

  it('is in the cart again once it is taken back, beside what was added since', async () => {
    await setQuantity(wheat, seen, 3)
    const { wish } = await order()
    await addToCart(wheat, seen)
    await withdrawWish(wish.id)
    expect(await quantities()).toEqual({ [wheat]: 4 })
  })

  it('stays out while the person is asked for another total, and comes back with a refusal', async () => {
    await addToCart(wheat, seen)
    const { wish } = await order()
    await device.wishes.update(wish.id, { state: 'asks', newTotal: 200 })
    expect(await quantities()).toEqual({})
    await agreeToTotal(wish.id, 200)
    expect(await quantities()).toEqual({})
    await device.wishes.update(wish.id, { state: 'returned', problem: { code: 'unavailable', message: '' } })
    expect(await quantities()).toEqual({ [wheat]: 1 })
  })

  it('is out of its own account’s cart alone', async () => {
    await addToCart(wheat, seen)
    const { wish } = await order()
    await device.wishes.update(wish.id, { account: 'somebody else' })
    expect(await quantities()).toEqual({ [wheat]: 1 })
  })
})

describe('the same things ordered again', () => {
  it('in the same words are the same order', async () => {
    await addToCart(wheat, seen)
    const first = await order()
    await withdrawWish(first.wish.id)
    expect((await order()).wish.id).toBe(first.wish.id)
  })

  it('for another address are another order: the first may be with the centre', async () => {
    await addToCart(wheat, seen)
    const first = await order()
    await withdrawWish(first.wish.id)
    expect((await order({ address: 'House 5, Sarna' })).wish.id).not.toBe(first.wish.id)
  })

  it('in other words take the place of those that came back', async () => {
    await addToCart(wheat, seen)
    const first = await order()
    await device.wishes.update(first.wish.id, { state: 'returned' })
    const { wish } = await order({ address: 'House 5, Sarna' })
    expect((await wishesOf(farmer)).map(({ id }) => id)).toEqual([wish.id])
  })
})
