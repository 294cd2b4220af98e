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
