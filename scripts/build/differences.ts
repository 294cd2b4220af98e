import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { isText, newNames, renaming, sumOf, type Change, type Difference } from '#src/base/difference.ts'
import { isPageKey, partsOfPack, shellKey, type OfflinePack } from '#src/base/offline-pack.ts'
import { languages, type Language } from '#src/platform/i18n/words.ts'
import { compressed } from './compress.ts'
import { piecesBetween } from './text-pieces.ts'

/** A language of a build as a phone keeps it: the content of each cache entry. */
export interface OfflineCopy {
  /** The pack's revision, as the worker knows it. */
  readonly revision: string
  readonly assets: readonly string[]
  readonly entries: ReadonlyMap<string, string>
}

/** Reads a language's offline copy from the folder of a build. */
export async function offlineCopy(folder: string, language: Language): Promise<OfflineCopy> {
  const pack = await readFile(`${folder}/offline/${language}.json`, 'utf8')
  const { shell, entries } = partsOfPack(JSON.parse(pack) as OfflinePack)
  const files = [...shell.assets, ...shell.files].map(async (file) => {
    const content = await readFile(folder + file)
    return [
      file,
      isText(file) ? content.toString() : createHash('sha256').update(content).digest('hex'),
    ] as const
  })
  const texts = [[shellKey, shell] as const, ...entries].map(
    ([key, value]) => [key, JSON.stringify(value)] as const,
  )
  return {
    revision: revisionOf(pack),
    assets: shell.assets,
    entries: new Map([...texts, ...(await Promise.all(files))]),
  }
}

/** Returns the revision of a pack, as Workbox makes it of its text. */
export function revisionOf(pack: string): string {
  return createHash('md5').update(pack).digest('hex')
}

/** Returns the difference from one offline copy to another. */
export async function differenceBetween(older: OfflineCopy, newer: OfflineCopy): Promise<Difference> {
  const names = newNames(older.assets, newer.assets)
  const rename = renaming(older.assets, names)
  const from = new Map(Array.from(older.entries, ([key, text]) => [rename(key), text] as const))
  const removed = [...twiceIn([...older.entries.keys()].map(rename)), ...goneFrom(newer, from.keys())]
  const changed: Record<string, Change> = {}
  for (const [key, text] of newer.entries) {
    const before = from.get(key)
    if (removed.includes(key)) continue
    // A new file is fetched as itself; a new page comes with the others only.
    if (before === undefined && !isPageKey(key)) continue
    const change = isText(key) && (await changeOf(before === undefined ? '""' : rename(before), text))
    if (change) changed[key] = change
    else if (!isText(key) && before !== text) removed.push(key)
  }
  return { names, changed, removed }
}

/** Two files with equal hashes may get one name: neither of the two is made, so that no wrong one is. */
function twiceIn(keys: readonly string[]): string[] {
  return keys.filter((key, at) => keys.indexOf(key) < at)
}

/** A file of the app that is gone is asked for by nobody, and needs no line. */
function goneFrom({ entries }: OfflineCopy, keys: Iterable<string>): string[] {
  return [...keys].filter((key) => !key.startsWith('/assets/') && !entries.has(key))
}

async function changeOf(older: string, newer: string): Promise<Change | undefined> {
  return older === newer ? undefined : [await sumOf(newer), ...piecesBetween(older, newer)]
}

/**
 * Writes into a build, for each language, the differences from earlier builds to it, so that a phone with one of them
 * fetches only the changes. A difference that is no smaller than half of the pack is left out.
 *
 * @param earlier folders of earlier builds; one that is none is left out
 */
export async function writeDifferences(folder: string, earlier: readonly string[]): Promise<void> {
  for (const language of languages) {
    const newer = await offlineCopy(folder, language)
    const pack = (await compressed(await readFile(`${folder}/offline/${language}.json`), 5)).length
    for (const before of earlier.filter((path) => existsSync(`${path}/offline/${language}.json`))) {
      const older = await offlineCopy(before, language)
      if (older.revision === newer.revision) continue
      const text = JSON.stringify(await differenceBetween(older, newer))
      if ((await compressed(text, 5)).length > pack / 2) continue
      await mkdir(`${folder}/offline/${language}`, { recursive: true })
      await writeFile(`${folder}/offline/${language}/${older.revision}-${newer.revision}.json`, text)
    }
  }
}
