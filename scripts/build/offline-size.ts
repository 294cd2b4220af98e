import { readFile, stat, writeFile } from 'node:fs/promises'
import { contentsUrl, partUrl, type BundleContents } from '#src/base/offline-bundle.ts'
import type { OfflinePack } from '#src/base/offline-pack.ts'
import { languages, type Language } from '#src/platform/i18n/words.ts'
import { revisionOf } from './differences.ts'

/**
 * Writes the download size of each language beside its pack, for people who pay by the byte. Runs after
 * compression.
 */
export async function writeOfflineSizes(folder: string): Promise<void> {
  for (const language of languages) {
    const sizes = await Promise.all((await offlineFiles(folder, language)).map(sizeOf))
    const sum = sizes.reduce((all, size) => all + size, 0)
    await writeFile(`${folder}/offline/${language}.txt`, String(sum))
  }
}

/**
 * Returns the files of a build from which a phone has all of a language: the contents of the bundle, its parts in their
 * order, and the files in no part.
 */
export async function offlineFiles(folder: string, language: Language): Promise<string[]> {
  const pack = await readFile(`${folder}/offline/${language}.json`, 'utf8')
  const revision = revisionOf(pack)
  const contents = folder + contentsUrl(language, revision)
  const { shared, parts } = JSON.parse(await readFile(contents, 'utf8')) as BundleContents
  const { files } = JSON.parse(pack) as OfflinePack
  const inParts = new Set(parts.flat().map(([key]) => key))
  const single = [...shared.map(([key]) => key), ...files.filter((file) => !inParts.has(file))]
  const partFiles = parts.map((_, part) => partUrl(language, revision, part))
  return [contents, ...[...partFiles, ...single].map((file) => folder + file)]
}

async function sizeOf(file: string): Promise<number> {
  const sent = await stat(`${file}.br`).catch(() => stat(file))
  return sent.size
}
