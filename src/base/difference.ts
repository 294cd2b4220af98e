import { base64urlOf } from './bytes.ts'
/**
 * The difference between the offline copies of two builds in one language: an entry that is not listed keeps its text,
 * except for names of files. Written by scripts/build/differences.ts, read by the worker.
 */
export interface Difference {
  /** For each hash in the names of the earlier copy (`hashesIn`) the one of the newer copy; empty if it stays. */
  readonly names: readonly string[]
  /** Changed entries by their key in the newer copy. */
  readonly changed: Readonly<Record<string, Change>>
  /** Entries that are not carried over, by their key with the new names. */
  readonly removed: readonly string[]
}

/** A changed text: the newer text's checksum (`sumOf`), then its pieces. */
export type Change = readonly [sum: string, ...pieces: Piece[]]

/** New text, or one of two numbers that follow each other: start and length in the earlier text, under its new names. */
export type Piece = string | number

/** The hash in the name of a file of the app, where it is named in a text. */
export const hashInName = /-([\w-]{8})(?=\.(?:css|js|svg)\b)/g

/** Returns each hash in names of files once, in their order. */
export function hashesIn(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((file) => Array.from(file.matchAll(hashInName), ([, found]) => found!)))]
}

/** Returns a function that writes an earlier text, or key, with the new names. */
export function renaming(files: readonly string[], names: readonly string[]): (text: string) => string {
  const newer = new Map(hashesIn(files).map((old, at) => [old, names[at] || old]))
  return (text) => text.replaceAll(hashInName, (whole, old: string) => `-${newer.get(old) ?? whole.slice(1)}`)
}

const bare = (file: string) => file.replace(hashInName, '')
const hashOf = (file: string) => hashesIn([file])[0]

/** Returns for each hash in the earlier files' names the one that most files with it have now; empty where that is the same. */
export function newNames(older: readonly string[], newer: readonly string[]): string[] {
  const now = new Map(newer.map((file) => [bare(file), hashOf(file)]))
  return hashesIn(older).map((hash) => {
    const counts = new Map<string, number>()
    for (const file of older.filter((own) => hashOf(own) === hash)) {
      const next = now.get(bare(file)) ?? hash
      counts.set(next, (counts.get(next) ?? 0) + 1)
    }
    const [[most]] = [...counts].toSorted(([, a], [, b]) => b - a) as [[string, number]]
    return most === hash ? '' : most
  })
}

/** Returns the newer text of an earlier one that is under its new names already. */
export function changedText(text: string, pieces: readonly Piece[]): string {
  let made = ''
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at]!
    made += typeof piece === 'string' ? piece : text.slice(piece, piece + (pieces[++at] as number))
  }
  return made
}

/** Returns the checksum of a text, or of its bytes in UTF-8; it may be part of a file's name. */
export async function sumOf(text: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return base64urlOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes), 0, 6))
}

/** True for an entry that is text; others are fetched whole when they change. */
export function isText(key: string): boolean {
  return !/\.(?!css$|js$|json$|svg$|webmanifest$)\w+$/.test(key)
}
