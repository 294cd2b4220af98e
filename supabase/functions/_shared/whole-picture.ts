/*
 * Whether a stored picture is one: whole to its end mark, and of a size that a browser at the desk can open. A few hundred bytes can
 * claim a billion pixels. No decoder runs. Runs in Deno and in Node.
 */

/** The phone makes pictures of 1600 pixels at most; four times its area is still opened by any browser. */
const mostPixels = 16_000_000
/** Passes over the whole picture, each as slow as the first. A camera's progressive JPEG has ten. */
const mostScans = 32
/** Segments of a JPEG and chunks of the others: more than any camera or program writes. */
const mostPieces = 10_000

/** True for a JPEG, PNG or WebP that is whole and not too large, and for a PDF with its end; for all other types too. */
export function isWholeDocument(bytes: Uint8Array, type: string): boolean {
  try {
    return ends[type]?.(bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ?? true
  } catch {
    // A piece ends beyond the file.
    return false
  }
}

type Check = (bytes: Uint8Array, view: DataView) => boolean

const ends: Readonly<Record<string, Check>> = {
  'image/jpeg': isWholeJpeg,
  'image/png': isWholePng,
  'image/webp': isWholeWebp,
  'application/pdf': (bytes) =>
    ascii(bytes, Math.max(0, bytes.length - 2048), bytes.length).includes('%%EOF'),
}

const isOpenable = (width: number, height: number) => width > 0 && height > 0 && width * height <= mostPixels

function isWholeJpeg(bytes: Uint8Array, view: DataView): boolean {
  let [at, scans, hasSize] = [2, 0, false]
  for (let piece = 0; piece < mostPieces && view.getUint8(at) === 0xff; piece++) {
    // A marker may be padded with any number of these.
    while (view.getUint8(at + 1) === 0xff) at++
    const code = view.getUint8(at + 1)
    if (code === 0xd9) return hasSize && scans > 0
    const end = at + 2 + Math.max(2, view.getUint16(at + 2))
    if (isFrame(code)) {
      if (hasSize || !isOpenable(view.getUint16(at + 7), view.getUint16(at + 5))) return false
      hasSize = true
    }
    if (code === 0xda && ++scans > mostScans) return false
    at = code === 0xda ? afterScan(bytes, end) : end
  }
  return false
}

/** The markers that begin with the size: SOF, all but three that share their row. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code)

/** Returns where the next marker stands after the coded pixels, in which 0xff is followed by 0 or a restart mark. */
function afterScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at >= 0 && (bytes[at + 1] === 0 || ((bytes[at + 1] ?? 0) & 0xf8) === 0xd0))
    at = bytes.indexOf(0xff, at + 2)
  return at < 0 ? bytes.length : at
}

function isWholePng(bytes: Uint8Array, view: DataView): boolean {
  if (ascii(bytes, 12, 16) !== 'IHDR' || !isOpenable(view.getUint32(16), view.getUint32(20))) return false
  // The largest that PNG's compression makes of a byte, against the rows that the header promises.
  const least = (view.getUint32(16) * view.getUint32(20) * view.getUint8(24)) / 8 / 1032
  let [at, packed] = [8, 0]
  for (let piece = 0; piece < mostPieces; piece++) {
    const length = view.getUint32(at)
    const kind = ascii(bytes, at + 4, at + 8)
    if (at + 12 + length > bytes.length) return false
    if (kind === 'IDAT') packed += length
    if (kind === 'IEND') return packed > 0 && packed >= least
    // Each frame is a picture of its own; the app makes none.
    if (kind === 'acTL') return false
    at += 12 + length
  }
  return false
}

function isWholeWebp(bytes: Uint8Array, view: DataView): boolean {
  const end = 8 + view.getUint32(4, true)
  if (end > bytes.length) return false
  let at = 12
  for (let piece = 0; piece < mostPieces && at + 8 <= end; piece++) {
    const kind = ascii(bytes, at, at + 4)
    const length = view.getUint32(at + 4, true)
    const content = at + 8
    if (content + length > end) return false
    if (kind === 'ANIM' || kind === 'ANMF') return false
    if (kind === 'VP8X' && !isOpenable(uint24(view, content + 4) + 1, uint24(view, content + 7) + 1))
      return false
    if (kind === 'VP8 ')
      return isOpenable(
        view.getUint16(content + 6, true) & 0x3fff,
        view.getUint16(content + 8, true) & 0x3fff,
      )
    if (kind === 'VP8L') {
      const bits = view.getUint32(content + 1, true)
      return isOpenable((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
    }
    at = content + length + (length % 2)
  }
  return false
}

const uint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))
