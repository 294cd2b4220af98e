import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { catalogues } from '#scripts/build/catalogue-rows.ts'
import { offlineCopy } from '#scripts/build/differences.ts'
import { chunkWith, lastBuilds, neededBy } from '#scripts/build/language-build.ts'
import { filesIn } from '#scripts/build/main-entries.ts'
import { isText, sumOf } from '#src/base/difference.ts'
import {
  contentsUrl,
  cutInto,
  longText,
  partUrl,
  pieceUrl,
  type BundleContents,
} from '#src/base/offline-bundle.ts'
import { familyKey, isPageKey, pageKey, shellKey } from '#src/base/offline-pack.ts'
import { languages } from '#src/platform/i18n/words.ts'

const builds = await lastBuilds()
const shelves = [...(await catalogues()).keys()]

async function* whole(bytes: Uint8Array<ArrayBuffer>) {
  yield bytes
}

it('the worker loads no part of itself later, which a browser refuses it', async () => {
  const [, worker] = /importScripts\(["'`]\/(assets\/[^"'`]+)/.exec(await readFile('dist/sw.js', 'utf8'))!
  // The helper by which the build loads a part later.
  expect(await readFile(`dist/${worker}`, 'utf8')).not.toMatch(/modulepreload|\bimport\(/)
})

describe.each(languages)('the bundle (%s)', async (language) => {
  const copy = await offlineCopy('dist', language)
  const contentsFile = contentsUrl(language, copy.revision)
  const { main, parts, ...listed } = JSON.parse(
    await readFile(`dist${contentsFile}`, 'utf8'),
  ) as BundleContents
  const shared = listed.shared.map(([key]) => key)
  const files = parts.map((_, part) => partUrl(language, copy.revision, part))
  const mainKeys = new Set(parts.slice(0, main).flatMap((part) => part.map(([key]) => key)))

  it('has every text that a phone keeps once, but for what every page loads', () => {
    const keys = parts.flat().map(([key]) => key)
    const wanted = [...copy.entries.keys()].filter((key) => isText(key) && !shared.includes(key))
    expect(keys.toSorted()).toEqual(wanted.toSorted())
  })

  it('is cut into the texts of the build, each with its checksum', async () => {
    for (const [part, file] of files.entries()) {
      const bytes = new Uint8Array(await readFile(`dist${file}`))
      const found: string[] = []
      const lengths = parts[part]!.map(([, length]) => length)
      for await (const piece of cutInto(whole(bytes), lengths)) found.push(new TextDecoder().decode(piece))
      expect(found.length).toBe(lengths.length)
      for (const [at, [key, , sum]] of parts[part]!.entries()) {
        expect(found[at] === copy.entries.get(key), key).toBe(true)
        expect(await sumOf(found[at]!), key).toBe(sum)
      }
    }
  })

  it('has each page, and the pieces of each long text, as files named by their checksums', async () => {
    const read = (sum: string) => readFile(`dist${pieceUrl(language, copy.revision, sum)}`, 'utf8')
    for (const [key, length, sum, ...pieces] of [...listed.shared, ...parts.flat()]) {
      const text = copy.entries.get(key)!
      if (isPageKey(key) || key === shellKey) expect((await read(sum)) === text, key).toBe(true)
      if (length >= longText) expect((await Promise.all(pieces.map(read))).join('') === text, key).toBe(true)
    }
  })

  it('has the shell first, and each page behind the files that it names', () => {
    expect(parts[0]![0]![0]).toBe(shellKey)
    const there = new Set([...shared, ...mainKeys])
    const namedBy = (key: string) => filesIn(copy.entries.get(key)!).filter((file) => copy.entries.has(file))
    const early = parts.flat().flatMap(([key]) => {
      there.add(key)
      return isPageKey(key) && namedBy(key).some((file) => !there.has(file)) ? [key] : []
    })
    expect(early).toEqual([])
  })

  it('has home, the shop, the cart and the forms in its first parts, with all their code', () => {
    const { chunks } = builds[language]
    const pages = ['/', '/order', '/requests', '/not-found', ...shelves.map((shelf) => `/${shelf}`)].map(
      pageKey,
    )
    const families = shelves.map((shelf) => familyKey(`/${shelf}/item`))
    expect([...pages, ...families].filter((key) => !mainKeys.has(key))).toEqual([])
    const forms = chunks
      .flatMap(({ modules }) => Object.keys(modules))
      .filter((module) => module.endsWith('.form.ts'))
    expect(forms.length).toBeGreaterThan(10)
    const screens = [
      'src/features/checkout/cart-dialog.tsx',
      'src/features/apply/form-host.tsx',
      'src/features/apply/internal/stepped-form.tsx',
      'src/features/shop/item-screen.tsx',
    ]
    const modules = [...forms, ...screens]
    const needed = modules.flatMap((module) => neededBy(chunkWith(module, chunks)!.file, chunks))
    const there = new Set([...shared, ...mainKeys])
    expect(needed.filter((file) => !there.has(`/${file}`))).toEqual([])
    // The shell lists every file beside the document.
    const shown = [...mainKeys]
      .filter((key) => key !== shellKey)
      .flatMap((key) => filesIn(copy.entries.get(key)!))
    const drawings = shown.filter((file) => file.endsWith('.svg'))
    expect(drawings.length).toBeGreaterThan(20)
    expect(drawings.filter((file) => !there.has(file))).toEqual([])
  })

  it('leaves to the pages what each of them loads: libraries, start, syncing', () => {
    for (const name of ['libraries', 'start', 'page', 'syncing', 'dexie', 'once-shown'])
      expect(shared.filter((file) => file.includes(`/${name}-`)).length, name).toBeGreaterThan(0)
    expect(shared.filter((file) => !copy.entries.has(file))).toEqual([])
  })
})
