import { describe, expect, it } from 'vitest'
import { pictureOf } from '#src/platform/photos/header.ts'
import { isWholeJpeg } from '#src/platform/photos/jpeg.ts'
import { typeOf } from '#src/platform/photos/signature.ts'
import { isWhole } from '#src/platform/photos/whole.ts'

const bytes = (...parts: (number[] | string)[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  )
const segment = (code: number, body: Uint8Array) => [
  0xff,
  code,
  (body.length + 2) >> 8,
  (body.length + 2) & 255,
  ...body,
]
const frame = (width: number, height: number, code = 0xc0) =>
  segment(code, bytes([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]))
const scan = [0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0, 0xff, 0xd9]
const exif = (orientation: number, order: 'II' | 'MM' = 'II') => {
  const two = (value: number) => (order === 'II' ? [value, 0] : [0, value])
  const four = (value: number) => (order === 'II' ? [value, 0, 0, 0] : [0, 0, 0, value])
  // Tag 0x0112 and type 3 in the order of the bytes.
  const [tag, type] =
    order === 'II'
      ? [
          [0x12, 1],
          [3, 0],
        ]
      : [
          [1, 0x12],
          [0, 3],
        ]
  return segment(
    0xe1,
    bytes('Exif\0\0', order, two(42), four(8), two(1), tag, type, four(1), two(orientation), [0, 0], four(0)),
  )
}
const jpeg = (...segments: number[][]) => new Blob([bytes([0xff, 0xd8], ...segments, scan)])
const jpegOf = (file: Blob) => pictureOf(file, 'image/jpeg')

describe('the type of a file', () => {
  it.each([
    ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])],
    ['image/png', bytes('\x89PNG\r\n\x1a\n')],
    ['image/webp', bytes('RIFF\0\0\0\0WEBPVP8 ')],
    ['application/pdf', bytes('%PDF-1.7')],
    [undefined, bytes('<html>')],
    ['image/heic', bytes('\0\0\0\x18ftypheic')],
    ['image/heic', bytes('\0\0\0\x18ftypmif1\0\0\0\0mif1heic')],
    ['image/heic', bytes('\0\0\0\x18ftypmsf1\0\0\0\0msf1hevc')],
    ['image/heic', bytes('\0\0\0\x10ftypheix\0\0\0\0avif')],
    ['image/avif', bytes('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf')],
    ['image/avif', bytes('\0\0\0\x1cftypmif1\0\0\0\0miafmif1avif')],
    ['image/gif', bytes('GIF87a')],
    ['image/bmp', bytes('BM', Array(13).fill(9), [0, 0, 0])],
    ['image/tiff', bytes('II*\0')],
    ['image/tiff', bytes('MM\0*')],
    ['image/jxl', bytes('\0\0\0\x0cJXL \r\n')],
    ['image/x-icon', bytes([0, 0, 1, 0, 1, 0])],
    [undefined, bytes('BMW ki keemat, aur baaki sab kuchh')],
    [undefined, bytes('\0\0\0\x18ftypmp42\0\0\0\0isommp42')],
    [undefined, bytes('<svg xmlns')],
    [undefined, bytes('RIFF\0\0\0\0WAVE')],
    [undefined, bytes()],
  ])('is %s by its first bytes', (type, head) => expect(typeOf(head)).toBe(type))
})

describe('the header of a JPEG', () => {
  it('has the size, however far into the file it is', async () => {
    const large = segment(0xe2, new Uint8Array(65_000))
    expect(await jpegOf(jpeg(large, large, large, frame(8000, 6000)))).toMatchObject({
      width: 8000,
      height: 6000,
    })
  })

  it.each(['II', 'MM'] as const)('has the orientation, in either order of bytes (%s)', async (order) => {
    for (let way = 1; way <= 8; way++)
      expect((await jpegOf(jpeg(exif(way, order), frame(4, 3))))!.orientation).toBe(way)
    expect((await jpegOf(jpeg(exif(9, order), frame(4, 3))))!.orientation).toBe(1)
  })

  it('loses the camera’s metadata, and nothing else', async () => {
    const xmp = segment(0xe1, bytes('http://ns.adobe.com/xap/1.0/\0<x/>'))
    const profile = segment(0xe2, bytes('ICC_PROFILE\0'))
    const { pixels } = (await jpegOf(jpeg(exif(6), xmp, profile, frame(4, 3))))!
    expect(await pixels.bytes()).toEqual(await jpeg(profile, frame(4, 3)).bytes())
  })

  it('is read across bytes that belong to no segment, and they are left out', async () => {
    const profile = segment(0xe2, bytes('ICC_PROFILE\0'))
    for (const stray of [
      Array(7).fill(0),
      Array.from({ length: 18 }, (_, at) => at * 11),
      [0xff, 0xff, 0xff],
      [0xff, 0, 0xff, 0x41, 0xff, 0xd0, 0xff, 1, 7],
      [...Array(9000).fill(3), 0xff],
    ]) {
      const odd = await jpegOf(jpeg(exif(6), stray, profile, stray, frame(4, 3), stray))
      expect(odd).toMatchObject({ width: 4, height: 3, orientation: 6 })
      expect(await odd!.pixels.bytes()).toEqual(await jpeg(profile, frame(4, 3)).bytes())
    }
  })

  it('tells whether the picture can be decoded in pieces', async () => {
    expect((await jpegOf(jpeg(frame(12_000, 9000))))!.inPieces).toBe(true)
    expect((await jpegOf(jpeg(frame(12_000, 9000, 0xc1))))!.inPieces).toBe(true)
    expect((await jpegOf(jpeg(frame(12_000, 9000, 0xc2))))!.inPieces).toBe(false)
  })

  it('is none if it is invalid', async () => {
    expect(await jpegOf(jpeg())).toBeUndefined()
    expect(await jpegOf(new Blob([bytes([0xff, 0xd8], frame(4, 3))]))).toBeUndefined()
    expect(await jpegOf(new Blob([bytes([0xff, 0xd8], 'and then words')]))).toBeUndefined()
    const pointsFar = segment(0xe1, bytes('Exif\0\0II', [42, 0, 255, 255, 255, 127]))
    expect((await jpegOf(jpeg(pointsFar, frame(4, 3))))!.orientation).toBe(1)
  })
})

