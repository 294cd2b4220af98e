import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerTheNetwork, resetNetwork, network, settings } from './deno-settings.ts'

settings['KHET_PROVIDER_WAIT_MS'] = '2500'
const { stripe } = await import('../../supabase/functions/_shared/stripe-provider.ts')

const now = 1_800_000_000
beforeEach(() => {
  resetNetwork()
  answerTheNetwork()
  Object.assign(settings, {
    KHET_STRIPE_SECRET_KEY: 'sk_1',
    KHET_STRIPE_WEBHOOK_SECRET: 'whsec_1',
    KHET_SITE_URL: 'https://khet.example/',
  })
  vi.useFakeTimers({ now: now * 1000, toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

const order = {
  id: 'order-1',
  reference: 'KS-1',
  total_paise: 8_002,
  currency: 'INR',
  language: 'en',
  attempt: 'order-1-0',
}
const due = {
  id: 'refund-1',
  key: 'key-1',
  provider: 'stripe',
  ref: 'cs_1',
  charge_ref: 'pi_1',
  refund_ref: null,
  earlier_refs: [],
  tries: 0,
  amount_paise: 8_002,
  currency: 'INR',
}
const session = { id: 'cs_1', url: 'https://checkout.example/cs_1' }
const authorization = 'Bearer sk_1'
const type = { 'content-type': 'application/x-www-form-urlencoded' }

test.each(['KHET_STRIPE_SECRET_KEY', 'KHET_STRIPE_WEBHOOK_SECRET'])(
  'without %s there is no Stripe',
  (name) => {
    delete settings[name]
    expect(stripe()).toBeUndefined()
  },
)

test('an answer is waited for as long as the setting says', async () => {
  const wait = vi.spyOn(AbortSignal, 'timeout')
  network.answers.push(Response.json(session))
  await stripe()!.createLink(order)
  expect(wait.mock.calls).toEqual([[2_500]])
  wait.mockRestore()
  expect(stripe()!.name).toBe('stripe')
})

test('a session is asked for under the key of the attempt, and leads back to the page in the payer’s language', async () => {
  network.answers.push(Response.json(session), Response.json(session))
  expect(await stripe()!.createLink(order)).toEqual({ ref: 'cs_1', url: session.url })
  const [sent] = network.sent
  expect({ ...sent, body: Object.fromEntries(new URLSearchParams(String(sent!.body))) }).toEqual({
    url: 'https://api.stripe.com/v1/checkout/sessions',
    method: 'POST',
    headers: { authorization, ...type, 'idempotency-key': 'order-1-0' },
    body: {
      mode: 'payment',
      client_reference_id: 'order-1',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'inr',
      'line_items[0][price_data][unit_amount]': '8002',
      'line_items[0][price_data][product_data][name]': 'KS-1',
      'payment_intent_data[metadata][order_id]': 'order-1',
      success_url: 'https://khet.example/payment-success?order_id=order-1&session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://khet.example/?payment=cancelled&order_id=order-1',
    },
  })
  expect(network.inits[0]).toMatchObject({ redirect: 'error', signal: expect.any(AbortSignal) })
  settings['KHET_STRIPE_API'] = 'http://127.0.0.1:9'
  await stripe()!.createLink({ ...order, language: 'pa' })
  expect(network.sent[1]!.url).toBe('http://127.0.0.1:9/v1/checkout/sessions')
  const punjabi = new URLSearchParams(String(network.sent[1]!.body))
  expect(punjabi.get('cancel_url')).toBe('https://khet.example/pa?payment=cancelled&order_id=order-1')
  expect(punjabi.get('success_url')).toMatch(/^https:\/\/khet\.example\/pa\/payment-success\?/)
})

test.each([
  [402, session],
  [200, { ...session, id: undefined }],
  [200, { ...session, url: undefined }],
  [200, { ...session, url: 'javascript:alert(1)' }],
])('an answer of %i with %j is no session', async (status, body) => {
  network.answers.push(Response.json(body, { status }))
  await expect(stripe()!.createLink(order)).rejects.toThrow(`no session: ${status}`)
})

const hmac = (text: string, secret = 'whsec_1') => createHmac('sha256', secret).update(text).digest('hex')
const signed = (body: string, at: number | string = now) => `t=${at},v1=${hmac(`${at}.${body}`)}`
const heard = (body: string, signature: string | undefined = signed(body)) =>
  stripe()!.verify(
    new Request('https://khet.example/', {
      method: 'POST',
      body,
      headers: signature === '' ? {} : { 'stripe-signature': signature },
    }),
  )
const paidSession = {
  id: 'cs_1',
  amount_total: 8_002,
  currency: 'inr',
  payment_status: 'paid',
  payment_intent: 'pi_1',
}
const message = (what: string, object: object | undefined = paidSession) =>
  JSON.stringify({ id: 'evt_1', type: what, created: 1_799_999_999, data: { object } })

test.each([
  ['checkout.session.completed', 'paid'],
  ['checkout.session.async_payment_succeeded', 'paid'],
  ['checkout.session.async_payment_failed', 'failed'],
  ['checkout.session.expired', 'expired'],
])('%s means that a payment is %s', async (what, kind) => {
  expect(await heard(message(what))).toEqual({
    kind,
    id: 'evt_1',
    ref: 'cs_1',
    amountPaise: 8_002,
    currency: 'INR',
    at: '2027-01-15T07:59:59.000Z',
    chargeRef: 'pi_1',
  })
})

test('a session that is completed and not yet paid, and any other message, say nothing of a payment', async () => {
  expect(
    await heard(message('checkout.session.completed', { ...paidSession, payment_status: 'unpaid' })),
  ).toBe('other')
  expect(await heard(message('invoice.created'))).toBe('other')
  expect(await heard(JSON.stringify({ id: 'evt_1' }))).toBe('other')
  expect(await heard(JSON.stringify({ type: 'checkout.session.expired' }))).toBe('malformed')
  expect(await heard(JSON.stringify({ id: 'evt_1', type: 'checkout.session.expired' }))).toBe('malformed')
})

const refund = {
  id: 're_1',
  amount: 8_002,
  currency: 'inr',
  payment_intent: 'pi_1',
  status: 'succeeded',
  metadata: { refund_id: 'refund-1' },
}

test.each([
  ['succeeded', 'returned'],
  ['pending', 'sent'],
  ['requires_action', 'sent'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
])('a refund that is %s is %s', async (status, outcome) => {
  expect(await heard(message('refund.updated', { ...refund, status }))).toEqual({
    kind: 'refund',
    refund: 'refund-1',
    chargeRef: 'pi_1',
    ref: 're_1',
    amountPaise: 8_002,
    currency: 'INR',
    outcome,
  })
  network.answers.push(Response.json({ ...refund, status }))
  expect(await stripe()!.refund(due)).toEqual({ ref: 're_1', outcome })
})

test('a refund of an unknown state is malformed, and one from Stripe’s own desk has no id of ours', async () => {
  expect(await heard(message('refund.updated', { ...refund, status: 'thinking' }))).toBe('malformed')
  expect(await heard(message('refund.updated', { ...refund, status: undefined }))).toBe('malformed')
  expect(await heard(message('refund.created', { ...refund, metadata: {} }))).toMatchObject({ refund: null })
})

test('a message without an id is malformed, also one that nobody waits for', async () => {
  for (const id of [undefined, '', 7])
    expect(await heard(JSON.stringify({ id, type: 'invoice.created' }))).toBe('malformed')
})

test('a message counts for five minutes by the clock of either side, and under any of its signatures', async () => {
  const body = message('invoice.created')
  for (const at of [now - 300, now + 300]) expect(await heard(body, signed(body, at))).toBe('other')
  for (const at of [now - 301, now + 301, '', 'now', `x${now}`, `${now}x`, `0${'0'.repeat(12)}${now}`])
    expect(await heard(body, signed(body, at)), String(at)).toBe('forged')
  const good = hmac(`${now}.${body}`)
  expect(await heard(body, `t=${now}, v1=${'0'.repeat(64)}, v1=${good}`)).toBe('other')
  expect(await heard(body, `v1=${good},t=${now}`)).toBe('other')
  for (const signature of [
    '',
    `v1=${good}`,
    `t=${now}`,
    `t=${now},v1`,
    `t=${now},v0=${good}`,
    `${now},v1=${good}`,
  ])
    expect(await heard(body, signature), signature).toBe('forged')
  expect(await heard(body, `t=${now},v1=${hmac(`${now}.${body}`, 'guessed')}`)).toBe('forged')
  expect(await heard(body, `t=${now},v1=${hmac(body)}`)).toBe('forged')
})

test('money is asked back once by the key of the refund, and its state by the name that Stripe gave', async () => {
  network.answers.push(
    Response.json(refund),
    Response.json({ ...refund, status: 'pending' }),
    Response.json(refund),
  )
  expect(await stripe()!.refund(due)).toEqual({ ref: 're_1', outcome: 'returned' })
  await stripe()!.refund({ ...due, charge_ref: null })
  expect(await stripe()!.refund({ ...due, refund_ref: 're_1' })).toEqual({ ref: 're_1', outcome: 'returned' })
  const [asked, without, state] = network.sent
  expect({ ...asked, body: Object.fromEntries(new URLSearchParams(String(asked!.body))) }).toEqual({
    url: 'https://api.stripe.com/v1/refunds',
    method: 'POST',
    headers: { authorization, ...type, 'idempotency-key': 'key-1' },
    body: { payment_intent: 'pi_1', amount: '8002', 'metadata[refund_id]': 'refund-1' },
  })
  expect(new URLSearchParams(String(without!.body)).get('payment_intent')).toBe('')
  expect(state).toEqual({
    url: 'https://api.stripe.com/v1/refunds/re_1',
    method: 'GET',
    headers: { authorization },
    body: undefined,
  })
})

test('a refusal of a refund is its end, unless the money is back already; no clear answer is none', async () => {
  const refused = (code: string, status = 400) => Response.json({ error: { code } }, { status })
  network.answers.push(refused('charge_already_refunded'), refused('charge_disputed'))
  expect(await stripe()!.refund(due)).toEqual({ ref: null, outcome: 'returned' })
  expect(await stripe()!.refund(due)).toEqual({ ref: null, outcome: 'failed' })
  network.answers.push(Response.json(refund, { status: 400 }))
  expect(await stripe()!.refund(due)).toEqual({ ref: null, outcome: 'failed' })
  network.answers.push(Response.json(refund, { status: 409 }), Response.json({ ...refund, id: '' }))
  await expect(stripe()!.refund(due)).rejects.toThrow('no refund: 409')
  await expect(stripe()!.refund(due)).rejects.toThrow('no refund: 200')
})
