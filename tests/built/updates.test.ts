import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { catalogueSnapshot, catalogues } from '#scripts/build/catalogue-rows.ts'
import { differenceBetween, offlineCopy, type OfflineCopy } from '#scripts/build/differences.ts'
import { hashesIn, hashInName, isText, renaming } from '#src/base/difference.ts'
import { languages } from '#src/platform/i18n/words.ts'

const grains = (await catalogues()).get('seeds-catalog')!.sections['grains']!.items
const product = Object.values(grains)[0]!.name.en
const { id: snapshot } = await catalogueSnapshot()

const another = (text: string, length: number) =>
  createHash('sha256').update(text).digest('hex').slice(0, length)

/** Returns the copy of a build in which texts differ, with the names that a build gives then: a file's own, its neighbors'. */
function changedCopy(copy: OfflineCopy, change: (text: string) => string): OfflineCopy {
  const newer = new Map<string, string>()
  const named = (text: string) =>
    text.replaceAll(hashInName, (_, hash: string) => `-${newer.get(hash) ?? hash}`)
  const made = (key: string, text: string) => (isText(key) ? named(change(text)) : text)
  for (let known = -1; known !== newer.size;) {
    known = newer.size
    for (const file of copy.assets)
      if (made(file, copy.entries.get(file)!) !== copy.entries.get(file))
        for (const hash of hashesIn([file])) newer.set(hash, another(hash, 8))
  }
  return {
    revision: 'next',
    assets: copy.assets.map(named),
    entries: new Map(Array.from(copy.entries, ([key, text]) => [named(key), made(key, text)] as const)),
  }
}

/** Returns what a phone fetches beside the difference. */
async function fetchedFor(older: OfflineCopy, newer: OfflineCopy): Promise<string[]> {
  const difference = await differenceBetween(older, newer)
  const names = renaming(older.assets, difference.names)
  const there = new Set([...older.entries.keys()].map(names))
  return [...newer.entries.keys()].filter((key) => !there.has(key) || difference.removed.includes(key))
}

describe.each(languages)('an update of a phone in %s', (language) => {
  it('brings a changed letter of an English product within the difference', async () => {
    const copy = await offlineCopy('dist', language)
    const next = changedCopy(copy, (text) =>
      text.replaceAll(product, `${product}x`).replaceAll(snapshot, another(snapshot, snapshot.length)),
    )
    expect(await fetchedFor(copy, next)).toEqual([])
  })

  it('costs nothing where nothing changed', async () => {
    const copy = await offlineCopy('dist', language)
    expect(
      await differenceBetween(
        copy,
        changedCopy(copy, (text) => text),
      ),
    ).toMatchObject({ changed: {}, removed: [] })
  })
})
