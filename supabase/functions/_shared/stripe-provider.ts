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

/** The largest age of a signed message in seconds, against replays. Stripe signs repeated messages anew. */
const tolerance = 300

/**
 * Stripe Checkout: a page at Stripe for each try to pay. Needs KHET_STRIPE_SECRET_KEY and KHET_STRIPE_WEBHOOK_SECRET;
 * a session lives 24 hours, which is Stripe's own rule.
 */
export function stripe(): PaymentProvider | undefined {
  const key = Deno.env.get('KHET_STRIPE_SECRET_KEY')
  const secret = Deno.env.get('KHET_STRIPE_WEBHOOK_SECRET')
  if (!key || !secret) return undefined
  const call = apiClient(Deno.env.get('KHET_STRIPE_API') || 'https://api.stripe.com', key)
  return {
    name: 'stripe',
    async createLink(order) {
      const { status, body } = await call('/v1/checkout/sessions', sessionOf(order), order.attempt)
      const [ref, url] = [textOf(body.id), payableLink(body.url)]
      if (status !== 200 || !ref || !url) throw new Error(`no session: ${status}`)
      return { ref, url }
    },
    verify: (request) => verified(request, secret),
    refund: (due) => refunded(due, call),
  }
}

type ApiCall = (path: string, form?: Record<string, string>, key?: string) => ReturnType<typeof callApi>

function apiClient(api: string, key: string): ApiCall {
  return (path, form, once) =>
    callApi(`${api}${path}`, {
      method: form ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${key}`,
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...(once ? { 'idempotency-key': once } : {}),
      },
      ...(form ? { body: new URLSearchParams(form).toString() } : {}),
    })
}

/** The same for the same try, letter by letter: Stripe refuses a key that comes again with something else. */
function sessionOf({ id, reference, total_paise, currency, language }: PayableOrder) {
  const which = new URLSearchParams({ order_id: id }).toString()
  return {
    mode: 'payment',
    client_reference_id: id,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(total_paise),
    'line_items[0][price_data][product_data][name]': reference,
    'payment_intent_data[metadata][order_id]': id,
    // Stripe replaces this word by the session's id, so it must not be encoded.
    success_url: `${pageOfApp(language, '/payment-success')}?${which}&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: pageOfApp(language, `${language === 'en' ? '/' : ''}?payment=cancelled&${which}`),
  }
}

async function verified(request: Request, secret: string): Promise<ProviderEvent> {
  const signature = request.headers.get('stripe-signature') ?? ''
  const signed = await signedMessage(request, (body) => isFromStripe(body, signature, secret))
  if (typeof signed === 'string') return signed
  const { message } = signed
  const id = textOf(message.id)
  if (!id) return 'malformed'
  const type = textOf(message.type) ?? ''
  const object = fieldsOf(fieldsOf(message.data).object)
  if (type.startsWith('refund.')) return refundEvent(object, refundPlaces)
  const kind = kindOf(type, object)
  if (!kind) return 'other'
  const { id: ref, amount_total: amount, currency, payment_intent: chargeRef } = object
  return paymentEvent({ kind, id, ref, amount, currency, at: message.created, chargeRef })
}

/** Stripe-Signature: `t=<seconds>,v1=<hex>[,v1=…]`, over `<t>.<body>`. Two while a secret is being replaced. */
async function isFromStripe(body: Uint8Array, header: string, secret: string): Promise<boolean> {
  const parts = header.split(',').map((part) => part.trim().split('='))
  const at = parts.find(([name]) => name === 't')?.[1] ?? ''
  const isRecent = /^\d{1,12}$/.test(at) && Math.abs(Date.now() / 1000 - Number(at)) <= tolerance
  if (!isRecent) return false
  const head = new TextEncoder().encode(`${at}.`)
  const signed = new Uint8Array(head.length + body.length)
  signed.set(head)
  signed.set(body, head.length)
  for (const [name, value] of parts) {
    if (name === 'v1' && (await isSigned(secret, signed, value ?? ''))) return true
  }
  return false
}

function kindOf(type: string, { payment_status: status }: Fields): PaymentEvent['kind'] | undefined {
  if (type === 'checkout.session.completed') return status === 'paid' ? 'paid' : undefined
  if (type === 'checkout.session.async_payment_succeeded') return 'paid'
  if (type === 'checkout.session.async_payment_failed') return 'failed'
  if (type === 'checkout.session.expired') return 'expired'
  return undefined
}

const refundPlaces: RefundPlaces = {
  notes: 'metadata',
  chargeRef: 'payment_intent',
  outcomes: {
    succeeded: 'returned',
    pending: 'sent',
    requires_action: 'sent',
    failed: 'failed',
    canceled: 'failed',
  },
}

async function refunded(due: DueRefund, call: ApiCall): ReturnType<PaymentProvider['refund']> {
  const answer = await (due.refund_ref ? call(`/v1/refunds/${due.refund_ref}`) : requestedRefund(due, call))
  // Somebody did it at Stripe's own desk.
  const isDone = textOf(fieldsOf(answer.body.error).code) === 'charge_already_refunded'
  if (isDone) return { ref: null, outcome: 'returned' }
  return refundAnswered(answer, refundPlaces) ?? { ref: null, outcome: 'failed' }
}

function requestedRefund({ id, key, charge_ref, amount_paise }: DueRefund, call: ApiCall) {
  const form = {
    payment_intent: charge_ref ?? '',
    amount: String(amount_paise),
    'metadata[refund_id]': id,
  }
  return call('/v1/refunds', form, key)
}
