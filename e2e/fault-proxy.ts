import { once } from 'node:events'
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'

/** A fault between phone and centre, for one request. */
export type Fault =
  /** Passes request and answer through. */
  | 'none'
  /** Breaks the connection before the centre gets anything. */
  | 'reset'
  /** The centre gets half of the request, then the connection breaks on both sides. */
  | 'cut'
  /** The centre answers, and the connection breaks before the answer's first byte. */
  | 'reply lost'
  /** Half of the answer, then the connection breaks. */
  | 'truncate'
  /** The centre handles the request; its answer never arrives, and the connection stays open. */
  | 'stall'
  /** The connection is accepted and stays silent; the centre gets nothing. */
  | 'hang'
  /** The answer is a second late. */
  | 'late'
  /** The answer is eight seconds late. */
  | 'very late'
  /** The network repeats the request: the centre gets it twice, and the phone the second answer. */
  | 'doubled'
  /** A captive portal answers with its own page and a success status. */
  | 'portal'
  /** A captive portal redirects to another site. */
  | 'portal elsewhere'
  | 500
  | 502
  | 503
  | 401
  | 409
  | 413
  /** Too many requests, with Retry-After of one second. */
  | 429

/** A matched request and its fault. */
export interface Passed {
  readonly method: string
  readonly path: string
  readonly fault: Fault
  /** Bytes of its body that left the phone. */
  sent: number
}

/** A proxy with faults. Pages and worker use `url`. */
export interface FaultProxy {
  readonly url: string
  /** All matched requests in order. */
  readonly done: readonly Passed[]
  /** From now on, each matching request gets the next fault, then none. */
  spoil(path: string | RegExp, faults: Iterable<Fault>): void
  close(): Promise<void>
}

/** Yields a cut for every fifth request, and the list's faults for the others. */
export function* everyFifthCut(faults: Iterable<Fault> = []): Generator<Fault> {
  const others = faults[Symbol.iterator]()
  for (let count = 1; ; count++) yield count % 5 === 0 ? 'cut' : (others.next().value ?? 'none')
}

/** No server listens there; it only has to be another site. */
const portalPort = 9

/** Opens a proxy before a server on this machine. It forwards bytes unchanged, without added or removed headers. */
export async function openFaultProxy(target: string): Promise<FaultProxy> {
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

/** Announces the whole body to the centre and sends half of it. */
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
    // The centre gets this half before the connection breaks.
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
    return outgoing.end(JSON.stringify({ message: `The network says ${fault}` }))
  }
  const send = (whenAnswered: (reply: IncomingMessage) => void) => {
    const { method, headers } = incoming
    const answer = forward(
      new URL(incoming.url ?? '/', target),
      { method, headers, agent: false },
      whenAnswered,
    )
    answer.on('error', () => incoming.socket.destroy())
    answer.end(body)
  }
  const goOn = () => send((reply) => bringBack(reply, outgoing, fault === 'doubled' ? 'none' : fault))
  // The whole first answer is read, so that its work is committed.
  if (fault === 'doubled') send((reply) => void bodyOf(reply).then(goOn, () => incoming.socket.destroy()))
  else goOn()
}

function bringBack(reply: IncomingMessage, outgoing: ServerResponse, fault: Fault): void {
  const socket = outgoing.socket
  if (fault === 'none') {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(outgoing)
    return
  }
  // Reads the centre's whole answer, so that its work is committed.
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
