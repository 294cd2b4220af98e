import { getRequestListener } from '@hono/node-server'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LocalBackend } from './backend.ts'
import { compressed } from './compressed.ts'

/**
 * Options for the http server in front. A list of 500 ids in an address is past Node's 16 KB of headers and would be refused
 * with 431. A connection stays open while somebody reads, as at nginx: Node closes it after five seconds, and opening another
 * is one more turn of a slow line for the next tap.
 */
export const serverOptions = { maxHeaderSize: 64 * 1024, keepAliveTimeout: 75_000 }

/** Answers Node requests from the backend. Call it only for paths that `backend.owns`. */
export function nodeHandler(
  backend: LocalBackend,
): (request: IncomingMessage, response: ServerResponse) => void {
  const listener = getRequestListener(
    async (request, env) => {
      const { incoming } = env as { incoming: IncomingMessage }
      const answer = await backend.fetch(request, { peerAddress: incoming.socket.remoteAddress ?? null })
      return compressed(request, answer)
    },
    { overrideGlobalObjects: false },
  )
  return (request, response) => void listener(request, response)
}
