import '../device/failing-storage.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Returned } from '#src/platform/outbox/entry.ts'
import { encryptDetails } from '#src/platform/outbox/encrypted-content.ts'
import { outbox } from '#src/platform/device/outbox-database.ts'
import { speak } from '#src/platform/i18n/phrases.ts'
import type { CentreByFetch } from '../centre/by-fetch.ts'
import { farmer } from '../centre/sessions.ts'
import { freshPhone } from './test-phone.ts'

const { addToCart, cartLines, setQuantity } = await import('#src/features/cart/cart.ts')
const { cancellationsOf, cancelUnpaidOrder, mayOrderAnew } =
  await import('#src/features/orders/internal/cancel-order.ts')
const { savePendingOrder } = await import('#src/features/orders/save-pending-order.ts')
const { agreeToTotal, pendingOrdersOf, withdrawPendingOrder } =
  await import('#src/features/orders/stored-pending-orders.ts')
const { mailReceipt } = await import('#src/features/orders/internal/mail-receipt.ts')
const { takeSentOrders } = await import('#src/features/orders/sent-orders.ts')
const { sendOrder } = await import('#src/features/orders/send-order.ts')
const { sendEntry } = await import('#src/platform/outbox/send-entry.ts')
const { wakeOutbox } = await import('#src/platform/outbox/wake.ts')
const { keyOf } = await import('#src/platform/session/keys.ts')
const { openPayment } = await import('#src/features/apply/internal/pay-for-training.ts')
const { openCart, useCartDialog } = await import('#src/features/cart/cart-dialog-state.ts')
const { sendAndPay } = await import('#src/features/orders/internal/order-and-pay.ts')
const { signIn } = await import('#src/features/account/internal/sign-in.ts')

speak('en')

const [wheat, okra] = ['seeds-catalog/wheat', 'seeds-catalog/okra']
const seen = { name: 'Wheat', price: 100 }
const area = { id: 'sarna', fee: 0, freeFrom: 0 }
const contact = { name: 'Gurpreet', email: 'g@example.org', phone: '9876543210', address: 'House 4, Sarna' }

let centre: CentreByFetch
beforeEach(async () => {
  centre = await freshPhone()
  hasNetwork(true)
  await signIn('farmer@example.org', 'secret')
})

const hasNetwork = (value: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value, configurable: true })

/** Orders the goods in the cart. */
async function order(changes: Partial<typeof contact> = {}, payBy: 'cash' | 'online' = 'cash') {
  const current = { ...seen, available: true, item: seen }
  const lines = (await cartLines()).map((line) => ({ ...line, current }))
  return savePendingOrder(
    farmer,
    lines as never,
    { ...contact, ...changes },
    {
      area: area as never,
      payBy,
    },
  )
}

/** Has the centre return an order for a reason. */
async function returnOrder(id: string, code: string, details: object = {}) {
  const row = await outbox.entries.get(id)
  const sealed = await encryptDetails((await keyOf(farmer))!, { message: '', ...details })
  const returned: Returned = { status: 409, code, at: 1, sealed }
  await outbox.entries.put({ ...row!, state: 'returned', returned })
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
    const ordered = (change: typeof first.pendingOrder) =>
      new Set(change.items.flatMap(({ observed }) => observed))
    expect(ordered(second.pendingOrder).intersection(ordered(first.pendingOrder)).size).toBe(0)
    expect(second.pendingOrder.id).not.toBe(first.pendingOrder.id)
  })

  it('is in the cart again once it is taken back, beside what was added since', async () => {
    await setQuantity(wheat, seen, 3)
    const { pendingOrder } = await order()
    await addToCart(wheat, seen)
    await withdrawPendingOrder(pendingOrder)
    expect(await quantities()).toEqual({ [wheat]: 4 })
  })

  it('stays out while the person is asked for another total, and comes back with a refusal', async () => {
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    await returnOrder(pendingOrder.id, 'total_changed', { total: 200, prices: { [wheat]: 200 } })
    expect(await quantities()).toEqual({})
    const [asks] = await pendingOrdersOf(farmer)
    expect(asks).toMatchObject({ state: 'asks', newTotal: 200 })
    const { id } = await agreeToTotal(asks!)
    expect(await quantities()).toEqual({})
    expect(await pendingOrdersOf(farmer)).toMatchObject([
      { id, state: 'waiting', total: 200, items: [{ price: 200 }] },
    ])
    await returnOrder(id, 'unavailable')
    expect(await quantities()).toEqual({ [wheat]: 1 })
  })

  it('is ordered once at the new total, however often that is tapped', async () => {
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    await returnOrder(pendingOrder.id, 'total_changed', { total: 200, prices: { [wheat]: 200 } })
    const [asks] = await pendingOrdersOf(farmer)
    const [first, second] = await Promise.all([agreeToTotal(asks!), agreeToTotal(asks!)])
    expect([first, second]).toEqual([
      { outcome: { saved: true }, id: expect.stringMatching(/./) },
      { outcome: { saved: true }, id: '' },
    ])
    expect((await pendingOrdersOf(farmer)).map(({ id }) => id)).toEqual([first.id])
  })

  it('is out of its own account’s cart alone', async () => {
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    await outbox.entries.update(pendingOrder.id, { owner: 'somebody else' })
    expect(await quantities()).toEqual({ [wheat]: 1 })
  })
})

