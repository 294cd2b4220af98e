/**
 * Returns the response with `cache-control: no-store`, so that no cache, proxy or Back button shows it again.
 * Every response may be personal, refusals included.
 */
export function notStored(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'no-store')
  for (const name of ['etag', 'last-modified', 'expires', 'age']) headers.delete(name)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
