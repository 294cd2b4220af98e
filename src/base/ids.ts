/**
 * Returns a UUID version 7 (RFC 9562): 48 bits of milliseconds, then random bits. The phone makes it and the server
 * uses it as the row's key, so that a repeated send is recognized. Ids of one phone sort by time.
 */
export function newId(now = Date.now(), random = crypto.getRandomValues(new Uint8Array(10))): string {
  const time = now.toString(16).padStart(12, '0')
  const bytes = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = ((random[2]! & 0x3f) | 0x80).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${bytes.slice(1, 4)}-${variant}${bytes.slice(6, 8)}-${bytes.slice(8)}`
}

/** True if a text is an id in the form that `newId` writes. */
export function isId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
}

/**
 * Returns an id that is derived from another id and a hash: a UUID version 8 (RFC 9562), with the time of the other
 * id if it has one.
 *
 * @param hash at least 32 hex digits
 */
export function idFrom(other: string, hash: string): string {
  const time = isId(other) ? other.slice(0, 13) : `${hash.slice(20, 28)}-${hash.slice(28, 32)}`
  const variant = ((parseInt(hash.slice(3, 5), 16) & 0x3f) | 0x80).toString(16)
  return `${time}-8${hash.slice(0, 3)}-${variant}${hash.slice(5, 7)}-${hash.slice(7, 19)}`
}
