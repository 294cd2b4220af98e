import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkout, openTill, type CreateAnswer, type Till } from './open-till.ts'
import { signatureOf } from '../../supabase/functions/_shared/signature.ts'
import { contact, otherSeed, seed } from './open-shop-database.ts'

let till: Till
let farmer: SupabaseClient
let other: SupabaseClient
beforeAll(async () => {
  till = await openTill()
  farmer = await till.signedIn('farmer')
  other = await till.signedIn('farmer2')
})
afterAll(() => till.close())

const codeOf = async (answer: Promise<{ status: number; body: CreateAnswer }>) => {
  const { status, body } = await answer
  return [status, body.error?.code]
}
const orderOf = async (person: SupabaseClient, id: string) =>
  (await till.orders(person)).find((order) => order.id === id)
const refOf = (url: string | undefined) => /\/local\/pay\/(\w+)\?/.exec(url ?? '')?.[1] ?? ''
const paid = (ref: string, changes = {}) => ({
  id: crypto.randomUUID(),
  kind: 'paid',
  ref,
  amount_paise: 8_002,
  currency: 'INR',
  at: new Date().toISOString(),
  ...changes,
})

const place = (person: SupabaseClient, id: string, changes: Record<string, unknown> = {}) =>
  person.rpc('place_order', {
    order_id: id,
    lines: [{ product_id: seed, quantity: 2 }],
    delivery: { area: null },
    contact,
    expected_total_paise: 8_002,
    language: 'pa',
    ...changes,
  })

