import { hexOf } from './hex.ts'
import { payableLink } from './payable-link.ts'
import type {
  DueRefund,
  PayableOrder,
  PaymentEvent,
  PaymentProvider,
  ProviderEvent,
} from './payment-provider.ts'
import { callApi, fieldsOf, pageOfApp, textOf, type Fields } from './provider-call.ts'
import {
  paymentEvent,
  refundAnswered,
  refundEvent,
  signedMessage,
  type RefundPlaces,
} from './provider-events.ts'
import { isSigned } from './signature.ts'

/** Shorter than an order waits for its money. */
const linkLivesSeconds = 24 * 3600

/**
 * Razorpay Payment Links: a page at Razorpay for each try to pay. Needs KHET_RAZORPAY_KEY_ID, KHET_RAZORPAY_KEY_SECRET
 * and KHET_RAZORPAY_WEBHOOK_SECRET.
 */
export function razorpay(): PaymentProvider | undefined {
  const [id, key, secret] = ['KEY_ID', 'KEY_SECRET', 'WEBHOOK_SECRET'].map((name) =>
    Deno.env.get(`KHET_RAZORPAY_${name}`),
  )
  if (!id || !key || !secret) return undefined
  const call = apiClient(Deno.env.get('KHET_RAZORPAY_API') || 'https://api.razorpay.com', id, key)
  return {
    name: 'razorpay',
    createLink: (order) => linked(order, call),
    verify: (request) => verified(request, secret),
    refund: (due) => refunded(due, call),
  }
}

type ApiCall = (
  path: string,
  request?: object,
  headers?: Record<string, string>,
) => ReturnType<typeof callApi>

function apiClient(api: string, id: string, key: string): ApiCall {
  return (path, request, headers = {}) =>
    callApi(`${api}${path}`, {
      method: request ? 'POST' : 'GET',
      headers: {
        authorization: `Basic ${btoa(`${id}:${key}`)}`,
        ...(request ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(request ? { body: JSON.stringify(request) } : {}),
    })
}

/**
 * Creates the link of this attempt. Razorpay refuses a second link under one name; then this fetches the first,
 * as after a lost answer. If that is over, the link gets another name.
 */
async function linked(
  order: PayableOrder,
  call: ApiCall,
  attempt = order.attempt,
): Promise<{ ref: string; url: string }> {
  const { total_paise: amount, currency, language, id } = order
  const made = await call('/v1/payment_links', {
    amount,
    currency,
    accept_partial: false,
    reference_id: attempt,
    description: order.reference,
    expire_by: Math.floor(Date.now() / 1000) + linkLivesSeconds,
    notes: { order_id: id },
    reminder_enable: false,
    callback_url: `${pageOfApp(language, '/payment-success')}?${new URLSearchParams({ order_id: id, session_id: attempt })}`,
    callback_method: 'get',
  })
  const link = made.status === 200 ? made.body : await knownLink(attempt, call)
  if (isOver(link) && attempt === order.attempt) return linked(order, call, `${attempt}b`)
  const [ref, url] = [textOf(link.id), payableLink(link.short_url)]
  if (!ref || !url || link.amount !== amount || link.currency !== currency) throw new Error('no link')
  return { ref, url }
}

async function knownLink(attempt: string, call: ApiCall): Promise<Fields> {
  const { body } = await call(`/v1/payment_links?${new URLSearchParams({ reference_id: attempt })}`)
  const links = Array.isArray(body.payment_links) ? body.payment_links.map(fieldsOf) : []
  const own = links.filter((link) => link.reference_id === attempt)
  return own.find(({ status }) => status === 'created') ?? own.find(isOver) ?? {}
}

const isOver = ({ status }: Fields) => status === 'expired' || status === 'cancelled'

/** X-Razorpay-Signature: the HMAC of the raw body, in hex. */
async function verified(request: Request, secret: string): Promise<ProviderEvent> {
  const signature = request.headers.get('x-razorpay-signature') ?? ''
  const signed = await signedMessage(request, (body) => isSigned(secret, body, signature))
  if (typeof signed === 'string') return signed
  const { body, message } = signed
  const payload = fieldsOf(message.payload)
  const entity = (name: string) => fieldsOf(fieldsOf(payload[name]).entity)
  const type = textOf(message.event) ?? ''
  if (/^refund\.(created|processed|failed)$/.test(type)) return refundEvent(entity('refund'), refundPlaces)
  const kind = kinds[type]
  if (!kind) return 'other'
  const link = entity('payment_link')
  return paymentEvent({
    kind,
    // The message's own id is in an unsigned header; the bytes are signed.
    id: await nameOf(body),
    ref: link.id,
    amount: kind === 'paid' ? link.amount_paid : link.amount,
    currency: link.currency,
    at: message.created_at,
    chargeRef: entity('payment').id,
  })
}

const kinds: Record<string, PaymentEvent['kind']> = {
  'payment_link.paid': 'paid',
  'payment_link.cancelled': 'cancelled',
  'payment_link.expired': 'expired',
}

async function nameOf(body: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', body))
}

const refundPlaces: RefundPlaces = {
  notes: 'notes',
  chargeRef: 'payment_id',
  outcomes: { processed: 'returned', pending: 'sent', failed: 'failed' },
}

async function refunded(due: DueRefund, call: ApiCall): ReturnType<PaymentProvider['refund']> {
  const { id, key, charge_ref, refund_ref, amount_paise: amount } = due
  const answer = refund_ref
    ? await call(`/v1/refunds/${refund_ref}`)
    : await call(
        `/v1/payments/${encodeURIComponent(charge_ref ?? '')}/refund`,
        { amount, notes: { refund_id: id } },
        { 'x-refund-idempotency': key },
      )
  // Refused, perhaps because somebody did it at Razorpay's own desk.
  return (
    refundAnswered(answer, refundPlaces) ??
    (await refundByHand(due, call)) ?? { ref: null, outcome: 'failed' }
  )
}

async function refundByHand({ charge_ref, amount_paise }: DueRefund, call: ApiCall) {
  const { body } = await call(`/v1/payments/${encodeURIComponent(charge_ref ?? '')}/refunds`)
  const items = Array.isArray(body.items) ? body.items.map(fieldsOf) : []
  const refunds = items
    .map((item) => refundEvent(item, refundPlaces))
    .filter((refund) => refund !== 'malformed')
  const whole = refunds.filter(({ amountPaise }) => amountPaise === amount_paise)
  // One that failed stays in the list beside the one that was made after it.
  const last = whole.find(({ outcome }) => outcome !== 'failed') ?? whole[0]
  return last && { ref: last.ref, outcome: last.outcome }
}
