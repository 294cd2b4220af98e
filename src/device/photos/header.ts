import { jpegPicture } from './jpeg.ts'
import type { Picture } from './picture.ts'
import { readerOf } from './reader.ts'
import { ascii, type DocumentType } from './signature.ts'

/** Reads the header of a picture; undefined where it makes no sense. */
export async function pictureOf(file: Blob, type: DocumentType): Promise<Picture | undefined> {
  if (type === 'image/jpeg') return jpegPicture(file)
  const size = sizeIn(await readerOf(file)(0, 30), type)
  return size && { ...size, orientation: 1, pixels: file }
}

function sizeIn(head: Uint8Array, type: DocumentType): { width: number; height: number } | undefined {
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