describe('create-payment', () => {
  test('places the order of its body and returns a link to pay it', async () => {
    const body = checkout()
    const { status, body: answer, headers } = await till.createPayment(farmer, body)
    expect([status, answer]).toEqual([
      200,
      {
        url: expect.stringMatching(new RegExp(`^${till.site}/local/pay/sandbox_[0-9a-f]{32}\\?lang=en$`)),
        paymentId: expect.any(String),
        orderId: body.orderId,
      },
    ])
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(await orderOf(farmer, body.orderId)).toMatchObject({
      state: 'awaiting_payment',
      total_paise: 8_002,
      payments: [
        {
          id: answer.paymentId,
          state: 'created',
          provider: 'sandbox',
          link: answer.url,
          amount_paise: 8_002,
        },
      ],
    })
  })

  test('returns a link for an existing order, with or without its lines in the body', async () => {
    const id = crypto.randomUUID()
    expect((await place(farmer, id)).error).toBeNull()
    const { body: first } = await till.createPayment(
      farmer,
      checkout({ orderId: id, productDetails: undefined }),
    )
    expect(first.url).toContain('?lang=pa')
    const { body: second } = await till.createPayment(farmer, checkout({ orderId: id }))
    expect(second).toEqual(first)
  })

  test('returns one order, one payment and one link for two simultaneous taps and tabs', async () => {
    const body = checkout()
    const answers = await Promise.all(Array.from({ length: 6 }, () => till.createPayment(farmer, body)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(
      await till.backend.query('select id from payments where order_id = $1', [body.orderId]),
    ).toHaveLength(1)
  })

  test('refuses another amount with the right total, for an existing and for a new order', async () => {
    const placed = crypto.randomUUID()
    await place(farmer, placed)
    for (const orderId of [placed, crypto.randomUUID()]) {
      for (const amount of [1, 8_001, 800_200]) {
        const { status, body } = await till.createPayment(farmer, checkout({ orderId, amount }))
        expect([status, body.error]).toEqual([
          409,
          expect.objectContaining({ code: 'total_changed', total_paise: 8_002 }),
        ])
      }
    }
    expect((await orderOf(farmer, placed))?.payments).toEqual([])
  })

  test('returns the new lines when a price changed in between, and keeps the cart', async () => {
    const operation = {
      id: crypto.randomUUID(),
      product_id: otherSeed,
      kind: 'add',
      amount: 1,
      made_at: new Date().toISOString(),
    }
    await farmer.rpc('apply_cart_operations', { operations: [operation] })
    await till.backend.query('update catalogue_items set price_paise = 5000 where id = $1', [otherSeed])
    const body = checkout({
      amount: 4_002,
      productDetails: { items: [{ product_id: otherSeed, quantity: 1 }] },
    })
    const refused = await till.createPayment(farmer, body)
    expect([refused.status, refused.body.error]).toEqual([
      409,
      expect.objectContaining({
        code: 'total_changed',
        total_paise: 5_000,
        goods_paise: 5_000,
        delivery_fee_paise: 0,
        lines: [expect.objectContaining({ product_id: otherSeed, unit_paise: 5_000 })],
      }),
    ])
    const cart = async () => (await farmer.from('cart_items').select('product_id, quantity')).data
    expect(await cart()).toEqual([{ product_id: otherSeed, quantity: 1 }])
    expect((await till.createPayment(farmer, { ...body, amount: 5_000 })).status).toBe(200)
    expect(await cart()).toEqual([])
  })

  test('gives no UPI code where the provider has none, and places nothing for it', async () => {
    const body = checkout({ asCode: true })
    expect(await codeOf(till.createPayment(farmer, body))).toEqual([503, 'payments_unavailable'])
    expect(await orderOf(farmer, body.orderId)).toBeUndefined()
  })

  test('knows no order of other accounts', async () => {
    const body = checkout()
    await till.createPayment(farmer, body)
    expect(await codeOf(till.createPayment(other, { ...body, productDetails: undefined }))).toEqual([
      404,
      'order_unknown',
    ])
    expect(await codeOf(till.createPayment(other, body))).toEqual([409, 'conflict'])
    expect(await codeOf(till.createPayment(farmer, checkout({ productDetails: {} })))).toEqual([
      404,
      'order_unknown',
    ])
  })

  test('accepts no second payment for a paid order, and none for a canceled one', async () => {
    const body = checkout()
    const { body: answer } = await till.createPayment(farmer, body)
    await till.webhook(paid(refOf(answer.url)))
    expect(await codeOf(till.createPayment(farmer, body))).toEqual([409, 'already_paid'])
    const second = checkout()
    await till.createPayment(farmer, second)
    await farmer.rpc('cancel_order', { order_id: second.orderId })
    expect(await codeOf(till.createPayment(farmer, second))).toEqual([409, 'order_closed'])
  })

  test('takes other content under a known id for another order, and the same content for the same', async () => {
    const body = checkout()
    expect((await till.createPayment(farmer, body)).status).toBe(200)
    const mended = { ...body, shippingAddress: { ...body.shippingAddress, address: 'House 5, Sarna' } }
    expect(await codeOf(till.createPayment(farmer, mended))).toEqual([409, 'conflict'])
    expect((await till.createPayment(farmer, body)).status).toBe(200)
    expect(await codeOf(till.createPayment(farmer, { ...body, amount: 1 }))).toEqual([409, 'total_changed'])
  })

  test('refuses goods that another order has already', async () => {
    const items = [{ product_id: seed, quantity: 2, observed: [crypto.randomUUID()] }]
    const productDetails = { ...checkout().productDetails, items }
    expect((await till.createPayment(farmer, checkout({ productDetails }))).status).toBe(200)
    expect(await codeOf(till.createPayment(farmer, checkout({ productDetails })))).toEqual([
      409,
      'ordered_before',
    ])
  })

  test('names retired products', async () => {
    const items = [{ product_id: 'seeds-catalog/nothing', quantity: 1 }]
    const { status, body } = await till.createPayment(farmer, checkout({ productDetails: { items } }))
    expect([status, body.error]).toMatchObject([409, { code: 'unavailable', ids: ['seeds-catalog/nothing'] }])
  })

  test.each([
    ['no JSON', '{'],
    ['a list', []],
    ['nothing', 'null'],
    ['no order id', checkout({ orderId: undefined })],
    ['an order id that is none', checkout({ orderId: `x' or 1=1` })],
    ['no amount', checkout({ amount: undefined })],
    ['half a paisa', checkout({ amount: 80.5 })],
    ['a negative amount', checkout({ amount: -1 })],
    ['an endless amount', checkout({ amount: 1e300 })],
    ['an amount in words', checkout({ amount: '8002' })],
    [
      'a quantity of a billion',
      checkout({ productDetails: { items: [{ product_id: seed, quantity: 1e9 }] } }),
    ],
    [
      '1,000 lines',
      checkout({
        productDetails: {
          items: Array.from({ length: 1_000 }, (_, i) => ({ product_id: `a/${i}`, quantity: 1 })),
        },
      }),
    ],
    ['no name', checkout({ userName: '' })],
    ['a phone that is none', checkout({ userPhone: '12' })],
    ['a contact of the wrong kind', checkout({ userName: { a: 1 }, shippingAddress: 'x' })],
    ['a letter that no text may hold', checkout({ userName: 'a\u0000b' })],
  ])('answers 400 to %s', async (_, body) => {
    const { status, body: answer } = await till.createPayment(farmer, body)
    expect([status, answer]).toEqual([
      400,
      { error: expect.objectContaining({ code: 'bad_request', message: expect.any(String) }) },
    ])
  })

  test('refuses calls without a valid token', async () => {
    const call = (headers: Record<string, string>) =>
      fetch(`${till.site}/functions/v1/create-payment`, {
        method: 'POST',
        headers,
        body: JSON.stringify(checkout()),
      })
    for (const authorization of [
      '',
      `Bearer ${till.backend.publishableKey}`,
      `Bearer ${till.backend.asServiceKey}`,
      'Bearer a.b.c',
    ]) {
      expect((await call({ authorization, apikey: till.backend.publishableKey })).status).toBe(401)
    }
  })

  test('accepts pages of other origins, and only POST', async () => {
    const ask = (method: string, name: string) =>
      farmer.auth.getSession().then(({ data }) =>
        fetch(`${till.site}/functions/v1/${name}`, {
          method,
          headers: { authorization: `Bearer ${data.session?.access_token}` },
        }),
      )
    const preflight = await ask('OPTIONS', 'create-payment')
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([
      204,
      expect.stringContaining('authorization'),
    ])
    expect((await ask('GET', 'create-payment')).status).toBe(405)
    expect((await ask('GET', 'payment-webhook')).status).toBe(405)
  })
})

describe('payment-webhook', () => {
  const opened = async () => {
    const body = checkout()
    const { body: answer } = await till.createPayment(farmer, body)
    return { id: body.orderId, ref: refOf(answer.url) }
  }

  test('pays an order once, however often the message arrives', async () => {
    const { id, ref } = await opened()
    const message = paid(ref)
    expect(await till.webhook(message)).toEqual({
      status: 200,
      body: { received: true, outcome: 'paid', repeated: false },
    })
    const again = await Promise.all(Array.from({ length: 4 }, () => till.webhook(message)))
    for (const answer of again)
      expect(answer.body).toEqual({ received: true, outcome: 'paid', repeated: true })
    const order = await orderOf(farmer, id)
    expect(order).toMatchObject({ state: 'paid', payments: [{ state: 'paid' }] })
    expect(order?.events).toHaveLength(3)
  })

  test('refuses messages that are unsigned, signed with another secret, or signed for other bytes', async () => {
    const { id, ref } = await opened()
    expect((await till.webhook(paid(ref), 'guessed')).status).toBe(401)
    const body = JSON.stringify(paid(ref))
    const ours = await signatureOf('guessed', body)
    for (const signature of ['', 'x', ours, `${ours}00`, '0'.repeat(64)]) {
      const response = await fetch(`${till.site}/functions/v1/payment-webhook`, {
        method: 'POST',
        headers: { 'x-khet-signature': signature },
        body,
      })
      expect([response.status, await response.json()]).toEqual([
        401,
        { error: { code: 'bad_signature', message: expect.any(String) } },
      ])
    }
    expect(await orderOf(farmer, id)).toMatchObject({
      state: 'awaiting_payment',
      payments: [{ state: 'created' }],
    })
  })

  test('refuses a signature of another message', async () => {
    const { id, ref } = await opened()
    const [signed, tampered] = [paid(ref, { amount_paise: 1 }), paid(ref)]
    const response = await fetch(`${till.site}/functions/v1/payment-webhook`, {
      method: 'POST',
      headers: { 'x-khet-signature': await signatureOf(till.secret, JSON.stringify(signed)) },
      body: JSON.stringify(tampered),
    })
    expect(response.status).toBe(401)
    expect((await orderOf(farmer, id))?.state).toBe('awaiting_payment')
  })

  test('refuses another amount or currency, even if signed', async () => {
    const { id, ref } = await opened()
    for (const wrong of [{ amount_paise: 1 }, { currency: 'USD' }]) {
      const { status, body } = await till.webhook(paid(ref, wrong))
      expect([status, body.error?.code]).toEqual([422, 'mismatch'])
    }
    expect((await orderOf(farmer, id))?.state).toBe('awaiting_payment')
  })

  test('recognizes a payment of another system', async () => {
    expect((await till.webhook(paid('sandbox_00'))).status).toBe(404)
  })

  test.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['an unknown kind', JSON.stringify(paid('x', { kind: 'given' }))],
    ['no id', JSON.stringify(paid('x', { id: '' }))],
    ['an amount in words', JSON.stringify(paid('x', { amount_paise: '8002' }))],
    ['no time', JSON.stringify(paid('x', { at: 'soon' }))],
    ['a time that no calendar has', JSON.stringify(paid('x', { at: '0' }))],
    ['a long name', JSON.stringify(paid('x'.repeat(300)))],
    ['a long body', JSON.stringify(paid('x', { more: 'x'.repeat(70_000) }))],
  ])('answers 400 to %s', async (_, body) => {
    const { status, body: answer } = await till.webhook(body)
    expect([status, answer.error?.code]).toEqual([400, 'bad_request'])
  })

  test('is closed to people: nobody settles a payment through the database', async () => {
    const { ref } = await opened()
    const settled = await farmer.rpc('settle_payment', {
      provider: 'sandbox',
      event_id: 'x',
      ref,
      kind: 'paid',
      amount_paise: 8_002,
      currency: 'INR',
      happened_at: null,
    })
    expect(settled.error?.code).toBe('42501')
  })
})

