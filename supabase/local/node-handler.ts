import { getRequestListener } from '@hono/node-server'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { LocalBackend } from './backend.ts'
import { compressed } from './compressed.ts'

/**
 * Options for the http server in front: a list of 500 ids in an address is past Node's 16 KB of headers and would be
 * refused with 431.
 */
export const serverOptions = { maxHeaderSize: 64 * 1024 }

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
