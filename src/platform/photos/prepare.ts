import { shrinkInWorker } from './shrink-in-worker.ts'
import type { Bar } from './cover.ts'
import { mostPdfBytes, mostPhotoBytes } from './limits.ts'
import type { Picture } from './picture.ts'
import type { Limits, Shrunk } from './shrink.ts'
import { ascii, signatureBytes, typeOf } from './signature.ts'

/** A document to store and send: a small upright JPEG without metadata, or an unchanged PDF. */
export interface Prepared {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: 'image/jpeg' | 'application/pdf'
  /** Of a picture, in pixels. */
  readonly width?: number
  readonly height?: number
}

/**
 * The reason for refusing a file: `type` is not accepted, `empty` has no bytes, `broken` is damaged or
 * truncated, `too-large` has too many bytes, `too-many-pixels` would take more memory than a phone has, `heic` and
 * `other-kind` are pictures that this browser cannot show, and `hidden` is one that it shows and hides from its pages.
 */
export type Problem =
  | 'type'
  | 'empty'
  | 'broken'
  | 'too-large'
  | 'too-many-pixels'
  | 'heic'
  | 'other-kind'
  | 'hidden'

/** Limits of a document; small print is readable at this size. */
const documentLimits: Limits = { edge: 1600, bytes: 200 * 1024 }

/** Of a picture that is decoded whole. */
const mostPixels = 100_000_000
/** Of one that is decoded in pieces, at an eighth of its size: cameras write 200 million. */
const mostPixelsInPieces = 500_000_000
/** Of the same where a browser has no such decoder: it takes half a gigabyte for a moment. */
const mostPixelsAtOnce = 120_000_000
/** Above this, a decoder that fails has no memory. */
const manyPixels = 50_000_000
/** The number of last bytes in which a PDF must have its end marker. */
const pdfTail = 2048

/**
 * Makes a document of a chosen file, by its bytes and not by its name. Every picture becomes a JPEG of at most
 * 1600 pixels and 200 KB. Checks the header before decoding.
 *
 * @param file a file of `fileOf` is returned unchanged, because shrinking it again would lose quality
 * @param types accepted types; `image/jpeg` accepts pictures of any kind
 */
export async function prepareDocument(file: Blob, types: readonly string[]): Promise<Prepared | Problem> {
  const already = made.get(file)
  if (already) return types.includes(already.type) ? already : 'type'
  return readable(file, async (type) => {
    if (type === undefined || !types.includes(storedType(type))) return 'type'
    if (type === 'application/pdf') return preparedPdf(file)
    const small = await preparedPicture(file, type, documentLimits)
    return typeof small === 'string' ? small : { ...small, type: 'image/jpeg' }
  })
}

/** Makes a small upright JPEG, without a word about place or person, of a picture that somebody chose. */
export function preparePicture(file: Blob, limits: Limits): Promise<Shrunk | Problem> {
  return readable(file, async (type) =>
    type === undefined || type === 'application/pdf' ? 'type' : preparedPicture(file, type, limits),
  )
}

async function readable<Done>(
  file: Blob,
  prepare: (type: string | undefined) => Promise<Done | Problem>,
): Promise<Done | Problem> {
  if (file.size === 0) return 'empty'
  try {
    return await prepare(typeOf(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer())))
  } catch {
    // The file went away while it was read.
    return 'broken'
  }
}

const made = new WeakMap<Blob, Prepared>()

/** Returns a document as a file, to show or share. */
export function fileOf(document: Prepared): Blob {
  const file = new Blob([document.bytes], { type: document.type })
  made.set(file, document)
  return file
}

/** Makes part of a picture black and shrinks it again; `broken` where it cannot be read. */
export async function coverPicture(picture: Blob, bar: Bar): Promise<Prepared | Problem> {
  const small = await preparedPicture(picture, 'image/jpeg', documentLimits, bar).catch(
    () => 'broken' as const,
  )
  return typeof small === 'string' ? small : { ...small, type: 'image/jpeg' }
}

function storedType(type: string): Prepared['type'] {
  return type === 'application/pdf' ? type : 'image/jpeg'
}

async function preparedPdf(file: Blob): Promise<Prepared | Problem> {
  if (file.size > mostPdfBytes) return 'too-large'
  const bytes = new Uint8Array(await file.arrayBuffer())
  return ascii(bytes.subarray(-pdfTail)).includes('%%EOF') ? { bytes, type: 'application/pdf' } : 'broken'
}

async function preparedPicture(
  file: Blob,
  type: string,
  limits: Limits,
  cover?: Bar,
): Promise<Shrunk | Problem> {
  if (file.size > mostPhotoBytes) return 'too-large'
  // With the first picture: the forms that take one open without it.
  const { pictureOf } = await import('./header.ts')
  const picture = await pictureOf(file, type)
  if (!picture || picture.width === 0 || picture.height === 0) return unreadable[type] ?? 'broken'
  const pixels = picture.width * picture.height
  if (pixels > mostPixelsOf(picture)) return 'too-many-pixels'
  const done = await shrinkInWorker({ ...picture, type, limits, ...(cover ? { cover } : {}) })
  if (done !== 'unread') return done
  return pixels > manyPixels ? 'too-many-pixels' : (unreadable[type] ?? 'broken')
}

function mostPixelsOf({ inPieces }: Picture): number {
  if (!inPieces) return mostPixels
  return 'ImageDecoder' in globalThis ? mostPixelsInPieces : mostPixelsAtOnce
}

/** The problem with pictures that not every browser shows; any other that is not shown is damaged. */
const unreadable: Record<string, Problem> = {
  'image/heic': 'heic',
  'image/tiff': 'other-kind',
  'image/jxl': 'other-kind',
  'image/jp2': 'other-kind',
}
