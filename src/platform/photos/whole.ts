import { isWholeJpeg } from './jpeg.ts'

/** How each type tells that nothing of it is missing: browsers show half a picture as well, grey below or transparent. */
const ends: Record<string, (file: Uint8Array, view: DataView) => boolean> = {
  'image/jpeg': isWholeJpeg,
  'image/png': isWholePng,
  'image/webp': (file, view) => view.getUint32(4, true) + 8 <= file.length,
  'image/gif': isWholeGif,
  'image/bmp': isWholeBitmap,
  'image/avif': isWholeInBoxes,
  'image/heic': isWholeInBoxes,
}

/** True if nothing of a picture is missing, as far as its type tells. */
export function isWhole(file: Uint8Array, type: string): boolean {
  return ends[type]?.(file, new DataView(file.buffer, file.byteOffset, file.byteLength)) ?? true
}

/** "IEND"; data after the end of a PNG is small. */
function isWholePng(file: Uint8Array): boolean {
  const tail = file.subarray(-64 * 1024)
  return tail.some((_, at) =>
    [0x49, 0x45, 0x4e, 0x44].every((message, place) => tail[at + place] === message),
  )
}

/** Its first picture is all that is taken: blocks with their lengths, up to an empty one. */
function isWholeGif(file: Uint8Array): boolean {
  const afterBlocks = (from: number) => {
    let at = from
    while (file[at]) at += file[at]! + 1
    return at + 1
  }
  let at = 13 + bytesOfColors(file[10])
  while (file[at] === 0x21) at = afterBlocks(at + 2)
  return file[at] === 0x2c && afterBlocks(at + 11 + bytesOfColors(file[at + 9])) <= file.length
}

function bytesOfColors(flags = 0): number {
  return flags & 0x80 ? 6 << (flags & 7) : 0
}

/** Rows of whole words; those of a compressed one, or of a header older than its own, have any length. */
function isWholeBitmap(file: Uint8Array, view: DataView): boolean {
  const isPlain = view.getUint32(14, true) >= 40 && [0, 3].includes(view.getUint32(30, true))
  const row = Math.ceil((view.getUint32(18, true) * view.getUint16(28, true)) / 32) * 4
  return !isPlain || view.getUint32(10, true) + row * Math.abs(view.getInt32(22, true)) <= file.length
}

/** Boxes one after the other, each with its length; the last one may reach to the end. */
function isWholeInBoxes(file: Uint8Array, view: DataView): boolean {
  let at = 0
  while (at + 16 <= file.length) {
    const length = view.getUint32(at)
    if (length === 0) return true
    at += length === 1 ? Number(view.getBigUint64(at + 8)) : length
  }
  return at <= file.length
}
