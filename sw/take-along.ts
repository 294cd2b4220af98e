import { newNames, renaming, sumOf } from '#src/base/difference.ts'
import { piecesOf, type BundleContents } from '#src/base/offline-bundle.ts'
import { shellKey } from '#src/base/offline-pack.ts'
import { tryToStore } from './fetch-changed.ts'
import { isMissing, shellIn, store, type Filling } from './filling.ts'
import { otherCopies } from './packs.ts'

/**
 * Stores each entry that an earlier build's copy on the phone has as well, but for the names of files in it: it is what the build
 * wrote, or it is not stored. Of long texts that changed it notes the pieces that stay. Needs nothing that the build had to know.
 */
export async function takeAlong(filling: Filling, contents: BundleContents): Promise<void> {
  const entries = [...contents.parts.flat(), ...contents.shared]
  const keys = entries.map(([key]) => key)
  for (const name of await otherCopies(filling.language)) {
    const textOf = await readerOf(await caches.open(name), filling.assets, keys)
    for (const entry of entries.filter(isMissing(filling))) {
      if (!filling.goesOn()) throw new Error('Another language is wanted')
      // The shell is the first entry: the others are stored with its headers.
      if (entry !== entries[0] && !filling.stored.has(shellKey)) return
      const [key, , sum, ...pieces] = entry
      const text = await textOf(key)
      if (text === undefined) continue
      if ((await sumOf(text)) === sum) await store(filling, key, text)
      else if (pieces.length > 0)
        for (const piece of piecesOf(text)) filling.pieces.set(await sumOf(piece), piece)
      if (key === shellKey) await tryToStore(filling, [entry].filter(isMissing(filling)))
    }
  }
}

/** Returns a function that reads an entry of an earlier copy by its key in this build, under this build's names of files. */
async function readerOf(
  pages: Cache,
  assets: Cache,
  keys: readonly string[],
): Promise<(key: string) => Promise<string | undefined>> {
  const older = (await shellIn(pages))?.assets ?? []
  const names = renaming(older, newNames(older, keys))
  const olderKeys = new Map(older.map((key) => [names(key), key]))
  return async (key) => {
    const olderKey = olderKeys.get(key)
    const response = await (olderKey === undefined ? pages.match(key) : assets.match(olderKey))
    const text = await response?.text()
    return text === undefined ? undefined : names(text)
  }
}
