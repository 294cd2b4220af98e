/**
 * Returns the response with `cache-control: no-store`, so that no cache, proxy or Back button shows it again: every response may
 * be personal, refusals included. A page of another origin may read its date, as it may with PostgREST: phones go by it.
 */
export function notStored(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'no-store')
  headers.append('access-control-expose-headers', 'date')
  for (const name of ['etag', 'last-modified', 'expires', 'age']) headers.delete(name)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}
