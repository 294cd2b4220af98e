/**
 * The answer with `cache-control: no-store`: no browser cache, proxy or Back button shows it again. Every answer of the
 * backend may be somebody's own, refusals included, so none is excepted.
 */
export function notStored(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'no-store')
  for (const name of ['etag', 'last-modified', 'expires', 'age']) headers.delete(name)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
