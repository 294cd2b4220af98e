import { payableLink } from './payable-link.ts'
import {
  rawBody,
  type DueRefund,
  type PayableOrder,
  type PaymentEvent,
  type PaymentProvider,
  type RefundEvent,
  type ProviderEvent,
} from './payment-provider.ts'
import { callApi, fieldsOf, momentOf, pageOfApp, readMessage, textOf, type Fields } from './provider-call.ts'
import { isSigned } from './signature.ts'

/** How old a signed message may be: a recorded one is of no use later. What Stripe sends again, it signs anew. */
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
  const success = new URLSearchParams({ order_id: id }).toString()
  return {
    mode: 'payment',
    client_reference_id: id,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': currency.toLowerCase(),
    'line_items[0][price_data][unit_amount]': String(total_paise),
    'line_items[0][price_data][product_data][name]': reference,
    'payment_intent_data[metadata][order_id]': id,
    // Stripe puts the session's own id in the place of this word, which must not be encoded.
    success_url: `${pageOfApp(language, '/payment-success')}?${success}&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: pageOfApp(language, `${language === 'en' ? '/' : ''}?payment=cancelled`),
  }
}

async function verified(request: Request, secret: string): Promise<ProviderEvent> {
  const body = await rawBody(request)
  if (!body) return 'malformed'
  if (!(await isFromStripe(body, request.headers.get('stripe-signature') ?? '', secret))) return 'forged'
  const message = readMessage(body)
  const id = textOf(message?.id)
  if (!message || !id) return 'malformed'
  return eventOf(id, textOf(message.type) ?? '', fieldsOf(fieldsOf(message.data).object), message.created)
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

function eventOf(id: string, type: string, object: Fields, created: unknown): ProviderEvent {
  if (type.startsWith('refund.')) return refundOf(object)
  const kind = kindOf(type, object)
  if (!kind) return 'other'
  const [ref, currency] = [textOf(object.id), textOf(object.currency)]
  const { amount_total: amountPaise } = object
  if (!ref || !currency || !Number.isSafeInteger(amountPaise)) return 'malformed'
  return {
    id,
    kind,
    ref,
    amountPaise: amountPaise as number,
    currency: currency.toUpperCase(),
    at: momentOf(created),
    chargeRef: textOf(object.payment_intent),
  }
}

function kindOf(type: string, { payment_status: status }: Fields): PaymentEvent['kind'] | undefined {
  if (type === 'checkout.session.completed') return status === 'paid' ? 'paid' : undefined
  if (type === 'checkout.session.async_payment_succeeded') return 'paid'
  if (type === 'checkout.session.async_payment_failed') return 'failed'
  if (type === 'checkout.session.expired') return 'expired'
  return undefined
}

const outcomes: Record<string, RefundEvent['outcome']> = {
  succeeded: 'returned',
  pending: 'sent',
  requires_action: 'sent',
  failed: 'failed',
  canceled: 'failed',
}

function refundOf(object: Fields): RefundEvent | 'malformed' {
  const [ref, currency, status] = [textOf(object.id), textOf(object.currency), textOf(object.status)]
  const outcome = outcomes[status ?? '']
  if (!ref || !currency || !outcome || !Number.isSafeInteger(object.amount)) return 'malformed'
  return {
    kind: 'refund',
    refund: textOf(fieldsOf(object.metadata).refund_id),
    chargeRef: textOf(object.payment_intent),
    ref,
    outcome,
    amountPaise: object.amount as number,
    currency: currency.toUpperCase(),
  }
}

async function refunded(due: DueRefund, call: ApiCall): ReturnType<PaymentProvider['refund']> {
  const { status, body } = await (due.refund_ref
    ? call(`/v1/refunds/${due.refund_ref}`)
    : requestedRefund(due, call))
  const refund = refundOf(body)
  if (status === 200 && refund !== 'malformed') return { ref: refund.ref, outcome: refund.outcome }
  const code = textOf(fieldsOf(body.error).code)
  // Somebody did it at Stripe's own desk.
  if (code === 'charge_already_refunded') return { ref: null, outcome: 'returned' }
  // The same key is being worked on right now.
  if (status === 200 || status === 409) throw new Error(`no refund: ${status}`)
  return { ref: null, outcome: 'failed' }
}

function requestedRefund({ id, key, charge_ref, amount_paise }: DueRefund, call: ApiCall) {
  const form = {
    payment_intent: charge_ref ?? '',
    amount: String(amount_paise),
    'metadata[refund_id]': id,
  }
  return call('/v1/refunds', form, key)
}
