/** A deployment as a stranger meets it: three addresses and a key that anybody may have. */
export interface Site {
  /** Where the app is, without a slash at the end. */
  readonly app: string
  /** Where its backend is; the same where both share one origin. */
  readonly backend: string
  /** The publishable key. */
  readonly key: string
}

/** A property of a working deployment; throws the observed value otherwise. */
export interface Check {
  readonly describes: string
  readonly holds: (site: Site) => Promise<void>
}

/** How long any answer may take. */
const longestWaitMs = 30_000

/** Throws the observed value if a property does not hold. */
export function sure(isSo: boolean, instead: string): asserts isSo {
  if (!isSo) throw new Error(instead)
}

/** Asks for something of the app, as a browser that takes brotli; redirects are left to the caller. */
export function open(site: Site, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${site.app}${path}`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(longestWaitMs),
    ...init,
    headers: { 'accept-encoding': 'br, gzip', ...(init.headers as Record<string, string>) },
  })
}

/** A request to the backend and its answer. */
export interface SiteResponse {
  readonly status: number
  readonly data: unknown
  readonly headers: Headers
}

/** Asks the backend with the publishable key, unless other headers are given. */
export async function fetchPage(site: Site, path: string, init: RequestInit = {}): Promise<SiteResponse> {
  const response = await fetch(`${site.backend}${path}`, {
    signal: AbortSignal.timeout(longestWaitMs),
    ...init,
    headers: {
      'content-type': 'application/json',
      apikey: site.key,
      ...(init.headers as Record<string, string>),
    },
  })
  const text = await response.text()
  return { status: response.status, data: asJson(text), headers: response.headers }
}

/** Calls a function of the database. */
export function rpc(site: Site, name: string, body: unknown): Promise<SiteResponse> {
  return fetchPage(site, `/rest/v1/rpc/${name}`, { method: 'POST', body: JSON.stringify(body) })
}

/** Does something for each, a few at a time, as a host of small means can bear. */
export async function forEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
