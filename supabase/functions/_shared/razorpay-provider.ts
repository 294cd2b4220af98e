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
export const razorpay = () => providerWith('razorpay', linked)

/** Razorpay's UPI codes: a picture that any UPI app scans, for this sum and one payment. Messages and refunds are Razorpay's. */
export const razorpayCodes = () => providerWith('razorpay-qr', coded)

function providerWith(
  name: string,
  create: (order: PayableOrder, call: ApiCall) => ReturnType<PaymentProvider['createLink']>,
): PaymentProvider | undefined {
  const [id, key, secret] = ['KEY_ID', 'KEY_SECRET', 'WEBHOOK_SECRET'].map((part) =>
    Deno.env.get(`KHET_RAZORPAY_${part}`),
  )
  if (!id || !key || !secret) return undefined
  const call = apiClient(Deno.env.get('KHET_RAZORPAY_API') || 'https://api.razorpay.com', id, key)
  return {
    name,
    createLink: (order) => create(order, call),
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

/**
 * Creates the code of this attempt. Razorpay gives a code no name that counts once: after a lost answer there is another one, and
 * nobody has seen the first.
 */
async function coded({ total_paise: amount, reference, id, attempt }: PayableOrder, call: ApiCall) {
  const { body } = await call('/v1/payments/qr_codes', {
    type: 'upi_qr',
    usage: 'single_use',
    fixed_amount: true,
    payment_amount: amount,
    name: reference,
    description: reference,
    close_by: Math.floor(Date.now() / 1000) + linkLivesSeconds,
    notes: { order_id: id, attempt },
  })
  const [ref, url] = [textOf(body.id), payableLink(body.image_url)]
  if (
    !ref ||
    !url ||
    body.payment_amount !== amount ||
    body.fixed_amount !== true ||
    body.usage !== 'single_use'
  )
    throw new Error('no code')
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
  if (type.startsWith('qr_code.'))
    return codeEvent(type, entity('qr_code'), entity('payment'), {
      id: await nameOf(body),
      at: message.created_at,
    })
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

/** A code was paid, or closed without money: by its time, or at Razorpay's own desk. */
function codeEvent(
  type: string,
  code: Fields,
  payment: Fields,
  facts: { id: string; at: unknown },
): ProviderEvent {
  const common = { ...facts, ref: code.id }
  if (type === 'qr_code.credited') {
    const { amount, currency, id: chargeRef } = payment
    return paymentEvent({ ...common, kind: 'paid', amount, currency, chargeRef })
  }
  if (type !== 'qr_code.closed' || code.close_reason === 'paid') return 'other'
  return paymentEvent({
    ...common,
    kind: 'expired',
    amount: code.payment_amount,
    currency: 'INR',
    chargeRef: null,
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

async function refundByHand({ id, charge_ref, amount_paise }: DueRefund, call: ApiCall) {
  const { body } = await call(`/v1/payments/${encodeURIComponent(charge_ref ?? '')}/refunds`)
  const items = Array.isArray(body.items) ? body.items.map(fieldsOf) : []
  const refunds = items
    .map((item) => refundEvent(item, refundPlaces))
    .filter((refund) => refund !== 'malformed')
  // Goods of one price that came back twice have two refunds, each with its own id.
  const ours = refunds.filter(
    ({ refund, amountPaise }) => amountPaise === amount_paise && (refund === null || refund === id),
  )
  // One that failed stays in the list beside the one that was made after it.
  const last = ours.find(({ outcome }) => outcome !== 'failed') ?? ours[0]
  return last && { ref: last.ref, outcome: last.outcome }
}
