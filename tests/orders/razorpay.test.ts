import { createHash, createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerTheNetwork, resetNetwork, network, settings } from './deno-settings.ts'

const { razorpay } = await import('../../supabase/functions/_shared/razorpay-provider.ts')

const now = 1_800_000_000
beforeEach(() => {
  resetNetwork()
  answerTheNetwork()
  Object.assign(settings, {
    KHET_RAZORPAY_KEY_ID: 'rzp',
    KHET_RAZORPAY_KEY_SECRET: 'key',
    KHET_RAZORPAY_WEBHOOK_SECRET: 'hook',
    KHET_SITE_URL: 'https://khet.example',
  })
  vi.useFakeTimers({ now: now * 1000 + 999, toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

const order = {
  id: 'order-1',
  reference: 'KS-1',
  total_paise: 8_002,
  currency: 'INR',
  language: 'hi',
  attempt: 'order-1-0',
}
const due = {
  id: 'refund-1',
  key: 'key-1',
  provider: 'razorpay',
  ref: 'plink_1',
  charge_ref: 'pay/1',
  refund_ref: null,
  earlier_refs: [],
  tries: 0,
  amount_paise: 8_002,
  currency: 'INR',
}
const link = {
  id: 'plink_1',
  short_url: 'https://rzp.example/i/1',
  amount: 8_002,
  currency: 'INR',
  reference_id: 'order-1-0',
  status: 'created',
}
const authorization = `Basic ${btoa('rzp:key')}`
const refused = () => Response.json({ error: {} }, { status: 400 })

test.each(['KEY_ID', 'KEY_SECRET', 'WEBHOOK_SECRET'])('without its %s there is no Razorpay', (name) => {
  delete settings[`KHET_RAZORPAY_${name}`]
  expect(razorpay()).toBeUndefined()
})

test('without a setting an answer is waited for twelve seconds', async () => {
  const wait = vi.spyOn(AbortSignal, 'timeout')
  network.answers.push(Response.json(link))
  await razorpay()!.createLink(order)
  expect(wait.mock.calls).toEqual([[12_000]])
  wait.mockRestore()
  expect(razorpay()!.name).toBe('razorpay')
})

test('a link for the whole amount is asked for, which lives a day', async () => {
  network.answers.push(Response.json(link), Response.json(link))
  expect(await razorpay()!.createLink(order)).toEqual({ ref: 'plink_1', url: link.short_url })
  const [sent] = network.sent
  expect({ ...sent, body: JSON.parse(String(sent!.body)) }).toEqual({
    url: 'https://api.razorpay.com/v1/payment_links',
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: {
      amount: 8_002,
      currency: 'INR',
      accept_partial: false,
      reference_id: 'order-1-0',
      description: 'KS-1',
      expire_by: now + 86_400,
      notes: { order_id: 'order-1' },
      reminder_enable: false,
      callback_url: 'https://khet.example/hi/payment-success?order_id=order-1&session_id=order-1-0',
      callback_method: 'get',
    },
  })
  settings['KHET_RAZORPAY_API'] = 'http://127.0.0.1:9'
  await razorpay()!.createLink(order)
  expect(network.sent[1]!.url).toBe('http://127.0.0.1:9/v1/payment_links')
})

test('the link of an earlier try, whose answer was lost, is found by its name', async () => {
  const others = [{ ...link, id: 'a', reference_id: 'x' }, { ...link, id: 'b', status: 'paid' }, null]
  network.answers.push(refused(), Response.json({ payment_links: [...others, link] }))
  expect(await razorpay()!.createLink(order)).toEqual({ ref: 'plink_1', url: link.short_url })
  expect(network.sent[1]).toEqual({
    url: 'https://api.razorpay.com/v1/payment_links?reference_id=order-1-0',
    method: 'GET',
    headers: { authorization },
    body: undefined,
  })
  for (const found of [{ payment_links: others }, { payment_links: 'none' }, {}]) {
    network.answers.push(refused(), Response.json(found))
    await expect(razorpay()!.createLink(order)).rejects.toThrow('no link')
  }
})

test('where the link of that name is over, another one has another name', async () => {
  const over = { payment_links: [{ ...link, status: 'expired' }] }
  const next = { ...link, id: 'plink_2', reference_id: 'order-1-0b' }
  network.answers.push(refused(), Response.json(over), Response.json(next))
  expect(await razorpay()!.createLink(order)).toEqual({ ref: 'plink_2', url: link.short_url })
  expect(network.sent[2]!.body).toContain('"reference_id":"order-1-0b"')
  network.answers.push(refused(), Response.json(over), refused(), Response.json({}))
  await expect(razorpay()!.createLink(order)).rejects.toThrow('no link')
})

test.each([
  { id: undefined },
  { short_url: undefined },
  { short_url: 'javascript:alert(1)' },
  { amount: 8_001 },
  { currency: 'USD' },
])('a link with %j is none', async (change) => {
  network.answers.push(Response.json({ ...link, ...change }))
  await expect(razorpay()!.createLink(order)).rejects.toThrow('no link')
})

const sign = (body: string, secret = 'hook') => createHmac('sha256', secret).update(body).digest('hex')
const heard = (body: string, signature: string | undefined = sign(body)) =>
  razorpay()!.verify(
    new Request('https://khet.example/', {
      method: 'POST',
      body,
      headers: signature === '' ? {} : { 'x-razorpay-signature': signature },
    }),
  )
const paidLink = { ...link, amount_paid: 8_003 }
const message = (event: string | undefined, payload: object) =>
  JSON.stringify({
    event,
    created_at: 1_799_999_999,
    payload: Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }])),
  })