it('an order is cancelled once, however often that is tapped', async () => {
  const taps = await Promise.all([cancelUnpaidOrder(farmer, 'order'), cancelUnpaidOrder(farmer, 'order')])
  const waiting = await cancellationsOf(farmer)
  expect(waiting).toMatchObject([{ order: 'order', state: 'waiting' }])
  expect(taps.map(({ id }) => id)).toEqual([waiting[0]!.id, waiting[0]!.id])
})

it('goods go back into the cart while the cancellation waits, unless they would come twice for cash', async () => {
  hasNetwork(false)
  const { id } = await cancelUnpaidOrder(farmer, 'order')
  const waiting = await sendEntry(farmer, id)
  expect(waiting).toMatchObject({ state: 'waiting' })
  await returnOrder(id, 'not_cancellable')
  const returned = await sendEntry(farmer, id)
  const free = (payBy: 'online' | 'cash') =>
    [undefined, waiting, returned].map((entry) => mayOrderAnew({ pay_by: payBy }, entry))
  expect(free('online')).toEqual([true, true, false])
  expect(free('cash')).toEqual([true, false, false])
})

it('a waiting order says how much of each thing one is, and the centre is not told', async () => {
  await addToCart(wheat, seen)
  const lines = (await cartLines()).map((line) => ({
    ...line,
    current: { ...seen, available: true, item: seen, pack: { amount: 500, unit: 'g' } },
  }))
  await savePendingOrder(farmer, lines as never, contact, { area: area as never, payBy: 'cash' })
  expect((await pendingOrdersOf(farmer))[0]!.items).toMatchObject([{ pack_amount: 500, pack_unit: 'g' }])
  await wakeOutbox()
  expect(centre.bodies.some((body) => body.includes(wheat))).toBe(true)
  expect(centre.bodies.some((body) => body.includes('pack_amount'))).toBe(false)
})

describe('the same things ordered again', () => {
  it('in the same words are the same order, as from a second tab', async () => {
    await addToCart(wheat, seen)
    const lines = (await cartLines()).map((line) => ({
      ...line,
      current: { ...seen, available: true, item: seen },
    }))
    const save = () =>
      savePendingOrder(farmer, lines as never, contact, { area: area as never, payBy: 'cash' })
    const [first, second] = [await save(), await save()]
    expect(second.pendingOrder.id).toBe(first.pendingOrder.id)
    expect(await pendingOrdersOf(farmer)).toHaveLength(1)
  })

  it('stay beside the first one if it was paid and a restored centre had lost it', async () => {
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    await returnOrder(pendingOrder.id, 'lost_at_centre')
    const again = await order()
    const stored = await outbox.entries.toArray()
    expect(stored.map(({ id, state }) => [id, state]).toSorted()).toEqual(
      [
        [pendingOrder.id, 'returned'],
        [again.pendingOrder.id, 'waiting'],
      ].toSorted(),
    )
  })

  it('from an old tab, after another order and the consent to a new total, are the same order', async () => {
    await addToCart(wheat, seen)
    const oldTab = (await cartLines()).map((line) => ({
      ...line,
      current: { ...seen, available: true, item: seen },
    }))
    const { pendingOrder } = await order()
    await returnOrder(pendingOrder.id, 'total_changed', { total: 200, prices: { [wheat]: 200 } })
    await addToCart(okra, seen)
    await order()
    const [asks] = (await pendingOrdersOf(farmer)).filter(({ state }) => state === 'asks')
    const { id } = await agreeToTotal(asks!)
    const again = await savePendingOrder(farmer, oldTab as never, contact, {
      area: area as never,
      payBy: 'cash',
    })
    expect(again.pendingOrder.id).toBe(id)
  })

  it('in the same words, after the first was perhaps sent and withdrawn, are the same order', async () => {
    tillAnswers(noAnswer)
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    await sendOrder(pendingOrder)
    await withdrawPendingOrder(pendingOrder, { evenIfSent: true })
    expect((await order()).pendingOrder.id).toBe(pendingOrder.id)
  })

  it('for another address are another order: the first may be with the centre', async () => {
    await addToCart(wheat, seen)
    const first = await order()
    await withdrawPendingOrder(first.pendingOrder)
    expect((await order({ address: 'House 5, Sarna' })).pendingOrder.id).not.toBe(first.pendingOrder.id)
  })

  it('in other words take the place of those that came back', async () => {
    await addToCart(wheat, seen)
    const first = await order()
    await returnOrder(first.pendingOrder.id, 'unavailable')
    const { pendingOrder } = await order({ address: 'House 5, Sarna' })
    expect((await pendingOrdersOf(farmer)).map(({ id }) => id)).toEqual([pendingOrder.id])
  })
})

