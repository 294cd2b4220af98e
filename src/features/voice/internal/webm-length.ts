import { audioSeconds, vint } from '#functions/_shared/audio-length.ts'
import { joined } from '#src/base/bytes.ts'

/** Elements of WebM: https://www.matroska.org/technical/elements.html */
const [segment, info, scale, duration] = [0x18_53_80_67, 0x15_49_a9_66, 0x2a_d7_b1, 0x44_89]

interface Element {
  readonly id: number
  readonly start: number
  readonly content: number
  /** The end of what it is in, where its size is unknown. */
  readonly end: number
  readonly isSized: boolean
}

/**
 * Returns a WebM recording with its length in its head. Browsers write none while they record, and a player without it
 * shows no length, and its slider sticks at the end. Anything else comes back as it is.
 */
export function withLength(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const seconds = audioSeconds(bytes, 'audio/webm')
  const head = seconds === undefined ? undefined : headOf(bytes)
  if (!head) return bytes
  const others = [...elementsIn(bytes, head.content, head.end)].filter(({ id }) => id !== duration)
  const content = joined([
    durationOf((seconds! * 1e9) / nanosecondsIn(bytes, others)),
    ...others.map(({ start, end }) => bytes.subarray(start, end)),
  ])
  return joined([
    bytes.subarray(0, head.start),
    beginningOf(info, content.length),
    content,
    bytes.subarray(head.end),
  ])
}

/** Returns the head of a recording; `undefined` in a file whose own sizes would have to grow with it. */
function headOf(bytes: Uint8Array): Element | undefined {
  const whole = firstOf(segment, elementsIn(bytes, 0, bytes.length))
  if (!whole || whole.isSized) return undefined
  const head = firstOf(info, elementsIn(bytes, whole.content, whole.end))
  return head?.isSized ? head : undefined
}

/** Reads no further than it must: a kill leaves half an element at the end. */
function firstOf(wanted: number, elements: Iterable<Element>): Element | undefined {
  for (const element of elements) if (element.id === wanted) return element
  return undefined
}

function* elementsIn(bytes: Uint8Array, from: number, to: number): Generator<Element> {
  for (let at = from; at < to;) {
    const rest = new DataView(bytes.buffer, bytes.byteOffset + at, to - at)
    const id = vint(rest, 0, true)
    const size = vint(rest, id.length, false)
    const content = at + id.length + size.length
    const isSized = size.value < 2 ** (7 * size.length) - 1
    const end = isSized ? Math.min(content + size.value, to) : to
    yield { id: id.value, start: at, content, end, isSized }
    at = end
  }
}

/** Returns the nanoseconds of a tick, a million where the head does not say it. */
function nanosecondsIn(bytes: Uint8Array, head: readonly Element[]): number {
  const found = head.find(({ id }) => id === scale)
  if (!found) return 1_000_000
  return bytes.subarray(found.content, found.end).reduce((value, byte) => value * 256 + byte, 0)
}

function durationOf(ticks: number): Uint8Array {
  const element = new DataView(new ArrayBuffer(11))
  element.setUint16(0, duration)
  element.setUint8(2, 0x88)
  element.setFloat64(3, ticks)
  return new Uint8Array(element.buffer)
}

/** The id of an element and its size, in the longest form that a size has. */
function beginningOf(id: number, size: number): Uint8Array {
  const beginning = new DataView(new ArrayBuffer(12))
  beginning.setUint32(0, id)
  beginning.setUint8(4, 0x01)
  beginning.setUint32(8, size)
  return new Uint8Array(beginning.buffer)
}
