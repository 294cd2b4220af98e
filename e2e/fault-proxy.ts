import { once } from 'node:events'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'

/** What the line between phone and centre does to one request. */
export type Fault =
  /** Passes it on and brings the answer back. */
  | 'none'
  /** Breaks the connection before the centre has heard anything. */
  | 'reset'
  /** Half of what the phone sends reaches the centre, then the connection breaks on both sides. */
  | 'cut'
  /** The centre does its work and answers, and the connection breaks before a byte of that comes back. */
  | 'reply lost'
  /** Half of the centre's answer, then the connection breaks. */
  | 'truncate'
  /** The centre does its work; its answer never comes, and the connection stays open. */
  | 'stall'
  /** Accepted, and nothing ever comes of it: not even the centre hears. */
  | 'hang'
  /** Everything arrives, a second late. */
  | 'late'
  /** Everything arrives, eight seconds late. */
  | 'very late'
  /** Somebody on the way shows a page of their own and calls it a success. */
  | 'portal'
  /** Somebody on the way sends the phone to a page of another site. */
  | 'portal elsewhere'
  | 500
  | 502
  | 503
  | 401
  /** Too many, with Retry-After of one second. */
  | 429

/** A request that passed a spoiled place, and what was done to it. */
export interface Passed {
  readonly method: string
  readonly path: string
  readonly fault: Fault
  /** Bytes of its body that left the phone. */
  sent: number
}

/** A line that a test can spoil. Whatever stands on the phone talks to `url`, pages and worker alike. */
export interface FaultyLine {
  readonly url: string
  /** Every request that matched since, in the order in which they came. */
  readonly done: readonly Passed[]
  /** From now on, each request whose path holds the text, or fits the pattern, suffers the next fault, then none. */
  spoil(path: string | RegExp, faults: Iterable<Fault>): void
  close(): Promise<void>
}

/** What every fifth request suffers is a cut; the others suffer the faults of the list, in its order. */
export function* everyFifthCut(faults: Iterable<Fault> = []): Generator<Fault> {
  const others = faults[Symbol.iterator]()
  for (let count = 1; ; count++) yield count % 5 === 0 ? 'cut' : (others.next().value ?? 'none')
}

/** Nobody is there; what matters is that it is another site. */
const portalPort = 9

/** Opens a proxy before a server on this machine. It forwards bytes as they are: no header is added or hidden. */
export async function openFaultyLine(target: string): Promise<FaultyLine> {
  const done: Passed[] = []
  let spoiled: { path: string | RegExp; faults: Iterator<Fault, unknown> } | undefined

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    const { method = 'GET' } = incoming
    const matches = spoiled !== undefined && method !== 'OPTIONS' && fits(path, spoiled.path)
    const next = matches ? spoiled!.faults.next() : undefined
    const fault = next && !next.done ? next.value : 'none'
    if (matches) {
      const passed = { method, path, fault, sent: 0 }
      done.push(passed)
      incoming.on('data', (part: Buffer) => (passed.sent += part.length))
    }
    if (fault === 'cut') cutHalfWay(target, incoming)
    else void pass(target, incoming, outgoing, fault)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    done,
    spoil: (path, faults) => (spoiled = { path, faults: faults[Symbol.iterator]() }),
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function fits(path: string, wanted: string | RegExp): boolean {
  return typeof wanted === 'string' ? path.includes(wanted) : wanted.test(path)
}

/** The centre is promised all of the body and given half of it. */
function cutHalfWay(target: string, incoming: IncomingMessage): void {
  const half = Math.floor(Number(incoming.headers['content-length'] ?? 0) / 2)
  const onward = forward(new URL(incoming.url ?? '/', target), {
    method: incoming.method,
    headers: incoming.headers,
    agent: false,
  })
  onward.on('error', () => undefined)
  const breakOff = () => {
    incoming.socket.destroy()
    onward.destroy()
  }
  let passed = 0
  incoming.on('data', (part: Buffer) => {
    const rest = part.subarray(0, Math.max(0, half - passed))
    passed += rest.length
    // Handed to the centre before the connection breaks, so that it has something to be misled by.
    onward.write(rest, () => passed >= half && breakOff())
  })
  incoming.on('end', breakOff)
}

async function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse, fault: Fault) {
  const body = await bodyOf(incoming).catch(() => undefined)
  if (body === undefined) return
  if (fault === 'reset') return incoming.socket.destroy()
  if (fault === 'hang') return
  if (fault === 'portal elsewhere') {
    outgoing.writeHead(302, { location: `http://localhost:${portalPort}/login` })
    return outgoing.end()
  }
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
  void bodyOf(reply).then(async (bytes) => {
    if (fault === 'stall') return
    if (fault === 'late' || fault === 'very late') {
      await after(fault === 'late' ? 1000 : 8000)
      return outgoing.writeHead(reply.statusCode ?? 502, reply.headers).end(bytes)
    }
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
