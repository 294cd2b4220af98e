import { shrunkBeside } from './beside.ts'
import type { Bar } from './cover.ts'
import { pictureOf } from './header.ts'
import { ascii, signatureBytes, typeOf, type DocumentType } from './signature.ts'

/** A document as it is kept and sent: a small upright JPEG without a word about place or person, or a PDF as it came. */
export interface Prepared {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly type: 'image/jpeg' | 'application/pdf'
  /** Of a picture, in pixels. */
  readonly width?: number
  readonly height?: number
}

/**
 * Why a file cannot be a document here: `type` is none that is asked for, `empty` has no bytes, `broken` is damaged or
 * cut off, `too-large` has too many bytes, `too-many-pixels` would take more memory than a phone has.
 */
export type Problem = 'type' | 'empty' | 'broken' | 'too-large' | 'too-many-pixels'

const mostPdfBytes = 5 * 1024 * 1024
/** No camera writes a larger photo; it is read before it is shrunk. */
const mostPhotoBytes = 50 * 1024 * 1024
const mostPixels = 100_000_000
/** How far before a PDF's last byte its end may be marked. */
const pdfTail = 2048

/**
 * Makes a document of a file that somebody chose, by what it is and not by what it is called. Every picture becomes a
 * JPEG of at most 1600 pixels and 200 KB. Nothing is decoded before its header was found sensible.
 *
 * @param file what `fileOf` gave is taken as it is: shrunk once more it would only lose
 * @param types what the place for it takes; pictures of any kind go where `image/jpeg` does
 */
export async function prepareDocument(file: Blob, types: readonly string[]): Promise<Prepared | Problem> {
  const already = made.get(file)
  if (already) return types.includes(already.type) ? already : 'type'
  if (file.size === 0) return 'empty'
  try {
    const type = typeOf(new Uint8Array(await file.slice(0, signatureBytes).arrayBuffer()))
    if (type === undefined || !types.includes(keptAs(type))) return 'type'
    return type === 'application/pdf' ? await preparedPdf(file) : await preparedPicture(file, type)
  } catch {
    // The file went away while it was read.
    return 'broken'
  }
}

const made = new WeakMap<Blob, Prepared>()

/** A document as a file, to be shown and to be handed on like a file that somebody chose. */
export function fileOf(document: Prepared): Blob {
  const file = new Blob([document.bytes], { type: document.type })
  made.set(file, document)
  return file
}

/** Makes part of a picture black and shrinks it again; `broken` where it cannot be read. */
export function coverPicture(picture: Blob, bar: Bar): Promise<Prepared | Problem> {
  return preparedPicture(picture, 'image/jpeg', bar).catch(() => 'broken' as const)
}

function keptAs(type: DocumentType): Prepared['type'] {
  return type === 'application/pdf' ? type : 'image/jpeg'
}

async function preparedPdf(file: Blob): Promise<Prepared | Problem> {
  if (file.size > mostPdfBytes) return 'too-large'
  const bytes = new Uint8Array(await file.arrayBuffer())
  return ascii(bytes.subarray(-pdfTail)).includes('%%EOF') ? { bytes, type: 'application/pdf' } : 'broken'
}

async function preparedPicture(file: Blob, type: DocumentType, cover?: Bar): Promise<Prepared | Problem> {
  if (file.size > mostPhotoBytes) return 'too-large'
  const picture = await pictureOf(file, type)
  if (!picture || picture.width === 0 || picture.height === 0) return 'broken'
  if (picture.width * picture.height > mostPixels) return 'too-many-pixels'
  const small = await shrunkBeside({ ...picture, type, ...(cover ? { cover } : {}) })
  return small ? { ...small, type: 'image/jpeg' } : 'broken'
}
