import type { Picture } from './picture.ts'
import { readerOf, type Reader } from './reader.ts'
import { ascii } from './signature.ts'

/** More segments than any camera writes before the picture itself. */
const mostSegments = 500

/**
 * Reads the segments of a JPEG up to the picture itself. All of APP1 (Exif, XMP) is left out of `pixels`: browsers differ
 * in whether they rotate a decoded picture, so none of them gets the orientation. So are stray bytes between segments.
 */
export async function jpegPicture(file: Blob): Promise<Picture | undefined> {
  const read = readerOf(file)
  const parts = [file.slice(0, 2)]
  let size: { width: number; height: number } | undefined
  let orientation = 1
  let inPieces = false
  let end = 2
  for (let count = 0; count < mostSegments; count++) {
    const at = await nextSegment(read, end)
    if (at === undefined) return undefined
    const [, code, high, low] = await read(at, 4)
    if (low === undefined) return undefined
    if (code === 0xda)
      return size && { ...size, orientation, inPieces, pixels: new Blob([...parts, file.slice(at)]) }
    end = at + 2 + high! * 256 + low
    if (isFrame(code!)) {
      size = sizeIn(await read(at + 5, 4))
      // Of any other frame the decoder holds all that it has read before it makes one pixel.
      inPieces = code === 0xc0 || code === 0xc1
    }
    if (code === 0xe1) orientation = (await orientationIn(read, at + 4, end)) ?? orientation
    else parts.push(file.slice(at, end))
  }
  return undefined
}

/** How far is looked at once for the next segment. */
const stride = 4096

/**
 * Returns the offset of the next segment: phones leave bytes between two of them, and decoders skip those, as they skip markers
 * that are padded, that no segment has, or that have no length.
 */
async function nextSegment(read: Reader, from: number): Promise<number | undefined> {
  for (let at = from; ; at += stride - 1) {
    const bytes = await read(at, stride)
    const found = bytes.findIndex((byte, place) => byte === 0xff && beginsSegment(bytes[place + 1]))
    if (found >= 0) return at + found
    if (bytes.length < stride) return undefined
  }
}

function beginsSegment(code = 0): boolean {
  return code >= 0xc0 && code !== 0xff && !(code >= 0xd0 && code <= 0xd9)
}

/** The markers that begin with the size: SOF, all but three that share their row. */
function isFrame(code: number): boolean {
  return code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code)
}

function sizeIn([a, b, c, d]: Uint8Array): { width: number; height: number } | undefined {
  return d === undefined ? undefined : { height: a! * 256 + b!, width: c! * 256 + d }
}

const orientationTag = 0x0112

async function orientationIn(read: Reader, from: number, to: number): Promise<number | undefined> {
  const segment = await read(from, to - from)
  if (segment.length < 14 || ascii(segment, 0, 6) !== 'Exif\0\0') return undefined
  const tiff = new DataView(segment.buffer, segment.byteOffset + 6, segment.byteLength - 6)
  const little = ascii(segment, 6, 8) === 'II'
  const directory = tiff.getUint32(4, little)
  const has = (end: number) => end <= tiff.byteLength
  const count = has(directory + 2) ? tiff.getUint16(directory, little) : 0
  for (let entry = directory + 2; entry < directory + 2 + count * 12 && has(entry + 12); entry += 12) {
    const value = tiff.getUint16(entry + 8, little)
    if (tiff.getUint16(entry, little) === orientationTag) return value >= 1 && value <= 8 ? value : undefined
  }
  return undefined
}

/**
 * True if the JPEG has its end marker: a truncated file decodes to a partly grey picture. Data after the end (a
 * second picture, a film) is ignored.
 */
export function isWholeJpeg(pixels: Uint8Array): boolean {
  // No earlier than the scan: segments before it may hold a small picture with an end of its own.
  let at = pixels.indexOf(0xff, scanOf(pixels))
  while (at >= 0 && pixels[at + 1] !== 0xd9) at = pixels.indexOf(0xff, at + 1)
  return at >= 0
}

/** Returns the offset of the scan data. */
function scanOf(pixels: Uint8Array): number {
  let at = 2
  while (at + 4 <= pixels.length && pixels[at + 1] !== 0xda)
    at += pixels[at + 1] === 0xff ? 1 : 2 + pixels[at + 2]! * 256 + pixels[at + 3]!
  return at
}
