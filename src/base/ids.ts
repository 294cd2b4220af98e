/**
 * A UUID version 7 (RFC 9562): 48 bits of milliseconds, then random bits. Made on the phone, it is the key of the
 * row on the server too, so that sending twice can be recognised; ids of one phone sort by time.
 */
export function newId(now = Date.now(), random = crypto.getRandomValues(new Uint8Array(10))): string {
  const time = now.toString(16).padStart(12, '0')
  const bytes = [...random].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = ((random[2]! & 0x3f) | 0x80).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${bytes.slice(1, 4)}-${variant}${bytes.slice(6, 8)}-${bytes.slice(8)}`
}
