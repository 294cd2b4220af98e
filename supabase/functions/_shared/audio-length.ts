/*
 * The length of voice notes as browsers record them. No decoder runs: the times are in the containers. Runs in Deno and in Node.
 */

/** Bytes of a file, and the place from which they are read. */
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/**
 * Returns the seconds of sound in a note: Opus in WebM or Ogg, or one sound track in MP4. `undefined` for a file
 * without sound, with pictures, or that ends before its first whole piece of sound.
 */
export function audioSeconds(bytes: Uint8Array, type: string): number | undefined {
  try {
    const seconds = lengths[type]?.(bytes)
    return seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
  } catch {
    // It ends in the middle of a header.
    return undefined
  }
}

const lengths: Readonly<Record<string, (bytes: Uint8Array) => number | undefined>> = {
  'audio/webm': webmSeconds,
  'audio/ogg': oggSeconds,
  'audio/mp4': mp4Seconds,
}

/* WebM: https://www.matroska.org/technical/elements.html */

const ebml = {
  segment: 0x18_53_80_67,
  tracks: 0x16_54_ae_6b,
  track: 0xae,
  info: 0x15_49_a9_66,
  scale: 0x2a_d7_b1,
  codec: 0x86,
  cluster: 0x1f_43_b6_75,
  time: 0xe7,
  group: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
} as const
/** Elements that contain others; browsers write their sizes as unknown. */
const containers = new Set<number>([
  ebml.segment,
  ebml.tracks,
  ebml.track,
  ebml.info,
  ebml.cluster,
  ebml.group,
])

/** Opus packets of browsers have 20 or 60 ms; the last one begins before the end. */
const packetMs = 20

interface WebM {
  /** Nanoseconds of a tick. */
  scale: number
  /** Ticks at which the present cluster begins. */
  cluster: number
  codecs: string[]
  /** Ticks at which a piece of sound begins: the first, and the last. */
  first?: number
  last?: number
}

function webmSeconds(bytes: Uint8Array): number | undefined {
  const found: WebM = { scale: 1_000_000, cluster: 0, codecs: [] }
  try {
    for (let at = 0; at < bytes.length;) at = readElement(bytes, at, found)
  } catch {
    // A kill in the middle of a recording leaves half a piece at the end.
  }
  const { codecs, first, last, scale } = found
  if (codecs.join() !== 'A_OPUS' || first === undefined || last === undefined) return undefined
  return ((last - first) * scale) / 1e9 + packetMs / 1000
}

/** Reads an element, or the head of one that contains others; returns where the next begins. */
function readElement(bytes: Uint8Array, at: number, found: WebM): number {
  const view = viewOf(bytes)
  const id = vint(view, at, true)
  const size = vint(view, at + id.length, false)
  const start = at + id.length + size.length
  if (containers.has(id.value)) return start
  const end = start + size.value
  if (end > bytes.length) throw new RangeError('cut off')
  if (id.value === ebml.codec) found.codecs.push(ascii(bytes, start, end))
  else if (id.value === ebml.scale) found.scale = whole(view, start, size.value)
  else if (id.value === ebml.time) found.cluster = whole(view, start, size.value)
  else if (id.value === ebml.simpleBlock || id.value === ebml.block) {
    found.last = found.cluster + view.getInt16(start + vint(view, start, false).length)
    found.first ??= found.last
  }
  return end
}

/** Reads a number of one to eight bytes, whose first bit says how many there are; `whole` keeps that bit. */
function vint(view: DataView, at: number, keepsMark: boolean): { value: number; length: number } {
  const begin = view.getUint8(at)
  const length = Math.clz32(begin) - 23
  if (length > 8) throw new RangeError('not EBML')
  let value = keepsMark ? begin : begin & (0xff >> length)
  for (let byte = 1; byte < length; byte++) value = value * 256 + view.getUint8(at + byte)
  return { value, length }
}

function whole(view: DataView, at: number, length: number): number {
  let value = 0
  for (let byte = 0; byte < length; byte++) value = value * 256 + view.getUint8(at + byte)
  return value
}

/* Ogg: https://www.rfc-editor.org/rfc/rfc3533 and rfc7845 */

const opusRate = 48_000

