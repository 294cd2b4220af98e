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
 * Runs what writes stored files one after the other, and everything else at once.
 * Lite asks the policies, writes the bytes and writes the row in three steps: of two uploads under one name the refused
 * one left its bytes to the other's row, and a late removal could take the bytes of a new upload. Requests come with their
 * bodies read, so that no slow phone holds up the line.
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
