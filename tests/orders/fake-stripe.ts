import { createHmac } from 'node:crypto'
import { openFakeApi, type RecordedRequest } from './fake-api.ts'
import type { FakeProvider } from './fake-provider.ts'

/*
 * Stripe as its documentation tells: sessions and refunds by form fields, one answer for one Idempotency-Key and an
 * error where it comes with other parameters, signed messages.
 */

const key = 'sk_test_fake'
const secret = 'whsec_fake'

interface Session {
  id: string
  object: 'checkout.session'
  url: string
  amount_total: number
  currency: string
  client_reference_id: string | null
  payment_status: 'unpaid' | 'paid'
  payment_intent: string | null
}

interface Refund {
  id: string
  object: 'refund'
  amount: number
  currency: string
  payment_intent: string
  status: string
  metadata: Record<string, string>
}

const wrong = (code: string, status = 400) => ({
  status,
  body: { error: { type: 'invalid_request_error', code } },
})

export async function openFakeStripe(): Promise<FakeProvider> {
  const sessions = new Map<string, Session>()
  const refunds = new Map<string, Refund>()
  const once = new Map<string, { body: string; answer: { status: number; body: object } }>()
  let [n, refundStatus] = [0, 'succeeded']

  const newSession = (form: URLSearchParams) => {
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'))
    const isRight =
      form.get('mode') === 'payment' &&
      Number.isSafeInteger(amount) &&
      form.get('line_items[0][quantity]') === '1' &&
      form.get('line_items[0][price_data][product_data][name]') &&
      form.get('success_url')?.includes('{CHECKOUT_SESSION_ID}') &&
      URL.canParse(form.get('cancel_url') ?? '')
    if (!isRight) return wrong('parameter_invalid')
    const id = `cs_test_${++n}`
    sessions.set(id, {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.example/c/pay/${id}`,
      amount_total: amount,
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: form.get('client_reference_id'),
      payment_status: 'unpaid',
      payment_intent: null,
    })
    return { status: 200, body: sessions.get(id)! }
  }
  const newRefund = (form: URLSearchParams) => {
    const intent = form.get('payment_intent')
    const paid = [...sessions.values()].find((item) => item.payment_intent === intent)
    if (!paid) return wrong('resource_missing', 404)
    if ([...refunds.values()].some((item) => item.payment_intent === intent && item.status !== 'failed'))
      return wrong('charge_already_refunded')
    const id = `re_${++n}`
    const amount = Number(form.get('amount'))
    const metadata = { refund_id: form.get('metadata[refund_id]') ?? '' }
    const { currency } = paid
    refunds.set(id, {
      id,
      object: 'refund',
      amount,
      currency,
      payment_intent: intent!,
      status: refundStatus,
      metadata,
    })
    return { status: 200, body: refunds.get(id)! }
  }
  const api = await openFakeApi((received: RecordedRequest) => {
    const { method, path, headers, body } = received
    if (headers.authorization !== `Bearer ${key}`) return wrong('api_key_expired', 401)
    const known = refunds.get(path.split('/')[3] ?? '')
    if (method === 'GET') return known ? { status: 200, body: known } : wrong('resource_missing', 404)
    const name = String(headers['idempotency-key'])
    const before = once.get(name)
    if (before)
      return before.body === body
        ? before.answer
        : { status: 400, body: { error: { type: 'idempotency_error' } } }
    const form = new URLSearchParams(body)
    const result = path === '/v1/refunds' ? newRefund(form) : newSession(form)
    once.set(name, { body, answer: result })
    return result
  })

  const message = (type: string, object: object) =>
    JSON.stringify({
      id: `evt_${++n}`,
      object: 'event',
      type,
      created: Math.floor(Date.now() / 1000),
      data: { object },
    })
  const settled = (ref: string) => {
    const session = sessions.get(ref)!
    session.payment_status = 'paid'
    session.payment_intent ??= `pi_${++n}`
    return session
  }
  return {
    name: 'stripe',
    api,
    environment: {
      KHET_STRIPE_SECRET_KEY: key,
      KHET_STRIPE_WEBHOOK_SECRET: secret,
      KHET_STRIPE_API: api.address,
    },
    links: () => sessions.size,
    refunds: () => [...refunds.values()].map(({ amount, status }) => ({ amount, status })),
    refundsAre: (status) =>
      (refundStatus = { done: 'succeeded', waiting: 'pending', failed: 'failed' }[status]),
    refOf: (url) => url.split('/').at(-1)!,
    sign: (body, changes = {}) => {
      const at = Math.floor(Date.now() / 1000) - (changes.secondsAgo ?? 0)
      const v1 = createHmac('sha256', changes.secret ?? secret)
        .update(`${at}.${body}`)
        .digest('hex')
      return { 'stripe-signature': `t=${at},v1=${v1},v0=00` }
    },
    says: {
      paid: (ref, changes = {}) => {
        const { amount = settled(ref).amount_total, currency = 'inr' } = changes
        const session = { ...settled(ref), amount_total: amount, currency: currency.toLowerCase() }
        return message('checkout.session.completed', session)
      },
      expired: (ref) => message('checkout.session.expired', sessions.get(ref)!),
      nothing: () => message('invoice.created', { id: 'in_1' }),
      refunded: () => {
        const refund = [...refunds.values()].at(-1)!
        refund.status = 'succeeded'
        return message('refund.updated', refund)
      },
    },
    returnsByHand: (ref) => {
      const { payment_intent, amount_total: amount, currency } = sessions.get(ref)!
      const id = `re_${++n}`
      const refund: Refund = {
        id,
        object: 'refund',
        amount,
        currency,
        payment_intent: payment_intent!,
        status: 'succeeded',
        metadata: {},
      }
      refunds.set(id, refund)
      return message('refund.created', refund)
    },
  }
}
