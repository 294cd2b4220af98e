import * as v from 'valibot'
import { languages } from '#src/base/languages.ts'
import { booking } from './booking-api.ts'
import { readable, shapeOf } from '#src/platform/backend/readable.ts'
import { parseAnswer, receipt, type NotDone, type RequestReceipt } from '#src/platform/backend/answer.ts'
import { post } from '#src/platform/backend/request.ts'
import { batchPoll } from '#src/platform/backend/batch-poll.ts'
import { soilSample } from './soil-api.ts'

/** A submission on its way to the centre: its very words, as they were frozen when it was sent off. */
export interface SentEntry {
  readonly id: string
  readonly content: string
  /** Milliseconds since 1970 by the phone's clock. */
  readonly madeAt: number
}

/** The sender of a request. A guest's secret takes precedence over the signed-in account. */
export interface Sender {
  readonly token?: string | undefined
  readonly guest?: string | undefined
}

/** The centre's result for one submission. */
export type RequestResult =
  | { readonly receipt: RequestReceipt }
  | {
      readonly refused: {
        readonly status: number
        readonly code: string
        readonly field?: string
        readonly retryAfterMs?: number
        readonly details?: RefusedDay
      }
    }

/** More about a booking that named a day gone by. */
export interface RefusedDay {
  /** The nearest free days, such as 2026-11-29, the first first. */
  readonly days: readonly string[]
}

/** The result of sending submissions, by their ids; an id that is missing was not answered. */
export type BatchAnswer = { readonly results: ReadonlyMap<string, RequestResult> } | NotDone

const refused = v.pipe(
  v.object({
    status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
    code: v.string(),
    field: v.optional(v.string()),
    retry_after: v.optional(v.pipe(v.number(), v.minValue(0))),
    days: v.optional(v.array(v.string())),
  }),
  v.transform(({ status, code, field, retry_after: wait, days }) => ({
    status,
    code,
    ...(field === undefined ? {} : { field }),
    ...(days === undefined ? {} : { details: { days } }),
    ...(wait === undefined ? {} : { retryAfterMs: wait * 1000 }),
  })),
)

const results = v.object({
  results: v.array(v.union([v.object({ id: v.string(), receipt }), v.object({ id: v.string(), refused })])),
})

const listedFile = v.object({ slot: v.string(), sha256: v.string(), bytes: v.number(), type: v.string() })

/** The photos and the voice note of an answer that the centre has whole. */
export const answerFiles = v.optional(v.array(listedFile))

const event = v.object({
  id: v.number(),
  from: v.nullable(v.string()),
  to: v.string(),
  note: v.nullable(v.string()),
  by: v.picklist(['centre', 'owner', 'system']),
  at: v.string(),
  files: answerFiles,
})

/** A request as the centre writes it. */
export const request = v.object({
  id: v.string(),
  kind: v.string(),
  subject: v.nullable(v.string()),
  status: v.picklist([
    'received',
    'in_review',
    'answered',
    'approved',
    'rejected',
    'done',
    'cancelled',
    'replaced',
  ]),
  reference: v.string(),
  version: v.number(),
  made_at: v.string(),
  received_at: v.string(),
  language: v.picklist(languages),
  answers: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
  files: v.array(listedFile),
  /** False while the centre waits for files of it. */
  complete: v.boolean(),
  filled_by: v.nullable(v.string()),
  order_id: v.nullable(v.string()),
  replaced_by: v.nullable(v.string()),
  /** Of the form that it was filled in with. */
  form_version: v.number(),
  events: v.array(event),
  /** Its bookings; missing for a request without any. */
  bookings: v.optional(v.array(booking)),
  /** The samples of a soil test; missing where none was taken. */
  soil: v.optional(v.array(soilSample)),
})

const changes = v.pipe(
  v.object({
    version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    more: v.boolean(),
    requests: readable(request),
  }),
  v.transform(({ requests: { known, unread }, ...page }) => ({ ...page, requests: known, unread })),
)

/** Number of the request's shape that this build reads. */
export const requestShape = () => shapeOf(request)

/** A request at the centre. */
export type Request = v.InferOutput<typeof request>

/** A page of a sender's own requests past a version, and the version that it brings the phone to. */
export type RequestChanges = v.InferOutput<typeof changes>

/** Sends submissions, at most 50 and 512 KB. Sent again, each gets the same receipt. */
export function sendRequests(entries: readonly SentEntry[], from: Sender): Promise<BatchAnswer> {
  return sendEntries('submit_requests', entries, { guest: from.guest ?? null }, from)
}

/** The kind of entries that desk staff create. There is no form for it. */
export const deskAnswerForm = 'desk-answer'

/** Sends desk answers; otherwise as `sendRequests`. */
export function sendDeskAnswers(entries: readonly SentEntry[], token: string): Promise<BatchAnswer> {
  return sendEntries('answer_from_desk', entries, {}, { token })
}

async function sendEntries(
  name: string,
  entries: readonly SentEntry[],
  besides: object,
  from: Sender,
): Promise<BatchAnswer> {
  const rows = entries.map(({ id, content, madeAt }) => ({ id, content, made_at: madeAt }))
  const checked = parseAnswer(
    results,
    await post(`/rest/v1/rpc/${name}`, { entries: rows, ...besides }, from.token),
  )
  if (!('data' in checked)) return checked
  const requested = new Set(entries.map(({ id }) => id))
  const answered = checked.data.results.filter(({ id }) => requested.has(id))
  return {
    results: new Map(answered.map(({ id, ...result }): [string, RequestResult] => [id, result])),
  }
}

/** The sender's own requests that changed since a version. */
export async function requestChanges(
  since: number,
  from: Sender,
): Promise<{ readonly data: RequestChanges } | NotDone> {
  return parseAnswer(
    changes,
    await batchPoll('request_changes', { since, guest: from.guest ?? null }, from.token),
  )
}
