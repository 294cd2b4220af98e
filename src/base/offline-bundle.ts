/**
 * All that a phone keeps of a language in a few files, for the first time that it does: the texts of the entries of its
 * caches, one after the other. Written by scripts/build/bundle.ts, read by the worker.
 */
export interface BundleContents {
  /** Files that every page loads by itself, so that the browser has them: no part has them. */
  readonly shared: readonly BundleEntry[]
  /** How many parts, from the first, have the main pages and all that these need beside the shared files. */
  readonly main: number
  readonly parts: readonly (readonly BundleEntry[])[]
}

/**
 * An entry: its key in the caches, its length in bytes and its checksum (`sumOf`); of a long text also the checksums of its pieces
 * (`piecesOf`).
 */
export type BundleEntry = readonly [key: string, length: number, sum: string, ...pieces: string[]]

/** The folder with the bundle of a language and a revision of its pack. */
const folderOf = (language: string, revision: string) => `/offline/${language}-${revision}`

/** Returns the address of a bundle's contents. */
export function contentsUrl(language: string, revision: string): string {
  return `${folderOf(language, revision)}/contents.json`
}

/** Returns the address of a part, counted from 0. */
export function partUrl(language: string, revision: string, part: number): string {
  return `${folderOf(language, revision)}/${part}.txt`
}

/** Returns the address of a piece of a text, or of a whole page. */
export function pieceUrl(language: string, revision: string, sum: string): string {
  return `${folderOf(language, revision)}/${sum}.txt`
}

/** A text with more bytes than this is listed with its pieces too. */
export const longText = 32_000

/**
 * Characters of a piece, the least and about the most; 2,500 on average. An update of one word is 14 KB larger with pieces of 5,000, whose
 * list is 2 KB smaller, and 7 KB larger with pieces of 1,200.
 */
const pieceSizes = { least: 500, most: 16_000 }

/**
 * Cuts a text where the last 32 characters say so: two texts with a difference have the same pieces before and behind it. So a phone
 * with an earlier text needs only the other pieces.
 */
export function piecesOf(text: string): string[] {
  const pieces: string[] = []
  let hash = 0
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at)
    // Each step moves the older characters one bit further, until they fall out.
    hash = ((hash << 1) + Math.imul(character + 1, 0x9e3779b1)) | 0
    const length = at + 1 - start
    const isEnd = length > pieceSizes.least && hash >>> 21 === 0
    // Behind a letter of one byte, so that no letter is cut in two.
    if (character < 0x80 && (isEnd || length > pieceSizes.most)) {
      pieces.push(text.slice(start, at + 1))
      start = at + 1
    }
  }
  return start < text.length ? [...pieces, text.slice(start)] : pieces
}

/**
 * Cuts bytes that come in pieces of any size into pieces of these lengths, each as soon as it is whole. Reads to the end;
 * an incomplete last piece, and bytes beyond the lengths, are left out.
 */
export async function* cutInto(
  coming: AsyncIterable<Uint8Array<ArrayBuffer>>,
  lengths: readonly number[],
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let at = 0
  let filled = 0
  let piece = new Uint8Array(lengths[0] ?? 0)
  for await (const bytes of coming) {
    let rest = bytes
    while (at < lengths.length) {
      const part = rest.subarray(0, piece.length - filled)
      piece.set(part, filled)
      filled += part.length
      rest = rest.subarray(part.length)
      if (filled < piece.length) break
      yield piece
      at += 1
      filled = 0
      piece = new Uint8Array(lengths[at] ?? 0)
    }
  }
}
