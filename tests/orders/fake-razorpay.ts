import { createHmac } from 'node:crypto'
import { openFakeApi, type RecordedRequest } from './fake-api.ts'
import type { FakeProvider } from './fake-provider.ts'

/*
 * Razorpay as its documentation tells: payment links under a reference_id that counts once, refunds under an
 * X-Refund-Idempotency, messages signed over the raw body.
 */

const [id, key, secret] = ['rzp_test_fake', 'fake_key', 'fake_secret']

interface Link {
  id: string
  amount: number
  amount_paid: number
  currency: string
  reference_id: string
  short_url: string
  status: string
  expire_by: number
}

interface Refund {
  id: string
  entity: 'refund'
  amount: number
  currency: string
  payment_id: string
  notes: Record<string, string> | []
  status: string
}

interface Code {
  id: string
  usage: string
  fixed_amount: boolean
  payment_amount: number
  image_url: string
  close_by: number
}

const wrong = (description: string) => ({
  status: 400,
  body: { error: { code: 'BAD_REQUEST_ERROR', description } },
})

export interface FakeRazorpay extends FakeProvider {
  /** Messages about a UPI code. */
  ofCode: {
    credited(ref: string, changes?: { amount?: number; payment?: string }): string
    closed(ref: string, reason: string | null): string
  }
}

