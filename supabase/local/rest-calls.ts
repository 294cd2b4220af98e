import { refusal } from './refusal.ts'

/** Longest address of a call: the longest of the app has some 600 characters. */
const longestAddress = 2_048

/** Most rows in one body: the app sends one. */
const mostRows = 100

const column = /^[a-z_][a-z0-9_]*$/

/** What the app writes after a parameter's name (src/platform/backend). Filters are `eq` and `is`: their work does not grow with the words of a stranger. */
const readers: Record<string, RegExp> = {
  select: /^(?:\*|[a-z_][a-z0-9_]*)(?:,[a-z_][a-z0-9_]*){0,63}$/,
  order:
    /^[a-z_][a-z0-9_]*(?:\.(?:asc|desc))?(?:\.nulls(?:first|last))?(?:,[a-z_][a-z0-9_]*(?:\.(?:asc|desc))?(?:\.nulls(?:first|last))?){0,63}$/,
  columns: /^"?[a-z_][a-z0-9_]*"?(?:,"?[a-z_][a-z0-9_]*"?){0,63}$/,
  limit: /^\d{1,4}$/,
  offset: /^\d{1,6}$/,
}
const filter = /^(?:eq\.[^]{0,500}|is\.(?:null|true|false))$/

/** Most filters of one call. */
const mostFilters = 6

const methods = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'])

const refused = (status: number, message: string) =>
  Response.json(
    { code: 'PGRST100', message, details: null, hint: null },
    { status, headers: { 'access-control-allow-origin': '*' } },
  )

function isPlain(parameters: URLSearchParams): boolean {
  const names = [...parameters.keys()]
  const filters = names.filter((name) => !Object.hasOwn(readers, name))
  if (
    filters.length > mostFilters ||
    new Set(names).size < names.length - filters.length + new Set(filters).size
  )
    return false
  return [...parameters].every(([name, value]) =>
    Object.hasOwn(readers, name) ? readers[name]!.test(value) : column.test(name) && filter.test(value),
  )
}

async function hasFewRows(request: Request): Promise<boolean> {
  if (!request.body) return true
  const text = (await request.clone().text()).trimStart()
  if (!text.startsWith('[')) return true
  try {
    return (JSON.parse(text) as unknown[]).length <= mostRows
  } catch {
    // Answered by Lite, in PostgREST's words.
    return true
  }
}

/**
 * Refuses calls of /rest/v1 of another form than the app's: patterns, embedded tables, trees of conditions and long lists
 * let a stranger choose what a statement costs. Functions are called by POST, with a body alone.
 */
export function refuseForeignCall({ method, url }: Request): Response | undefined {
  const { pathname, search, searchParams } = new URL(url)
  if (!pathname.startsWith('/rest/v1') || method === 'OPTIONS') return undefined
  if (pathname.length + search.length > longestAddress) return refused(414, 'The address is too long')
  if (pathname.startsWith('/rest/v1/rpc')) {
    if (method !== 'POST') return refused(405, 'Functions are called by POST')
    return search === '' ? undefined : refused(400, 'Functions take their parameters in the body')
  }
  if (!methods.has(method)) return refused(405, 'The centre does not take this method')
  return isPlain(searchParams) ? undefined : refused(400, 'The centre does not take these parameters')
}

/** Refuses a body with many rows. */
export async function refuseManyRows(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  if (!pathname.startsWith('/rest/v1') || pathname.startsWith('/rest/v1/rpc')) return undefined
  return (await hasFewRows(request)) ? undefined : refused(413, `More than ${mostRows} rows`)
}

/** The headers without wishes that the app never has, such as a count of all rows, or metadata of a file. */
export function withPlainWishes(headers: Headers): Headers {
  const [wish] = /\breturn=(?:minimal|representation)\b/.exec(headers.get('prefer') ?? '') ?? []
  const plain = new Headers(headers)
  plain.delete('prefer')
  plain.delete('x-metadata')
  if (wish !== undefined) plain.set('prefer', wish)
  return plain
}

/**
 * An address in another spelling than its own: an escape of what needs none (a letter, a digit, `-._~/`), of an escape, of a backslash
 * or of a control character; doubled slashes. Guards read the path as it is written and routers decode it: they must not read two.
 */
const otherSpelling = /%(?:[01]|2[5def]|3\d|4[1-9a-f]|5[\dacf]|6[1-9a-f]|7[\daef])|\\|\/\//i

function isReadable(pathname: string): boolean {
  try {
    return !otherSpelling.test(pathname) && decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}

/**
 * Returns 400 for an address that is not written plainly, or at which Lite would fail with 500: invalid escapes, a zero character, or
 * a parameter that changes an object's prototype. `undefined` for other addresses.
 */
export function refuseOddAddress({ pathname, searchParams }: URL): Response | undefined {
  if (isReadable(pathname) && !searchParams.has('__proto__')) return undefined
  return refusal(400, 'bad_address', 'There is no such address.')
}
