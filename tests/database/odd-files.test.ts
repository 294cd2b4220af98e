import { expect, it } from 'vitest'
import { audioSeconds } from '../../supabase/functions/_shared/audio-length.ts'
import { isWholeDocument } from '../../supabase/functions/_shared/whole-picture.ts'
import { newAttachment } from './attachment-store.ts'

/* Files whose own counts are lies. They are read in the one process that also takes the bank's messages. */

const box = (kind: string, ...content: Uint8Array[]) => {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(kind, 4)
  return Buffer.concat([head, body])
}
const numbers = (...values: number[]) =>
  Buffer.from(values.flatMap((value) => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]))
const times = (count: number, part: Uint8Array) => Buffer.concat(Array.from({ length: count }, () => part))

/** A run of samples, each with its length, that claims `count` of them and holds none. */
const run = (count: number) => box('trun', numbers(0x1_00, count))
const most = 2 ** 20

it.each([
  ['runs that count on to the end of the file', 'audio/mp4', times(most / 16, run(32_000))],
  ['runs that count to the end of numbers', 'audio/mp4', times(most / 16, run(0xff_ff_ff_ff))],
  [
    'boxes without end in boxes',
    'audio/mp4',
    times(most / 8, Buffer.concat([numbers(0), Buffer.from('moof')])),
  ],
  ['empty boxes', 'audio/mp4', times(most / 8, box('free'))],
  ['empty elements', 'audio/webm', times(most, Buffer.from([0xec, 0x80]))],
  ['blocks whose number is beyond them', 'audio/webm', times(most, Buffer.from([0xa3, 0x81, 0x01]))],
  ['names of codecs without end', 'audio/webm', times(most, Buffer.from([0x86, 0x81, 0x41]))],
  [
    'pages without sound',
    'audio/ogg',
    times(most / 32, Buffer.concat([Buffer.from('OggS'), Buffer.alloc(23)])),
  ],
])('a voice note of %s is none, and said so at once', (_, type, bytes) => {
  const began = performance.now()
  expect(audioSeconds(new Uint8Array(bytes), type)).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(3_000)
})

const whole = () => newAttachment('photo').bytes

/** A JPEG that claims a size. */
function sized(width: number, height: number): Uint8Array {
  const bytes = whole()
  new DataView(bytes.buffer).setUint16(7, height)
  new DataView(bytes.buffer).setUint16(9, width)
  return bytes
}

const chunk = (kind: string, content: Uint8Array) =>
  Buffer.concat([numbers(content.length), Buffer.from(kind), content, numbers(0)])
const png = (width: number, height: number, packed = 200, ...more: Buffer[]) =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([numbers(width, height), Buffer.from([8, 2, 0, 0, 0])])),
    ...more,
    chunk('IDAT', Buffer.alloc(packed)),
    chunk('IEND', Buffer.alloc(0)),
  ])

const little = (value: number) =>
  Buffer.from([value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24])
const riff = (...chunks: [kind: string, content: Uint8Array][]) => {
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    ...chunks.flatMap(([kind, content]) => [Buffer.from(kind), little(content.length), content]),
  ])
  return Buffer.concat([Buffer.from('RIFF'), little(body.length), body])
}
const canvas = (width: number, height: number) =>
  Buffer.concat([numbers(0), little(width - 1).subarray(0, 3), little(height - 1).subarray(0, 3)])
const frame = (width: number, height: number) => {
  const bytes = Buffer.alloc(100)
  bytes.writeUInt16LE(width, 6)
  bytes.writeUInt16LE(height, 8)
  return bytes
}

it.each<[string, string, Uint8Array, boolean]>([
  ['a photo', 'image/jpeg', whole(), true],
  ['a photo without its last byte', 'image/jpeg', whole().subarray(0, -1), false],
  ['a photo that is cut off half-way', 'image/jpeg', whole().subarray(0, 1_000), false],
  ['a photo with a film behind it', 'image/jpeg', Buffer.concat([whole(), Buffer.alloc(500)]), true],
  ['a header alone', 'image/jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xd9]), false],
  ['a photo of the phone’s size', 'image/jpeg', sized(1600, 1200), true],
  ['a photo of four thousand million pixels', 'image/jpeg', sized(65_535, 65_535), false],
  [
    'a photo that counts on',
    'image/jpeg',
    Buffer.concat([whole().subarray(0, 2), Buffer.from([0xff, 0xe1, 0xff, 0xff]), whole().subarray(2)]),
    false,
  ],
  [
    'a photo of a thousand passes',
    'image/jpeg',
    Buffer.concat([
      whole().subarray(0, -2),
      times(1000, Buffer.from([0xff, 0xda, 0, 2])),
      Buffer.from([0xff, 0xd9]),
    ]),
    false,
  ],
  ['a PNG', 'image/png', png(100, 100), true],
  ['a PNG of thirty thousand by thirty thousand', 'image/png', png(30_000, 30_000), false],
  ['a PNG with fewer bytes than its rows can have', 'image/png', png(4000, 4000, 40), false],
  ['a PNG that is cut off', 'image/png', png(100, 100).subarray(0, -12), false],
  ['a PNG of many frames', 'image/png', png(100, 100, 200, chunk('acTL', numbers(99, 0))), false],
  ['a WebP', 'image/webp', riff(['VP8 ', frame(1600, 1200)]), true],
  [
    'a WebP of sixteen thousand by sixteen thousand',
    'image/webp',
    riff(['VP8 ', frame(16_383, 16_383)]),
    false,
  ],
  [
    'a WebP whose canvas is too large',
    'image/webp',
    riff(['VP8X', canvas(2 ** 24, 2 ** 24)], ['VP8 ', frame(9, 9)]),
    false,
  ],
  [
    'a WebP whose canvas is small and whose picture is not',
    'image/webp',
    riff(['VP8X', canvas(9, 9)], ['VP8 ', frame(16_383, 16_383)]),
    false,
  ],
  [
    'a WebP of many frames',
    'image/webp',
    riff(['VP8X', canvas(9, 9)], ['ANIM', Buffer.alloc(6)], ['VP8 ', frame(9, 9)]),
    false,
  ],
  ['a WebP that is cut off', 'image/webp', riff(['VP8 ', frame(100, 100)]).subarray(0, -20), false],
  ['a PDF', 'application/pdf', newAttachment('page', 'application/pdf').bytes, true],
  [
    'a PDF that is cut off',
    'application/pdf',
    newAttachment('page', 'application/pdf').bytes.subarray(0, 1_500),
    false,
  ],
])('of %s the centre knows whether it can be opened', (_, type, bytes, opens) => {
  expect(isWholeDocument(bytes, type)).toBe(opens)
})