export async function openFakeRazorpay(): Promise<FakeRazorpay> {
  const links = new Map<string, Link>()
  const codes = new Map<string, Code>()
  const refunds = new Map<string, Refund>()
  const once = new Map<string, { body: string; answer: { status: number; body: object } }>()
  const payments = new Map<string, string>()
  let [n, refundStatus] = [0, 'processed']

  const newLink = (change: Record<string, unknown>) => {
    const { amount, currency, reference_id, expire_by } = change as unknown as Link
    const soon = Date.now() / 1000 + 15 * 60
    if (
      !Number.isSafeInteger(amount) ||
      currency !== 'INR' ||
      !(expire_by > soon) ||
      change.callback_method !== 'get'
    )
      return wrong('The request is not valid')
    if (!(reference_id.length <= 40)) return wrong('The reference id may not be greater than 40 characters.')
    if ([...links.values()].some((link) => link.reference_id === reference_id))
      return wrong(`payment link with given reference_id (${reference_id}) already exists`)
    const name = `plink_${++n}`
    const short_url = `https://rzp.example/i/${name}`
    links.set(name, {
      id: name,
      amount,
      amount_paid: 0,
      currency,
      reference_id,
      short_url,
      status: 'created',
      expire_by,
    })
    return { status: 200, body: links.get(name)! }
  }
  const newCode = (change: Record<string, unknown>) => {
    const code = change as unknown as Code
    const soon = Date.now() / 1000 + 15 * 60
    if (change.type !== 'upi_qr' || !code.fixed_amount || !(code.close_by > soon)) return wrong('Not valid')
    const name = `qr_${++n}`
    codes.set(name, { ...code, id: name, image_url: `https://rzp.example/i/${name}` })
    return { status: 200, body: codes.get(name)! }
  }
  const sumOf = (ref: string) => links.get(ref)?.amount ?? codes.get(ref)?.payment_amount
  const newRefund = (payment: string, body: string) => {
    const sum = sumOf(payments.get(payment) ?? '')
    if (sum === undefined) return wrong('The id provided does not exist')
    const { amount, notes } = JSON.parse(body) as Refund
    const gone = [...refunds.values()].filter(
      (item) => item.payment_id === payment && item.status !== 'failed',
    )
    if (gone.reduce((all, item) => all + item.amount, amount) > sum)
      return wrong('The payment has been fully refunded already')
    const name = `rfnd_${++n}`
    refunds.set(name, {
      id: name,
      entity: 'refund',
      amount,
      currency: 'INR',
      payment_id: payment,
      notes,
      status: refundStatus,
    })
    return { status: 200, body: refunds.get(name)! }
  }
  const get = ({ path, query }: RecordedRequest) => {
    const [, , what, name, part] = path.split('/')
    if (what === 'payment_links')
      return {
        payment_links: [...links.values()].filter((link) => link.reference_id === query.get('reference_id')),
      }
    if (part === 'refunds') return { items: [...refunds.values()].filter((item) => item.payment_id === name) }
    return refunds.get(name ?? '')
  }
  const api = await openFakeApi((received) => {
    const basic = `Basic ${Buffer.from(`${id}:${key}`).toString('base64')}`
    if (received.headers.authorization !== basic) return { status: 401, body: { error: {} } }
    if (received.method === 'GET') {
      const found = get(received)
      return found ? { status: 200, body: found } : wrong('The id provided does not exist')
    }
    const [, , what, name] = received.path.split('/')
    if (what === 'payment_links') return newLink(JSON.parse(received.body) as Record<string, unknown>)
    const known = String(received.headers['x-refund-idempotency'])
    const before = once.get(known)
    if (before) return before.body === received.body ? before.answer : wrong('Different request body')
    if (name === 'qr_codes') return newCode(JSON.parse(received.body) as Record<string, unknown>)
    const result = newRefund(name ?? '', received.body)
    once.set(known, { body: received.body, answer: result })
    return result
  })

  const message = (event: string, payload: Record<string, object>) =>
    JSON.stringify({
      entity: 'event',
      account_id: 'acc_fake',
      event,
      contains: Object.keys(payload),
      payload: Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }])),
      created_at: Math.floor(Date.now() / 1000),
      // So that no two messages are the same bytes unless they are the same message.
      n: ++n,
    })
  const paymentOf = (ref: string) => {
    const known = [...payments].find(([, link]) => link === ref)?.[0]
    const payment = known ?? `pay_${++n}`
    payments.set(payment, ref)
    return payment
  }
  return {
    name: 'razorpay',
    api,
    environment: {
      KHET_RAZORPAY_KEY_ID: id,
      KHET_RAZORPAY_KEY_SECRET: key,
      KHET_RAZORPAY_WEBHOOK_SECRET: secret,
      KHET_RAZORPAY_API: api.address,
    },
    links: () => links.size,
    refunds: () => [...refunds.values()].map(({ amount, status }) => ({ amount, status })),
    refundsAre: (status) =>
      (refundStatus = { done: 'processed', waiting: 'pending', failed: 'failed' }[status]),
    refOf: (url) => url.split('/').at(-1)!,
    sign: (body, changes = {}) => ({
      'x-razorpay-signature': createHmac('sha256', changes.secret ?? secret)
        .update(body)
        .digest('hex'),
      'x-razorpay-event-id': crypto.randomUUID(),
    }),
    says: {
      paid: (ref, { amount, currency } = {}) => {
        const link = links.get(ref)!
        link.status = 'paid'
        const paid = { amount: amount ?? link.amount, currency: currency ?? link.currency }
        const payment = { id: paymentOf(ref), entity: 'payment', status: 'captured', captured: true, ...paid }
        return message('payment_link.paid', {
          payment,
          payment_link: { ...link, amount_paid: paid.amount, currency: paid.currency },
        })
      },
      expired: (ref) =>
        message('payment_link.expired', { payment_link: { ...links.get(ref)!, status: 'expired' } }),
      nothing: () => message('order.paid', { order: { id: 'order_1' } }),
      refunded: () => {
        const refund = [...refunds.values()].at(-1)!
        refund.status = 'processed'
        return message('refund.processed', { refund })
      },
    },
    ofCode: {
      credited: (ref, { amount, payment = paymentOf(ref) } = {}) => {
        const code = codes.get(ref)!
        return message('qr_code.credited', {
          payment: {
            id: payment,
            status: 'captured',
            amount: amount ?? code.payment_amount,
            currency: 'INR',
          },
          qr_code: code,
        })
      },
      closed: (ref, close_reason) =>
        message('qr_code.closed', { qr_code: { ...codes.get(ref)!, status: 'closed', close_reason } }),
    },
    returnsByHand: (ref) => {
      const { amount, currency } = links.get(ref)!
      const name = `rfnd_${++n}`
      const payment_id = paymentOf(ref)
      const refund: Refund = {
        id: name,
        entity: 'refund',
        amount,
        currency,
        payment_id,
        notes: [],
        status: 'processed',
      }
      refunds.set(name, refund)
      return message('refund.processed', { refund })
    },
  }
}
