import * as v from 'valibot'
import { order } from '#src/features/orders/orders-api.ts'
import { knownIn, readable, shapeOf } from '#src/platform/backend/readable.ts'
import { post } from '#src/platform/backend/request.ts'
import { parseAnswer, type NotDone } from '#src/platform/backend/answer.ts'
import { answerFiles, request } from '#src/features/requests/requests-api.ts'

const word = v.nullable(v.string())

const facts = {
  id: v.string(),
  /** Number of its last change; every change gets a higher one. */
  n: v.number(),
  /** The owner's account id; `null` for a guest or a deleted account. */
  owner: word,
  from: v.nullable(v.object({ name: word, phone: word, village: word, pincode: word })),
  open: v.boolean(),
  assignee: word,
  assigned_to: word,
  /** The last thing that happened to it. */
  seen: v.number(),
  /** Ids of the desk entries that were applied to it. */
  taken: v.array(v.string()),
  log: v.array(
    v.object({
      id: v.number(),
      from: word,
      to: v.string(),
      code: v.optional(word),
      note: word,
      by: v.picklist(['centre', 'owner', 'system']),
      who: word,
      at: v.string(),
      files: answerFiles,
      /** The number of its files that are still on their way. */
      coming: v.optional(v.number()),
    }),
  ),
}

const item = v.variant('what', [
  v.object({
    what: v.literal('request'),
    ...facts,
    /** True for one that was put aside as spam; its status reads as received then. */
    spam: v.optional(v.boolean()),
    /** The desk's transcript of its voice note. */
    summary: v.optional(word),
    request: v.omit(request, ['events', 'form_version']),
  }),
  v.object({ what: v.literal('order'), ...facts, order: v.omit(order, ['events']) }),
])

const page = v.pipe(
  v.object({
    version: v.number(),
    before: v.nullable(v.number()),
    more: v.boolean(),
    items: readable(item),
  }),
  v.transform(({ items: { known, unread }, ...rest }) => ({ ...rest, items: known, unread })),
)
const found = v.pipe(
  v.object({ items: readable(item), before: v.optional(word) }),
  v.transform(({ items, before }) => ({ items: items.known, before: before ?? undefined })),
)

/** Number of the item's shape that this build reads. */
export const itemShape = () => shapeOf(item)

const colleagues = v.array(
  v.object({ id: v.string(), name: word, roles: v.array(v.string()), open: v.number() }),
)
const report = v.object({
  since: v.string(),
  rows: knownIn(
    v.object({
      what: v.picklist(['request', 'order']),
      kind: v.string(),
      status: v.string(),
      /** Its first day, a Monday; missing for people who see only totals. */
      week: word,
      count: v.number(),
    }),
  ),
})

/** A request or an order as the desk sees it. */
export type DeskItem = v.InferOutput<typeof item>

/** A page of items, and the number to continue from. */
export type DeskPage = v.InferOutput<typeof page>

/** Some items that a search found, and where it goes on; without that these are the last. */
export type DeskFound = v.InferOutput<typeof found>

/** A member of the desk. */
export type Colleague = v.InferOutput<typeof colleagues>[number]

/** Number of items by kind and status. */
export type DeskReport = v.InferOutput<typeof report>

/** Fetches changes after a number; without one, the latest first, with the next page `before` a number. */
export async function deskChanges(
  { since = null, before = null }: { readonly since?: number | null; readonly before?: number | null },
  token: string,
): Promise<{ readonly data: DeskPage } | NotDone> {
  return parseAnswer(page, await post('/rest/v1/rpc/desk_changes', { since, before }, token))
}

/**
 * Searches all items at the centre by reference, phone number or words, latest first.
 *
 * @param before where an earlier answer says that it goes on
 */
export async function findAtDesk(
  wanted: string,
  before: string | undefined,
  token: string,
): Promise<{ readonly data: DeskFound } | NotDone> {
  const body = before === undefined ? { wanted } : { wanted, before }
  return parseAnswer(found, await post('/rest/v1/rpc/desk_find', body, token))
}

/** Fetches the members of the desk, each with the number of assigned open items. */
export async function colleaguesAtDesk(
  token: string,
): Promise<{ readonly data: readonly Colleague[] } | NotDone> {
  return parseAnswer(colleagues, await post('/rest/v1/rpc/desk_colleagues', {}, token))
}

/** Fetches the report of the last `weeks` weeks. */
export async function deskReport(
  weeks: number,
  token: string,
): Promise<{ readonly data: DeskReport } | NotDone> {
  return parseAnswer(report, await post('/rest/v1/rpc/desk_report', { weeks }, token))
}

/**
 * Marks at most 500 requests as spam, with all of the same guests, or removes the mark. Returns the ids that
 * changed; a colleague's later decision stays.
 */
export async function markSpam(
  items: readonly string[],
  isSpam: boolean,
  token: string,
): Promise<{ readonly data: readonly string[] } | NotDone> {
  const answer = await post('/rest/v1/rpc/mark_spam', { items, is_spam: isSpam, whole_sender: isSpam }, token)
  const result = parseAnswer(v.object({ items: v.array(v.string()) }), answer)
  return 'data' in result ? { data: result.data.items } : result
}
