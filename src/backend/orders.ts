import * as v from 'valibot'
import { receipt } from './receipts.ts'
import { post } from './request.ts'
import { batchPoll } from './batch-poll.ts'
import { inEveryLanguage } from './translated.ts'

const words = inEveryLanguage(v.string())

/** An order as the centre writes it. */
export const order = v.object({
  id: v.string(),
  reference: v.string(),
  /** `cart` or `training`; a phone may hold orders from before it was told. */
  kind: v.optional(v.string()),
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
  /** How it is paid; a phone may hold orders from before there was a choice. */
  pay_by: v.optional(v.picklist(['online', 'cash'])),
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
      pack_amount: v.optional(v.number()),
      pack_unit: v.optional(v.string()),
    }),
  ),
  events: v.array(
    v.object({
      from: v.nullable(v.string()),
      to: v.string(),
      /** What the system says happened. Not there in what a phone has from before it was a column of its own. */
      code: v.optional(v.nullable(v.string())),
      /** What somebody at the centre wrote. */
      note: v.nullable(v.string()),
      at: v.string(),
    }),
  ),
  payments: v.array(
    v.object({
      id: v.string(),
      state: v.string(),
      ref: v.string(),
      link: v.nullable(v.string()),
      /** How far the money's way back is, where it has to go back: asked, sent, returned or failed. */
      refund: v.optional(v.nullable(v.string())),
    }),
  ),
  /** Once the money was there; a phone may hold orders from before there were any. */
  receipt: v.optional(v.nullable(receipt)),
})

const changes = v.object({ version: v.number(), more: v.boolean(), orders: v.array(order) })
/** A browser goes where it says: to a page of the provider's or of ours, and to no `javascript:`. */
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
    /** What each line costs now. */
    lines: v.fallback(
      v.optional(v.array(v.object({ product_id: v.string(), unit_paise: v.number() }))),
      undefined,
    ),
    delivery_fee_paise: v.fallback(v.optional(v.number()), undefined),
    /** What of the order is not as it has to be. */
    field: v.fallback(v.optional(v.nullable(v.string())), undefined),
  }),
})

const unreachable = v.object({ error: v.object({ code: v.literal('provider_unreachable') }) })

/** An order as the centre has it. */
export type Order = v.InferOutput<typeof order>

/** A page of the person's orders past a version. */
export type OrderChanges = v.InferOutput<typeof changes>

/** What of an order a refusal is about. */
export interface RefusedAbout {
  readonly unsold?: readonly string[] | undefined
  readonly prices?: Readonly<Record<string, number>> | undefined
  readonly fee?: number | undefined
  readonly field?: string | undefined
}

/** The result of asking for a payment. */
export type PaymentAnswer =
  | { readonly url: string }
  /** The centre has the order, which is paid to whoever brings it. */
  | { readonly cash: true }
  /** The centre has the order, and its payment provider does not answer. */
  | { readonly unpayable: true }
  | {
      readonly refused: {
        readonly code: string
        readonly message: string
        readonly total?: number | undefined
        /** What it is about: products that are not sold, what lines and delivery cost now, or a field. */
        readonly about: RefusedAbout
      }
    }
  | { readonly silent: true }

/** The orders of whoever the token is for that changed since a version. */
export async function orderChanges(since: number, token: string): Promise<OrderChanges | undefined> {
  const answer = await batchPoll('order_changes', { since }, token)
  const checked = answer.ok ? v.safeParse(changes, answer.data) : undefined
  return checked?.success ? checked.output : undefined
}

/**
 * Asks for the link at which an order can be paid, placing it first where the body holds its lines. Asked again with
 * the same order id, it answers for the same order. Only a plain refusal is one: a lost line, an overloaded centre, a
 * portal's page and a link to something else than this order all mean that nothing is known.
 */
export async function createPayment(
  body: { readonly orderId: string; readonly [more: string]: unknown },
  token: string,
): Promise<PaymentAnswer> {
  const answer = await post('/functions/v1/create-payment', body, token)
  if (!answer.ok) return refusedBy(answer)
  const checked = v.safeParse(link, answer.data)
  if (!checked.success || checked.output.orderId !== body.orderId) return { silent: true }
  return checked.output.cash ? { cash: true } : { url: checked.output.url }
}

function refusedBy({ status = 0, data }: { status?: number | undefined; data?: unknown }): PaymentAnswer {
  if (status === 502 && v.safeParse(unreachable, data).success) return { unpayable: true }
  const isFinal = status >= 400 && status < 500 && ![401, 408, 429].includes(status)
  const checked = isFinal ? v.safeParse(refusal, data) : undefined
  if (!checked?.success) return { silent: true }
  const {
    code,
    message,
    total_paise: total,
    ids,
    lines,
    delivery_fee_paise: fee,
    field,
  } = checked.output.error
  const prices = lines && Object.fromEntries(lines.map((line) => [line.product_id, line.unit_paise]))
  return { refused: { code, message, total, about: { unsold: ids, prices, fee, field: field ?? undefined } } }
}

/** Calls an order off that is not paid; `refused` where the centre says that it cannot be. */
export async function cancelOrder(id: string, token: string): Promise<'called off' | 'refused' | 'silent'> {
  const answer = await post('/rest/v1/rpc/cancel_order', { order_id: id }, token)
  if (answer.ok) return 'called off'
  const { status = 0 } = answer
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status) ? 'refused' : 'silent'
}
