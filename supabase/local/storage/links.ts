import { refusal } from '#local/refusal.ts'
import { jwtVerify } from 'jose'
import { isOfTimeToCome } from '#local/tokens.ts'

interface LiteSignedUrl {
  signedUrl?: string | null
  token?: string
}

const withoutPrefix = (path: string | null | undefined) => path?.replace(/^\/storage\/v1/, '') ?? null

/** Lite's key names as supabase-js reads them: `url` for an upload, `signedURL` for a download. */
const hostedShape = (signed: LiteSignedUrl) =>
  signed.token === undefined
    ? { ...signed, signedURL: withoutPrefix(signed.signedUrl) }
    : { ...signed, url: withoutPrefix(signed.signedUrl) }

/**
 * Answers a request for many signed URLs by single requests; `undefined` for any other request. Lite's router sends
 * it to the endpoint for a single URL, which finds no such object.
 */
export async function signEach(
  request: Request,
  forward: (request: Request) => Promise<Response>,
): Promise<Response | undefined> {
  const [, bucket] = /^\/storage\/v1\/object\/sign\/([^/]+)\/?$/.exec(new URL(request.url).pathname) ?? []
  if (bucket === undefined || request.method !== 'POST') return undefined
  const { paths, expiresIn } = (await request.json().catch(() => ({}))) as {
    paths?: unknown
    expiresIn?: unknown
  }
  const wanted = Array.isArray(paths) ? paths.map(String) : []
  const signed = await Promise.all(
    wanted.map(async (path) => {
      const key = path.split('/').map(encodeURIComponent).join('/')
      const headers = new Headers(request.headers)
      headers.delete('content-length')
      const one = new Request(new URL(`/storage/v1/object/sign/${bucket}/${key}`, request.url), {
        method: 'POST',
        headers,
        body: JSON.stringify({ expiresIn }),
      })
      const response = await forward(one)
      const body = (await response.json()) as LiteSignedUrl & { message?: string }
      if (response.ok) return { path, error: null, ...hostedShape(body) }
      return { path, error: body.message ?? 'Object not found', signedURL: null }
    }),
  )
  return Response.json(signed, { headers: { 'access-control-allow-origin': '*' } })
}

/** The answer to a request for signed URLs under the names that supabase-js reads; any other answer as it is. */
export async function hostedSignedUrls(request: Request, response: Response): Promise<Response> {
  const isSigning = /^\/storage\/v1\/object\/(upload\/)?sign\//.test(new URL(request.url).pathname)
  if (!isSigning || request.method !== 'POST' || !response.ok) return response
  const signed = (await response.json()) as LiteSignedUrl | LiteSignedUrl[]
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  const body = Array.isArray(signed) ? signed.map(hostedShape) : hostedShape(signed)
  return Response.json(body, { status: response.status, headers })
}

const isSigned = /^\/storage\/v1\/object\/(upload\/)?sign\//

/**
 * Returns 400 for a signed address that has expired or whose token is missing or invalid, `undefined` for any other
 * request. Lite answers 500 to both, which an old link must not show.
 */
export async function refuseBadLink(request: Request, jwtSecret: string): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url)
  const opens = request.method === 'GET' || request.method === 'HEAD' || request.method === 'PUT'
  const token = searchParams.get('token')
  if (!opens || !isSigned.test(pathname)) return undefined
  try {
    const { payload } = await jwtVerify(token ?? '', new TextEncoder().encode(jwtSecret), {
      algorithms: ['HS256'],
      requiredClaims: ['exp'],
    })
    if (isOfTimeToCome(payload)) throw new Error('It was made by a clock that was ahead')
    return undefined
  } catch (error) {
    return refusal(400, 'InvalidJWT', (error as Error).message)
  }
}
