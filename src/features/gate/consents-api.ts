import * as v from 'valibot'
import { post, postPatiently, read, type Answer } from '#src/platform/backend/request.ts'
import { notDone, parseAnswer, type NotDone } from '#src/platform/backend/answer.ts'

const consent = v.object({
  id: v.string(),
  purpose: v.string(),
  version: v.number(),
  given: v.boolean(),
  made_at: v.string(),
})
const counts = v.object({ requests: v.number(), orders: v.number() })
const going = v.object({ last_admin: v.boolean(), stays: counts, goes: counts, files: v.array(v.string()) })
const refusal = v.object({ error: v.object({ code: v.string() }) })

/** A consent that was given or taken back. `made_at` is ISO 8601, by the phone's clock. */
export interface Consent extends v.InferOutput<typeof consent> {
  /** The id of the purpose's last consent that the person saw; null without any. Missing in what the centre answers. */
  readonly seen?: string | null
}
/** The effects of deleting the account. */
export type Going = v.InferOutput<typeof going>

/** Sends consents, each counted once. Refused with 409 if one was taken back since, on another phone. */
export async function sendConsents(
  entries: readonly Consent[],
  token: string,
): Promise<{ readonly done: true } | NotDone> {
  const answer = await post('/rest/v1/rpc/keep_consents', { entries }, token)
  if (!answer.ok) return notDone(answer)
  // It returns nothing: a 200 with anything in it is not the centre's.
  return answer.data === null ? { done: true } : { silent: true }
}

/** Fetches an account's consents, oldest first; `undefined` without a valid answer. */
export async function readConsents(account: string, token: string): Promise<Consent[] | undefined> {
  const columns = 'id,purpose,version,given,made_at'
  const answer = await read(
    `/rest/v1/consents?select=${columns}&user_id=eq.${account}&order=received_at,id`,
    token,
  )
  return checked(v.array(consent), answer)
}

/** Fetches all data of the token's account as one document. */
export async function ownDataAtCentre(token: string): Promise<{ readonly data: object } | NotDone> {
  return parseAnswer(
    v.looseObject({ account: v.looseObject({ id: v.string() }) }),
    await postPatiently('/rest/v1/rpc/my_data', {}, token),
  )
}

/** Fetches the effects of deleting the account now. */
export async function whatWouldGo(token: string): Promise<{ readonly data: Going } | NotDone> {
  return parseAnswer(going, await post('/rest/v1/rpc/preview_deletion', {}, token))
}

/** Deletes the account; `unknown` without the centre's confirmation. */
export async function deleteAccount(token: string): Promise<'gone' | 'last admin' | 'unknown'> {
  const answer = await postPatiently('/functions/v1/delete-account', { sure: true }, token)
  if (answer.ok) return v.is(v.object({ gone: v.literal(true) }), answer.data) ? 'gone' : 'unknown'
  if (answer.status === undefined || !v.is(refusal, answer.data)) return 'unknown'
  return answer.data.error.code === 'last_admin' ? 'last admin' : 'unknown'
}

function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  answer: Answer,
): v.InferOutput<Schema> | undefined {
  const parsed = answer.ok ? v.safeParse(schema, answer.data) : undefined
  return parsed?.success ? parsed.output : undefined
}
