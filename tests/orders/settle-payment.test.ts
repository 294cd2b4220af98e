import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { outcome } from '../database/as-person.ts'
import { rounds } from '../rounds.ts'
import { openShopDatabase, type Followed, type Order, type Shop } from './open-shop-database.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShopDatabase()
})
afterAll(() => shop.database.close())

/** A person, an order that waits for its payment, and the payment. */
async function awaiting() {
  const person = await shop.database.person()
  const order = await shop.ordered(person)
  const payment = await shop.pay(order)
  return { person, order, ...payment, amount: order.total_paise }
}
const now = async (person: { id: string }): Promise<Followed> => (await shop.changes(person)).orders[0]!
const notes = ({ events }: Order) => events.map(({ code }) => code).filter(Boolean)

describe('a payment', () => {
  test('that succeeds pays its order', async () => {
    const { person, order, ref, amount } = await awaiting()
    expect(await shop.settle({ ref, amount })).toEqual({
      outcome: 'paid',
      repeated: false,
      order_id: order.id,
      order_state: 'paid',
      payment_state: 'paid',
    })
    const after = await now(person)
    expect(after).toMatchObject({
      state: 'paid',
      payments: [{ state: 'paid', ref, amount_paise: amount, link: null, settled_at: expect.any(String) }],
    })
    expect(after.events.at(-1)).toMatchObject({ from: 'awaiting_payment', to: 'paid' })
    expect(after.version).toBeGreaterThan(order.version)
  })

  test('is one as long as it is open: two taps get the same link', async () => {
    const { order, id, link } = await awaiting()
    expect(await shop.pay(order)).toMatchObject({ id, link })
  })

  test('that fails leaves the order unpaid, and the next one may pay it', async () => {
    const { person, order, ref, amount } = await awaiting()
    expect(await shop.settle({ ref, amount, kind: 'failed' })).toMatchObject({
      outcome: 'failed',
      order_state: 'awaiting_payment',
    })
    expect(await now(person)).toMatchObject({
      state: 'awaiting_payment',
      payments: [{ state: 'failed', link: null }],
    })
    const second = await shop.pay(order)
    expect(second.ref).not.toBe(ref)
    expect(await shop.settle({ ref: second.ref, amount })).toMatchObject({ outcome: 'paid' })
    expect(notes(await now(person))).toEqual(['payment_failed'])
  })

  test('closes the order’s other payments when it succeeds', async () => {
    const { person, order, ref, amount } = await awaiting()
    await shop.settle({ ref, amount, kind: 'failed' })
    const second = await shop.pay(order)
    await shop.settle({ ref, amount })
    expect((await now(person)).payments).toMatchObject([
      { ref, state: 'paid' },
      { ref: second.ref, state: 'cancelled', link: null },
    ])
    // The other payment page was still open. Its money is recorded, and has to be refunded.
    expect(await shop.settle({ ref: second.ref, amount })).toMatchObject({
      outcome: 'late',
      order_state: 'paid',
    })
    expect(await now(person)).toMatchObject({
      state: 'paid',
      payments: [{ state: 'paid' }, { state: 'late' }],
    })
    expect(notes(await now(person))).toEqual(['payment_failed', 'payment_again'])
  })

  test('that was canceled leaves the order unchanged', async () => {
    const { person, ref, amount } = await awaiting()
    expect(await shop.settle({ ref, amount, kind: 'cancelled' })).toMatchObject({
      outcome: 'cancelled',
      order_state: 'awaiting_payment',
    })
    expect(await now(person)).toMatchObject({
      state: 'awaiting_payment',
      payments: [{ state: 'cancelled', link: null }],
    })
  })

  test('that expires ends the order too, unless another one is open', async () => {
    const { person, order, ref, amount } = await awaiting()
    await shop.settle({ ref, amount, kind: 'cancelled' })
    const second = await shop.pay(order)
    expect(await shop.settle({ ref, amount, kind: 'expired' })).toMatchObject({
      outcome: 'expired',
      order_state: 'awaiting_payment',
    })
    expect(await shop.settle({ ref: second.ref, amount, kind: 'expired' })).toMatchObject({
      order_state: 'cancelled',
    })
    expect(notes(await now(person))).toEqual(['payment_cancelled', 'payment_expired'])
  })

  test('that arrives after the order was cancelled is late and not lost', async () => {
    const { person, order, ref, amount } = await awaiting()
    await shop.cancel(person, order)
    expect(await shop.settle({ ref, amount })).toMatchObject({
      outcome: 'late',
      order_state: 'cancelled',
      payment_state: 'late',
    })
    const after = await now(person)
    expect(after).toMatchObject({ state: 'cancelled', payments: [{ state: 'late' }] })
    expect(notes(after)).toEqual(['by_customer', 'payment_late'])
  })

  test('of another amount or currency pays nothing and is recorded', async () => {
    const { person, ref, amount } = await awaiting()
    for (const wrong of [
      { amount: amount - 1 },
      { amount: amount * 100 },
      { amount, currency: 'USD' },
      { amount, currency: 'inr' },
    ]) {
      expect(await shop.settle({ ref, ...wrong })).toMatchObject({
        outcome: 'mismatch',
        order_state: 'awaiting_payment',
        payment_state: 'created',
      })
    }
    expect(notes(await now(person))).toEqual(Array.from({ length: 4 }, () => 'payment_mismatch'))
    expect(await shop.settle({ ref, amount })).toMatchObject({ outcome: 'paid' })
  })
})

