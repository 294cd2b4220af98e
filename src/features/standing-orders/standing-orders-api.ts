import * as v from 'valibot'
import { parseAnswer, type NotDone } from '#src/platform/backend/answer.ts'
import { knownIn } from '#src/platform/backend/readable.ts'
import { post } from '#src/platform/backend/request.ts'

const change = v.object({
  id: v.string(),
  from: v.string(),
  until: v.nullable(v.string()),
  quantity: v.nullable(v.number()),
})

const standing = v.object({
  id: v.string(),
  version: v.number(),
  product_id: v.string(),
  quantity: v.number(),
  rhythm: v.picklist(['daily', 'alternate', 'days']),
  days: v.number(),
  /** A day of India, such as 2026-12-02. */
  from: v.string(),
  until: v.nullable(v.string()),
  area: v.string(),
  name: v.string(),
  phone: v.string(),
  address: v.string(),
  /** `order`: in cash at the door. `month`: on the khata. */
  pay: v.picklist(['order', 'month']),
  /** In paise, what its owner was told last, and what they were told before. */
  price: v.number(),
  was: v.number(),
  /** ISO 8601. */
  told_at: v.string(),
  changes: v.array(change),
  /** What became of each of the last days, the latest first. */
  log: v.array(
    v.object({
      day: v.string(),
      quantity: v.number(),
      /** Why nothing was ordered. */
      reason: v.nullable(v.string()),
      order: v.nullable(v.string()),
      brought: v.nullable(v.number()),
      /** When it was brought, ISO 8601. */
      at: v.nullable(v.string()),
      price: v.nullable(v.number()),
    }),
  ),
})
const changes = v.object({ version: v.number(), more: v.boolean(), standing: knownIn(standing) })
const refused = v.object({
  refused: v.object({
    status: v.number(),
    code: v.string(),
    field: v.optional(v.string()),
    /** The first day that can still be changed. */
    first: v.optional(v.string()),
    /** Today's price, in paise. */
    price: v.optional(v.number()),
  }),
})
const answer = v.union([v.object({ standing }), refused])

/** A standing order as the centre has it. */
export type Standing = v.InferOutput<typeof standing>

/** The standing orders that changed since a version. */
export type StandingPage = v.InferOutput<typeof changes>

/** The standing order after it was begun or changed, or why it was not. */
export type StandingAnswer = v.InferOutput<typeof answer>

type Call<Data> = Promise<{ readonly data: Data } | NotDone>

/** Begins a standing order, once for each id. */
export async function startStandingOrder(entry: object, token: string): Call<StandingAnswer> {
  return parseAnswer(answer, await post('/rest/v1/rpc/start_standing_order', { entry }, token))
}

/** Changes a standing order, once for each id. */
export async function changeStandingOrder(entry: object, token: string): Call<StandingAnswer> {
  return parseAnswer(answer, await post('/rest/v1/rpc/change_standing_order', { entry }, token))
}

/** Finds standing orders by a phone number, or a part of a name, for staff: fifty at most, the newest first. */
export async function findStandingOrders(wanted: string, token: string): Call<Standing[]> {
  return parseAnswer(knownIn(standing), await post('/rest/v1/rpc/find_standing_orders', { wanted }, token))
}

/** Fetches the account's standing orders that changed since a version. */
export async function standingOrderChanges(since: number, token: string): Call<StandingPage> {
  return parseAnswer(changes, await post('/rest/v1/rpc/standing_order_changes', { since }, token))
}
