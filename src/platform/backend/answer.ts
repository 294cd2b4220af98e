import * as v from 'valibot'
import type { Answer } from './request.ts'

/** The reason of a failed call. An answer of another shape counts as `silent`. */
export type NotDone =
  | {
      readonly status: number
      readonly retryAfterMs?: number
      /** The error's code and field, if given. */
      readonly code?: string
      readonly field?: string
    }
  | { readonly silent: true }

/** Parses the centre's answer. A 200 of another shape comes from a captive portal and counts as no answer. */
export function parseAnswer<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: Answer,
): { readonly data: v.InferOutput<Schema> } | NotDone {
  if (!answer.ok) return notDone(answer)
  const checked = v.safeParse(schema, answer.data)
  return checked.success ? { data: checked.output } : { silent: true }
}

const refusal = v.object({
  code: v.optional(v.string()),
  message: v.string(),
  details: v.optional(v.nullable(v.string())),
})

/** Returns the reason of a failed call. A refusal of another shape than the database's counts as `silent`. */
export function notDone(answer: Extract<Answer, { ok: false }>): NotDone {
  const checked = answer.status === undefined ? undefined : v.safeParse(refusal, answer.data)
  if (answer.status === undefined || !checked?.success) return { silent: true }
  // Any other 404 comes from a gateway, or from a database without the function yet (PGRST202).
  if (answer.status === 404 && checked.output.code !== 'PT404') return { silent: true }
  // A page of another origin cannot read the header; the words of the refusal have the seconds too.
  const [, seconds] = /^retry_after=(\d+)$/.exec(checked.output.details ?? '') ?? []
  const retryAfterMs = answer.retryAfterMs ?? (seconds === undefined ? undefined : Number(seconds) * 1000)
  return retryAfterMs === undefined ? { status: answer.status } : { status: answer.status, retryAfterMs }
}

/** The centre's receipt of a submission: the hash of its text, and its reference. The caller compares the hash. */
export interface RequestReceipt {
  readonly id: string
  /** SHA-256 of the content, lower-case hex. */
  readonly hash: string
  /** To be read aloud, `KS-7F3M2`. */
  readonly reference: string
  /** By the centre's clock, ISO 8601. */
  readonly receivedAt: string
  /** Complete once every file of the manifest is there too. */
  readonly state: 'complete' | 'incomplete'
  /** The order to pay that came of it, in paise. */
  readonly order?: { readonly id: string; readonly totalPaise: number }
}

/** A receipt as the centre writes it, and as we read it. */
export const receipt = v.pipe(
  v.object({
    id: v.string(),
    hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    reference: v.pipe(v.string(), v.nonEmpty()),
    received_at: v.pipe(v.string(), v.nonEmpty()),
    state: v.picklist(['complete', 'incomplete']),
    order: v.optional(v.object({ id: v.string(), total_paise: v.number() })),
  }),
  v.transform(({ received_at: receivedAt, order, ...rest }): RequestReceipt => {
    const facts = { ...rest, receivedAt }
    return order ? { ...facts, order: { id: order.id, totalPaise: order.total_paise } } : facts
  }),
)
