const own = 'http://own.invalid'

/**
 * Returns a path of this site, or `/` for anything else, so that no link leads to another site. Parsed as a browser
 * does: it drops tabs and line breaks, reads a backslash as a slash, and reads "/.//evil" as "//evil".
 */
export function ownAddress(wanted: unknown): string {
  const read = typeof wanted === 'string' ? readAddress(wanted) : undefined
  if (!read) return '/'
  const { origin, pathname, search, hash } = read
  return origin === own && !pathname.startsWith('//') ? pathname + search + hash : '/'
}

/**
 * Returns an own address with more query parameters. They replace parameters of the same name; the hash stays last.
 */
export function withQuery(address: string, more: Readonly<Record<string, string>>): string {
  const url = new URL(ownAddress(address), own)
  for (const [key, value] of Object.entries(more)) url.searchParams.set(key, value)
  return url.pathname + url.search + url.hash
}

/** Returns an own address without a query parameter. */
export function withoutQuery(address: string, name: string): string {
  const url = new URL(ownAddress(address), own)
  url.searchParams.delete(name)
  return url.pathname + url.search + url.hash
}

/** Returns the query of an own address. */
export function queryOf(address: string): URLSearchParams {
  return new URL(ownAddress(address), own).searchParams
}

/** Returns `undefined` for an invalid address. `URL.canParse` is missing on older phones. */
function readAddress(wanted: string): URL | undefined {
  try {
    return new URL(wanted, own)
  } catch {
    return undefined
  }
}
