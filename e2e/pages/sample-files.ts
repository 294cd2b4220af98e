import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** A file to choose; its name and type may be false. */
export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** The metadata of fixtures, as a camera writes author and place. */
export const secretWords = 'Gurpreet of Sarna'

/**
 * Returns a picture from the browser's canvas: four quarters, red and green above blue and yellow; or noise; or a
 * card with a number.
 */
export async function drawnPicture(
  page: Page,
  type: 'image/jpeg' | 'image/webp',
  [width, height]: readonly [number, number],
  content: 'quarters' | 'noise' | 'card' = 'quarters',
): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([wanted, across, down, what]) => {
      const canvas = new OffscreenCanvas(across, down)
      const context = canvas.getContext('2d')!
      const colours = ['#f00', '#0f0', '#00f', '#ff0']
      colours.forEach((colour, place) => {
        context.fillStyle = colour
        context.fillRect((place % 2) * (across / 2), Math.floor(place / 2) * (down / 2), across / 2, down / 2)
      })
      if (what === 'card') {
        context.fillStyle = '#fdf6e3'
        context.fillRect(0, 0, across, down)
        context.fillStyle = '#e07b00'
        context.fillRect(0, 0, across, down * 0.18)
        context.fillStyle = '#8a6d4b'
        context.fillRect(across * 0.05, down * 0.26, across * 0.22, down * 0.4)
        context.fillStyle = '#222'
        context.font = `bold ${down * 0.11}px sans-serif`
        context.fillText('1234 5678 9012', across * 0.22, down * 0.86)
      }
      if (what === 'noise') {
        const pixels = context.getImageData(0, 0, across, down)
        for (let at = 0; at < pixels.data.length; at++) if (at % 4 < 3) pixels.data[at] = Math.random() * 256
        context.putImageData(pixels, 0, 0)
      }
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: wanted })).arrayBuffer())
      return bytes.toBase64()
    },
    [type, width, height, content] as const,
  )
  return Buffer.from(base64, 'base64')
}

/** Returns a JPEG with a camera's metadata: orientation, place and author. */
export function withExif(jpeg: Buffer, orientation: number): Buffer {
  const tag = (id: number, type: number, count: number, value: number) => {
    const entry = Buffer.alloc(12)
    entry.writeUInt16LE(id, 0)
    entry.writeUInt16LE(type, 2)
    entry.writeUInt32LE(count, 4)
    entry.writeUInt32LE(value, 8)
    return entry
  }
  const directory = (...entries: Buffer[]) =>
    Buffer.concat([Buffer.from([entries.length, 0]), ...entries, Buffer.alloc(4)])
  const own = 8 + 2 + 3 * 12 + 4
  const place = own + 2 + 2 * 12 + 4
  const words = Buffer.from(`${secretWords}\0`)
  const degrees = Buffer.alloc(24)
  for (const [at, part] of [32, 1, 16, 1, 24, 1].entries()) degrees.writeUInt32LE(part, at * 4)
  const tiff = Buffer.concat([
    Buffer.from('II*\0\x08\0\0\0', 'latin1'),
    directory(
      tag(0x0112, 3, 1, orientation),
      tag(0x013b, 2, words.length, place + degrees.length),
      tag(0x8825, 4, 1, own),
    ),
    directory(tag(1, 2, 2, 'N'.charCodeAt(0)), tag(2, 5, 3, place)),
    degrees,
    words,
  ])
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff])
  const segment = Buffer.from([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 255])
  return Buffer.concat([jpeg.subarray(0, 2), segment, body, jpeg.subarray(2)])
}

/** Returns a PNG of one color, with transparency. */
export function plainPng(
  width: number,
  height: number,
  colour: readonly [number, number, number, number],
): Buffer {
  const row = Buffer.concat([Buffer.of(0), ...Array.from({ length: width }, () => Buffer.from(colour))])
  return pngOf(width, height, Buffer.concat(Array.from({ length: height }, () => row)))
}

/** Returns a PNG whose header claims a size beyond any phone. */
export function bombPng(): Buffer {
  return pngOf(20_000, 20_000, Buffer.alloc(1000))
}

/** Returns a PNG of its unpacked rows, and of its metadata. */
export function pngOf(width: number, height: number, rows: Buffer, exif?: Buffer): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const sign = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    sign,
    pngChunk('IHDR', head),
    ...(exif ? [pngChunk('eXIf', exif)] : []),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** Returns a PDF of one empty page, with a minimum size. */
export function emptyPdf(bytes = 0): Buffer {
  const text = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
%${' '.repeat(Math.max(0, bytes))}
trailer<</Root 1 0 R>>
%%EOF
`
  return Buffer.from(text)
}

/** Returns the segments of a JPEG before the picture: their markers and programs, as `e1 Exif`. */
export function segmentsOf(jpeg: Buffer): string[] {
  const found: string[] = []
  for (let at = 2; jpeg[at] === 0xff && jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2))
    found.push(nameOf(jpeg.subarray(at + 1, at + 16)))
  return found
}

function nameOf(segment: Buffer): string {
  const marker = segment[0]!.toString(16)
  return marker.startsWith('e') ? `${marker} ${segment.toString('latin1', 3).split('\0')[0]}` : marker
}
