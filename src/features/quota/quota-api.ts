import * as v from 'valibot'
import { notDone, parseAnswer, type NotDone } from '#src/platform/backend/answer.ts'
import { post } from '#src/platform/backend/request.ts'

/** The kind of entries of staff: what is given, ended and settled. */
export const quotaKind = 'quota'

const word = v.nullable(v.string())
const facts = {
  id: v.string(),
  product_id: v.string(),
  /** The letters of the one phone that sells from it. */
  phone: word,
  packs: v.number(),
  /** The price of a pack. */
  pack_paise: v.number(),
  /** ISO 8601. */
  until: v.string(),
  ended: v.boolean(),
}

const mine = v.object({
  at: v.string(),
  quotas: v.array(
    v.object({
      ...facts,
      /** Those that the centre knows of. */
      sales: v.array(v.object({ id: v.string(), packs: v.number() })),
    }),
  ),
})

const atDesk = v.object({
  at: v.string(),
  quotas: v.array(
    v.object({
      ...facts,
      name: word,
      sold: v.number(),
      /** What was unsold when it ended. */
      back: v.nullable(v.number()),
    }),
  ),
  claims: v.array(
    v.object({
      sale: v.string(),
      /** goods or money; a newer centre may have others. */
      what: v.string(),
      reason: v.string(),
      /** Who sold. */
      name: word,
      product_id: v.string(),
      packs: v.number(),
      paise: v.number(),
      at: v.string(),
      number: word,
      customer: word,
    }),
  ),
})

const acted = v.union([
  v.object({ done: v.literal(true) }),
  v.object({ refused: v.object({ status: v.number(), code: v.string(), field: v.optional(v.string()) }) }),
])

/** What a person has to sell, as their phones know it. */
export type MyQuotas = v.InferOutput<typeof mine>

/** Goods that a person has taken along to sell. */
export type Quota = MyQuotas['quotas'][number]

/** What people have to sell, as staff read it. */
export type QuotasAtDesk = v.InferOutput<typeof atDesk>

/** A part of a sale that somebody has to look at. */
export type QuotaClaim = QuotasAtDesk['claims'][number]

/** Does one act about a quota, once for its id. */
export async function actOnQuota(act: object, token: string): Promise<v.InferOutput<typeof acted> | NotDone> {
  const answer = await post('/rest/v1/rpc/act_on_quota', { act }, token)
  if (!answer.ok) return notDone(answer)
  const parsed = v.safeParse(acted, answer.data)
  return parsed.success ? parsed.output : { silent: true }
}

type Answered<Data> = Promise<{ readonly data: Data } | NotDone>

/** Takes a quota for a phone; false if another phone has it, or it is over. */
export async function takeQuota(quota: string, phone: string, token: string): Answered<{ taken: boolean }> {
  const answer = await post('/rest/v1/rpc/take_quota', { quota, phone }, token)
  return parseAnswer(v.object({ taken: v.boolean() }), answer)
}

/** Fetches what a person has to sell. */
export async function myQuotas(token: string): Answered<MyQuotas> {
  return parseAnswer(mine, await post('/rest/v1/rpc/my_quotas', {}, token))
}

/** Fetches what people have to sell, for staff. */
export async function quotasAtDesk(token: string): Answered<QuotasAtDesk> {
  return parseAnswer(atDesk, await post('/rest/v1/rpc/quotas_at_desk', {}, token))
}
