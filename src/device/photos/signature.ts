/** Accepted types of documents. */
export type DocumentType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf'

/** Formats in which browsers record a voice note. */
export type VoiceType = 'audio/webm' | 'audio/ogg' | 'audio/mp4'

/** Number of first bytes that `typeOf` and `voiceTypeOf` need. */
export const signatureBytes = 12

/** Returns a file's type by its first bytes; name and declared type prove nothing. */
export function typeOf(head: Uint8Array): DocumentType | undefined {
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'image/jpeg'
  if (ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'image/webp'
  if (ascii(head, 0, 5) === '%PDF-') return 'application/pdf'
  return undefined
}

/** Returns the format of a recording by its first bytes. */
export function voiceTypeOf(head: Uint8Array): VoiceType | undefined {
  if (ascii(head, 0, 4) === '\x1a\x45\xdf\xa3') return 'audio/webm'
  if (ascii(head, 0, 4) === 'OggS') return 'audio/ogg'
  return ascii(head, 4, 8) === 'ftyp' ? 'audio/mp4' : undefined
}

/** Bytes as the letters that they are in ASCII. */
export function ascii(bytes: Uint8Array, from = 0, to = bytes.length): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
