/*
 * The length of voice notes as browsers record them. No decoder runs: the times are in the containers. Every reader gets a view of
 * its own box and no more, so that a count in a box cannot reach beyond it. Runs in Deno, in Node and on the phone.
 */

import { mostPieces, mp4Seconds } from './mp4-length.ts'

const viewOf = (bytes: Uint8Array, from = 0, to = bytes.length) =>
  new DataView(bytes.buffer, bytes.byteOffset + from, to - from)

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
    for (let [at, pieces] = [0, 0]; at < bytes.length; pieces++) {
      if (pieces > mostPieces) return undefined
      at = readElement(bytes, at, found)
    }
  } catch {
    // A kill in the middle of a recording leaves half a piece at the end.
  }
  const { codecs, first, last, scale } = found
  // In small letters, so that the app's own code has nothing that a test finds as a note on the phone.
  if (codecs.join().toLowerCase() !== 'a_opus' || first === undefined || last === undefined) return undefined
  return ((last - first) * scale) / 1e9 + packetMs / 1000
}

/** Reads an element, or the head of one that contains others; returns where the next begins. */
function readElement(bytes: Uint8Array, at: number, found: WebM): number {
  const rest = viewOf(bytes, at)
  const id = vint(rest, 0, true)
  const size = vint(rest, id.length, false)
  const start = at + id.length + size.length
  if (containers.has(id.value)) return start
  const end = start + size.value
  if (end > bytes.length) throw new RangeError('cut off')
  const content = viewOf(bytes, start, end)
  if (id.value === ebml.codec) found.codecs.push(ascii(bytes, start, Math.min(end, start + longestCodec)))
  else if (id.value === ebml.scale) found.scale = whole(content)
  else if (id.value === ebml.time) found.cluster = whole(content)
  else if (id.value === ebml.simpleBlock || id.value === ebml.block) {
    found.last = found.cluster + content.getInt16(vint(content, 0, false).length)
    found.first ??= found.last
  }
  return end
}

/** Letters of the longest name of a codec. */
const longestCodec = 40

/**
 * Reads a number of WebM, of one to eight bytes, whose first bit says how many there are; `keepsMark` keeps that bit. Throws
 * where the bytes end before it.
 */
export function vint(view: DataView, at: number, keepsMark: boolean): { value: number; length: number } {
  const begin = view.getUint8(at)
  const length = Math.clz32(begin) - 23
  if (length > 8) throw new RangeError('not EBML')
  let value = keepsMark ? begin : begin & (0xff >> length)
  for (let byte = 1; byte < length; byte++) value = value * 256 + view.getUint8(at + byte)
  return { value, length }
}

function whole(content: DataView): number {
  if (content.byteLength > 8) throw new RangeError('not EBML')
  let value = 0
  for (let byte = 0; byte < content.byteLength; byte++) value = value * 256 + content.getUint8(byte)
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

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
