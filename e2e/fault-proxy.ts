import { once } from 'node:events'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the line between phone and centre does to one request. */
export type Fault =
  /** Passes it on and brings the answer back. */
  | 'none'
  /** Breaks the connection before the centre has heard anything. */
  | 'reset'
  /** The centre does its work and answers, and the connection breaks before a byte of that comes back. */
  | 'reply lost'
  /** Half of the centre's answer, then the connection breaks. */
  | 'truncate'
  /** The centre does its work; its answer never comes, and the connection stays open. */
  | 'stall'
  /** Somebody on the way shows a page of their own and calls it a success. */
  | 'portal'
  | 500
  | 401
  /** Too many, with Retry-After of one second. */
  | 429

/** A line that a test can spoil. Whatever stands on the phone talks to `url`, pages and worker alike. */
export interface FaultyLine {
  readonly url: string
  /** Every request that matched since, with what was done to it. */
  readonly done: readonly { readonly path: string; readonly fault: Fault }[]
  /** From now on, each request whose path holds the text suffers the next fault of the list, then none. */
  spoil(path: string, faults: readonly Fault[]): void
  close(): Promise<void>
}

/** Opens a proxy before a server on this machine. It forwards bytes as they are: no header is added or hidden. */
export async function openFaultyLine(target: string): Promise<FaultyLine> {
  const done: { path: string; fault: Fault }[] = []
  let spoiled: { path: string; faults: Fault[] } | undefined

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    const matches = spoiled !== undefined && path.includes(spoiled.path) && incoming.method !== 'OPTIONS'
    const fault = (matches && spoiled!.faults.shift()) || 'none'
    if (matches) done.push({ path, fault })
    void pass(target, incoming, outgoing, fault)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    done,
    spoil: (path, faults) => (spoiled = { path, faults: [...faults] }),
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse, fault: Fault) {
  const body = await bodyOf(incoming).catch(() => undefined)
  if (body === undefined) return
  if (fault === 'reset') return incoming.socket.destroy()
  if (fault === 'portal') {
    outgoing.writeHead(200, { 'content-type': 'text/html' })
    return outgoing.end('<!doctype html><title>Free Wi-Fi</title><p>Please accept our terms.</p>')
  }
  if (typeof fault === 'number') {
    outgoing.writeHead(fault, { 'content-type': 'application/json', 'retry-after': '1' })
    return outgoing.end(JSON.stringify({ message: `The line says ${fault}` }))
  }
  const answer = forward(
    new URL(incoming.url ?? '/', target),
    { method: incoming.method, headers: incoming.headers, agent: false },
    (reply) => bringBack(reply, outgoing, fault),
  )
  answer.on('error', () => incoming.socket.destroy())
  answer.end(body)
}

function bringBack(reply: IncomingMessage, outgoing: ServerResponse, fault: Fault): void {
  const socket = outgoing.socket
  if (fault === 'none') {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(outgoing)
    return
  }
  // The centre is heard to the end, so that what it committed is committed.
  void bodyOf(reply).then((bytes) => {
    if (fault === 'stall') return
    if (fault === 'reply lost') return socket?.destroy()
    const { 'transfer-encoding': _, ...headers } = reply.headers
    outgoing.writeHead(reply.statusCode ?? 502, { ...headers, 'content-length': bytes.length })
    outgoing.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => socket?.destroy())
  })
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
