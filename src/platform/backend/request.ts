import { noteCentreTime } from '#src/base/clock.ts'
import { asResponse, fetchWhole, type WholeAnswer } from '#src/base/patient-fetch.ts'
import { noteForeignAnswer, noteSilence, noteStatus } from './last-fault.ts'
import { noteStatusOfConnection } from './connectivity.ts'

/** The backend's answer: data, a refusal with its status, or no answer. */
export type Answer =
  | { readonly ok: true; readonly data: unknown }
  | {
      readonly ok: false
      readonly status: number
      readonly data: unknown
      /** Retry-After in milliseconds, if given. */
      readonly retryAfterMs: number | undefined
    }
  | { readonly ok: false; readonly status: undefined }

/** The backend's address; empty while app and API share one origin, as on a developer's machine. */
const base: string = import.meta.env['VITE_SUPABASE_URL'] ?? ''

/** The publishable key: no secret, it only names the project. This one is the embedded backend's. */
export const publishableKey: string =
  import.meta.env['VITE_SUPABASE_PUBLISHABLE_KEY'] ?? 'sb_publishable_khet_seva_local'

/** The backend's address; absolute, as the client libraries ask for it. */
export function backendUrl(): string {
  return base || location.origin
}

/** Timeout in milliseconds until an answer begins. */
const longestWait = 12_000

/** Timeout in milliseconds for edge functions, which call other services. */
const longestWaitForFunction = 25_000

/** Timeout in milliseconds between two pieces of an answer. */
const longestPause = 10_000

/**
 * Set on every request to the backend: no browser may store an answer. The server's own headers are not relied on, since
 * a hosted project sets none on rows. After a sign-out even `cache: 'force-cache'` then finds nothing.
 */
export const notStored = { cache: 'no-store' } as const

/**
 * A fetch with timeouts for client libraries, which have none. Throws on silence, on a server error and on an
 * answer that is not the centre's own, because a library would read these as refusals.
 */
export const fetchInTime: typeof fetch = async (input, init) => {
  try {
    const patience = { head: longestWait, idle: longestPause }
    const answer = await fetchWhole((signal) => fetch(input, { ...init, ...notStored, signal }), patience)
    const { headers, status } = answer.response
    const isOurs = headers.get('content-type')?.includes('json') ?? status === 204
    noteStatusOfConnection(isOurs ? status : undefined)
    if (isOurs && status < 500) {
      noteStatus(status)
      noteCentreTime(headers.get('date'))
      return asResponse(answer)
    }
    noteForeignAnswer(status)
  } catch (cause) {
    noteStatusOfConnection(undefined)
    noteSilence()
    throw cause
  }
  throw new TypeError('This is no answer of the centre')
}

/**
 * Sends JSON and returns the answer. Never throws: a lost connection, an answer that is no JSON (a captive
 * portal's page) and silence all count as no answer.
 */
export function post(path: string, body: unknown, token?: string): Promise<Answer> {
  return answerTo(path, { method: 'POST', body: JSON.stringify(body) }, token)
}

/** Sends a GET; same answers as `post`. */
export function read(path: string, token?: string): Promise<Answer> {
  return answerTo(path, {}, token)
}

/** Inserts a row and returns it; same answers as `post`. */
export function insert(path: string, body: unknown, token: string): Promise<Answer> {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { prefer: 'return=representation' } }
  return answerTo(path, init, token)
}

/** Updates rows and returns them; same answers as `post`. */
export function patch(path: string, body: unknown, token: string): Promise<Answer> {
  const init = { method: 'PATCH', body: JSON.stringify(body), headers: { prefer: 'return=representation' } }
  return answerTo(path, init, token)
}

/** Deletes rows and returns them; same answers as `post`. */
export function remove(path: string, token: string): Promise<Answer> {
  return answerTo(path, { method: 'DELETE', headers: { prefer: 'return=representation' } }, token)
}

/** Replaces a resource and returns it; same answers as `post`. */
export function put(path: string, body: unknown, token: string): Promise<Answer> {
  return answerTo(path, { method: 'PUT', body: JSON.stringify(body) }, token)
}

/** A file on its way. */
export interface SentFile {
  readonly bytes: Uint8Array<ArrayBuffer> | Blob
  readonly type: string
}

/** Bytes per second of the slowest usable network. */
const slowestBytesPerSecond = 4 * 1024
const longestStart = 60_000
const largestFile = 5 * 1024 * 1024
/** @internal How long the largest file takes on the slowest network; the embedded backend waits as long. */
export const longestDownload = longestStart + Math.ceil((largestFile / slowestBytesPerSecond) * 1000)

/**
 * Uploads a file, with a timeout for the slowest usable network; same answers as `post`. Storage stores the
 * `cache-control` and sends it to readers.
 */