describe('a JPEG', () => {
  const whole = bytes([0xff, 0xd8], segment(0xe2, bytes([0xff, 0xd9])), frame(4, 3), scan)

  it('is whole if the picture is complete, whatever follows', () => {
    expect(isWholeJpeg(whole)).toBe(true)
    expect(isWholeJpeg(bytes([...whole], 'a film'))).toBe(true)
  })

  it('is not whole if it is truncated, also with a complete thumbnail', () => {
    for (let length = 0; length < whole.length; length++)
      expect(isWholeJpeg(whole.subarray(0, length)), String(length)).toBe(false)
  })
})

describe('the header of another picture', () => {
  const webp = (rest: Uint8Array<ArrayBuffer>) =>
    new Blob([bytes('RIFF\0\0\0\0WEBP'), rest, new Uint8Array(20)])
  it.each([
    [
      'image/png',
      new Blob([bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', [0, 0, 0x4e, 0x20, 0, 0, 1, 0], Array(10).fill(0))]),
      20_000,
      256,
    ],
    ['image/webp', webp(bytes('VP8X\0\0\0\0\0\0\0\0', [0x0f, 0x27, 0, 0x1f, 0x4e, 0])), 10_000, 20_000],
    ['image/webp', webp(bytes('VP8 \0\0\0\0\0\0\0', [0x9d, 1, 0x2a, 0x40, 6, 0xb0, 4])), 1600, 1200],
    ['image/webp', webp(bytes('VP8L\0\0\0\0\x2f', [0x3f, 0xc6, 0x2b, 1])), 1600, 1200],
  ] as const)('has the size (%s)', async (type, file, width, height) => {
    expect(await pictureOf(file, type)).toMatchObject({ width, height, orientation: 1 })
  })

  it('is none if it is truncated', async () => {
    expect(await pictureOf(new Blob([bytes('\x89PNG\r\n\x1a\n\0\0')]), 'image/png')).toBeUndefined()
  })
})

describe('a picture of another kind', () => {
  const turnedToEnd = (size: number) => [0, 0, size >> 8, size & 255]
  const wholes = {
    // Two colors, a pause, and one pixel.
    'image/gif': bytes(
      'GIF89a\x01\0\x01\0\x80\0\0rgbrgb!\xf9\x04\0\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0',
    ),
    // Two rows of one pixel: three bytes each, and one more that makes a word.
    'image/bmp': bytes(
      'BM',
      Array(8).fill(0),
      [54, 0, 0, 0, 40, 0, 0, 0, 1, 0, 0, 0, 254, 255, 255, 255],
      [1, 0, 24, 0],
      Array(24).fill(0),
      Array(8).fill(7),
    ),
    'image/avif': bytes(
      turnedToEnd(16),
      'ftypavif',
      [0, 0, 0, 0],
      turnedToEnd(24),
      'mdat',
      Array(16).fill(5),
    ),
    'image/heic': bytes(
      turnedToEnd(16),
      'ftypheic',
      [0, 0, 0, 0],
      [0, 0, 0, 1],
      'mdat',
      [0, 0, 0, 0],
      turnedToEnd(32),
      Array(16).fill(5),
    ),
  }

  it.each(Object.entries(wholes))('is whole with its last byte, and not without (%s)', (type, whole) => {
    expect(isWhole(whole, type)).toBe(true)
    expect(isWhole(whole.subarray(0, -1), type)).toBe(false)
  })

  it('is taken for whole where its kind does not tell', () => {
    expect(isWhole(bytes('II*\0'), 'image/tiff')).toBe(true)
    expect(
      isWhole(
        bytes([0, 0, 0, 16], 'ftypavif', [0, 0, 0, 0], [0, 0, 0, 0], 'mdat', Array(9).fill(5)),
        'image/avif',
      ),
    ).toBe(true)
  })
})
