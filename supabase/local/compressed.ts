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
