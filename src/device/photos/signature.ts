/** Accepted types of documents. */
export type DocumentType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf'

/** Number of first bytes that `typeOf` needs. */
export const signatureBytes = 12

/** Returns a file's type by its first bytes; name and declared type prove nothing. */
export function typeOf(head: Uint8Array): DocumentType | undefined {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg'
  if (ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'image/webp'
  if (ascii(head, 0, 5) === '%PDF-') return 'application/pdf'
  return undefined
}

/** Bytes as the letters that they are in ASCII. */
export function ascii(bytes: Uint8Array, from = 0, to = bytes.length): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
