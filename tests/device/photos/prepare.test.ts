import { expect, it } from 'vitest'
import { prepareDocument, preparePicture } from '#src/platform/photos/prepare.ts'

/* Refusals before decoding. The results of decoding are tested in a browser: e2e/shrink-a-photo.spec.ts. */

const four = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

/** Returns the header of a PNG with a size; its pixels are never unpacked. */
const png = (width: number, height: number) =>
  new Uint8Array([
    ...Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...four(13),
    ...Buffer.from('IHDR'),
    ...four(width),
    ...four(height),
    // Eight bits of red, green and blue, and a checksum that is not checked.
    ...four(0x08020000),
    ...four(0),
    0,
  ])

const bytes = (hex: string) => Buffer.from(hex, 'hex')

/** Returns the header of a JPEG with a size, and nothing of its pixels. */
const jpeg = (width: number, height: number, frame: number) => {
  const file = bytes('ffd8ff00000b080000000001011100ffda0002010203ffd9')
  file[3] = frame
  file.writeUInt16BE(height, 7)
  file.writeUInt16BE(width, 9)
  return file
}

const megabyte = new Uint8Array(2 ** 20)
const jpegHead = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
const any = ['image/jpeg', 'application/pdf']

it.each<[string, BlobPart[], string]>([
  ['a page that calls itself a photo', ['<script>alert(1)</script>'], 'type'],
  ['a drawing, which may hold scripts', ['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'type'],
  ['a program', ['MZ\u0090'], 'type'],
  ['nothing', [], 'empty'],
  ['a picture that unfolds to 900 million pixels', [png(30_000, 30_000)], 'too-many-pixels'],
  ['a picture that says it is longer than any', [png(0xffffffff, 0xffffffff)], 'too-many-pixels'],
  ['a picture without a height', [png(30_000, 0)], 'broken'],
  ['a photo cut off in its header', [jpegHead], 'broken'],
  ['a photo above 100 MB', [jpegHead, ...Array.from({ length: 100 }, () => megabyte)], 'too-large'],
  ['a photo of 108 million pixels that is decoded whole', [jpeg(12_000, 9000, 0xc2)], 'too-many-pixels'],
  [
    'a photo of 200 million pixels without a decoder in pieces',
    [jpeg(16_320, 12_240, 0xc0)],
    'too-many-pixels',
  ],
  ['a photo of 1,024 million pixels', [jpeg(32_000, 32_000, 0xc0)], 'too-many-pixels'],
  ['a photo of 108 million pixels where nothing decodes it', [jpeg(12_000, 9000, 0xc0)], 'too-many-pixels'],
  ['a HEIC that calls itself a JPEG', ['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'heic'],
  ['a raw photo', ['II*\0', megabyte], 'other-kind'],
  ['half a picture that every browser shows', ['GIF89a'], 'broken'],
  ['a PDF above 5 MB', ['%PDF-1.7', new Uint8Array(5 * 2 ** 20)], 'too-large'],
  ['a PDF without an end', ['%PDF-1.7'], 'broken'],
])('%s is refused, whatever its name', async (_, parts, problem) => {
  const file = new File(parts, 'photo.jpg', { type: 'image/jpeg' })
  expect(await prepareDocument(file, any)).toBe(problem)
})

it('a PDF is no picture, and is refused if only pictures are accepted', async () => {
  const pdf = new Blob(['%PDF-1.7 %%EOF'])
  expect(await preparePicture(pdf, { edge: 100, bytes: 1000 })).toBe('type')
  expect(await prepareDocument(pdf, ['image/jpeg'])).toBe('type')
  expect(await prepareDocument(pdf, any)).toMatchObject({ type: 'application/pdf' })
})
