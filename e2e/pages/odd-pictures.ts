import { plainPng, pngOf } from './sample-files.ts'

/*
 * Pictures as phones and other apps hand them out, made in code: four quarters, red and green above blue and yellow, where
 * their kind allows it.
 */

/** Red, green, blue and yellow, in bytes. */
const colours = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 0],
] as const

/** The same as a JPEG has them: brightness, blue and red. */
const inJpeg = [
  [76, 85, 255],
  [150, 44, 21],
  [29, 255, 107],
  [226, 1, 149],
] as const

const quarterAt = (x: number, y: number, width: number, height: number) =>
  (x >= width / 2 ? 1 : 0) + (y >= height / 2 ? 2 : 0)

/** A picture of 64 by 48 by an encoder of Debian's, without loss of colors. */
export const avif = Buffer.from(
  'AAAAHGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZgAAAOptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAEOAAEAAAAAAAAAMgAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAamlwcnAAAABLaXBjbwAAABNjb2xybmNseAACAAIABoAAAAAMYXYxQ4EgAgAAAAAUaXNwZQAAAAAAAABAAAAAMAAAABBwaXhpAAAAAAMICAgAAAAXaXBtYQAAAAAAAAABAAEEgYIDhAAAADptZGF0EgAKCTgVf72ECAgaQDIjRZABhhhhALhm8bO1NdQRC2J7OrFwZmKe2DvlKXWNq5rD0BA=',
  'base64',
)

/** The same as a HEIC, which Chromium and Firefox do not show. */
export const heic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa5tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHSAAEAAAAAAAAAdwACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADZaXBycAAAALdpcGNvAAAAd2h2Y0MBBAgAAAAAAAAAAAAe8AD8//j4AAAPAyAAAQAXQAEMAf//BAgAAAMAnjgAAAMAAB66AkAhAAEAKkIBAQQIAAADAJ44AAADAAAekAQQILLdXJTXNwICBgQAAAMABAAAAwAEICIAAQAIRAHBcxgwCJAAAAAUaXNwZQAAAAAAAABAAAAAQAAAABRpc3BlAAAAAAAAAEAAAAAwAAAAEHBpeGkAAAAAAwgICAAAABppcG1hAAAAAAAAAAIAAQKBAgACAgOEAAAAGmlyZWYAAAAAAAAADmRpbWcAAgABAAEAAAB/bWRhdAAAAHMoAa8TgOU2t/+kr1/fGAHvACmu5Isr/kcn3f7d/agmqq/LYbD0T2/OHv8jARRz9PNb/tX19k8xVXwamVADksDaomzoSJ+UqxHbut+lq77uQ4NmtbtU4s9xi4Avt0aJnZfDm+5wHZM37HcRiIpOyGfD2s9B',
  'base64',
)

/** Returns a JPEG of a size that no canvas has, whose sides are multiples of eight: six bits for each eight by eight pixels. */
export function hugeJpeg(width: number, height: number): Buffer {
  const segment = (code: number, body: readonly number[]) =>
    Buffer.from([0xff, code, (body.length + 2) >> 8, (body.length + 2) & 255, ...body])
  const side = (length: number) => [length >> 8, length & 255]
  const components = [1, 2, 3]
  // No change is one bit, eleven lengths of change are five each; and nothing but the mean of a block.
  const ofMeans = [
    0,
    1,
    0,
    0,
    0,
    11,
    ...Array<number>(11).fill(0),
    ...Array.from({ length: 12 }, (_, at) => at),
  ]
  const ofDetails = [0x10, 1, ...Array<number>(15).fill(0), 0]
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(8)]),
    segment(0xc0, [8, ...side(height), ...side(width), 3, ...components.flatMap((id) => [id, 0x11, 0])]),
    segment(0xc4, ofMeans),
    segment(0xc4, ofDetails),
    segment(0xda, [3, ...components.flatMap((id) => [id, 0]), 0, 63, 0]),
    scanOf(width / 8, height / 8),
    Buffer.from([0xff, 0xd9]),
  ])
}

