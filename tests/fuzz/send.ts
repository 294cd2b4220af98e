import { mkdirSync, writeFileSync } from 'node:fs'
import { maxHeaderSize, request as ask } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { signatureOf } from '../../supabase/functions/_shared/signature.ts'
import type { Json } from './good-bodies.ts'
import { written } from './mutations.ts'
import type { FuzzRequest } from './fuzz-requests.ts'
import type { World } from './fuzz-backend.ts'

/** The answer, with the request as sent. */
export interface Answered {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  ms: number
  sent: { method: string; path: string; body: string; by: string }
}

/** The value of a body's placeholder. */
export type Names = (mark: string) => Json

/** The latest request. */
const lastRequest = '.build/fuzz-last-request.json'
mkdirSync('.build', { recursive: true })

const multipart = (body: string) =>
  `--x\r\nContent-Disposition: form-data; name=""; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n${body}\r\n--x--\r\n`

const form = (text: string) => {
  try {
    return new URLSearchParams(JSON.parse(text) as Record<string, string>).toString()
  } catch {
    return 'deed=%ff&x'
  }
}

const spoiled: Record<FuzzRequest['spoil'], (text: string) => string | Buffer> = {
  not: (text) => text,
  cut: (text) => text.slice(0, Math.floor(text.length * 0.7)),
  twice: (text) => text + text,
  comma: (text) => text.replace(/[}\]]$/, ',$&'),
  nothing: () => '',
  words: () => 'not json at all \u0000',
  bytes: (text) =>
    Buffer.concat([
      Buffer.from(text.slice(0, -2)),
      Buffer.from([0xff, 0xc3, 0x28]),
      Buffer.from(text.slice(-2)),
    ]),
  mark: (text) => `\ufeff${text}`,
  form,
  multipart,
  large: (text) => `${text}${' '.repeat(3 * 2 ** 20)}`,
}

const usualType: Partial<Record<FuzzRequest['spoil'], string>> = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=x',
}

const escaped = (text: string) =>
  encodeURIComponent(text.toWellFormed())
    .slice(0, 12_000)
    .replace(/%[^%]?$/, '')

function addressOf({ path, query }: FuzzRequest, names: Names): string {
  const text = (value: Json) => {
    const known = typeof value === 'string' && value.startsWith('$') ? names(value) : value
    return typeof known === 'string' ? known : written(known, names)
  }
  const pieces = path.map((piece) =>
    piece.startsWith('%') ? piece : text(piece).split('/').map(escaped).join('/'),
  )
  const request = query.map(([key, value]) => `${escaped(key)}=${escaped(text(value))}`).join('&')
  return `/${pieces.join('/')}${request && `?${request}`}`
}

function headersOf(
  world: World,
  { who, headers }: FuzzRequest,
  type: string | undefined,
): Record<string, string> {
  const token = world.token(who)
  const usual = {
    apikey: who === 'service' ? world.backend.asServiceKey : world.backend.publishableKey,
    'content-type': type ?? 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  }
  return { ...usual, ...headers }
}

const textOf = (body: Buffer, encoding: string | undefined) =>
  (encoding === 'gzip' && body.byteLength > 0 ? gunzipSync(body) : body).toString()

/** Sends a generated request over its own connection, including ones that `fetch` would refuse. */
export async function send(world: World, request: FuzzRequest, by: string, names: Names): Promise<Answered> {
  const text = request.body === undefined ? '' : written(request.body, names)
  const body = request.body === undefined ? undefined : Buffer.from(spoiled[request.spoil](text))
  const headers = headersOf(world, { ...request, who: by as FuzzRequest['who'] }, usualType[request.spoil])
  if (request.signed && body)
    headers['x-khet-signature'] = await signatureOf(world.sandboxSecret, body.toString())
  const path = addressOf(request, names)
  const hasBody = body !== undefined && request.method !== 'GET' && request.method !== 'HEAD'
  if (hasBody) headers['content-length'] = String(body.byteLength)
  const sent = { method: request.method, path, body: hasBody ? body.toString().slice(0, 3_000) : '', by }
  // The backend is in this process: where a request never ends, nothing else would say which it was.
  writeFileSync(lastRequest, JSON.stringify({ sent, headers }))
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const going = ask(
      // A connection that was used before may be closed by the server just as it is used again.
      {
        host: '127.0.0.1',
        port: world.port,
        method: request.method,
        path,
        headers,
        timeout: 60_000,
        agent: false,
      },
      (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: textOf(Buffer.concat(pieces), response.headers['content-encoding']),
            ms: performance.now() - began,
            sent,
          }),
        )
      },
    )
    going.on('error', (error: NodeJS.ErrnoException) => {
      // Node refuses a head that is too long with 431 and closes; where that comes before all was sent, the refusal is not heard.
      const isTooLong = error.code === 'ECONNRESET' && path.length > maxHeaderSize
      if (isTooLong) resolve({ status: 431, headers: {}, text: '', ms: performance.now() - began, sent })
      else reject(error)
    })
    going.on('timeout', () => going.destroy(new Error('No answer within a minute')))
    going.end(hasBody ? body : undefined)
  })
}
