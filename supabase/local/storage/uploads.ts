const isUpload = (request: Request) =>
  new URL(request.url).pathname.startsWith('/storage/v1/object/') &&
  (request.method === 'POST' || request.method === 'PUT') &&
  (request.headers.get('content-type') ?? '').startsWith('multipart/form-data')

const missingFile = () =>
  Response.json(
    { statusCode: '400', error: 'InvalidRequest', message: 'Missing file in multipart upload' },
    { status: 400, headers: { 'access-control-allow-origin': '*' } },
  )

/**
 * A multipart upload as the plain one that Lite understands; any other request as it is.
 * Browsers send photos as multipart with an empty field name. Lite reads only a field named "file" on POST and, for
 * PUT and signed uploads, would store the multipart envelope instead of the photo.
 */
export async function plainUpload(request: Request): Promise<Request | Response> {
  if (!isUpload(request)) return request
  const form = await request.formData().catch(() => undefined)
  const file = [...(form?.values() ?? [])].find((value): value is File => typeof value !== 'string')
  if (!form || !file) return missingFile()
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