function scanOf(across: number, down: number): Buffer {
  const bytes: number[] = []
  let [bits, count] = [0, 0]
  const put = (value: number, length: number) => {
    bits = (bits << length) | value
    for (count += length; count >= 8; count -= 8) {
      const byte = (bits >> (count - 8)) & 255
      bytes.push(byte)
      if (byte === 255) bytes.push(0)
    }
    bits &= (1 << count) - 1
  }
  const last = [128, 128, 128]
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++)
      for (const [at, value] of inJpeg[quarterAt(column, row, across, down)]!.entries()) {
        const change = value - last[at]!
        last[at] = value
        const length = change === 0 ? 0 : 32 - Math.clz32(Math.abs(change))
        if (length === 0) put(0, 1)
        else {
          put(16 + length - 1, 5)
          put(change > 0 ? change : change + (1 << length) - 1, length)
        }
        put(0, 1)
      }
  put(127, 7)
  return Buffer.from(bytes)
}

/** Returns a JPEG with bytes between its first two segments that belong to neither. */
export function withStrayBytes(jpeg: Buffer, count: number): Buffer {
  const second = 4 + jpeg.readUInt16BE(4)
  const stray = Buffer.from(Array.from({ length: count }, (_, at) => (at * 37) % 255))
  return Buffer.concat([jpeg.subarray(0, second), stray, jpeg.subarray(second)])
}

/** Returns a picture as Windows stores it, from the bottom up or from the top down. */
export function bmp(width: number, height: number, isFromTop = false): Buffer {
  const stride = Math.ceil((width * 3) / 4) * 4
  const file = Buffer.alloc(54 + stride * height)
  file.write('BM')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(54, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(isFromTop ? -height : height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const row = isFromTop ? y : height - 1 - y
      file.set(colours[quarterAt(x, y, width, height)]!.toReversed(), 54 + row * stride + x * 3)
    }
  return file
}

/** Returns a moving picture: the quarters, and then nothing but yellow. */
export function gif(width: number, height: number): Buffer {
  const side = (length: number) => [length & 255, length >> 8]
  const palette = Buffer.alloc(128 * 3)
  for (const [at, colour] of colours.entries()) palette.set(colour, at * 3)
  const frame = (colourAt: (x: number, y: number) => number) => {
    const codes: number[] = []
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        // Begun anew before a code would need a ninth bit: each is one byte.
        if (codes.length % 120 === 0) codes.push(128)
        codes.push(colourAt(x, y))
      }
    codes.push(129)
    const blocks = Array.from({ length: Math.ceil(codes.length / 255) }, (_, at) =>
      codes.slice(at * 255, at * 255 + 255),
    )
    return [
      ...Buffer.from('21f90400320000002c00000000', 'hex'),
      ...side(width),
      ...side(height),
      0,
      7,
      ...blocks.flatMap((block) => [block.length, ...block]),
      0,
    ]
  }
  return Buffer.concat([
    Buffer.from('GIF89a'),
    Buffer.from([...side(width), ...side(height), 0xf6, 0, 0]),
    palette,
    Buffer.from(frame((x, y) => quarterAt(x, y, width, height))),
    Buffer.from([...frame(() => 3), 0x3b]),
  ])
}

/** Returns the icon of a site: a PNG with a table before it. */
export function icon(side: number): Buffer {
  const png = plainPng(side, side, [255, 0, 0, 255])
  const table = Buffer.alloc(22)
  table.set([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0])
  table.writeUInt32LE(png.length, 14)
  table.writeUInt32LE(22, 18)
  return Buffer.concat([table, png])
}

/** Returns a PNG whose metadata ask to turn it, and name who took it. */
export function turnedPng(width: number, height: number, orientation: number, words: string): Buffer {
  const rows = Buffer.alloc((width * 4 + 1) * height, 255)
  for (let y = 0; y < height; y++) {
    const row = y * (width * 4 + 1)
    rows[row] = 0
    for (let x = 0; x < width; x++) rows.set(colours[quarterAt(x, y, width, height)]!, row + 1 + x * 4)
  }
  const text = Buffer.from(`${words}\0`)
  const exif = Buffer.alloc(38)
  exif.write('II*\0\x08', 'latin1')
  exif.writeUInt16LE(2, 8)
  exif.set([0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0], 10)
  exif.set([0x3b, 1, 2, 0, text.length, 0, 0, 0, exif.length, 0, 0, 0], 22)
  return pngOf(width, height, rows, Buffer.concat([exif, text]))
}