function oggSeconds(bytes: Uint8Array): number | undefined {
  const view = viewOf(bytes)
  let [at, samples, skipped] = [0, 0, 0]
  while (at + 27 <= bytes.length && ascii(bytes, at, at + 4) === 'OggS') {
    const segments = view.getUint8(at + 26)
    const start = at + 27 + segments
    const sizes = bytes.subarray(at + 27, start)
    const end = start + sizes.reduce((sum, size) => sum + size, 0)
    if (end > bytes.length) break
    if (at === 0) {
      if (ascii(bytes, start, start + 8) !== 'OpusHead') return undefined
      skipped = view.getUint16(start + 10, true)
    }
    const position = view.getBigInt64(at + 6, true)
    // -1: no packet ends on this page.
    if (position > 0n) samples = Number(position)
    at = end
  }
  return samples > skipped ? (samples - skipped) / opusRate : undefined
}

/* MP4, whole or in fragments as a recorder writes it: ISO/IEC 14496-12 */

interface Mp4 {
  scale: number
  whole: number
  handlers: string[]
  /** Units of a sample, unless its fragment says otherwise. */
  usual: number
  inFragment: number
  fragments: number
  hasSound: boolean
}

const containerBoxes = new Set(['moov', 'trak', 'mdia', 'mvex', 'moof', 'traf'])

/** Readers of boxes, from where their content begins to where it ends. */
const boxReaders: Readonly<Record<string, (view: DataView, from: number, to: number, mp4: Mp4) => void>> = {
  mdat: (_, from, to, mp4) => void (mp4.hasSound ||= to > from + 8),
  hdlr: (view, from, _, mp4) => void mp4.handlers.push(name(view, from + 8)),
  mdhd: readLength,
  trex: (view, from, _, mp4) => void (mp4.usual = view.getUint32(from + 12)),
  tfhd: (view, from, _, mp4) => void (mp4.inFragment = usualIn(view, from) ?? mp4.usual),
  trun: (view, from, _, mp4) => void (mp4.fragments += unitsOf(view, from, mp4.inFragment)),
}

function mp4Seconds(bytes: Uint8Array): number | undefined {
  const mp4: Mp4 = {
    scale: 0,
    whole: 0,
    handlers: [],
    usual: 0,
    inFragment: 0,
    fragments: 0,
    hasSound: false,
  }
  readBoxes(viewOf(bytes), 0, bytes.length, mp4)
  if (mp4.handlers.join() !== 'soun' || !mp4.hasSound || mp4.scale === 0) return undefined
  return Math.max(mp4.whole, mp4.fragments) / mp4.scale
}

/** Reads the whole boxes of a stretch; a kill leaves a part of one at the end. */
function readBoxes(view: DataView, from: number, to: number, mp4: Mp4): void {
  for (let at = from; at + 8 <= to;) {
    const end = boxEnd(view, at, to)
    if (end > to || end < at + 8) return
    if (containerBoxes.has(name(view, at + 4))) readBoxes(view, at + 8, end, mp4)
    else boxReaders[name(view, at + 4)]?.(view, at + 8, end, mp4)
    at = end
  }
}

function boxEnd(view: DataView, at: number, to: number): number {
  const size = view.getUint32(at)
  if (size === 0) return to
  return at + (size === 1 ? Number(view.getBigUint64(at + 8)) : size)
}

/** Four letters. */
function name(view: DataView, at: number): string {
  return String.fromCharCode(...Array.from({ length: 4 }, (_, letter) => view.getUint8(at + letter)))
}

function readLength(view: DataView, at: number, _: number, mp4: Mp4): void {
  const isLong = view.getUint8(at) === 1
  mp4.scale = view.getUint32(at + (isLong ? 20 : 12))
  mp4.whole = isLong ? Number(view.getBigUint64(at + 24)) : view.getUint32(at + 16)
}

/** Returns the usual length of a sample in a fragment, if its header gives one. */
function usualIn(view: DataView, at: number): number | undefined {
  const flags = view.getUint32(at)
  const before = (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0)
  return flags & 8 ? view.getUint32(at + 8 + before) : undefined
}

/** Returns the length of a run of samples. */
function unitsOf(view: DataView, at: number, usual: number): number {
  const flags = view.getUint32(at)
  const count = view.getUint32(at + 4)
  if (!(flags & 0x1_00)) return count * usual
  const fields = [0x1_00, 0x2_00, 0x4_00, 0x8_00].filter((flag) => flags & flag).length
  let next = at + 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0)
  let units = 0
  for (let sample = 0; sample < count; sample++, next += fields * 4) units += view.getUint32(next)
  return units
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
