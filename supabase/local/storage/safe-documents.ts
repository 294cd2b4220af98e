import { typeByMagicBytes } from '../../functions/_shared/magic-bytes.ts'

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