describe('a message', () => {
  test('counts once, however often it arrives', async () => {
    const { person, ref, amount } = await awaiting()
    const message = { event: 'one', ref, amount }
    const first = await shop.settle(message)
    for (let times = 0; times < 3; times++)
      expect(await shop.settle(message)).toEqual({ ...first, repeated: true })
    expect((await now(person)).events).toHaveLength(3)
  })

  test('may come in any order: failed after paid changes nothing, paid after failed pays', async () => {
    const first = await awaiting()
    await shop.settle(first)
    for (const kind of ['failed', 'cancelled', 'expired']) {
      expect(await shop.settle({ ...first, kind })).toMatchObject({
        outcome: 'ignored',
        order_state: 'paid',
        payment_state: 'paid',
      })
    }
    const second = await awaiting()
    await shop.settle({ ...second, kind: 'failed' })
    expect(await shop.settle(second)).toMatchObject({
      outcome: 'paid',
      order_state: 'paid',
      payment_state: 'paid',
    })
  })

  test('that reports the payment again under another id pays once', async () => {
    const { person, ref, amount } = await awaiting()
    await shop.settle({ ref, amount })
    expect(await shop.settle({ ref, amount })).toMatchObject({ outcome: 'repeated', order_state: 'paid' })
    expect(notes(await now(person))).toEqual([])
  })

  test('about an unknown payment leaves no trace, so that it counts later', async () => {
    const { order, amount } = await awaiting()
    const message = { event: 'early', ref: 'not-ours-yet', amount }
    expect(await shop.settle(message)).toEqual({ outcome: 'unknown', repeated: false })
    await shop.settle({ ref: (await shop.pay(order)).ref, amount, kind: 'failed' })
    await shop.call('service key', 'open_payment($1, $2, $3, $4)', [
      order.id,
      'sandbox',
      'not-ours-yet',
      'https://x.example.org',
    ])
    expect(await shop.settle(message)).toMatchObject({ outcome: 'paid', repeated: false })
  })

  test('of another provider is refused', async () => {
    const { ref, amount } = await awaiting()
    const foreign = shop.call('service key', `settle_payment('other', 'x', $1, 'paid', $2, 'INR', now())`, [
      ref,
      amount,
    ])
    expect(await foreign).toMatchObject({ outcome: 'unknown' })
  })

  test('that is malformed is refused', async () => {
    const { ref, amount } = await awaiting()
    for (const wrong of [
      { kind: 'refunded' },
      { kind: null as never },
      { event: '' },
      { event: 'x'.repeat(201) },
    ]) {
      expect(await outcome(shop.settle({ ref, amount, ...wrong }))).toMatch(/^(P0001|235)/)
    }
  })
})

test('whatever messages arrive, in whatever order and however often, no money is lost and an order is paid once', async () => {
  const message = fc.record({
    event: fc.nat(5),
    tries: fc.nat(1),
    kind: fc.constantFrom('paid', 'failed', 'cancelled', 'expired', 'withdrawn'),
    right: fc.boolean(),
  })
  let tried = 0
  await fc.assert(
    fc.asyncProperty(fc.array(message, { minLength: 1, maxLength: 10 }), async (messages) => {
      const { person, order, ref, amount } = await awaiting()
      await shop.settle({ ref, amount, kind: 'failed', event: `${ref} opens` })
      const refs = [ref, (await shop.pay(order)).ref]
      const delivered = new Set<string>()
      /** The payments for which the right money certainly came. */
      const came = new Set<string>()
      for (const { event, tries, kind, right } of messages) {
        if (kind === 'withdrawn') {
          await outcome(shop.cancel(person, order))
          continue
        }
        const name = `${order.id} ${event}`
        await shop.settle({ event: name, ref: refs[tries]!, kind, amount: right ? amount : amount + 1 })
        if (kind === 'paid' && right && !delivered.has(name)) came.add(refs[tries]!)
        delivered.add(name)
      }
      const after = await now(person)
      const settled = after.payments.filter(({ state }) => state === 'paid' || state === 'late')
      expect(new Set(settled.map((payment) => payment.ref))).toEqual(came)
      const paid = after.payments.filter(({ state }) => state === 'paid')
      expect(paid).toHaveLength(after.state === 'paid' ? 1 : 0)
      expect(after.events.filter(({ to, from }) => to === 'paid' && from !== 'paid')).toHaveLength(
        paid.length,
      )
      tried++
    }),
    { numRuns: rounds(10, 200) },
  )
  expect(tried).toBeGreaterThanOrEqual(rounds(10, 200))
})
