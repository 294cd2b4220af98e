import { readsBack } from '#src/base/reads-back.ts'
import { coverPixels, type Bar } from './cover.ts'
import type { Picture } from './picture.ts'
import { shownPicture } from './shown-picture.ts'
import { isWhole } from './whole.ts'

/** The work on a picture. */
export interface Work extends Picture {
  readonly type: string
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

/**
 * Why there is no small picture: `broken` has no end, `unread` is one that this decoder cannot read, and `hidden` means that
 * the browser does not return what was drawn.
 */
export type Unshrunk = 'broken' | 'unread' | 'hidden'

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

/** Shrinks a picture, in a worker or in a page. */
export async function shrunk(work: Work): Promise<Shrunk | Unshrunk> {
  try {
    if (!readsBack(contextOf(newCanvas(2, 1)))) return 'hidden'
    const file = new Uint8Array(await work.pixels.arrayBuffer())
    return isWhole(file, work.type) ? await drawnSmall(work, file) : 'broken'
  } catch {
    return 'unread'
  }
}

async function drawnSmall(work: Work, file: Uint8Array<ArrayBuffer>): Promise<Shrunk> {
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

/** A decoded picture. Its size is the decoder's, which may have turned it: a PNG or a WebP can ask for that as well. */
interface Source {
  readonly image: CanvasImageSource
  readonly width: number
  readonly height: number
  close(): void
}

async function decoded(work: Work, file: Uint8Array<ArrayBuffer>): Promise<Source> {
  if (work.type === 'image/jpeg') return decodedJpeg(work, file)
  const whole = wholeFile(file, work.type)
  const bitmap = await createImageBitmap(whole).catch(() => undefined)
  return bitmap ? smallBitmap(bitmap, work.limits) : pageImage(whole, work.type)
}

/** In one part: Firefox 153 refuses to decode a file of several whose first is as short as two bytes. */
function wholeFile(file: Uint8Array<ArrayBuffer>, type: string): Blob {
  return new Blob([file], { type })
}

/**
 * Decodes no more than is needed where the browser can: libjpeg makes an eighth, two eighths … of a photo without ever
 * holding all of it, which fits a phone with 2 GB.
 */
async function decodedJpeg(
  { type, width, height, limits }: Work,
  file: Uint8Array<ArrayBuffer>,
): Promise<Source> {
  const eighths = Math.min(Math.ceil((limits.edge * 8) / Math.max(width, height)), 8)
  const [desiredWidth, desiredHeight] = [eighthsOf(width, eighths), eighthsOf(height, eighths)]
  if ('ImageDecoder' in globalThis) {
    const decoder = new ImageDecoder({ type, data: file, desiredWidth, desiredHeight })
    try {
      const { image } = await decoder.decode()
      return { image, width: image.displayWidth, height: image.displayHeight, close: () => image.close() }
    } catch {
      // The other decoder may accept a picture that one refuses, such as an odd color space.
    } finally {
      decoder.close()
    }
  }
  const resizeWidth = Math.min(desiredWidth, width)
  return ofBitmap(await createImageBitmap(wholeFile(file, type), { resizeWidth, resizeQuality: 'high' }))
}

function ofBitmap(image: ImageBitmap): Source {
  return { image, width: image.width, height: image.height, close: () => image.close() }
}

/** Reduces a bitmap better than a canvas does, once its sides are known. */
async function smallBitmap(bitmap: ImageBitmap, limits: Limits): Promise<Source> {
  const scale = scaleFor(bitmap, limits)
  if (scale === 1) return ofBitmap(bitmap)
  const [resizeWidth, resizeHeight] = scaled(bitmap, scale)
  try {
    return ofBitmap(await createImageBitmap(bitmap, { resizeWidth, resizeHeight, resizeQuality: 'high' }))
  } finally {
    bitmap.close()
  }
}

/** What a page shows, it can draw: Safari reads some kinds of pictures only like this. */
async function pageImage(file: Blob, type: string): Promise<Source> {
  const image = await shownPicture(file, type)
  if (!image) throw new Error('No picture that this browser shows')
  await image.decode()
  return { image, width: image.naturalWidth, height: image.naturalHeight, close: () => undefined }
}

function eighthsOf(length: number, eighths: number): number {
  return Math.ceil((length * eighths) / 8)
}

type Size = Pick<Source, 'width' | 'height'>

function scaleFor({ width, height }: Size, limits: Limits): number {
  return Math.min(1, limits.edge / Math.max(width, height))
}

function scaled({ width, height }: Size, scale: number): [number, number] {
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
}

function drawn({ orientation, cover, limits }: Work, source: Source): Canvas {
  const [across, down] = scaled(source, scaleFor(source, limits))
  const lies = orientation > 4
  const canvas = newCanvas(lies ? down : across, lies ? across : down)
  const context = contextOf(canvas)
  context.setTransform(...turns(orientation, across, down))
  context.drawImage(source.image, 0, 0, across, down)
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
  const next = newCanvas(...scaled(canvas, nextEdge))
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
