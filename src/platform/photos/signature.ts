/** Formats in which browsers record a voice note. */
export type VoiceType = 'audio/webm' | 'audio/ogg' | 'audio/mp4'

/** Number of first bytes that `typeOf` and `voiceTypeOf` need. */
export const signatureBytes = 64

/**
 * Letters of the pictures and papers that phones have, each with its place. A drawing (SVG) is none of them: it may hold
 * scripts.
 */
const signatures: readonly (readonly [type: string, ...letters: [at: number, letters: string][]])[] = [
  ['image/jpeg', [0, '\xff\xd8\xff']],
  ['image/png', [0, '\x89PNG\r\n\x1a\n']],
  ['image/webp', [0, 'RIFF'], [8, 'WEBP']],
  ['application/pdf', [0, '%PDF-']],
  ['image/gif', [0, 'GIF8']],
  ['image/bmp', [0, 'BM'], [15, '\0\0\0']],
  ['image/x-icon', [0, '\0\0\x01\0']],
  ['image/tiff', [0, 'II*\0']],
  ['image/tiff', [0, 'MM\0*']],
  ['image/jxl', [0, '\xff\x0a']],
  ['image/jxl', [4, 'JXL ']],
  ['image/jp2', [4, 'jP  ']],
]

/** Returns a file's type by its first bytes; name and declared type prove nothing. */
export function typeOf(head: Uint8Array): string | undefined {
  const isAt = (at: number, letters: string) => ascii(head, at, at + letters.length) === letters
  if (isAt(4, 'ftyp')) return typeOfBrands(brandsIn(head))
  return signatures.find(([, ...parts]) => parts.every((part) => isAt(...part)))?.[0]
}

/** A file of boxes names its formats in the first of them, the main one first. A film has other names. */
function brandsIn(head: Uint8Array): string[] {
  const names = ascii(head, 8, Math.min(Math.max(head[3]!, 12), signatureBytes))
  return names.match(/.{4}/gs) ?? []
}

function typeOfBrands(brands: readonly string[]): string | undefined {
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'image/avif'
  return brands.some((brand) => /^(he[iv][cmsx]|mif[12]|msf1)$/.test(brand)) ? 'image/heic' : undefined
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
