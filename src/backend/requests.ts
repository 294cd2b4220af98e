import * as v from 'valibot'
import { ask, type Answer } from './request.ts'

/** A submission on its way to the centre. */
export interface SentEntry {
  readonly id: string
  /** The canonical text, as it was hashed. */
  readonly content: string
  /** Milliseconds since 1970 by the phone's clock. */
  readonly made_at: number
}

/** As whom something is asked: the account of a token, or the guest whose secret it is. With both, as the guest. */
export interface Sender {
  readonly token?: string
  readonly guest?: string
}

const wait = v.optional(v.pipe(v.number(), v.minValue(0)))

const result = v.object({
  id: v.string(),
  receipt: v.optional(
    v.object({
      id: v.string(),
      hash: v.string(),
      reference: v.string(),
      received_at: v.string(),
      state: v.picklist(['complete', 'incomplete']),
      order: v.optional(v.object({ id: v.string(), total_paise: v.number() })),
    }),
  ),
  refused: v.optional(
    v.object({
      status: v.number(),
      code: v.string(),
      field: v.optional(v.string()),
      retry_after: wait,
    }),
  ),
})

const results = v.object({ results: v.array(result) })

/** A refusal of the whole call in PostgREST's own shape; a proxy's or a portal's has another. */
const refusal = v.object({ code: v.string(), message: v.string(), details: v.nullish(v.string()) })

type Told = v.InferOutput<typeof result>

/** What the centre said to one entry. */
export type SentResult =
  | {
      readonly receipt: {
        readonly id: string
        readonly hash: string
        readonly reference: string
        readonly receivedAt: string
        readonly state: 'complete' | 'incomplete'
        readonly order?: { readonly id: string; readonly totalPaise: number }
      }
    }
  | {
      readonly refused: {
        readonly status: number
        readonly code: string
        readonly field?: string
        readonly retryAfterMs?: number
      }
    }

/** What sending came to: a word on each entry, by its id; a refusal of the whole call; or nothing of the centre's. */
export type SentAnswer =
  | { readonly results: ReadonlyMap<string, SentResult> }
  | { readonly status: number; readonly retryAfterMs?: number }
  | { readonly silent: true }

const request = v.object({
  id: v.string(),
  kind: v.string(),
  subject: v.nullish(v.string()),
  status: v.string(),
  reference: v.string(),
  version: v.number(),
  made_at: v.string(),
  received_at: v.string(),
  language: v.string(),
  answers: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  filled_by: v.nullish(v.string()),
  order_id: v.nullish(v.string()),
  replaced_by: v.nullish(v.string()),
  events: v.array(
    v.object({
      id: v.number(),
      from: v.nullish(v.string()),
      to: v.nullish(v.string()),
      note: v.nullish(v.string()),
      by: v.string(),
      at: v.string(),
    }),
  ),
})

/** A request as the centre tells it to its owner; times in ISO 8601 by the centre's clock. */
export type RequestRow = v.InferOutput<typeof request>

const changes = v.object({
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  more: v.boolean(),
  requests: v.array(request),
})

/** A page of the sender's requests past a version, and the version that it brings the phone to. */
export type RequestChanges = v.InferOutput<typeof changes>

/** Sends at most 50 submissions, each of which the centre takes once however often it is sent. */
export async function sendRequests(entries: readonly SentEntry[], as: Sender): Promise<SentAnswer> {
  const answer = await ask('/rest/v1/rpc/submit_requests', { entries, guest: as.guest ?? null }, as.token)
  if (!answer.ok) return wholeCall(answer)
  const checked = v.safeParse(results, answer.data)
  // A 200 that is not our answer is a captive portal's.
  if (!checked.success) return { silent: true }
  return { results: new Map(checked.output.results.flatMap(resultOf)) }
}

/** The sender's own requests that changed past a version; nothing where the centre does not answer as agreed. */
export async function requestChanges(since: number, as: Sender): Promise<RequestChanges | undefined> {
  const body = { since, guest: as.guest ?? null }
  return said(changes, await ask('/rest/v1/rpc/request_changes', body, as.token))
}

/** Ties a guest to the token's account for good; nothing where the centre does not answer as agreed. */
export async function claimGuest(guest: string, token: string): Promise<{ claimed: number } | undefined> {
  const claim = v.object({ claimed: v.number() })
  return said(claim, await ask('/rest/v1/rpc/claim_guest', { guest }, token))
}

/** The account's own key, 32 bytes in base64, the same for ever; nothing where the centre does not answer as agreed. */
export async function ownKey(token: string): Promise<string | undefined> {
  return said(v.string(), await ask('/rest/v1/rpc/own_key', {}, token))
}

function said<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: Answer,
): v.InferOutput<Schema> | undefined {
  const checked = answer.ok ? v.safeParse(schema, answer.data) : undefined
  return checked?.success ? checked.output : undefined
}

function wholeCall(answer: Exclude<Answer, { ok: true }>): SentAnswer {
  if (answer.status === undefined) return { silent: true }
  const { success, output } = v.safeParse(refusal, answer.data)
  if (!success) return { silent: true }
  const seconds = /retry_after=(\d+)/.exec(output.details ?? '')?.[1]
  return { status: answer.status, ...(seconds ? { retryAfterMs: Number(seconds) * 1000 } : {}) }
}

/** An entry without either word was not answered. */
function resultOf({ id, receipt, refused }: Told): [string, SentResult][] {
  if (receipt) {
    const { received_at: receivedAt, order, ...rest } = receipt
    const toPay = order ? { order: { id: order.id, totalPaise: order.total_paise } } : {}
    return [[id, { receipt: { ...rest, receivedAt, ...toPay } }]]
  }
  if (!refused) return []
  const { retry_after: seconds, field, status, code } = refused
  return [
    [
      id,
      {
        refused: {
          status,
          code,
          ...(field === undefined ? {} : { field }),
          ...(seconds === undefined ? {} : { retryAfterMs: seconds * 1000 }),
        },
      },
    ],
  ]
}