/** Lets the payment function answer orders; it notes the requested addresses. */
function tillAnswers(say: (body: { orderId: string }) => Response | Promise<Response>): string[] {
  const sent: string[] = []
  const { fetch } = centre
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (!address.includes('create-payment')) return fetch(address, init)
    const body = JSON.parse(init.body as string) as { orderId: string; shippingAddress?: { address: string } }
    if (body.shippingAddress) sent.push(body.shippingAddress.address)
    return Promise.resolve(say(body))
  })
  return sent
}
const placed = ({ orderId }: { orderId: string }) => Response.json({ url: '/order', cash: true, orderId })
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))
const expired = () => Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 })
const addresses = async () => (await pendingOrdersOf(farmer)).map((change) => change.contact.address)

/** Pays for a training with any answer of the centre; `opened` has the pages that were opened for it. */
function payments() {
  const opened: string[] = []
  const go = (url: string) => {
    opened.push(url)
    return 'tab' as const
  }
  const tab = { go, end: () => {}, close: () => {} }
  const pay = (answer: () => Response | Promise<Response>) => {
    tillAnswers(answer)
    return openPayment({ id: 'training', totalPaise: 50_000 }, farmer, tab)
  }
  return { opened, pay }
}

it.each([
  ['tab', 'closed'],
  ['here', 'lines'],
] as const)('the cart of an order whose payment opens %s is %s after', async (place, cart) => {
  await addToCart(wheat, seen)
  openCart()
  tillAnswers(({ orderId }) => Response.json({ url: 'https://pay.example/', orderId }))
  const { pendingOrder } = await order({}, 'online')
  await sendAndPay(pendingOrder, { go: () => place, end: () => {}, close: () => {} }, () => {})
  expect(useCartDialog.getState().cart).toBe(cart)
})

it('a payment is asked for with a new token where the centre refuses the old one', async () => {
  const { opened, pay } = payments()
  let asked = 0
  expect(
    await pay(() => (asked++ === 0 ? expired() : Response.json({ url: '/pay', orderId: 'training' }))),
  ).toBe('')
  expect(opened).toEqual(['/pay'])
})

it('paying, or mailing a receipt, after the session has ended asks for a sign-in, and the centre is not called silent', async () => {
  const { pay } = payments()
  centre.sessions.clear()
  expect(await pay(expired)).toMatch(/^Sign in again/)
  expect(await pay(expired)).toMatch(/^Sign in again/)
  expect(await mailReceipt('order', farmer)).toBe('sign-in')
})

it('paying for a training shows the centre’s answer, and calls it unreachable only where it was silent', async () => {
  const { opened, pay } = payments()
  const refused = (code: string, status: number) => () =>
    Response.json({ error: { code, message: '' } }, { status })
  expect(await pay(refused('already_paid', 409))).toBe('This order is paid already.')
  expect(await pay(refused('order_closed', 409))).toBe('This order has ended and cannot be paid any more.')
  expect(await pay(refused('provider_unreachable', 502))).toMatch(/^The centre has your order/)
  expect(await pay(noAnswer)).toMatch(/^The centre does not answer/)
  expect(opened).toEqual([])
  expect(await pay(() => Response.json({ url: '/pay', orderId: 'training' }))).toBe('')
  expect(opened).toEqual(['/pay'])
})

