import * as v from 'valibot'
import { notDone, parseAnswer, type NotDone } from '#src/platform/backend/answer.ts'
import { post } from '#src/platform/backend/request.ts'

/** The kind of entries about cash. */
export const cashKind = 'cash'

/** The kind of entries that say what was done at a door; each may have a slip. */
export const markKind = 'round-mark'

/** The kind of entries of whoever sells goods that they took along: a sale, which may have a slip, or what is given back. */
export const saleKind = 'quota-sale'

const word = v.nullable(v.string())

const slip = v.object({
  id: v.string(),
  number: v.string(),
  /** The account that gave it, and its name. */
  who: v.string(),
  by: word,
  paise: v.number(),
  at: v.string(),
  /** unknown, closed, paid, amount, twice or number: why somebody has to look; a newer centre may have others. */
  claim: word,
  settled: word,
  /** True for a sale from a quota, which has no khata. */
  sale: v.boolean(),
  /** The reference of the order, or the name of the khata. */
  about: word,
})

const book = v.object({
  /** Who has cash in hand, or slips that are not closed. */
  hands: v.array(
    v.object({
      who: v.string(),
      name: word,
      paise: v.number(),
      slips: v.array(slip),
      /** A count that waits for a second person. */
      counted: v.nullable(v.object({ id: v.string(), paise: v.number(), by: word, mine: v.boolean() })),
    }),
  ),
  claims: v.array(slip),
  /** Numbers that never came, with when the phone sent the next one or said why. */
  missing: v.array(
    v.object({
      number: v.string(),
      name: word,
      at: v.string(),
      reason: word,
      /** Who wrote the reason: a manager, or whoever took the slip back. */
      said_by: word,
    }),
  ),
  closings: v.array(
    v.object({
      id: v.string(),
      name: word,
      at: v.string(),
      counted_paise: v.number(),
      expected_paise: v.number(),
      counted_by: word,
      seen_by: word,
      right: v.boolean(),
    }),
  ),
})

const acted = v.union([
  v.object({ done: v.literal(true), claim: v.optional(v.string()) }),
  v.object({ refused: v.object({ status: v.number(), code: v.string(), field: v.optional(v.string()) }) }),
])

/** The cash of the centre, as staff read it. */
export type CashBook = v.InferOutput<typeof book>

/** A slip as the centre has it. */
export type CentreSlip = v.InferOutput<typeof slip>

/** Does one act about cash, once for its id. */
export async function actOnCash(act: object, token: string): Promise<v.InferOutput<typeof acted> | NotDone> {
  const answer = await post('/rest/v1/rpc/act_on_cash', { act }, token)
  if (!answer.ok) return notDone(answer)
  const parsed = v.safeParse(acted, answer.data)
  return parsed.success ? parsed.output : { silent: true }
}

/** Fetches the cash of the centre, for staff. */
export async function cashBook(token: string): Promise<{ readonly data: CashBook } | NotDone> {
  return parseAnswer(book, await post('/rest/v1/rpc/cash_book', {}, token))
}
