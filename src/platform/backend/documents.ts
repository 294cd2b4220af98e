import { sha256Of } from '#src/base/bytes.ts'
import * as v from 'valibot'
import { postPatiently, download, read, upload, type Answer, type SentFile } from './request.ts'
import { receipt, type NotDone, type RequestReceipt } from './answer.ts'

/** A file of a request on its way to the centre; `owner` is the account that sent the request. */
export interface SentDocument extends SentFile {
  readonly owner: string
  readonly request: string
  /** Of the bytes, in lower-case hex: the file is stored under it. */
  readonly sha256: string
  readonly token: string
  readonly signal?: AbortSignal
}

type Refusal = Extract<Answer, { ok: false; status: number }>

const key = (name: string) => v.object({ Key: v.literal(`documents/${name}`) })
const present = (name: string) => v.object({ name: v.literal(name) })
const completed = v.object({ receipt, missing: v.optional(v.array(v.string()), []) })
const storageRefusal = v.object({
  statusCode: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer()),
  message: v.string(),
})
const refusal = v.object({
  error: v.object({ code: v.string(), message: v.string(), field: v.optional(v.string()) }),
})

/**
 * Uploads one file. `stored` means that the centre has a file under this hash; completeRequest checks its
 * content. Waits as long as a slow network needs; `signal` aborts it.
 */
export async function uploadDocument(sent: SentDocument): Promise<{ readonly stored: true } | NotDone> {
  const name = nameOf(sent.owner, sent.request, sent.sha256)
  const answer = await upload(`/storage/v1/object/documents/${name}`, sent, sent.token, sent.signal)
  if (answer.ok) return v.is(key(name), answer.data) ? { stored: true } : { silent: true }
  const refused = storageResult(answer)
  if ('silent' in refused) return refused
  if (refused.status === 409) return { stored: true }
  // The bucket is not laid yet, which says nothing about anybody's file.
  if (refused.status === 404) return { silent: true }
  if (refused.status !== 403 && refused.status !== 400) return refused
  // Storage returns the same for an expired token and for a complete request. Neither is the person's fault: if the
  // file is present, nothing is left to do; otherwise a new token may help, and completeRequest reports the reason.
  const stored = await read(`/storage/v1/object/info/documents/${name}`, sent.token)
  return stored.ok && v.is(present(name), stored.data) ? { stored: true } : { status: 401 }
}

/**
 * Asks the centre to check a request's files. Returns the receipt and the hashes of files to send, again if
 * necessary. 422: a file does not match its manifest entry, `field` is its slot, and sending it again does not
 * help.
 */
export async function completeRequest(
  id: string,
  token: string,
): Promise<{ readonly receipt: RequestReceipt; readonly missing: readonly string[] } | NotDone> {
  const answer = await postPatiently('/functions/v1/complete-request', { id }, token)
  if (!answer.ok) return functionResult(answer)
  const checked = v.safeParse(completed, answer.data)
  // A 200 of another shape comes from a captive portal.
  if (!checked.success || checked.output.receipt.id !== id) return { silent: true }
  const isComplete = checked.output.receipt.state === 'complete'
  return isComplete === (checked.output.missing.length === 0) ? checked.output : { silent: true }
}

/** Fetches a stored file; a response with another content, such as a captive portal's page, counts as silence. */
export async function documentBytes(
  owner: string,
  request: string,
  sha256: string,
  token: string,
): Promise<{ readonly data: Uint8Array<ArrayBuffer> } | NotDone> {
  const answer = await download(`/storage/v1/object/documents/${nameOf(owner, request, sha256)}`, token)
  if (!answer.ok) return storageResult(answer)
  const bytes = new Uint8Array(answer.data as ArrayBuffer)
  return (await sha256Of(bytes)) === sha256 ? { data: bytes } : { silent: true }
}

function nameOf(owner: string, request: string, sha256: string): string {
  return `${owner}/${request}/${sha256}`
}

/** Returns the real status of a storage error: storage sends 400 for most refusals, with the status in the body. */
function storageResult(answer: Extract<Answer, { ok: false }>): NotDone {
  if (answer.status === undefined) return { silent: true }
  if (answer.status === 401) return { status: 401 }
  const checked = v.safeParse(storageRefusal, answer.data)
  return checked.success ? withWait({ status: checked.output.statusCode }, answer) : { silent: true }
}

function functionResult(answer: Extract<Answer, { ok: false }>): NotDone {
  if (answer.status === undefined) return { silent: true }
  // From a gateway before the function, in another format.
  if (answer.status === 401) return { status: 401 }
  const checked = v.safeParse(refusal, answer.data)
  if (!checked.success) return { silent: true }
  const { code, field } = checked.output.error
  return withWait({ status: answer.status, code, ...(field === undefined ? {} : { field }) }, answer)
}

function withWait<Result extends object>(result: Result, { retryAfterMs }: Refusal): Result {
  return retryAfterMs === undefined ? result : { ...result, retryAfterMs }
}
