import { sumOf } from '#src/base/difference.ts'
import { pieceUrl, type BundleContents, type BundleEntry } from '#src/base/offline-bundle.ts'
import { isPageKey, shellKey } from '#src/base/offline-pack.ts'
import { fetched, isNoRoom, sideBySide } from './fetch-into.ts'
import { isMissing, store, type Filling } from './filling.ts'
import { revisionOf } from './packs.ts'

/** Bytes of text for each byte under brotli, about. */
const textForEachByte = 4

/**
 * What a request costs, as bytes: on a slow line an answer is 400 ms away, in which 20,000 bytes would have come; four requests share
 * that time. Its headers have some hundred bytes.
 */
const requestBytes = 5_000

/** A piece of a long text under brotli, about. */
const pieceBytes = 1_000

/** A whole part under brotli, about (scripts/build/bundle.ts). */
const partBytes = 80_000

/**
 * Fetches what a phone with an earlier build lacks of this one, entry by entry; of a part that costs less as a whole nothing. What
 * does not come is left out.
 */
export async function fetchChanged(filling: Filling, { shared, parts }: BundleContents): Promise<void> {
  // All bear the headers of the shell; without it the whole way, which brings it first.
  if (!filling.stored.has(shellKey)) return
  const few = parts.filter((part) => isCheaperSingly(filling, part))
  await tryToStore(filling, [...shared, ...few.flat()].filter(isMissing(filling)))
}

function isCheaperSingly(filling: Filling, part: readonly BundleEntry[]): boolean {
  const missing = part.filter(isMissing(filling))
  const singly = missing.reduce((sum, entry) => sum + smallest(filling, entry).bytes, 0)
  const length = part.reduce((sum, [, bytes]) => sum + bytes, 0)
  return singly < Math.min(partBytes, length / textForEachByte) + requestBytes
}

/** The smaller of an entry's whole text and its pieces, of which the phone may have most. */
function smallest(
  { pieces: known }: Filling,
  [, length, sum, ...pieces]: BundleEntry,
): { readonly sums: readonly string[]; readonly bytes: number } {
  const whole = { sums: [sum], bytes: length / textForEachByte + requestBytes }
  const missing = pieces.filter((piece) => !known.has(piece)).length
  const inPieces = { sums: pieces, bytes: missing * (pieceBytes + requestBytes) }
  return pieces.length > 0 && inPieces.bytes < whole.bytes ? inPieces : whole
}

/** Fetches entries and stores each as soon as it is there, if it is what the build wrote. Rejects if there is no room. */
export async function tryToStore(filling: Filling, entries: readonly BundleEntry[]): Promise<void> {
  await sideBySide(entries, (entry) => fetchAndStore(filling, entry)).catch((error: unknown) => {
    if (isNoRoom(error) || !filling.goesOn()) throw error
  })
}

async function fetchAndStore(filling: Filling, entry: BundleEntry): Promise<void> {
  if (!filling.goesOn()) throw new Error('Another language is wanted')
  const [key, , sum] = entry
  let text = ''
  for (const piece of smallest(filling, entry).sums)
    text += filling.pieces.get(piece) ?? (await fetchedText(filling, entry, piece))
  if ((await sumOf(text)) !== sum) throw new Error(`Something else than ${key} came`)
  await store(filling, key, text)
}

async function fetchedText({ language }: Filling, [key, , sum]: BundleEntry, piece: string): Promise<string> {
  // Pages have no file of their own in which they are as a phone stores them.
  const isFile = piece === sum && !isPageKey(key) && key !== shellKey
  return (await fetched(isFile ? key : pieceUrl(language, revisionOf(language), piece))).text()
}
