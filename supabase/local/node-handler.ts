import { getRequestListener } from '@hono/node-server'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LocalBackend } from './backend.ts'
import { cameDirectly } from './local-only.ts'
import { codeOf } from './plain-error.ts'
import { refusal } from './refusal.ts'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const gzipped = promisify(gzip)

/** Less than this goes in one packet anyway. */
const worthIt = 1_000

const takesGzip = ({ headers }: Request) =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(headers.get('accept-encoding') ?? '')

/** An answer as a host sends it: JSON of more than a packet under gzip, to clients that accept it. */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  if (!isJson || !response.body || !takesGzip(request)) return response
  const body = await response.arrayBuffer()
  const headers = new Headers(response.headers)
  headers.append('vary', 'accept-encoding')
  const { status, statusText } = response
  if (body.byteLength < worthIt) return new Response(body, { status, statusText, headers })
  const packed = await gzipped(body)
  headers.set('content-encoding', 'gzip')
  headers.set('content-length', String(packed.length))
  return new Response(packed, { status, statusText, headers })
}

/**
 * Options for the http server in front. A list of 500 ids in an address is past Node's 16 KB of headers and would be
 * refused with 431. A connection stays open while somebody reads, as at nginx: Node closes it after five seconds, and
 * opening another is one more turn of a slow connection for the next tap. A request may take as long as a phone takes to send a file
 * of 5 MB at 4 KB/s (src/platform/backend/request.ts): after Node's five minutes such a file was cut off, and sent from its beginning for ever.
 */
export const serverOptions = {
  maxHeaderSize: 64 * 1024,
  keepAliveTimeout: 75_000,
  requestTimeout: 25 * 60_000,
}

/** Methods that Lite and Node's Request accept; Request itself refuses TRACE with an exception. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const open = { 'access-control-allow-origin': '*' }

/**
 * Handles Node requests by the backend. Call it only for paths that `backend.owns`. Logs an exception by its
 * name only, since its message may contain personal text.
 */
export function nodeHandler(
  backend: LocalBackend,
  log: (line: string) => void = console.error,
): (request: IncomingMessage, response: ServerResponse) => void {
  const broken = (error: unknown, incoming?: IncomingMessage) => {
    const { name } = error as Error
    if (name === 'RequestError') return refusal(400, 'bad_request', 'The request cannot be read.')
    // A client that went away within its request waits for no answer.
    if (!incoming?.destroyed) log(`A request broke off: ${codeOf(error) || name}`)
    return refusal(500, 'unexpected_failure', 'Something broke here. Try again later.')
  }
  const listener = getRequestListener(
    async (request, env) => {
      const { incoming } = env as { incoming: IncomingMessage }
      try {
        const answer = await backend.fetch(request, {
          peerAddress: incoming.socket.remoteAddress ?? null,
          isDirect: cameDirectly(incoming.httpVersion, incoming.headers),
        })
        return await compressed(request, answer)
      } catch (error) {
        return broken(error, incoming)
      }
    },
    { overrideGlobalObjects: false, errorHandler: broken },
  )
  return (request, response) => {
    if (methods.has(request.method ?? '')) return void listener(request, response)
    response.writeHead(405, { ...open, allow: [...methods].join(', ') }).end()
  }
}
