import type { LocalConfig } from './config.ts'
import { asCaller, networkOf } from './database/caller.ts'
import type { LocalKeys } from './keys.ts'
import { refusal } from './refusal.ts'
import { withPlainWishes } from './rest-calls.ts'
import { isSigned, type Tokens } from './tokens.ts'

/** Most bytes of bodies in memory at once: of strangers together, of signed-in people together, and of one sender. */
const rooms = { strangers: 32 * 2 ** 20, known: 128 * 2 ** 20 }
const share = 4

/** Who sends a body. */
interface BodySender {
  readonly isKnown: boolean
  /** The network that it comes from; each has a quarter of the room. Empty within this process. */
  readonly network: string
}

/** The bytes of one request's body, which are free again once it is answered. */
interface Reservation {
  /** Takes so many more bytes; false if there is no room for them. */
  take(bytes: number): boolean
  free(): void
}

/** Counts the bytes of all bodies that are being read or answered. */
export class BodyRoom {
  private readonly taken = { strangers: 0, known: 0 }
  private readonly bySender = new Map<string, number>()

  reserve({ isKnown, network }: BodySender): Reservation {
    const room = isKnown ? 'known' : 'strangers'
    const key = `${room} ${network}`
    let own = 0
    const add = (bytes: number) => {
      own += bytes
      this.taken[room] += bytes
      const left = (this.bySender.get(key) ?? 0) + bytes
      if (left > 0) this.bySender.set(key, left)
      else this.bySender.delete(key)
    }
    return {
      take: (bytes) => {
        const ofSender = (this.bySender.get(key) ?? 0) + bytes
        if (this.taken[room] + bytes > rooms[room]) return false
        if (network !== '' && ofSender > rooms[room] / share) return false
        add(bytes)
        return true
      },
      free: () => add(-own),
    }
  }
}

/** Largest body of a request that is not an upload: a form with long words is far below it. */
const largestBody = 2 * 2 ** 20

const tooLarge = (limit: number) => refusal(413, 'too_large', `The request is larger than ${limit} bytes.`)

/**
 * Most brackets that are open at once in a body, also within its texts, which may be read as JSON. A form has some ten. The calls of
 * PostgreSQL in WebAssembly end at some thousands, and no more statement is answered then.
 */
const mostOpen = 500

function isDeep(body: Uint8Array): boolean {
  let open = 0
  for (let at = 0; at < body.length; at++) {
    const isEscaped = body[at] === 0x5c && body[at + 1] === 0x75
    const sign = isEscaped ? parseInt(String.fromCharCode(...body.subarray(at + 2, at + 6)), 16) : body[at]
    // [ and {, then ] and }.
    if (sign === 0x5b || sign === 0x7b) open++
    else if ((sign === 0x5d || sign === 0x7d) && open > 0) open--
    if (open > mostOpen) return true
  }
  return false
}

const tooDeep = () => refusal(400, 'validation_failed', 'The lists in the request are nested too deeply.')

const soon = { 'retry-after': '5' }

const noRoom = () =>
  refusal(503, 'too_many_bodies', 'Too much is being sent at once. Send it again in a few seconds.', soon)

async function readUpTo(
  body: ReadableStream<Uint8Array>,
  limit: number,
  room: Reservation,
): Promise<Uint8Array<ArrayBuffer> | Response> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > limit) return tooLarge(limit)
    if (!room.take(chunk.byteLength)) return noRoom()
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/**
 * The same request under these headers with its body read, 413 when the body is larger than `limit` bytes, or 503 while
 * there is no room for it, 400 for one nested too deeply.
 * The body is counted, not only its declared length: a chunked request declares none and could fill the memory.
 * The request is made anew from its parts because a web server's own kind of Request cannot be copied.
 */
async function withinSize(
  request: Request,
  { limit, isFile }: { limit: number; isFile: boolean },
  headers: Headers,
  room: Reservation,
): Promise<Request | Response> {
  const { method, url } = request
  if (Number(headers.get('content-length') ?? 0) > limit) return tooLarge(limit)
  if (!request.body) return new Request(url, { method, headers })
  const body = await readUpTo(request.body, limit, room)
  if (body instanceof Response) return body
  if (!isFile && isDeep(body)) return tooDeep()
  const measured = new Headers(headers)
  // Lite checks the declared length against the bucket's limit, so it must be declared and true.
  measured.set('content-length', String(body.byteLength))
  return new Request(url, { method, headers: measured, body })
}

/** Bytes that a multipart envelope adds at most to the largest file. */
const uploadEnvelope = 2 ** 20

/** Most requests of one sender at once: a village behind one address is far below it. */
const mostAtOnce = 300

