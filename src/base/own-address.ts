const own = 'http://own.invalid'

/**
 * A path of our own, or home: a link to us must never be a way to lead people elsewhere. It is read as a browser reads it,
 * which drops tabs and line breaks, takes a backslash for a slash and makes "//evil" of "/.//evil".
 */
export function ownAddress(wanted: unknown): string {
  const read = typeof wanted === 'string' ? readAddress(wanted) : undefined
  if (!read) return '/'
  const { origin, pathname, search, hash } = read
  return origin === own && !pathname.startsWith('//') ? pathname + search + hash : '/'
}

/** An address of our own with more in its query; what stands there under the same keys gives way, and the hash stays last. */
export function withQuery(address: string, more: Readonly<Record<string, string>>): string {
  const url = new URL(ownAddress(address), own)
  for (const [key, value] of Object.entries(more)) url.searchParams.set(key, value)
  return url.pathname + url.search + url.hash
}

/** What an address of our own says behind its question mark. */
export function queryOf(address: string): URLSearchParams {
  return new URL(ownAddress(address), own).searchParams
}

/** Undefined for what is no address. `URL.canParse` is missing on the older phones that we serve. */
function readAddress(wanted: string): URL | undefined {
  try {
    return new URL(wanted, own)
  } catch {
    return undefined
  }
}
