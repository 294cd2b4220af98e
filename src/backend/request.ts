import { asResponse, fetchWhole, type WholeAnswer } from '#src/base/patient-fetch.ts'
import { noteForeignAnswer, noteSilence, noteStatus } from './last-fault.ts'
import { noteStatusOfConnection } from './connectivity.ts'

/** What the backend said: its data, a refusal with its status, or nothing at all. */
export type Answer =
  | { readonly ok: true; readonly data: unknown }
  | {
      readonly ok: false
      readonly status: number
      readonly data: unknown
      /** How long to wait before asking again, in milliseconds, where the backend says so. */
      readonly retryAfterMs: number | undefined
    }
  | { readonly ok: false; readonly status: undefined }

/** Where the backend is. Unset while the app and its API share one origin, as they do on one's own machine. */
const base: string = import.meta.env['VITE_SUPABASE_URL'] ?? ''

/** The publishable key: no secret, it only names the project. This one is the embedded backend's. */
export const publishableKey: string =
  import.meta.env['VITE_SUPABASE_PUBLISHABLE_KEY'] ?? 'sb_publishable_khet_seva_local'

/** The backend's address; absolute, as the client libraries ask for it. */
export function backendUrl(): string {
  return base || location.origin
}

/**
 * A slow connection may need this long until a small answer begins; past it, the person is told instead of kept
 * waiting.
 */
const longestWait = 12_000

/** A function of the backend may ask others itself before it answers. */
const longestWaitForFunction = 25_000

/** A line that brings nothing for so long in the middle of an answer brings no more of it. */
const longestPause = 10_000

/**
 * Set on every request to the backend: no browser may store an answer. The server's own headers are not relied on, since
 * a hosted project sets none on rows. After a sign-out even `cache: 'force-cache'` then finds nothing.
 */
export const notStored = { cache: 'no-store' } as const

/**
 * A fetch for the client libraries, which would wait for ever: it gives up in time. A fault of the centre and an answer that
 * is not the centre's own throw, as silence does: a library would take their words for a refusal.
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
 * Sends JSON to the backend and gives what it said. Never throws: a line that breaks, an answer that is no JSON
 * (a captive portal's page) and silence all read as "not answered".
 */
export function post(path: string, body: unknown, token?: string): Promise<Answer> {
  return answerTo(path, { method: 'POST', body: JSON.stringify(body) }, token)
}

/** Reads from the backend; the same answers as `post`. */
export function read(path: string, token?: string): Promise<Answer> {
  return answerTo(path, {}, token)
}

/** Adds a row to the backend and gives it back; the same answers as `post`. */
export function insert(path: string, body: unknown, token: string): Promise<Answer> {
  const init = { method: 'POST', body: JSON.stringify(body), headers: { prefer: 'return=representation' } }
  return answerTo(path, init, token)
}

/** Changes rows of the backend and gives them back as they are then; the same answers as `post`. */
export function patch(path: string, body: unknown, token: string): Promise<Answer> {
  const init = { method: 'PATCH', body: JSON.stringify(body), headers: { prefer: 'return=representation' } }
  return answerTo(path, init, token)
}

/** Removes rows of the backend and gives back those that were removed; the same answers as `post`. */
export function remove(path: string, token: string): Promise<Answer> {
  return answerTo(path, { method: 'DELETE', headers: { prefer: 'return=representation' } }, token)
}

/** Puts a thing of the backend in order and gives it back as it is then; the same answers as `post`. */
export function put(path: string, body: unknown, token: string): Promise<Answer> {
  return answerTo(path, { method: 'PUT', body: JSON.stringify(body) }, token)
}

/** A file on its way. */
export interface SentFile {
  readonly bytes: Uint8Array<ArrayBuffer> | Blob
  readonly type: string
}

/** A line of the slowest kind that still works brings this many bytes a second. */
const slowestLine = 4 * 1024
const longestStart = 60_000
const largestFile = 5 * 1024 * 1024
const longestDownload = longestStart + Math.ceil((largestFile / slowestLine) * 1000)

/**
 * Sends a file, for as long as the slowest line needs for it; the same answers as `post`. Storage remembers the
 * `cache-control` and says it again to whoever reads the file.
 */
export function upload(
  path: string,
  { bytes, type }: SentFile,
  token: string,
  signal?: AbortSignal,
): Promise<Answer> {
  const size = bytes instanceof Blob ? bytes.size : bytes.byteLength
  const wait = longestStart + Math.ceil((size / slowestLine) * 1000)
  const init = {
    method: 'POST',
    body: bytes,
    headers: { 'content-type': type, 'cache-control': 'no-store' },
    wait,
    signal,
  }
  return answerTo(path, init, token)
}

/** A stored file's bytes in place of `data`, for as long as the slowest line needs for the largest; otherwise as `post`. */
export function download(path: string, token: string): Promise<Answer> {
  return answerTo(path, { wait: longestDownload, reads: fileOf }, token)
}

/** The same as `post`, for what the backend needs a minute for. */
export function postPatiently(path: string, body: unknown, token: string): Promise<Answer> {
  return answerTo(path, { method: 'POST', body: JSON.stringify(body), wait: longestStart }, token)
}

/** The provider's code and words in a refusal; empty where it has none. */
export function refusalIn(data: unknown): { code: string; message: string } {
  const { error_code: code = '', msg: message = '' } = (data ?? {}) as { error_code?: string; msg?: string }
  return { code, message }
}

interface Init {
  method?: string
  body?: string | Uint8Array<ArrayBuffer> | Blob
  headers?: Record<string, string>
  /** In milliseconds. */
  wait?: number
  signal?: AbortSignal | undefined
  /** What a good answer's body is read as; JSON unless given. */
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
    if (response.ok) return { ok: true, data }
    const retryAfterMs = waitOf(response.headers.get('retry-after'))
    return { ok: false, status: response.status, data, retryAfterMs }
  } catch {
    noteSilence()
    return { ok: false, status: undefined }
  }
}

/** What an answer holds; undefined where that is not JSON, as the page of a Wi-Fi or of a gateway is not. */
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

/** What is sent takes its time on the way, too. */
function waitFor(path: string, body: Init['body']): number {
  const longest = path.startsWith('/functions/') ? longestWaitForFunction : longestWait
  const size = typeof body === 'string' ? body.length : 0
  return longest + Math.ceil((size / slowestLine) * 1000)
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
