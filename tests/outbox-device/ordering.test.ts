import '../device/failing-storage.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { outbox } from '#src/device/outbox-database.ts'
import { people, type Centre } from './fake-centre.ts'
import { freshPhone } from './test-phone.ts'

const { addToCart, cartLines, setQuantity } = await import('#src/core/cart/cart.ts')
const { savePendingOrder } = await import('#src/core/orders/save-pending-order.ts')
const { agreeToTotal, pendingOrdersOf, withdrawPendingOrder } =
  await import('#src/core/orders/pending-orders.ts')
const { sendPendingOrder } = await import('#src/core/orders/send-pending-order.ts')
const { signIn } = await import('#src/core/sign-in/sign-in.ts')

const farmer = people['farmer@example.org']
const [wheat, okra] = ['seeds-catalog/wheat', 'seeds-catalog/okra']
const seen = { name: 'Wheat', price: 100 }
const area = { id: 'sarna', fee: 0, freeFrom: 0 }
const contact = { name: 'Gurpreet', email: 'g@example.org', phone: '9876543210', address: 'House 4, Sarna' }

let centre: Centre
beforeEach(async () => {
  centre = await freshPhone()
  hasNetwork(true)
  await signIn('farmer@example.org', 'secret')
})

const hasNetwork = (value: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value, configurable: true })

/** Orders the cart's lines, for cash. */
async function order(changes: Partial<typeof contact> = {}) {
  const current = { ...seen, available: true, item: seen }
  const lines = (await cartLines()).map((line) => ({ ...line, current }))
  return savePendingOrder(
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

describe('a pending order', () => {
  it('is not in the cart, so that it is not ordered again with one item more', async () => {
    await setQuantity(wheat, seen, 3)
    const first = await order()
    expect(await quantities()).toEqual({})
    await addToCart(okra, seen)
    await addToCart(wheat, seen)
    expect(await quantities()).toEqual({ [wheat]: 1, [okra]: 1 })
    const second = await order()
    const ordered = (change: typeof first.pendingOrder) =>
      new Set(change.items.flatMap(({ observed }) => observed))
    expect(ordered(second.pendingOrder).intersection(ordered(first.pendingOrder)).size).toBe(0)
    expect(second.pendingOrder.id).not.toBe(first.pendingOrder.id)
  })

  it('is in the cart again after canceling, beside later additions', async () => {
    await setQuantity(wheat, seen, 3)
    const { pendingOrder } = await order()
    await addToCart(wheat, seen)
    await withdrawPendingOrder(pendingOrder.id)
    expect(await quantities()).toEqual({ [wheat]: 4 })
  })

  it('stays out while the person is asked about another total, and returns with a refusal', async () => {
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    await outbox.wishes.update(pendingOrder.id, { state: 'asks', newTotal: 200 })
    expect(await quantities()).toEqual({})
    await agreeToTotal(pendingOrder.id, 200)
    expect(await quantities()).toEqual({})
    await outbox.wishes.update(pendingOrder.id, {
      state: 'returned',
      problem: { code: 'unavailable', message: '' },
    })
    expect(await quantities()).toEqual({ [wheat]: 1 })
  })

  it('is out of its own account’s cart only', async () => {
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    await outbox.wishes.update(pendingOrder.id, { account: 'somebody else' })
    expect(await quantities()).toEqual({ [wheat]: 1 })
  })
})

describe('the same things ordered again', () => {
  it('with the same content are the same order', async () => {
    await addToCart(wheat, seen)
    const first = await order()
    await withdrawPendingOrder(first.pendingOrder.id)
    expect((await order()).pendingOrder.id).toBe(first.pendingOrder.id)
  })

  it('for another address are another order: the first may have arrived', async () => {
    await addToCart(wheat, seen)
    const first = await order()
    await withdrawPendingOrder(first.pendingOrder.id)
    expect((await order({ address: 'House 5, Sarna' })).pendingOrder.id).not.toBe(first.pendingOrder.id)
  })

  it('with other content replace the returned ones', async () => {
    await addToCart(wheat, seen)
    const first = await order()
    await outbox.wishes.update(first.pendingOrder.id, { state: 'returned' })
    const { pendingOrder } = await order({ address: 'House 5, Sarna' })
    expect((await pendingOrdersOf(farmer)).map(({ id }) => id)).toEqual([pendingOrder.id])
  })
})

/** Sets the centre's answers to orders; returns the addresses that it got. */
function tillAnswers(say: (body: { orderId: string }) => Response | Promise<Response>): string[] {
  const sent: string[] = []
  const { fetch } = centre
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (!address.includes('create-payment')) return fetch(address, init)
    const body = JSON.parse(init.body as string) as { orderId: string; shippingAddress: { address: string } }
    sent.push(body.shippingAddress.address)
    return Promise.resolve(say(body))
  })
  return sent
}
const placed = ({ orderId }: { orderId: string }) => Response.json({ url: '/order', cash: true, orderId })
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))
const addresses = async () => (await pendingOrdersOf(farmer)).map((change) => change.contact.address)