/**
 * A limit, not a fault: phones say that the centre has too much to do, and wait as long as they are asked to. Not the same for all: those
 * who were refused together come back one after another.
 */
const tooBusy = () =>
  refusal(429, 'too_busy', 'Too many requests at once. Send it again in a few seconds.', {
    'retry-after': String(5 + Math.floor(Math.random() * 10)),
  })

/**
 * Most requests that wait for their turn at once. Each takes some ten milliseconds of the one database: whoever came behind more of them
 * would have its answer when its phone has stopped waiting, and asks again.
 */
export const mostWaiting = 100

/** Areas whose answers come from the database. Functions wait for providers, and call back. */
const waitingAreas = ['rest', 'auth', 'storage']

/** A call that may have to wait. */
interface Waiting {
  readonly area: string
  readonly network: string
  /** True if it is always taken. */
  readonly isFree: boolean
}

/** Nobody's equal share of the queue is smaller than this. */
const fewest = 4

/**
 * Answers by `answer`, or refuses while too many wait; but where one sender has more of them than an equal share, whoever has less is let
 * in: one shuts nobody out.
 * What was taken is answered whole, and a file that has come is always taken: on a slow network it took its phone minutes.
 */
export function queueOf() {
  const waiting = new Map<string, number>()
  let all = 0
  const isFull = ({ area, network, isFree }: Waiting) => {
    if (all < mostWaiting || !waitingAreas.includes(area) || isFree) return false
    const own = waiting.get(network) ?? 0
    const equal = Math.max(fewest, mostWaiting / (waiting.size + (own === 0 ? 1 : 0)))
    return own >= equal || all >= 2 * mostWaiting || Math.max(...waiting.values()) <= equal
  }
  return {
    isFull,
    async answer(call: Waiting, answer: () => Promise<Response>): Promise<Response> {
      if (isFull(call)) return tooBusy()
      if (!waitingAreas.includes(call.area)) return answer()
      all++
      waiting.set(call.network, (waiting.get(call.network) ?? 0) + 1)
      try {
        return await answer()
      } finally {
        all--
        const left = waiting.get(call.network)! - 1
        if (left > 0) waiting.set(call.network, left)
        else waiting.delete(call.network)
      }
    },
  }
}

/** Answers by `answer`, or refuses while a sender has too many requests under way. */
function fewAtOnce() {
  const open = new Map<string, number>()
  return async (sender: string, answer: () => Promise<Response>): Promise<Response> => {
    const count = open.get(sender) ?? 0
    if (sender !== '' && count >= mostAtOnce) return tooBusy()
    open.set(sender, count + 1)
    try {
      return await answer()
    } finally {
      const left = open.get(sender)! - 1
      if (left > 0) open.set(sender, left)
      else open.delete(sender)
    }
  }
}

interface Parts {
  readonly config: LocalConfig
  readonly keys: LocalKeys
  readonly tokens: Tokens
}

/** A request on its way to its answer. */
interface Arrived {
  readonly request: Request
  /** The headers that its answer is to see. */
  readonly headers: Headers
  readonly peerAddress: string | null
  /** rest, auth, storage, functions or local. */
  readonly area: string
}

/**
 * Reads a request's body once its caller is known, within the room that there is for bodies, and answers it as that sender's.
 * Strangers send no files.
 */
export function withinRoom({ config, keys, tokens }: Parts) {
  const room = new BodyRoom()
  const among = fewAtOnce()
  const queue = queueOf()
  return async (
    { request, headers, peerAddress, area }: Arrived,
    answer: (read: Request) => Promise<Response>,
  ): Promise<Response> => {
    const hasKey = headers.get('apikey') === keys.serviceKey
    const network = networkOf(peerAddress ?? '')
    // Our own functions with their key have been let in with the request that they serve.
    const isFree = hasKey || request.method === 'OPTIONS'
    if (queue.isFull({ area, network, isFree })) return tooBusy()
    const isUpload = area === 'storage'
    const isKnown = request.body !== null && (hasKey || (await isSigned(request, tokens)))
    const limit = isUpload && isKnown ? config.fileSizeLimit + uploadEnvelope : largestBody
    return among(network, async () => {
      const reserved = room.reserve({ isKnown, network })
      try {
        const read = await withinSize(
          request,
          { limit, isFile: isUpload },
          withPlainWishes(headers),
          reserved,
        )
        if (read instanceof Response) return read
        const isFile = isUpload && request.body !== null && isKnown
        return await queue.answer({ area, network, isFree: isFree || isFile }, () =>
          asCaller(network || 'this process', () => answer(read)),
        )
      } finally {
        reserved.free()
      }
    })
  }
}
