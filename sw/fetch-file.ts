import {
  asResponse,
  fetchInPieces,
  fetchWhole,
  withRetries,
  type Timeouts,
  type WholeAnswer,
} from '#src/base/patient-fetch.ts'
import { noteFetched } from './bytes.ts'

/** Timeouts of a file: the slowest usable network takes eight seconds to respond. */
const patience: Timeouts = { head: 10_000, idle: 10_000 }

const attempts = 3

/** Fetches a file with its whole body. Retries after a timeout; rejects after the last attempt. */
export function fetchFile(request: string | Request, init?: RequestInit): Promise<WholeAnswer> {
  return withRetries(() => fetchWhole((signal) => fetch(request, { ...init, signal }), patience), attempts)
}

/** The same as a response; rejects as the network does. */
export async function fetchResponse(request: Request): Promise<Response> {
  // Part of a film or a recording is played while the rest is on its way.
  if (request.headers.has('range')) return fetch(request)
  return asResponse(await fetchFile(request))
}

/** True for the requested file; false for an error, a redirect or a Wi-Fi's sign-in page. */
export function isFile({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && !headers.get('content-type')?.startsWith('text/html')
}

/** Fetches a file for a cache, after everything that the person waits for; `undefined` if another one answers. */
export async function fileForCache(url: string): Promise<Response | undefined> {
  const answer = await fetchFile(url, { priority: 'low' })
  if (!isFile(answer.response)) return undefined
  noteFetched(answer.response.url)
  return asResponse(answer)
}

/**
 * Opens a file to read it as it comes, after everything that the person waits for; `undefined` if another one answers.
 *
 * @param stop ends the request
 */
export async function openFile(
  url: string,
  stop: AbortSignal,
): Promise<AsyncIterable<Uint8Array<ArrayBuffer>> | undefined> {
  const ended = new AbortController()
  stop.addEventListener('abort', () => ended.abort())
  const { response, pieces } = await fetchInPieces(
    (signal) => fetch(url, { priority: 'low', signal }),
    patience,
    ended.signal,
  )
  if (isFile(response)) {
    noteFetched(response.url)
    return pieces
  }
  ended.abort()
  return undefined
}
