const isStorage = (request: Request) => new URL(request.url).pathname.startsWith('/storage/v1/')

const refusal = (message: string) =>
  Response.json(
    { statusCode: '400', error: 'InvalidRequest', message },
    { status: 400, headers: { 'access-control-allow-origin': '*' } },
  )

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** 400 for a body that says it is JSON and is none, where storage reads JSON: Lite answers 500. Files may be anything. */
export async function refuseBrokenJson(request: Request): Promise<Response | undefined> {
  const saysJson = request.headers.get('content-type')?.includes('json')
  if (!isStorage(request) || !saysJson || !request.body) return undefined
  const reads = /^\/storage\/v1\/(?:bucket|object\/(?:list|list-v2|sign|copy|move)(?:\/|$))/
  const { pathname } = new URL(request.url)
  if (!reads.test(pathname) && request.method !== 'DELETE') return undefined
  return isJson(await request.clone().text()) ? undefined : refusal('The body is not JSON')
}

/** A refusal of storage with a message: Lite's checks of a body's shape answer without one, and with the body. */
export async function saidRefusal(request: Request, response: Response): Promise<Response> {
  if (response.status !== 400 || !isStorage(request)) return response
  const said = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { valid?: boolean }
  return said.valid === false ? refusal('The body is not as agreed') : response
}
