import * as v from 'valibot'
import { notDone, parseAnswer, type NotDone } from '#src/platform/backend/answer.ts'
import { post } from '#src/platform/backend/request.ts'

/** The kind of entries that act on a khata. */
export const khataKind = 'khata'

const word = v.nullable(v.string())

const khata = v.object({
  id: v.string(),
  /** True for a customer with an account, who sees it on their own phone. */
  account: v.boolean(),
  name: v.string(),
  phone: word,
  village: word,
  /** True if the customer wants no reminders. */
  quiet: v.boolean(),
  /** When the customer last said that they paid, until money comes. */
  said_paid_at: word,
  /** What pays all that is owed by UPI. */
  upi: word,
  /** Less than nothing for what is owed. */
  balance_paise: v.number(),
  /** How much may be owed. */
  limit_paise: v.number(),
  version: v.number(),
  /** What is owed by the week in which it was taken, the oldest first. */
  due: v.array(v.object({ day: v.string(), paise: v.number() })),
})

const entry = v.object({
  id: v.string(),
  /** When it happened, ISO 8601. */
  at: v.string(),
  /** When the centre learned of it. */
  told_at: v.string(),
  /** Less than nothing for what was taken. */
  paise: v.number(),
  /** order, order_back, goods, milk, cash, upi, opening, correction; a newer centre may have others. */
  why: v.string(),
  /** The id of what it is about, such as an order. */
  about: word,
  /** The reference of the order. */
  order: word,
  /** The number of a slip, or the bank's reference. */
  reference: word,
  /** The wrong entry that this one answers. */
  corrects: word,
  note: word,
})

const entries = v.object({ khata: v.nullable(khata), entries: v.array(entry), more: v.boolean() })
const changes = v.object({ version: v.number(), more: v.boolean(), khatas: v.array(khata) })
const found = v.array(v.object({ id: v.string(), name: word, phone: word, village: word }))
const acted = v.union([
  v.object({ done: v.literal(true) }),
  v.object({ refused: v.object({ status: v.number(), code: v.string(), field: v.optional(v.string()) }) }),
])

/** A customer's account: what they owe, and how much they may. */
export type Khata = v.InferOutput<typeof khata>

/** One entry of a khata. */
export type KhataEntry = v.InferOutput<typeof entry>

/** Somebody with an account. */
export type FoundAccount = v.InferOutput<typeof found>[number]

/** The result of an act on a khata. */
export type Acted = v.InferOutput<typeof acted>

type Answered<Data> = Promise<{ readonly data: Data } | NotDone>

/** A khata with at most 500 entries that the centre learned of since a moment: the caller's own, or for staff a customer's. */
export async function khataEntries(
  customer: string | undefined,
  after: string,
  token: string,
): Answered<v.InferOutput<typeof entries>> {
  return parseAnswer(
    entries,
    await post('/rest/v1/rpc/khata_entries', { customer: customer ?? null, after }, token),
  )
}

/** The khatas that changed since a version, for staff. */
export async function khataChanges(since: number, token: string): Answered<v.InferOutput<typeof changes>> {
  return parseAnswer(changes, await post('/rest/v1/rpc/khata_changes', { since }, token))
}

/** Accounts whose name, number or e-mail has these letters; if wanted only those that have no khata yet. */
export async function findAccounts(
  wanted: string,
  token: string,
  withoutKhata: boolean,
): Answered<FoundAccount[]> {
  const asked = { wanted, without_khata: withoutKhata }
  return parseAnswer(found, await post('/rest/v1/rpc/find_accounts', asked, token))
}

/** Does one act on a khata, once for its id. */
export async function actOnKhata(act: object, token: string): Promise<Acted | NotDone> {
  const answer = await post('/rest/v1/rpc/act_on_khata', { act }, token)
  if (!answer.ok) return notDone(answer)
  const parsed = v.safeParse(acted, answer.data)
  return parsed.success ? parsed.output : { silent: true }
}