describe('a canceled order', () => {
  it('is not sent from a list that was read before', async () => {
    const sent = tillAnswers(placed)
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    expect(await withdrawPendingOrder(pendingOrder.id)).toEqual({ saved: true, withdrawal: 'withdrawn' })
    expect(await sendPendingOrder(pendingOrder)).toEqual({ returned: true })
    expect(await sendPendingOrder(pendingOrder, { again: true })).toEqual({ returned: true })
    expect(sent).toEqual([])
  })

  it('that may have been sent stays until the person has agreed', async () => {
    tillAnswers(noAnswer)
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    expect(await sendPendingOrder(pendingOrder)).toEqual({ waiting: true })
    expect(await withdrawPendingOrder(pendingOrder.id)).toMatchObject({
      saved: false,
      withdrawal: 'perhaps sent',
    })
    expect(await addresses()).toHaveLength(1)
    const withdrawn = { saved: true, withdrawal: 'withdrawn, perhaps sent' }
    expect(await withdrawPendingOrder(pendingOrder.id, { evenIfSent: true })).toEqual(withdrawn)
    expect(await quantities()).toEqual({ [wheat]: 1 })
    // The same order again may be with the centre as well.
    expect(await withdrawPendingOrder((await order()).pendingOrder.id)).toMatchObject({
      withdrawal: 'perhaps sent',
    })
  })

  it('was not sent if the browser knew that it was offline, or the centre refused it', async () => {
    const sent = tillAnswers(() =>
      Response.json({ error: { code: 'unavailable', message: '' } }, { status: 409 }),
    )
    hasNetwork(false)
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    expect(await sendPendingOrder(pendingOrder)).toEqual({ waiting: true })
    expect(sent).toEqual([])
    expect(await withdrawPendingOrder(pendingOrder.id)).toMatchObject({ withdrawal: 'withdrawn' })
    hasNetwork(true)
    const second = (await order()).pendingOrder
    expect(await sendPendingOrder(second)).toEqual({ returned: true })
    expect(await withdrawPendingOrder(second.id)).toMatchObject({ withdrawal: 'withdrawn' })
  })
})

describe('the centre’s answer', () => {
  it('to the first content leaves the second unchanged, even under the same id', async () => {
    let answer = () => {}
    const sent = tillAnswers(async (body) => {
      await new Promise<void>((done) => (answer = done))
      return placed(body)
    })
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    const sending = sendPendingOrder(pendingOrder)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    await outbox.wishes.put({ ...pendingOrder, contact: { ...contact, address: 'House 5, Sarna' } })
    answer()
    await sending
    expect(await addresses()).toEqual(['House 5, Sarna'])
  })

  it('opens the payment in another tab that ordered the same too', async () => {
    tillAnswers(placed)
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    expect(await sendPendingOrder(pendingOrder)).toHaveProperty('cash')
    expect(await sendPendingOrder(pendingOrder)).toEqual({ returned: true })
    expect(await sendPendingOrder(pendingOrder, { again: true })).toHaveProperty('cash')
  })
})
