import { jpegPicture } from './jpeg.ts'
import type { Picture } from './picture.ts'
import { readerOf } from './reader.ts'
import { shownPicture } from './shown-picture.ts'
import { ascii } from './signature.ts'

/** Reads the header of a picture; undefined where it makes no sense, or the browser cannot show such a picture. */
export async function pictureOf(file: Blob, type: string): Promise<Picture | undefined> {
  if (type === 'image/jpeg') return jpegPicture(file)
  const hasReader = type === 'image/png' || type === 'image/webp'
  const size = hasReader ? sizeIn(await readerOf(file)(0, 30), type) : await shownSize(file, type)
  return size && { ...size, orientation: 1, inPieces: false, pixels: file }
}

/** Browsers read a header and wait with the pixels. */
async function shownSize(file: Blob, type: string): Promise<{ width: number; height: number } | undefined> {
  const image = await shownPicture(file, type)
  return image && { width: image.naturalWidth, height: image.naturalHeight }
}

function sizeIn(head: Uint8Array, type: string): { width: number; height: number } | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  if (head.length < 30) return undefined
  if (type === 'image/png')
    return ascii(head, 12, 16) === 'IHDR'
      ? { width: view.getUint32(16), height: view.getUint32(20) }
      : undefined
  const kind = ascii(head, 12, 16)
  if (kind === 'VP8X') return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 }
  if (kind === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind !== 'VP8L') return undefined
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
}
