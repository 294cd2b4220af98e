import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** What somebody reads who copies the browser's folder: its files as bytes, LevelDB's blocks uncompressed. */

/** Returns `word in file` for each word that a file below the folder has, in UTF-8 or UTF-16. */
export async function findOnDisk(folder: string, words: readonly (string | Buffer)[]): Promise<string[]> {
  const found = new Set<string>()
  for (const file of await filesBelow(folder)) {
    const bytes = await readFile(file).catch(() => Buffer.alloc(0))
    const parts = file.endsWith('.ldb')
      ? [bytes, ...blocksOf(bytes)]
      : [bytes, logWithoutHeaders(file, bytes)]
    for (const word of words)
      if (parts.some((part) => encodings(word).some((wanted) => part.includes(wanted))))
        found.add(`${typeof word === 'string' ? word : word.toString('hex')} in ${relative(folder, file)}`)
  }
  return [...found].toSorted()
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const encodings = (word: string | Buffer) =>
  typeof word === 'string' ? [Buffer.from(word), Buffer.from(word, 'utf16le')] : [word]

const logBlock = 32_768
const logHeader = 7

/** A log has a header wherever a record, or its part in the next block of 32 kB, begins. */
function logWithoutHeaders(file: string, bytes: Buffer): Buffer {
  if (!file.endsWith('.log')) return Buffer.alloc(0)
  const parts: Buffer[] = []
  for (let at = 0; at + logHeader <= bytes.length;) {
    const left = logBlock - (at % logBlock)
    const length = left < logHeader ? 0 : bytes.readUInt16LE(at + 4)
    const end = left < logHeader ? at + left : at + logHeader + length
    if (left >= logHeader) parts.push(bytes.subarray(at + logHeader, end))
    at = end
  }
  return Buffer.concat(parts)
}

const footer = 48

/** Returns the uncompressed blocks of a table of LevelDB, as its index lists them. */
function blocksOf(table: Buffer): Buffer[] {
  if (table.length < footer) return []
  const handles = reader(table, table.length - footer)
  handles.number()
  handles.number()
  const index = blockAt(table, handles.number(), handles.number())
  return handlesIn(index).map(([at, size]) => blockAt(table, at, size))
}

/** The index is itself a block, whose values are places of blocks. */
function handlesIn(index: Buffer): [number, number][] {
  const end = index.length - 4 - 4 * index.readUInt32LE(index.length - 4)
  const found: [number, number][] = []
  const read = reader(index, 0)
  while (read.at() < end) {
    read.number()
    const key = read.number()
    const value = read.number()
    const place = reader(index, read.at() + key)
    found.push([place.number(), place.number()])
    read.skip(key + value)
  }
  return found
}

function blockAt(table: Buffer, at: number, size: number): Buffer {
  const bytes = table.subarray(at, at + size)
  return table[at + size] === 1 ? withoutSnappy(bytes) : bytes
}

function reader(bytes: Buffer, start: number) {
  let at = start
  return {
    at: () => at,
    skip: (count: number) => void (at += count),
    /** A number of seven bits a byte, the lowest first. */
    number: () => {
      for (let value = 0, factor = 1; ; factor *= 128) {
        const byte = bytes[at++]!
        value += (byte & 127) * factor
        if (byte < 128) return value
      }
    },
  }
}

/** Snappy: pieces of text, and copies of what came before. */
function withoutSnappy(bytes: Buffer): Buffer {
  const read = reader(bytes, 0)
  const text = Buffer.alloc(read.number())
  let end = 0
  while (read.at() < bytes.length) {
    const tag = bytes[read.at()]!
    read.skip(1)
    const little = (count: number) => {
      const value = count === 0 ? 0 : bytes.readUIntLE(read.at(), count)
      read.skip(count)
      return value
    }
    if ((tag & 3) === 0) {
      const short = tag >> 2
      const length = 1 + (short < 60 ? short : little(short - 59))
      bytes.copy(text, end, read.at(), read.at() + length)
      read.skip(length)
      end += length
      continue
    }
    const length = (tag & 3) === 1 ? 4 + ((tag >> 2) & 7) : 1 + (tag >> 2)
    const back = (tag & 3) === 1 ? ((tag >> 5) << 8) + little(1) : little((tag & 3) === 2 ? 2 : 4)
    for (let count = 0; count < length; count++, end++) text[end] = text[end - back]!
  }
  return text
}
