const own = 'http://own.invalid'

/**
 * A path of our own, or home: a link to us must never be a way to lead people elsewhere. It is read as a browser reads it,
 * which drops tabs and line breaks, takes a backslash for a slash and makes "//evil" of "/.//evil".
 */
export function ownAddress(wanted: unknown): string {
  if (typeof wanted !== 'string' || !URL.canParse(wanted, own)) return '/'
  const { origin, pathname, search, hash } = new URL(wanted, own)
  return origin === own && !pathname.startsWith('//') ? pathname + search + hash : '/'
}
