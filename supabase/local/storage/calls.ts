import { refusal } from '#local/refusal.ts'
import { typeByMagicBytes } from '../../functions/_shared/magic-bytes.ts'

const isStorage = (request: Request) => new URL(request.url).pathname.startsWith('/storage/v1/')

const misread = (message: string) => refusal(400, 'InvalidRequest', message)

/** The most names in one call, as supabase/functions/_shared/documents.ts has it: each is a statement, and everybody else waits. */
const mostNames = 1_000

/**
 * True if storage can read the body: an object, of a removal with a list of names, and no list longer than one call may
 * have.
 */
function isAsAgreed(text: string, isRemoval: boolean): boolean {
  try {
    const message: unknown = JSON.parse(text)
    if (typeof message !== 'object' || message === null || Array.isArray(message)) return false
    const { prefixes, paths } = message as { prefixes?: unknown; paths?: unknown }
    if ([prefixes, paths].some((names) => Array.isArray(names) && names.length > mostNames)) return false
    return !isRemoval || (Array.isArray(prefixes) && prefixes.every((name) => typeof name === 'string'))
  } catch {
    return false
  }
}

const reads = /^\/storage\/v1\/(?:bucket|object\/(?:list|list-v2|sign|copy|move)(?:\/|$))/
const removes = /^\/storage\/v1\/object\/[^/]+\/?$/

/** 400 for a body of another kind where storage reads JSON: Lite answers 500. Files may be anything. */
export async function refuseOddBody(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  const isRemoval = request.method === 'DELETE' && removes.test(pathname)
  const isJsonBody = request.headers.get('content-type')?.includes('json') && request.body
  if (!isRemoval && !(isJsonBody && reads.test(pathname))) return undefined
  const text = await request.clone().text()
  return isAsAgreed(text, isRemoval) ? undefined : misread('The body is not as agreed')
}

/** A refusal of storage with a message: Lite's checks of a body's shape answer without one, and with the body. */
export async function refusalResponse(request: Request, response: Response): Promise<Response> {
  if (response.status !== 400 || !isStorage(request)) return response
  const message = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { valid?: boolean }
  return message.valid === false ? misread('The body is not as agreed') : response
}

const isUpload = (request: Request) =>
  new URL(request.url).pathname.startsWith('/storage/v1/object/') &&
  (request.method === 'POST' || request.method === 'PUT') &&
  (request.headers.get('content-type') ?? '').startsWith('multipart/form-data')

/**
 * A multipart upload as the plain one that Lite understands; any other request as it is.
 * Browsers send photos as multipart with an empty field name. Lite reads only a field named "file" on POST and, for
 * PUT and signed uploads, would store the multipart envelope instead of the photo.
 */
export async function plainUpload(request: Request): Promise<Request | Response> {
  if (!isUpload(request)) return request
  const form = await request.formData().catch(() => undefined)
  const file = [...(form?.values() ?? [])].find((value): value is File => typeof value !== 'string')
  if (!form || !file) return misread('Missing file in multipart upload')
  const body = await file.arrayBuffer()
  const headers = new Headers(request.headers)
  headers.set('content-type', file.type || 'application/octet-stream')
  headers.set('content-length', String(body.byteLength))
  const cacheControl = form.get('cacheControl')
  // Anything but a number of seconds may be no header at all, which is an exception.
  if (typeof cacheControl === 'string' && /^\d{1,9}$/.test(cacheControl))
    headers.set('cache-control', `max-age=${cacheControl}`)
  return new Request(request.url, { method: request.method, headers, body })
}

const isDocument = (request: Request, response: Response) => {
  const path = new URL(request.url).pathname
  return (
    request.method === 'GET' &&
    (response.status === 200 || response.status === 206) &&
    /^\/storage\/v1\/(object|render)\//.test(path) &&
    !/^\/storage\/v1\/object\/(info|list)\//.test(path)
  )
}

/**
 * A stored document with headers under which it cannot act: no sniffing, a sandbox, and shown in the page's origin
 * only when its first bytes say picture or PDF. An uploaded "photo" that is HTML or SVG would otherwise run scripts
 * beside the session of the member of staff who opens it.
 */
export async function safeDocument(request: Request, response: Response): Promise<Response> {
  if (!isDocument(request, response)) return response
  const body = new Uint8Array(await response.arrayBuffer())
  const shown = typeByMagicBytes(body)
  const headers = new Headers(response.headers)
  headers.set('content-type', shown ?? 'application/octet-stream')
  headers.set('content-disposition', shown === undefined ? 'attachment' : 'inline')
  headers.set('content-security-policy', 'sandbox')
  headers.set('x-content-type-options', 'nosniff')
  headers.set('content-length', String(body.byteLength))
  return new Response(body, { status: response.status, headers })
}

const isWrite = ({ method, url }: Request) => {
  const path = new URL(url).pathname
  if (!path.startsWith('/storage/v1/object') || /^\/storage\/v1\/object\/(list|info)\//.test(path))
    return false
  return (
    method === 'PUT' ||
    method === 'DELETE' ||
    (method === 'POST' && !/\/object\/(upload\/)?sign\//.test(path))
  )
}

/**
 * Serializes writes of stored files; other requests run at once. Lite checks policies, writes bytes and writes
 * the row in three steps, so concurrent uploads under one name could mix them. Bodies are read before, so that a
 * slow phone blocks nobody.
 */
export function oneAtATime(
  forward: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  let lastInLine: Promise<unknown> = Promise.resolve()
  return (request) => {
    if (!isWrite(request)) return forward(request)
    const answered = lastInLine.then(() => forward(request))
    lastInLine = answered.catch(() => {})
    return answered
  }
}
