const isStorage = (request: Request) => new URL(request.url).pathname.startsWith('/storage/v1/')

const refusal = (message: string) =>
  Response.json(
    { statusCode: '400', error: 'InvalidRequest', message },
    { status: 400, headers: { 'access-control-allow-origin': '*' } },
  )

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
  return isAsAgreed(text, isRemoval) ? undefined : refusal('The body is not as agreed')
}

/** A refusal of storage with a message: Lite's checks of a body's shape answer without one, and with the body. */
export async function refusalResponse(request: Request, response: Response): Promise<Response> {
  if (response.status !== 400 || !isStorage(request)) return response
  const message = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { valid?: boolean }
  return message.valid === false ? refusal('The body is not as agreed') : response
}
