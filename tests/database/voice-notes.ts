/** Joins numbers and texts as bytes. */
const joined = (...parts: (readonly number[] | Uint8Array | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))))

/** An EBML element whose size has four bytes. */
const element = (id: readonly number[], content: Uint8Array) => {
  const size = content.length
  return joined(id, [0x10 | (size >> 24), (size >> 16) & 0xff, (size >> 8) & 0xff, size & 0xff], content)
}
const unknown = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]
const sound = joined([0xfc, 1, 2, 3])

/** Returns a WebM file with a piece of sound every 20 seconds and one at its end, laid out as Chromium does. */
export function webmNote(
  seconds: number,
  codecs: readonly string[] = ['A_OPUS'],
  every = 20,
): Uint8Array<ArrayBuffer> {
  const tracks = codecs.map((codec) => element([0xae], element([0x86], joined(codec))))
  const at = (ms: number) =>
    joined(
      [0x1f, 0x43, 0xb6, 0x75],
      unknown,
      element([0xe7], joined([(ms >> 16) & 0xff, (ms >> 8) & 0xff, ms & 0xff])),
      element([0xa3], joined([0x81, 0, 0, 0x80], sound)),
    )
  const end = Math.max(0, Math.round(seconds * 1000) - 20)
  const pieces = Array.from({ length: Math.ceil(end / every / 1000) }, (_, piece) => at(piece * every * 1000))
  return joined(
    element([0x1a, 0x45, 0xdf, 0xa3], joined('webm')),
    [0x18, 0x53, 0x80, 0x67],
    unknown,
    element([0x16, 0x54, 0xae, 0x6b], joined(...tracks)),
    ...pieces,
    at(end),
  )
}

/** Returns an Ogg file whose sound is on two pages, as Firefox lays it out. */
export function oggNote(seconds: number): Uint8Array<ArrayBuffer> {
  const skipped = 312
  const page = (position: number, content: Uint8Array) => {
    const head = Buffer.alloc(27)
    head.write('OggS')
    head.writeBigInt64LE(BigInt(position), 6)
    head[26] = 1
    return joined(head, [content.length], content)
  }
  const header = joined('OpusHead', [1, 1, skipped & 0xff, skipped >> 8])
  const end = (share: number) => Math.round(seconds * 48_000 * share) + skipped
  return joined(page(0, header), page(0, joined('OpusTags')), page(end(0.5), sound), page(end(1), sound))
}
