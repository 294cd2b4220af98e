import * as v from 'valibot'
import { receipt } from '#src/features/orders/internal/receipts-api.ts'
import { readable, shapeOf } from '#src/platform/backend/readable.ts'
import { post, type Answer } from '#src/platform/backend/request.ts'
import { notDone, type NotDone } from '#src/platform/backend/answer.ts'
import { batchPoll } from '#src/platform/backend/batch-poll.ts'
import { inEveryLanguage } from '#src/platform/backend/translated.ts'

const words = inEveryLanguage(v.string())

const creditNote = v.object({
  id: v.string(),
  serial: v.string(),
  at: v.string(),
  /** cash, upi, provider or account. */
  way: v.string(),
  paise: v.number(),
  /** returned; asked, sent or failed at the provider. */
  money: v.string(),
  note: v.nullable(v.string()),
  lines: v.array(
    v.object({
      /** The place of the line in the order, from 1. */
      line: v.number(),
      packs: v.number(),
      is_spoilt: v.boolean(),
      cgst_paise: v.optional(v.number()),
      sgst_paise: v.optional(v.number()),
      igst_paise: v.optional(v.number()),
    }),
  ),
})

/** An order as the centre writes it. */
export const order = v.object({
  id: v.string(),
  reference: v.string(),
  /** The language in which it was ordered. */
  language: v.optional(v.string()),
  /** `cart`, `training` or `booking`, which is a bill. */
  kind: v.string(),
  state: v.picklist([
    'placed',
    'awaiting_payment',
    'paid',
    'packed',
    'shipped',
    'delivered',
    'cancelled',
    'refunded',
  ]),
  version: v.number(),
  pay_by: v.picklist(['online', 'cash', 'account']),
  created_at: v.string(),
  goods_paise: v.number(),
  delivery_fee_paise: v.number(),
  total_paise: v.number(),
  delivery_area: v.nullable(v.string()),
  contact: v.object({
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    address: v.nullable(v.string()),
  }),
  items: v.array(
    v.object({
      product_id: v.string(),
      name: words,
      quantity: v.number(),
      unit_paise: v.number(),
      line_paise: v.number(),
      pack_amount: v.number(),
      pack_unit: v.string(),
    }),
  ),
  events: v.array(
    v.object({
      from: v.nullable(v.string()),
      to: v.string(),
      /** The code of the system's sentence. */
      code: v.nullable(v.string()),
      /** A note of the desk. */
      note: v.nullable(v.string()),
      at: v.string(),
    }),
  ),
  /** `upi://pay…` that pays it, as the centre made it; none once it is paid. */
  upi: v.nullish(v.string()),
  payments: v.array(
    v.object({
      id: v.string(),
      state: v.string(),
      /** The provider's name, or cash, upi or account. */
      provider: v.optional(v.string()),
      ref: v.string(),
      link: v.nullable(v.string()),
      /** State of the refund, if any: asked, sent, returned or failed. */
      refund: v.nullable(v.string()),
    }),
  ),
  /** The credit notes of what came back. */
  returns: v.optional(v.array(creditNote)),
  /** The receipt, once paid; the desk's copy has none. */
  receipt: v.optional(v.nullable(receipt)),
})

const changes = v.pipe(
  v.object({ version: v.number(), more: v.boolean(), orders: readable(order) }),
  v.transform(({ orders: { known, unread }, ...page }) => ({ ...page, orders: known, unread })),
)

/** Number of the order's shape that this build reads. */
export const orderShape = () => shapeOf(order)

