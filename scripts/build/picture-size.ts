/** Width and height in pixels of a PNG or a WebP, as a manifest writes them: `540x1080`. */
export function pictureSize(picture: Uint8Array): string | undefined {
  const bytes = new DataView(picture.buffer, picture.byteOffset)
  const word = (at: number) => String.fromCharCode(...picture.subarray(at, at + 4))
  if (word(12) === 'IHDR') return `${bytes.getUint32(16)}x${bytes.getUint32(20)}`
  if (word(0) !== 'RIFF' || word(8) !== 'WEBP') return undefined
  if (word(12) === 'VP8 ')
    return `${bytes.getUint16(26, true) & 0x3fff}x${bytes.getUint16(28, true) & 0x3fff}`
  // The extended form has three bytes of each, less one.
  if (word(12) === 'VP8X')
    return `${(bytes.getUint32(24, true) & 0xffffff) + 1}x${(bytes.getUint32(26, true) >>> 8) + 1}`
  return undefined
}
