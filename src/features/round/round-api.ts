import * as v from 'valibot'
import { parseAnswer, type NotDone } from '#src/platform/backend/answer.ts'
import { knownIn } from '#src/platform/backend/readable.ts'
import { post } from '#src/platform/backend/request.ts'
import { inEveryLanguage } from '#src/platform/backend/translated.ts'

const name = inEveryLanguage(v.string())

const stop = v.object({
  /** The id of what is brought there today. */
  order: v.string(),
  /** The door, the same each day. */
  stop: v.string(),
  reference: v.string(),
  state: v.string(),
  area: v.string(),
  name: v.string(),
  phone: v.string(),
  address: v.string(),
  pay: v.string(),
  /** In paise, with the delivery. */
  total: v.number(),
  /** What is to be taken at the door, in paise: 0 on the khata, and once it is paid. */
  due: v.number(),
  /** `upi://pay…` of exactly that, as the centre made it. */
  upi: v.nullable(v.string()),
  /** Bottles that are there from earlier days. */
  bottles_out: v.number(),
  lines: v.array(
    v.object({
      product_id: v.string(),
      name,
      quantity: v.number(),
      pack_amount: v.number(),
      pack_unit: v.string(),
      unit_paise: v.number(),
    }),
  ),
  /** What was said there, on whichever phone. */
  mark: v.nullable(
    v.object({
      what: v.picklist(['delivered', 'less', 'not_home']),
      /** ISO 8601. */
      at: v.string(),
      cash: v.number(),
      /** The number of the slip for the cash. */
      slip: v.nullable(v.string()),
      bottles: v.number(),
      note: v.nullable(v.string()),
      /** Why somebody has to look. */
      reason: v.nullable(v.string()),
    }),
  ),
})
const sheet = v.object({ day: v.string(), at: v.string(), stops: knownIn(stop) })

const named = {
  id: v.string(),
  name: v.string(),
  phone: v.string(),
  area: v.string(),
  product_id: v.string(),
  quantity: v.number(),
}
const needs = v.object({
  day: v.string(),
  /** True once the day cannot be changed any more. */
  settled: v.boolean(),
  closed: v.boolean(),
  items: v.array(
    v.object({
      area: v.string(),
      product_id: v.string(),
      name,
      pack_amount: v.number(),
      pack_unit: v.string(),
      quantity: v.number(),
      doors: v.number(),
    }),
  ),
  paused: v.array(v.object(named)),
  left_out: v.array(v.object({ ...named, reason: v.string() })),
})

const word = v.nullable(v.string())

const said = v.object({
  what: v.picklist(['delivered', 'less', 'not_home']),
  /** ISO 8601. */
  at: v.string(),
  /** Who said it. */
  by: word,
  cash: v.number(),
  slip: word,
  said_paid: v.boolean(),
  bottles: v.number(),
  note: word,
  lines: v.array(v.object({ name, quantity: v.number(), pack_amount: v.number(), pack_unit: v.string() })),
})
const claims = knownIn(
  v.object({
    mark: v.string(),
    /** said_otherwise, order_ended or unpaid; a newer centre may have others. */
    reason: v.string(),
    said,
    /** What counted before it. */
    first: v.nullable(said),
    order: v.string(),
    reference: v.string(),
    name: v.string(),
    phone: v.string(),
    address: v.string(),
  }),
)

/** What was said of a door, as the centre has it. */
export type CentreMark = v.InferOutput<typeof said>

/** A mark that does not go with what the centre knows. */
export type RoundClaim = v.InferOutput<typeof claims>[number]

/** A door of the round, with what is brought there. */
export type Stop = v.InferOutput<typeof stop>

/** The round of a day; `at` is the centre's clock, ISO 8601. */
export type Sheet = v.InferOutput<typeof sheet>

/** What a day needs, who has paused, and what could not be ordered. */
export type Needs = v.InferOutput<typeof needs>

type Call<Data> = Promise<{ readonly data: Data } | NotDone>

/** Fetches the round of a day of India, such as 2026-12-02. */
export async function roundSheet(day: string, token: string): Call<Sheet> {
  return parseAnswer(sheet, await post('/rest/v1/rpc/round_sheet', { on_day: day }, token))
}

/** Fetches what a day needs. */
export async function standingNeeds(day: string, token: string): Call<Needs> {
  return parseAnswer(needs, await post('/rest/v1/rpc/standing_needs', { on_day: day }, token))
}

const marked = v.union([
  v.object({ taken: v.string() }),
  v.object({ claim: v.string() }),
  v.object({ refused: v.object({ status: v.number(), code: v.string(), field: v.optional(v.string()) }) }),
])

/** What became of a mark: taken, a claim that somebody looks at, or refused because it is none. */
export type MarkAnswer = v.InferOutput<typeof marked>

/** Says what was done at a door, once for each id. */
export async function markStop(entry: object, token: string): Call<MarkAnswer> {
  return parseAnswer(marked, await post('/rest/v1/rpc/mark_stop', { entry }, token))
}

/** Fetches the claims of the round that nobody has settled, the latest first. */
export async function roundClaims(token: string): Call<RoundClaim[]> {
  return parseAnswer(claims, await post('/rest/v1/rpc/round_claims', {}, token))
}

const settled = v.union([
  v.object({ done: v.literal(true) }),
  v.object({ refused: v.object({ status: v.number(), code: v.string() }) }),
])

/** Settles a claim, once for each id. */
export async function settleMark(entry: object, token: string): Call<v.InferOutput<typeof settled>> {
  return parseAnswer(settled, await post('/rest/v1/rpc/settle_mark', { entry }, token))
}

/** Remembers the order in which doors are come to. */
export async function keepRound(
  stops: readonly string[],
  token: string,
): Promise<{ readonly done: true } | NotDone> {
  const answer = parseAnswer(v.literal(true), await post('/rest/v1/rpc/keep_round', { stops }, token))
  return 'data' in answer ? { done: true } : answer
}
