import { expect, it } from 'vitest'
import { prepareDocument, preparePicture } from '#src/device/photos/prepare.ts'

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
  ['a photo above 50 MB', [jpegHead, new Uint8Array(50 * 2 ** 20)], 'too-large'],
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