/** The payment link: http(s) only, because the browser opens it. */
const link = v.object({
  url: v.pipe(v.string(), v.regex(/^(?:https?:\/)?\//)),
  cash: v.optional(v.literal(true)),
  orderId: v.string(),
})
const refusal = v.object({
  error: v.object({
    code: v.string(),
    message: v.string(),
    total_paise: v.optional(v.number()),
    /** The products that are not sold now. */
    ids: v.fallback(v.optional(v.array(v.string())), undefined),
    /** The current price of each line. */
    lines: v.fallback(
      v.optional(v.array(v.object({ product_id: v.string(), unit_paise: v.number() }))),
      undefined,
    ),
    delivery_fee_paise: v.fallback(v.optional(v.number()), undefined),
    /** The whole packs that are left of products that are counted. */
    left: v.fallback(v.optional(v.record(v.string(), v.number())), undefined),
    /** The invalid field of the order. */
    field: v.fallback(v.optional(v.nullable(v.string())), undefined),
  }),
})

const unreachable = v.object({ error: v.object({ code: v.literal('provider_unreachable') }) })

/** An order at the centre. */
export type Order = v.InferOutput<typeof order>

/** A page of the person's orders past a version. */
export type OrderChanges = v.InferOutput<typeof changes>

/** The reason of a refusal. */
export interface RefusedAbout {
  readonly unsold?: readonly string[] | undefined
  readonly left?: Readonly<Record<string, number>> | undefined
  readonly prices?: Readonly<Record<string, number>> | undefined
  readonly fee?: number | undefined
  readonly field?: string | undefined
}

/** The centre has the order: the link to pay it at, cash on delivery, or a payment provider that does not answer. */
export type Payment =
  | { readonly url: string }
  | { readonly cash: true }
  | { readonly unpayable: true }
  | { readonly paid: true }

/** A definite refusal of an order or of its payment. */
export interface OrderRefusal {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly total?: number | undefined
  /** The reason: unavailable products, current prices, or a field. */
  readonly about: RefusedAbout
}

/** The result of asking for a payment. */
export type PaymentAnswer = { readonly payment: Payment } | { readonly refused: OrderRefusal } | NotDone

/** Fetches the token's account's orders that changed since a version. */
export async function orderChanges(since: number, token: string): Promise<OrderChanges | undefined> {
  const answer = await batchPoll('order_changes', { since }, token)
  const checked = answer.ok ? v.safeParse(changes, answer.data) : undefined
  return checked?.success ? checked.output : undefined
}

/**
 * Requests the payment link of an order, and places the order first if the body contains its lines. Idempotent
 * by order id. Only a definite refusal counts as one: a lost connection, an overloaded centre, a portal's page
 * and a link of another order mean that the result is unknown. With `asCode: true` the address is a UPI code's.
 */
export async function createPayment(
  body: { readonly orderId: string; readonly [more: string]: unknown },
  token: string,
): Promise<PaymentAnswer> {
  const answer = await post('/functions/v1/create-payment', body, token)
  if (!answer.ok) return refusedBy(answer)
  const checked = v.safeParse(link, answer.data)
  if (!checked.success || checked.output.orderId !== body.orderId) return { silent: true }
  return { payment: checked.output.cash ? { cash: true } : { url: checked.output.url } }
}

function refusedBy(answer: Extract<Answer, { ok: false }>): PaymentAnswer {
  const { status } = answer
  if (status === undefined) return { silent: true }
  if (status === 502 && v.is(unreachable, answer.data)) return { payment: { unpayable: true } }
  const isFinal = status >= 400 && status < 500 && ![401, 408, 429].includes(status)
  if (!isFinal) return unfinished(answer)
  const checked = v.safeParse(refusal, answer.data)
  return checked.success ? refusalIn(status, checked.output.error) : { silent: true }
}

function refusalIn(status: number, error: v.InferOutput<typeof refusal>['error']): PaymentAnswer {
  const { code, message, total_paise: total, ids, left, lines, delivery_fee_paise: fee, field } = error
  // It was placed, and paid at a link whose answer was lost.
  if (code === 'already_paid') return { payment: { paid: true } }
  const prices = lines && Object.fromEntries(lines.map((line) => [line.product_id, line.unit_paise]))
  // Of what is sold out too little is left; it is sold all the same.
  const unsold = left ? undefined : ids
  const about = { unsold, left, prices, fee, field: field ?? undefined }
  return { refused: { status, code, message, total, about } }
}

function unfinished({ status, retryAfterMs }: { status: number; retryAfterMs: number | undefined }): NotDone {
  return retryAfterMs === undefined ? { status } : { status, retryAfterMs }
}

/** Cancels an unpaid order; a canceled one again as well. Refused with 404 or 409 if the centre does not allow it. */
export async function cancelOrder(id: string, token: string): Promise<{ readonly done: true } | NotDone> {
  const answer = await post('/rest/v1/rpc/cancel_order', { order_id: id }, token)
  if (!answer.ok) return notDone(answer)
  // A 200 of another shape is not the centre's.
  return v.is(v.object({ id: v.literal(id) }), answer.data) ? { done: true } : { silent: true }
}

/** Notes at the centre that the token's account says it has paid an order; it moves nothing. */
export async function sayPaidAtCentre(id: string, token: string): Promise<{ readonly done: true } | NotDone> {
  const answer = await post('/rest/v1/rpc/say_paid', { order_id: id }, token)
  if (!answer.ok) return notDone(answer)
  return answer.data === true ? { done: true } : { silent: true }
}
