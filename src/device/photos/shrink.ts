import { coverPixels, type Bar } from './cover.ts'
import { isWholeJpeg } from './jpeg.ts'
import type { Picture } from './picture.ts'
import type { DocumentType } from './signature.ts'

/** The work on a picture. */
export interface Work extends Picture {
  readonly type: DocumentType
  /** The area to paint black. */
  readonly cover?: Bar
  readonly limits: Limits
}

/** Limits of a stored picture. */
export interface Limits {
  /** Of its longest edge, in pixels. */
  readonly edge: number
  readonly bytes: number
}

/** A small JPEG, upright, with nothing in it but pixels. */
export interface Shrunk {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly width: number
  readonly height: number
}

const qualities = [0.82, 0.72, 0.62, 0.52, 0.42]
/** Once the quality is as low as can be read, the edge shrinks by this until the picture fits. */
const nextEdge = 0.8

type Canvas = OffscreenCanvas | HTMLCanvasElement

/** Shrinks a picture, in a worker or in a page. Throws where it is damaged or cut off. */
export async function shrunk(work: Work): Promise<Shrunk> {
  const file = new Uint8Array(await work.pixels.arrayBuffer())
  if (!isWhole(file, work.type)) throw new Error('The file was cut off')
  const source = await decoded(work, file)
  let canvas: Canvas
  try {
    canvas = drawn(work, source)
  } finally {
    source.close()
  }
  for (;;) {
    for (const quality of qualities) {
      const blob = await jpegOf(canvas, quality)
      if (blob.size > work.limits.bytes) continue
      const { width, height } = canvas
      return { bytes: new Uint8Array(await blob.arrayBuffer()), width, height }
    }
    canvas = smaller(canvas)
  }
}

function isWhole(file: Uint8Array, type: DocumentType): boolean {
  if (type === 'image/jpeg') return isWholeJpeg(file)
  if (type === 'image/webp')
    return new DataView(file.buffer, file.byteOffset).getUint32(4, true) + 8 <= file.length
  // "IEND"; data after the end of a PNG is small.
  const tail = file.subarray(-64 * 1024)
  return tail.some((_, at) =>
    [0x49, 0x45, 0x4e, 0x44].every((message, place) => tail[at + place] === message),
  )
}

type Source = (ImageBitmap | VideoFrame) & { close(): void }

/**
 * Decodes no more than is needed where the browser can: libjpeg makes an eighth, two eighths … of a photo without ever
 * holding all of it, which fits a phone with 2 GB.
 */
async function decoded(
  { type, pixels, width, height, limits }: Work,
  file: Uint8Array<ArrayBuffer>,
): Promise<Source> {
  const eighths = Math.min(Math.ceil((limits.edge * 8) / Math.max(width, height)), 8)
  const [desiredWidth, desiredHeight] = [eighthsOf(width, eighths), eighthsOf(height, eighths)]
  if (type === 'image/jpeg' && 'ImageDecoder' in globalThis) {
    const decoder = new ImageDecoder({ type, data: file, desiredWidth, desiredHeight })
    try {
      return (await decoder.decode()).image
    } catch {
      // The other decoder may accept a picture that one refuses, such as an odd color space.
    } finally {
      decoder.close()
    }
  }
  // One measure alone: the other follows, however a browser treats rotated pictures.
  const resizeWidth = Math.min(desiredWidth, width)
  return createImageBitmap(pixels, { resizeWidth, resizeQuality: 'high' })
}

function eighthsOf(length: number, eighths: number): number {
  return Math.ceil((length * eighths) / 8)
}

function drawn({ width, height, orientation, cover, limits }: Work, source: Source): Canvas {
  const scale = Math.min(1, limits.edge / Math.max(width, height))
  const across = Math.max(1, Math.round(width * scale))
  const down = Math.max(1, Math.round(height * scale))
  const lies = orientation > 4
  const canvas = newCanvas(lies ? down : across, lies ? across : down)
  const context = contextOf(canvas)
  context.setTransform(...turns(orientation, across, down))
  context.drawImage(source, 0, 0, across, down)
  if (cover) blacken(canvas, context, cover)
  return canvas
}

/** The pixels themselves are overwritten; a shape that is drawn would be smoothed at its edges. */
function blacken(canvas: Canvas, context: ReturnType<typeof contextOf>, bar: Bar): void {
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
  coverPixels(pixels, bar)
  context.putImageData(pixels, 0, 0)
}

/** Returns the transformation for an EXIF orientation. */
function turns(
  orientation: number,
  width: number,
  height: number,
): [number, number, number, number, number, number] {
  switch (orientation) {
    case 2:
      return [-1, 0, 0, 1, width, 0]
    case 3:
      return [-1, 0, 0, -1, width, height]
    case 4:
      return [1, 0, 0, -1, 0, height]
    case 5:
      return [0, 1, 1, 0, 0, 0]
    case 6:
      return [0, 1, -1, 0, height, 0]
    case 7:
      return [0, -1, -1, 0, height, width]
    case 8:
      return [0, -1, 1, 0, 0, width]
    default:
      return [1, 0, 0, 1, 0, 0]
  }
}

function smaller(canvas: Canvas): Canvas {
  const next = newCanvas(
    Math.max(1, Math.round(canvas.width * nextEdge)),
    Math.max(1, Math.round(canvas.height * nextEdge)),
  )
  contextOf(next).drawImage(canvas, 0, 0, next.width, next.height)
  return next
}

function newCanvas(width: number, height: number): Canvas {
  if ('OffscreenCanvas' in globalThis) return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}

/**
 * Returns a context with a white background: a JPEG has no transparency, and transparent pixels would turn
 * black.
 */
function contextOf(canvas: Canvas): OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: false }) as OffscreenCanvasRenderingContext2D | null
  if (!context) throw new Error('No room for a canvas')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  return context
}

async function jpegOf(canvas: Canvas, quality: number): Promise<Blob> {
  const type = 'image/jpeg'
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality })
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No room for a JPEG'))), type, quality),
  )
}
