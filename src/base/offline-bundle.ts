/**
 * All that a phone keeps of a language in a few files, for the first time that it does: the texts of the entries of its
 * caches, one after the other. Written by scripts/build/bundle.ts, read by the worker.
 */
export interface BundleContents {
  /** Files that every page loads by itself, so that the browser has them: no part has them. */
  readonly shared: readonly string[]
  /** How many parts, from the first, have the main pages and all that these need beside the shared files. */
  readonly main: number
  readonly parts: readonly (readonly BundleEntry[])[]
}

/** An entry of a part: its key in the caches, its length in bytes and its checksum (`sumOf`). */
export type BundleEntry = readonly [key: string, length: number, sum: string]

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
