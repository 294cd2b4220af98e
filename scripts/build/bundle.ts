import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createBrotliCompress, constants } from 'node:zlib'
import { isText, sumOf } from '#src/base/difference.ts'
import {
  contentsUrl,
  longText,
  partUrl,
  piecesOf,
  pieceUrl,
  type BundleContents,
  type BundleEntry,
} from '#src/base/offline-bundle.ts'
import { isPageKey, shellKey } from '#src/base/offline-pack.ts'
import { languages, type Language } from '#src/platform/i18n/words.ts'
import { offlineCopy, type OfflineCopy } from './differences.ts'
import type { LanguageBuild } from './language-build.ts'
import { filesIn, mainEntries, sharedFiles } from './main-entries.ts'

/**
 * Bytes of a part under brotli, about: so much is lost where a connection breaks. Smaller parts would compress worse, and
 * each is a request.
 */
const partSize = 100_000

/** The order of the entries in a bundle. */
export interface BundleOrder {
  /** Files that every page loads by itself, and no part has. */
  readonly shared: readonly string[]
  /** True for an entry without which the main pages are not whole. */
  readonly isMain: (key: string) => boolean
  /** True for an entry that other languages have too: a phone that changes its language has it. */
  readonly isCommon: (key: string) => boolean
}

/** A bundle as files: their contents, and the text of each. */
export interface Bundle {
  readonly contents: BundleContents
  readonly parts: readonly string[]
  /** Whole pages and the pieces of long texts by their checksums, for phones with an earlier build. */
  readonly pieces: ReadonlyMap<string, string>
}

/**
 * Returns the bundle of an offline copy. The shell is its first entry. The entries of the main pages come before the
 * others, and the other pages last, after all files that they name. Pictures that are no text are in no part.
 */
export async function bundleOf(
  { entries }: OfflineCopy,
  { shared, isMain, isCommon }: BundleOrder,
): Promise<Bundle> {
  const keys = [...entries.keys()].filter((key) => isText(key) && !shared.includes(key))
  const [main, others] = [keys.filter(isMain), keys.filter((key) => !isMain(key))]
  const own = main.filter((key) => !isCommon(key))
  const ofMain = await divided(entries, [inOrder(own, entries), main.filter(isCommon)])
  const ofOthers = await divided(entries, [inOrder(others, entries)])
  const parts = [...ofMain, ...ofOthers]
  const pieces = new Map<string, string>()
  const listed = (some: readonly string[]) =>
    Promise.all(some.map((key) => entryOf(key, entries.get(key)!, pieces)))
  return {
    contents: {
      shared: await listed(shared),
      main: ofMain.length,
      parts: await Promise.all(parts.map(listed)),
    },
    parts: parts.map((part) => part.map((key) => entries.get(key)!).join('')),
    pieces,
  }
}

/**
 * Puts each page behind the files that it names, so that no page is there without them. Texts that are alike are side by
 * side then, too: a page has the words of its code.
 */
function inOrder(keys: readonly string[], entries: ReadonlyMap<string, string>): string[] {
  const pages = keys.filter(isPageKey).flatMap((key) => [...filesIn(entries.get(key)!), key])
  const named = new Set(pages)
  const others = keys.filter((key) => !named.has(key)).toSorted((a) => (a === shellKey ? -1 : 0))
  return [...others, ...new Set(pages.filter((key) => keys.includes(key)))]
}

/** Returns an entry of the contents, and notes the texts that it can be fetched by, beside its own file. */
async function entryOf(key: string, text: string, pieces: Map<string, string>): Promise<BundleEntry> {
  const [length, sum] = [Buffer.byteLength(text), await sumOf(text)]
  if (isPageKey(key) || key === shellKey) pieces.set(sum, text)
  if (length < longText) return [key, length, sum]
  const own = piecesOf(text)
  const sums = await Promise.all(own.map(sumOf))
  for (const [at, piece] of own.entries()) pieces.set(sums[at]!, piece)
  return [key, length, sum, ...sums]
}

/** Divides each run of keys into parts of about the same size. */
async function divided(
  entries: ReadonlyMap<string, string>,
  runs: readonly (readonly string[])[],
): Promise<string[][]> {
  const parts = []
  for (const run of runs) {
    const sizes = await compressedSizes(run.map((key) => entries.get(key)!))
    const all = sizes.at(-1) ?? 0
    const count = Math.ceil(all / partSize)
    const partOf = (at: number) => Math.floor(((sizes[at]! - 1) / all) * count)
    parts.push(...Array.from({ length: count }, (_, part) => run.filter((__, at) => partOf(at) === part)))
  }
  return parts.filter((part) => part.length > 0)
}

/** Returns for each text how many bytes it and those before it have together under brotli. */
async function compressedSizes(texts: readonly string[]): Promise<number[]> {
  const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  let size = 0
  stream.on('data', (bytes: Buffer) => (size += bytes.length))
  const sizes = []
  for (const text of texts) {
    await new Promise((resolve) => stream.write(text, () => stream.flush(() => resolve(undefined))))
    sizes.push(size)
  }
  stream.destroy()
  return sizes
}

/** Writes the bundle of each language into a finished build. */
export async function writeBundles(
  folder: string,
  builds: ReadonlyMap<Language, LanguageBuild>,
): Promise<void> {
  const copies = new Map<Language, OfflineCopy>()
  for (const language of languages) copies.set(language, await offlineCopy(folder, language))
  const isCommon = (key: string) =>
    !isPageKey(key) && key !== shellKey && [...copies.values()].every(({ entries }) => entries.has(key))
  for (const [language, copy] of copies) {
    const { chunks } = builds.get(language)!
    const main = await mainEntries(copy, chunks)
    const bundle = await bundleOf(copy, {
      shared: sharedFiles(chunks),
      isMain: (key) => main.has(key),
      isCommon,
    })
    const contents = folder + contentsUrl(language, copy.revision)
    await mkdir(dirname(contents), { recursive: true })
    await writeFile(contents, JSON.stringify(bundle.contents))
    for (const [part, text] of bundle.parts.entries())
      await writeFile(folder + partUrl(language, copy.revision, part), text)
    for (const [sum, text] of bundle.pieces)
      await writeFile(folder + pieceUrl(language, copy.revision, sum), text)
  }
}