test('returns the database’s refusals of an order: conflict, unknown and too many, each with its status', async () => {
  const id = crypto.randomUUID()
  expect((await place(other, id)).status).toBe(200)
  const conflict = await place(other, id, { contact: { ...contact, name: 'Somebody' } })
  expect([conflict.status, conflict.error?.code, conflict.error?.hint]).toEqual([
    409,
    'PT409',
    'Order anew under a new id.',
  ])
  const nothing = await other.rpc('cancel_order', { order_id: crypto.randomUUID() })
  expect([nothing.status, nothing.error?.code]).toEqual([404, 'PT404'])
  const bad = await place(other, id, { contact: { ...contact, phone: 'x' } })
  expect([bad.status, bad.error?.code, bad.error?.details]).toEqual([400, 'P0001', 'phone'])

  for (let n = 1; n < 30; n++) await place(other, crypto.randomUUID())
  const { data } = await other.auth.getSession()
  const limited = await till.createPayment(other, checkout())
  expect([limited.status, limited.body.error?.code]).toEqual([429, 'too_many_orders'])
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(3_000)
  const direct = await fetch(`${till.site}/rest/v1/rpc/place_order`, {
    method: 'POST',
    headers: {
      apikey: till.backend.publishableKey,
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      order_id: crypto.randomUUID(),
      lines: [{ product_id: seed, quantity: 2 }],
      delivery: {},
      contact,
      expected_total_paise: 8_002,
      language: 'en',
    }),
  })
  expect([direct.status, Number(direct.headers.get('retry-after')) > 3_000]).toEqual([429, true])
  expect(await direct.json()).toMatchObject({ code: 'PT429', hint: expect.stringContaining('minutes') })
})
