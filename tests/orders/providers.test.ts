import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FakeProvider } from './fake-provider.ts'
import { deskAnswer } from '../database/desk-answer.ts'
import { openFakeRazorpay } from './fake-razorpay.ts'
import { openFakeStripe } from './fake-stripe.ts'
import { checkout, openTill, type Till } from './open-till.ts'
import type { Followed } from './open-shop-database.ts'
import { isFull } from '../rounds.ts'

describe.each([
  ['Stripe', openFakeStripe],
  ['Razorpay', openFakeRazorpay],
])('%s', (name, open) => {
  // Every run tests one provider with all cases; `test:full` tests both.
  const variant = test.skipIf(!isFull && name === 'Razorpay')
  let fake: FakeProvider
  let till: Till
  let farmer: SupabaseClient
  let manager: SupabaseClient
  beforeAll(async () => {
    fake = await open()
    Object.assign(process.env, fake.environment, {
      KHET_PAYMENT_PROVIDER: fake.name,
      KHET_PROVIDER_WAIT_MS: '2500',
      KHET_SITE_URL: 'https://khet.example/',
    })
    till = await openTill()
    farmer = await till.signedIn('farmer')
    manager = await till.signedIn('manager')
  })
  afterAll(async () => {
    for (const name of [
      'KHET_PAYMENT_PROVIDER',
      'KHET_PROVIDER_WAIT_MS',
      'KHET_SITE_URL',
      ...Object.keys(fake.environment),
    ])
      delete process.env[name]
    await till.close()
    await fake.api.close()
  })

  const tell = async (body: string, headers = fake.sign(body)) => {
    const address = `${till.site}/functions/v1/payment-webhook`
    const response = await fetch(address, { method: 'POST', headers, body })
    const { outcome, error } = (await response.json()) as { outcome?: string; error?: { code: string } }
    return [response.status, outcome ?? error?.code]
  }
  /** Refunds an order as a manager at the desk. */
  const refund = async (id: string) => {
    const entry = deskAnswer({ what: 'order', item: id, seen: 9e14, status: 'refunded' })
    const { data } = await manager.rpc('answer_from_desk', { entries: [entry] })
    expect(data).toMatchObject({ results: [{ receipt: expect.anything() }] })
    await till.backend.idle()
  }
  const orderOf = async (id: string): Promise<Followed> =>
    (await till.orders(farmer)).find((order) => order.id === id)!
  const begun = async (changes: Record<string, unknown> = {}) => {
    const body = checkout(changes)
    const { body: answer } = await till.createPayment(farmer, body)
    return { id: body.orderId, body, answer, ref: fake.refOf(answer.url ?? '') }
  }
  const returnMoney = async () => {
    await till.backend.query('update refunds set due_at = now()')
    const response = await till.backend.fetch(
      new Request(`${till.site}/functions/v1/return-money`, {
        method: 'POST',
        headers: { authorization: `Bearer ${till.backend.asServiceKey}` },
      }),
    )
    return [response.status, ((await response.json()) as { returned?: number }).returned]
  }
  const ledgerOf = (id: string) =>
    till.backend.query<{ kind: string; amount: number }>(
      'select kind, amount_paise::int as amount from payment_ledger where order_id = $1 order by id',
      [id],
    )

  test('returns a link for the exact total, and only its signed message pays the order', async () => {
    const { id, answer, ref } = await begun()
    expect(answer.url).toMatch(/^https:\/\/[\w./]+$/)
    const requests = fake.api.requests.at(-1)!
    expect(decodeURIComponent(requests.body)).toContain('https://khet.example/payment-success?')
    expect(decodeURIComponent(requests.body)).toMatch(/8002\D/)
    expect(await tell(fake.says.paid(ref))).toEqual([200, 'paid'])
    expect(await orderOf(id)).toMatchObject({
      state: 'paid',
      payments: [{ state: 'paid', provider: fake.name }],
    })
  })

  test('counts once, however often it arrives, and in any order', async () => {
    const { id, ref } = await begun()
    const paid = fake.says.paid(ref)
    const results = await Promise.all([tell(paid), tell(paid), tell(paid)])
    expect(results).toEqual([
      [200, 'paid'],
      [200, 'paid'],
      [200, 'paid'],
    ])
    expect(await tell(fake.says.expired(ref))).toEqual([200, 'ignored'])
    expect(await tell(fake.says.paid(ref))).toEqual([200, 'repeated'])
    expect(await ledgerOf(id)).toEqual([{ kind: 'received', amount: 8_002 }])
    expect((await orderOf(id)).state).toBe('paid')
  })

  test('is refused if somebody else signed, the body was changed, or nobody signed', async () => {
    const { id, ref } = await begun()
    const paid = fake.says.paid(ref)
    const [header] = Object.keys(fake.sign(paid))
    for (const headers of [
      fake.sign(paid, { secret: 'guessed' }),
      fake.sign(`${paid} `),
      { [header!]: 'v1=' },
      { [header!]: '' },
      {},
    ])
      expect(await tell(paid, headers)).toEqual([401, 'bad_signature'])
    for (const body of ['[]', 'no json', 'x'.repeat(300_000), paid.replaceAll(ref, 'x'.repeat(300))])
      expect(await tell(body)).toEqual([400, 'bad_request'])
    expect((await orderOf(id)).state).toBe('awaiting_payment')
  })

  test.runIf(open === openFakeStripe)('is refused if its signed time is old, or in the future', async () => {
    const { ref } = await begun()
    const paid = fake.says.paid(ref)
    for (const secondsAgo of [320, -320])
      expect(await tell(paid, fake.sign(paid, { secondsAgo }))).toEqual([401, 'bad_signature'])
    expect(await tell(paid, fake.sign(paid, { secondsAgo: 200 }))).toEqual([200, 'paid'])
  })

  test('pays nothing with another amount or currency', async () => {
    const { id, ref } = await begun()
    expect(await tell(fake.says.paid(ref, { amount: 8_001 }))).toEqual([422, 'mismatch'])
    expect(await tell(fake.says.paid(ref, { currency: 'USD' }))).toEqual([422, 'mismatch'])
    expect(await orderOf(id)).toMatchObject({ state: 'awaiting_payment' })
    expect(await ledgerOf(id)).toEqual([])
  })

  variant(
    'says much that is nothing to us, and that is fine; of a payment that is not ours it is asked to say so again',
    async () => {
      expect(await tell(fake.says.nothing())).toEqual([200, 'ignored'])
      const { ref } = await begun()
      const foreign = fake.says.paid(ref).replaceAll(ref, `${ref}x`)
      expect(await tell(foreign)).toEqual([404, 'payment_unknown'])
    },
  )

  test.each(['lost', 'slow', 'garbage', 'overloaded'] as const)(
    'with %s as its answer loses no order and makes no second link',
    async (mood) => {
      const before = fake.links()
      fake.api.mood = mood
      const body = checkout()
      const refused = await till.createPayment(farmer, body)
      fake.api.mood = 'well'
      expect([refused.status, refused.body.error]).toMatchObject([
        502,
        { code: 'provider_unreachable', orderId: body.orderId },
      ])
      expect(await orderOf(body.orderId)).toMatchObject({ state: 'awaiting_payment', payments: [] })
      const { status, body: answer } = await till.createPayment(farmer, body)
      expect([status, fake.links() - before]).toEqual([200, 1])
      expect(await tell(fake.says.paid(fake.refOf(answer.url!)))).toEqual([200, 'paid'])
    },
  )

  variant('makes one link of taps in two tabs at once', async () => {
    const before = fake.links()
    const body = checkout()
    const answers = await Promise.all([1, 2, 3].map(() => till.createPayment(farmer, body)))
    expect(new Set(answers.map(({ body: { url } }) => url)).size).toBe(1)
    expect(fake.links() - before).toBe(1)
  })

  test('refunds a late payment, once, also if its answer was lost', async () => {
    const { id, ref } = await begun()
    await farmer.rpc('cancel_order', { order_id: id })
    const done = fake.refunds().length
    fake.refundsAre('done')
    fake.api.mood = 'lost'
    expect(await tell(fake.says.paid(ref))).toEqual([200, 'late'])
    await returnMoney()
    expect((await orderOf(id)).payments).toMatchObject([{ state: 'late', refund: 'asked' }])
    fake.api.mood = 'well'
    await returnMoney()
    await returnMoney()
    expect(fake.refunds().slice(done)).toMatchObject([{ amount: 8_002 }])
    expect(await orderOf(id)).toMatchObject({ state: 'refunded', payments: [{ refund: 'returned' }] })
    expect(await ledgerOf(id)).toEqual([
      { kind: 'received', amount: 8_002 },
      { kind: 'returned', amount: -8_002 },
    ])
  })

  variant('has a refund in hand until it says that it is done', async () => {
    const { id, ref } = await begun()
    await tell(fake.says.paid(ref))
    fake.refundsAre('waiting')
    await refund(id)
    await returnMoney()
    expect(await orderOf(id)).toMatchObject({ state: 'paid', payments: [{ refund: 'sent' }] })
    const result = fake.says.refunded()
    expect(await tell(result)).toEqual([200, 'returned'])
    expect(await tell(result)).toEqual([200, 'repeated'])
    expect(await orderOf(id)).toMatchObject({ state: 'refunded' })
  })

  variant('is asked how far a refund is where its word did not come', async () => {
    const { id, ref } = await begun()
    await tell(fake.says.paid(ref))
    fake.refundsAre('waiting')
    await refund(id)
    await returnMoney()
    fake.says.refunded()
    await returnMoney()
    expect(await orderOf(id)).toMatchObject({ state: 'refunded' })
  })

  variant('that cannot give it back says so, and a manager asks again', async () => {
    const { id, ref } = await begun()
    await tell(fake.says.paid(ref))
    fake.refundsAre('failed')
    await refund(id)
    await returnMoney()
    const failed = await orderOf(id)
    expect(failed).toMatchObject({ state: 'paid', payments: [{ refund: 'failed' }] })
    expect(failed.events.at(-1)!.code).toBe('refund_failed')
    fake.refundsAre('done')
    await refund(id)
    await returnMoney()
    expect(await orderOf(id)).toMatchObject({ state: 'refunded' })
  })

  variant('whose own desk gave the money back is believed', async () => {
    const { id, ref } = await begun()
    await tell(fake.says.paid(ref))
    expect(await tell(fake.returnsByHand(ref))).toEqual([200, 'returned'])
    expect(await orderOf(id)).toMatchObject({ state: 'refunded' })
    const other = await begun()
    await tell(fake.says.paid(other.ref))
    // Its message is lost, and the manager asks here.
    fake.returnsByHand(other.ref)
    await refund(other.id)
    await returnMoney()
    expect(await orderOf(other.id)).toMatchObject({ state: 'refunded' })
  })

  variant('ends an order that nobody paid', async () => {
    const { id, ref } = await begun()
    expect(await tell(fake.says.expired(ref))).toEqual([200, 'expired'])
    expect(await orderOf(id)).toMatchObject({ state: 'cancelled' })
  })

  variant('has no part in what is paid in cash', async () => {
    const before = fake.api.requests.length
    const body = checkout({
      productDetails: { ...checkout().productDetails, deliveryArea: 'sarna', payBy: 'cash' },
    })
    const { status, body: answer } = await till.createPayment(farmer, body)
    expect([status, answer]).toEqual([
      200,
      { url: `/order?id=${body.orderId}`, paymentId: expect.any(String), orderId: body.orderId, cash: true },
    ])
    expect((await till.createPayment(farmer, body)).body).toEqual(answer)
    expect(await orderOf(body.orderId)).toMatchObject({ state: 'placed', pay_by: 'cash' })
    expect(fake.api.requests.length).toBe(before)
  })

  variant('is asked for money back by the project alone', async () => {
    const response = await fetch(`${till.site}/functions/v1/return-money`, { method: 'POST' })
    expect(response.status).toBe(401)
  })
})