describe('an order that is taken back', () => {
  it('is not sent from a list that was read before', async () => {
    const sent = tillAnswers(placed)
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    expect(await withdrawPendingOrder(pendingOrder)).toEqual({ saved: true, withdrawal: 'withdrawn' })
    expect(await sendOrder(pendingOrder)).toEqual({ returned: true })
    expect(sent).toEqual([])
  })

  it('and was perhaps sent is there until the person has agreed', async () => {
    tillAnswers(noAnswer)
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    expect(await sendOrder(pendingOrder)).toMatchObject({ waiting: true })
    expect(await withdrawPendingOrder(pendingOrder)).toMatchObject({
      saved: false,
      withdrawal: 'perhaps sent',
    })
    expect(await addresses()).toHaveLength(1)
    const withdrawn = { saved: true, withdrawal: 'withdrawn, perhaps sent' }
    expect(await withdrawPendingOrder(pendingOrder, { evenIfSent: true })).toEqual(withdrawn)
    expect(await quantities()).toEqual({ [wheat]: 1 })
    // The same order again may be with the centre as well.
    expect(await withdrawPendingOrder((await order()).pendingOrder)).toMatchObject({
      withdrawal: 'perhaps sent',
    })
  })

  it('was not sent where the browser knew that there was no network, or the centre has refused it', async () => {
    const sent = tillAnswers(() =>
      Response.json({ error: { code: 'unavailable', message: '' } }, { status: 409 }),
    )
    hasNetwork(false)
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    expect(await sendOrder(pendingOrder)).toMatchObject({ waiting: true })
    expect(sent).toEqual([])
    expect(await withdrawPendingOrder(pendingOrder)).toMatchObject({ withdrawal: 'withdrawn' })
    hasNetwork(true)
    const second = (await order()).pendingOrder
    expect(await sendOrder(second)).toEqual({ returned: true })
    expect(await withdrawPendingOrder(second)).toMatchObject({ withdrawal: 'withdrawn' })
  })
})

describe('the centre’s answer', () => {
  it('to an order takes its goods out of the cart once, and leaves what was added since', async () => {
    tillAnswers(placed)
    await setQuantity(wheat, seen, 3)
    const { pendingOrder } = await order()
    await addToCart(wheat, seen)
    expect(await sendOrder(pendingOrder)).toEqual({ payment: { cash: true } })
    await wakeOutbox({ ignorePauses: true })
    expect(await quantities()).toEqual({ [wheat]: 1 })
    expect(await pendingOrdersOf(farmer)).toEqual([])
  })

  it('to a page that died before it applied the receipt is applied at the next start, once', async () => {
    await setQuantity(wheat, seen, 3)
    const { pendingOrder } = await order()
    const row = await outbox.entries.get(pendingOrder.id)
    const receipt = {
      id: row!.id,
      hash: row!['hash'],
      receivedAt: '',
      state: 'complete',
      result: { cash: true },
    }
    await outbox.entries.put({ ...row!, state: 'received', receipt })
    expect(await quantities()).toEqual({})
    for (const _start of [1, 2]) await wakeOutbox()
    expect(await quantities()).toEqual({})
    expect(await outbox.cartOperations.filter(({ kind }) => kind === 'remove').count()).toBe(1)
    expect(await takeSentOrders()).toEqual([{ id: pendingOrder.id, isToPay: false }])
    expect(await outbox.entries.get(pendingOrder.id)).not.toHaveProperty('settles')
  })

  it('that was lost comes again at the next try, and the order is one', async () => {
    const sent = tillAnswers(noAnswer)
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    expect(await sendOrder(pendingOrder)).toMatchObject({ waiting: true })
    const again = tillAnswers(placed)
    expect(await sendOrder(pendingOrder)).toEqual({ payment: { cash: true } })
    expect([sent.length, again.length]).toEqual([1, 1])
  })

  it('leads another tab that ordered the same to its payment too', async () => {
    tillAnswers(placed)
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    expect(await sendOrder(pendingOrder)).toEqual({ payment: { cash: true } })
    expect(await sendOrder(pendingOrder)).toEqual({ payment: { cash: true } })
  })

  it('that it was paid already, at a link whose answer was lost, counts as received', async () => {
    tillAnswers(() => Response.json({ error: { code: 'already_paid', message: '' } }, { status: 409 }))
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    expect(await sendOrder(pendingOrder)).toEqual({ payment: { paid: true } })
    expect(await quantities()).toEqual({})
  })

  it('of another order’s id, of a portal and of a busy centre leave the order waiting', async () => {
    const answers = [
      () => Response.json({ url: '/order', cash: true, orderId: 'another' }),
      () => new Response('<h1>Sign in to the hotel</h1>'),
      () => Response.json({ error: { code: 'too_many_orders', message: '' } }, { status: 429 }),
      () => Response.json({ error: { code: 'try_again', message: '' } }, { status: 503 }),
    ]
    await addToCart(wheat, seen)
    const { pendingOrder } = await order()
    for (const answer of answers) {
      tillAnswers(answer)
      expect(await sendOrder(pendingOrder)).toMatchObject({ waiting: true })
    }
  })
})
