const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))

/**
 * Returns a file's type by its first bytes, for the accepted types; `undefined` for all others. Runs in Deno and in
 * Node.
 */
export function typeByMagicBytes(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp'
  if (ascii(bytes, 0, 5) === '%PDF-') return 'application/pdf'
  // Video has these beginnings too; audio-length.ts refuses it.
  if (ascii(bytes, 0, 4) === '\x1a\x45\xdf\xa3') return 'audio/webm'
  if (ascii(bytes, 0, 4) === 'OggS') return 'audio/ogg'
  if (ascii(bytes, 4, 8) === 'ftyp') return 'audio/mp4'
  return undefined
}