export function upload(
  path: string,
  { bytes, type }: SentFile,
  token: string,
  signal?: AbortSignal,
): Promise<Answer> {
  const size = bytes instanceof Blob ? bytes.size : bytes.byteLength
  const wait = longestStart + Math.ceil((size / slowestBytesPerSecond) * 1000)
  const init = {
    method: 'POST',
    body: bytes,
    headers: { 'content-type': type, 'cache-control': 'no-store' },
    wait,
    signal,
  }
  return answerTo(path, init, token)
}

/** A stored file's bytes in place of `data`, for as long as the slowest network needs for the largest; otherwise as `post`. */
export function download(path: string, token: string): Promise<Answer> {
  return answerTo(path, { wait: longestDownload, reads: fileOf }, token)
}

/** Same as `post`, with a timeout of a minute. */
export function postPatiently(path: string, body: unknown, token: string): Promise<Answer> {
  return answerTo(path, { method: 'POST', body: JSON.stringify(body), wait: longestStart }, token)
}

/** Returns the provider's code and message of a refusal. A limit without a code is one all the same. */
export function refusalIn(data: unknown, status?: number): { code: string; message: string } {
  const { error_code: code, msg: message = '' } = (data ?? {}) as { error_code?: string; msg?: string }
  return { code: code || (status === 429 ? 'over_request_rate_limit' : ''), message }
}

interface Init {
  method?: string
  body?: string | Uint8Array<ArrayBuffer> | Blob
  headers?: Record<string, string>
  /** In milliseconds. */
  wait?: number
  signal?: AbortSignal | undefined
  /** Reads the body of a good answer; JSON by default. */
  reads?: (answer: WholeAnswer) => Promise<unknown>
}

async function answerTo(path: string, init: Init, token: string | undefined): Promise<Answer> {
  const answer = await answered(path, init, token)
  noteStatusOfConnection(answer.ok ? 200 : answer.status)
  return answer
}

async function answered(
  path: string,
  { headers, wait, signal, reads = bodyOf, ...init }: Init,
  token: string | undefined,
): Promise<Answer> {
  const send = (inTime: AbortSignal) =>
    fetch(`${backendUrl()}${path}`, {
      ...init,
      ...notStored,
      headers: {
        'content-type': 'application/json',
        apikey: publishableKey,
        ...headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      signal: signal ? either(signal, inTime) : inTime,
    })
  try {
    const { response, body } = await fetchWhole(send, {
      head: wait ?? waitFor(path, init.body),
      idle: longestPause,
    })
    // PostgREST has no body for a function that returns nothing.
    const reading = response.ok ? reads : bodyOf
    const data: unknown = response.status === 204 ? null : await reading({ response, body })
    if (data === undefined) return { ok: false, status: undefined }
    noteStatus(response.status)
    noteCentreTime(response.headers.get('date'))
    if (response.ok) return { ok: true, data }
    const retryAfterMs = waitOf(response.headers.get('retry-after'))
    return { ok: false, status: response.status, data, retryAfterMs }
  } catch {
    noteSilence()
    return { ok: false, status: undefined }
  }
}

/** Returns an answer's JSON; `undefined` if it is none, such as a gateway's page. */
async function bodyOf({ response, body }: WholeAnswer): Promise<unknown> {
  const text = await body.text()
  try {
    return JSON.parse(text) as unknown
  } catch {
    noteForeignAnswer(response.status)
    return undefined
  }
}

/** The bytes of a file; undefined for a page, which no stored file is. */
async function fileOf({ response, body }: WholeAnswer): Promise<ArrayBuffer | undefined> {
  if (!response.headers.get('content-type')?.includes('html')) return body.arrayBuffer()
  noteForeignAnswer(response.status)
  return undefined
}

/** Returns the timeout in milliseconds, with the time for sending the body. */
function waitFor(path: string, body: Init['body']): number {
  const longest = path.startsWith('/functions/') ? longestWaitForFunction : longestWait
  const size = typeof body === 'string' ? body.length : 0
  return longest + Math.ceil((size / slowestBytesPerSecond) * 1000)
}

/** Ends when one of them does. AbortSignal.any is missing on the older phones that we serve. */
function either(a: AbortSignal, b: AbortSignal): AbortSignal {
  const both = new AbortController()
  for (const signal of [a, b]) {
    if (signal.aborted) both.abort()
    signal.addEventListener('abort', () => both.abort(), { once: true })
  }
  return both.signal
}

/** Seconds or a date, as HTTP has it, in milliseconds from now. */
function waitOf(retryAfter: string | null): number | undefined {
  if (!retryAfter) return undefined
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now()
  return Number.isFinite(wait) ? Math.max(wait, 0) : undefined
}
