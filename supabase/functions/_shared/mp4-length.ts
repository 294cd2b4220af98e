/* The length of MP4, whole or in fragments as a recorder writes it: ISO/IEC 14496-12. Each reader sees its own box and no more. */

/** More pieces than a recorder writes in ten minutes; a file of smaller ones is no voice note. */
export const mostPieces = 30_000
const mostNested = 8

interface Mp4 {
  scale: number
  whole: number
  handlers: string[]
  /** Units of a sample, unless its fragment says otherwise. */
  usual: number
  inFragment: number
  /** Units of all samples in fragments, and the unit at which the last fragment ends: a recorder leaves gaps between them. */
  fragments: number
  end: number
  hasSound: boolean
  boxes: number
}

const containerBoxes = new Set(['moov', 'trak', 'mdia', 'mvex', 'moof', 'traf'])

/** Readers of boxes, each of the content of its box. */
const boxReaders: Readonly<Record<string, (box: DataView, mp4: Mp4) => void>> = {
  mdat: (box, mp4) => void (mp4.hasSound ||= box.byteLength > 8),
  hdlr: (box, mp4) => void mp4.handlers.push(name(box, 8)),
  mdhd: readLength,
  trex: (box, mp4) => void (mp4.usual = box.getUint32(12)),
  tfhd: (box, mp4) => void (mp4.inFragment = usualIn(box) ?? mp4.usual),
  tfdt: (box, mp4) => void (mp4.end = box.getUint8(0) === 1 ? Number(box.getBigUint64(4)) : box.getUint32(4)),
  trun: readRun,
}

/** Returns the seconds of one sound track; throws a RangeError for a file that ends in the middle of a header. */
export function mp4Seconds(bytes: Uint8Array): number | undefined {
  const mp4: Mp4 = {
    scale: 0,
    whole: 0,
    handlers: [],
    usual: 0,
    inFragment: 0,
    fragments: 0,
    end: 0,
    hasSound: false,
    boxes: 0,
  }
  readBoxes(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), mp4)
  if (mp4.handlers.join() !== 'soun' || !mp4.hasSound || mp4.scale === 0) return undefined
  return Math.max(mp4.whole, mp4.fragments, mp4.end) / mp4.scale
}

/** Reads the whole boxes of a stretch; a kill leaves a part of one at the end. */
function readBoxes(stretch: DataView, mp4: Mp4, nested = 0): void {
  for (let at = 0; at + 8 <= stretch.byteLength;) {
    if (++mp4.boxes > mostPieces || nested > mostNested) throw new RangeError('not a recording')
    const end = boxEnd(stretch, at)
    if (end > stretch.byteLength || end < at + 8) return
    const content = new DataView(stretch.buffer, stretch.byteOffset + at + 8, end - at - 8)
    const kind = name(stretch, at + 4)
    if (containerBoxes.has(kind)) readBoxes(content, mp4, nested + 1)
    else boxReaders[kind]?.(content, mp4)
    at = end
  }
}

function boxEnd(stretch: DataView, at: number): number {
  const size = stretch.getUint32(at)
  if (size === 0) return stretch.byteLength
  return at + (size === 1 ? Number(stretch.getBigUint64(at + 8)) : size)
}

/** Four letters. */
function name(view: DataView, at: number): string {
  return String.fromCharCode(...Array.from({ length: 4 }, (_, letter) => view.getUint8(at + letter)))
}

function readLength(box: DataView, mp4: Mp4): void {
  const isLong = box.getUint8(0) === 1
  mp4.scale = box.getUint32(isLong ? 20 : 12)
  mp4.whole = isLong ? Number(box.getBigUint64(24)) : box.getUint32(16)
}

function readRun(box: DataView, mp4: Mp4): void {
  const units = unitsOf(box, mp4.inFragment)
  mp4.fragments += units
  mp4.end += units
}

/** Returns the usual length of a sample in a fragment, if its header gives one. */
function usualIn(box: DataView): number | undefined {
  const flags = box.getUint32(0)
  const before = (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0)
  return flags & 8 ? box.getUint32(8 + before) : undefined
}

/** Returns the length of a run of samples. */
function unitsOf(box: DataView, usual: number): number {
  const flags = box.getUint32(0)
  const count = box.getUint32(4)
  if (!(flags & 0x1_00)) return count * usual
  const fields = [0x1_00, 0x2_00, 0x4_00, 0x8_00].filter((flag) => flags & flag).length
  let next = 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0)
  let units = 0
  for (let sample = 0; sample < count; sample++, next += fields * 4) units += box.getUint32(next)
  return units
}
