import type { Reservation } from './body-room.ts'

/** Largest body of a request that is not an upload: a form with long words is far below it. */
export const largestBody = 2 * 2 ** 20

const tooLarge = (limit: number) =>
  Response.json(
    {
      statusCode: '413',
      code: 'too_large',
      error: 'Payload too large',
      message: `The request is larger than ${limit} bytes.`,
    },
    { status: 413, headers: { 'access-control-allow-origin': '*' } },
  )

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

const tooDeep = () =>
  Response.json(
    {
      statusCode: '400',
      code: 'too_deep',
      error_code: 'validation_failed',
      error: 'too_deep',
      message: 'The lists in the request are nested too deeply.',
    },
    { status: 400, headers: { 'access-control-allow-origin': '*' } },
  )

const noRoom = () =>
  Response.json(
    {
      statusCode: '503',
      code: 'too_many_bodies',
      error: 'too_many_bodies',
      message: 'Too much is being sent at once. Send it again in a few seconds.',
    },
    { status: 503, headers: { 'access-control-allow-origin': '*', 'retry-after': '5' } },
  )

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
export async function withinSize(
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