test.each([
  ['payment_link.paid', 'paid', 8_003],
  ['payment_link.cancelled', 'cancelled', 8_002],
  ['payment_link.expired', 'expired', 8_002],
])('%s means that a payment is %s', async (event, kind, amountPaise) => {
  const body = message(event, { payment_link: paidLink, payment: { id: 'pay_1' } })
  expect(await heard(body)).toEqual({
    kind,
    // Two messages of the same bytes are the same message.
    id: createHash('sha256').update(body).digest('hex'),
    ref: 'plink_1',
    amountPaise,
    currency: 'INR',
    at: '2027-01-15T07:59:59.000Z',
    chargeRef: 'pay_1',
  })
})

const refund = {
  id: 'rfnd_1',
  amount: 8_002,
  currency: 'INR',
  payment_id: 'pay_1',
  status: 'processed',
  notes: { refund_id: 'refund-1' },
}

test.each([
  ['refund.created', 'pending', 'sent'],
  ['refund.processed', 'processed', 'returned'],
  ['refund.failed', 'failed', 'failed'],
])('%s with the state %s is %s', async (event, status, outcome) => {
  expect(await heard(message(event, { refund: { ...refund, status } }))).toEqual({
    kind: 'refund',
    refund: 'refund-1',
    chargeRef: 'pay_1',
    ref: 'rfnd_1',
    amountPaise: 8_002,
    currency: 'INR',
    outcome,
  })
})

test('other messages say nothing, and what nobody signed is forged', async () => {
  const refunds = ['refund.speed_changed', 'xrefund.failed', 'refund.failedx', 'refund.createdprocessed']
  for (const event of [...refunds, 'order.paid', undefined])
    expect(await heard(message(event, { refund })), event).toBe('other')
  const body = message('payment_link.paid', { payment_link: paidLink })
  expect(await heard(body)).toMatchObject({ kind: 'paid', chargeRef: null })
  for (const signature of ['', 'v1', sign(body, 'guessed'), sign(`${body} `)])
    expect(await heard(body, signature)).toBe('forged')
  expect(await heard('[]')).toBe('malformed')
  expect(await heard(JSON.stringify({ event: 'payment_link.paid' }))).toBe('malformed')
})

test('money is asked back once by the key of the refund, and its state by the name that Razorpay gave', async () => {
  network.answers.push(Response.json(refund), Response.json({ ...refund, status: 'pending' }))
  expect(await razorpay()!.refund(due)).toEqual({ ref: 'rfnd_1', outcome: 'returned' })
  expect(await razorpay()!.refund({ ...due, refund_ref: 'rfnd_1' })).toEqual({
    ref: 'rfnd_1',
    outcome: 'sent',
  })
  const [asked, state] = network.sent
  expect({ ...asked, body: JSON.parse(String(asked!.body)) }).toEqual({
    url: 'https://api.razorpay.com/v1/payments/pay%2F1/refund',
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'x-refund-idempotency': 'key-1' },
    body: { amount: 8_002, notes: { refund_id: 'refund-1' } },
  })
  expect(state).toEqual({
    url: 'https://api.razorpay.com/v1/refunds/rfnd_1',
    method: 'GET',
    headers: { authorization },
    body: undefined,
  })
})

test('after a refusal the refunds of the payment are searched for one of this amount', async () => {
  const half = { ...refund, id: 'rfnd_0', amount: 4_001 }
  network.answers.push(refused(), Response.json({ items: [null, half, { ...refund, notes: [] }] }))
  expect(await razorpay()!.refund(due)).toEqual({ ref: 'rfnd_1', outcome: 'returned' })
  expect(network.sent[1]).toMatchObject({
    url: 'https://api.razorpay.com/v1/payments/pay%2F1/refunds',
    method: 'GET',
  })
  for (const items of [[null, half], 'none', undefined]) {
    network.answers.push(refused(), Response.json({ items }))
    expect(await razorpay()!.refund(due)).toEqual({ ref: null, outcome: 'failed' })
  }
  const failed = { ...refund, id: 'rfnd_2', status: 'failed' }
  for (const items of [
    [failed, refund],
    [refund, failed],
  ]) {
    network.answers.push(refused(), Response.json({ items }))
    expect(await razorpay()!.refund(due)).toEqual({ ref: 'rfnd_1', outcome: 'returned' })
  }
  // The refund of other goods of the same price is not this one.
  const other = { ...refund, id: 'rfnd_3', notes: { refund_id: 'refund-2' } }
  network.answers.push(refused(), Response.json({ items: [other] }))
  expect(await razorpay()!.refund(due)).toEqual({ ref: null, outcome: 'failed' })
  network.answers.push(refused(), Response.json({ items: [failed] }))
  expect(await razorpay()!.refund(due)).toEqual({ ref: 'rfnd_2', outcome: 'failed' })
  network.answers.push(refused(), Response.json({}))
  await razorpay()!.refund({ ...due, charge_ref: null })
  expect(network.sent.slice(-2).map(({ url }) => new URL(url).pathname)).toEqual([
    '/v1/payments//refund',
    '/v1/payments//refunds',
  ])
})
