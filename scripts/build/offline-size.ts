import { readFile, stat, writeFile } from 'node:fs/promises'
import type { OfflinePack } from '#src/base/offline-pack.ts'
import { languages } from '#src/i18n/words.ts'

/**
 * Writes the download size of each language beside its pack, for people who pay by the byte. Runs after
 * compression.
 */
export async function writeOfflineSizes(folder: string): Promise<void> {
  for (const language of languages) {
    const pack = `/offline/${language}.json`
    const { assets, files } = JSON.parse(await readFile(folder + pack, 'utf8')) as OfflinePack
    const sizes = await Promise.all([pack, ...assets, ...files].map((file) => sizeOf(folder + file)))
    const sum = sizes.reduce((all, size) => all + size, 0)
    await writeFile(`${folder}/offline/${language}.txt`, String(sum))
  }
}

async function sizeOf(file: string): Promise<number> {
  const sent = await stat(`${file}.br`).catch(() => stat(file))
  return sent.size
}
