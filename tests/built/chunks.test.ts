import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import {
  chunkWith,
  lastBuilds,
  neededBy,
  type Chunk,
  type LanguageBuild,
} from '#scripts/build/language-build.ts'
import type { OfflinePack } from '#src/base/offline-pack.ts'
import { languages } from '#src/platform/i18n/words.ts'

const builds = await lastBuilds()

function entryFiles({ chunks }: LanguageBuild): string[] {
  return neededBy(chunks.find(({ isEntry }) => isEntry)!.file, chunks)
}

function packagesIn(files: readonly string[], { chunks }: LanguageBuild): Set<string> {
  const modules = chunks
    .filter(({ file }) => files.includes(file))
    .flatMap((chunk) => Object.keys(chunk.modules))
  return new Set(
    modules
      .map((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1])
      .filter((name) => name !== undefined),
  )
}

const contentFile = /^src\/content\/(pages|catalogues|articles)\//

/** Files that only the centre's staff opens: their screens, and the modules that these load. */
const ofTheStaff = /^src\/features\/(desk|people|stock)\/internal\/(desk|dashboard|stock)\.tsx$/

/** The calendar beside a date, which loads once its button is tapped. */
const calendarModule = 'src/features/bookings/internal/day-calendar.tsx'

/** Returns every file that a farmer's page may request by itself, at once or later. */
function filesOfFarmers({ chunks }: LanguageBuild): Set<string> {
  const found = new Set<string>()
  const add = (file: string) => {
    const chunk = chunks.find((candidate) => candidate.file === file)
    if (!chunk || found.has(file)) return
    if (chunk.facade === calendarModule || ofTheStaff.test(chunk.facade ?? '')) return
    found.add(file)
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) add(next)
  }
  for (const { file, isEntry } of chunks) if (isEntry) add(file)
  return found
}

const hasModule =
  (pattern: RegExp) =>
  ({ modules }: Chunk): boolean =>
    Object.keys(modules).some((module) => pattern.test(module))

function filesFrom(module: string, build: LanguageBuild): string[] {
  const chunk = chunkWith(module, build.chunks)
  if (!chunk) throw new Error(`No chunk has ${module}`)
  return neededBy(chunk.file, build.chunks)
}

describe.each(languages)('the app in %s', (language) => {
  const build = builds[language]
  const entry = entryFiles(build)

  it('starts without the database, the backend’s client and the widgets', () => {
    const packages = packagesIn(entry, build)
    for (const name of ['dexie', 'dexie-react-hooks', 'react-aria-components', 'valibot'])
      expect(packages).not.toContain(name)
    expect([...packages].filter((name) => name.startsWith('@supabase/'))).toEqual([])
  })

  it('loads no widget library for farmers by itself: only for the desk, for admins, and a calendar at its tap', async () => {
    const widgets =
      /node_modules\/(react-aria|react-aria-components|react-stately|@react-aria|@internationalized)\//
    const all = build.chunks.filter(hasModule(widgets)).map(({ file }) => file)
    expect(all).not.toEqual([])
    const calendar = chunkWith(calendarModule, build.chunks)!
    const staff = build.chunks.filter(({ facade }) => ofTheStaff.test(facade ?? ''))
    expect(staff).toHaveLength(3)
    const shared = all.filter((file) => file !== calendar.file)
    for (const { file } of staff) expect(neededBy(file, build.chunks)).toEqual(expect.arrayContaining(shared))
    const farmers = filesOfFarmers(build)
    expect(all.filter((file) => farmers.has(file))).toEqual([])
    // All that somebody else opens is among them: a file that is forgotten here would be one that may load anything.
    const opened = build.chunks.filter(({ facade }) =>
      /^src\/(content\/|app\/routes\/|.*\.form\.ts)/.test(facade ?? ''),
    )
    expect(opened.filter(({ file }) => !farmers.has(file)).map(({ facade }) => facade)).toEqual([])
    // The tap: one file asks for the calendar, and for a part of the desk's library with it.
    const asking = build.chunks.filter(({ imports, dynamicImports }) =>
      [...imports, ...dynamicImports].includes(calendar.file),
    )
    expect(asking.map(({ modules }) => 'src/features/bookings/booked-day.tsx' in modules)).toEqual([true])
    expect(asking[0]!.imports).not.toContain(calendar.file)
    const { assets } = JSON.parse(await readFile(`dist/offline/${language}.json`, 'utf8')) as OfflinePack
    expect(assets.filter((name) => name === `/${calendar.file}`)).toEqual([])
  })

  it('shows a page and a form without the database', () => {
    const shown = build.chunks.filter(({ facade }) =>
      /^src\/(content\/|app\/routes\/|.*\.form\.ts)/.test(facade ?? ''),
    )
    expect(shown.length).toBeGreaterThan(80)
    const waiting = shown.filter(({ file }) => packagesIn(neededBy(file, build.chunks), build).has('dexie'))
    expect(waiting.map(({ facade }) => facade)).toEqual([])
  })

  // The first use of any of it keeps a slow phone for 50 ms. The libraries have some for unused features.
  it('shows content without the browser’s number formats', async () => {
    const ofContent = build.chunks.filter(hasModule(contentFile))
    expect(ofContent.length).toBeGreaterThan(50)
    const screens = [
      'src/features/shop/catalogue-screen.tsx',
      'src/features/reading/reading-screen.tsx',
      'src/features/reading/blocks.tsx',
      'src/features/apply/form-host.tsx',
    ]
    const own = new Set([
      ...entry,
      ...ofContent.flatMap(({ file }) => neededBy(file, build.chunks)),
      ...screens.flatMap((screen) => filesFrom(screen, build)),
    ])
    const asking = []
    for (const file of own)
      if (
        !file.includes('/libraries-') &&
        (await readFile(`dist/${file}`, 'utf8')).match(/Intl\.(?!Segmenter)/)
      )
        asking.push(file)
    expect(asking).toEqual([])
  })

  it('opens a catalogue and fills a cart without the backend’s client', () => {
    const files = [
      ...filesFrom('src/features/checkout/cart-dialog.tsx', build),
      ...filesFrom('src/app/start-sync.ts', build),
      ...filesFrom('src/features/shop/catalogue-screen.tsx', build),
    ]
    expect([...packagesIn(files, build)].filter((name) => name.startsWith('@supabase/'))).toEqual([])
  })

  // A lazily loaded stylesheet would not be served, and its tap would do nothing: all styles are in the pages.
  it('names no missing file', async () => {
    for (const { file } of build.chunks) {
      const code = await readFile(`dist/${file}`, 'utf8')
      for (const [name] of code.matchAll(/assets\/[\w.-]+\.(?:js|css)/g))
        expect(existsSync(`dist/${name}`), `${file} asks for ${name}`).toBe(true)
    }
  })

  // The code that parses typed numbers, sizes of land and headings of a file may contain digits and units of every script.
  it('contains no word of another language', async () => {
    const others: Record<string, RegExp> = {
      en: /[\u0900-\u0963\u0970-\u0a65\u0a70-\u0a7f]/,
      pa: /[\u0900-\u0963\u0970-\u097f]/,
      hi: /[\u0a00-\u0a65\u0a70-\u0a7f]/,
    }
    for (const { file, modules } of build.chunks) {
      if (
        Object.keys(modules).some((id) =>
          /(?:ui\/language-switch\.tsx|base\/acres\.ts|features\/editing\/internal\/file-columns\.ts)$/.test(
            id,
          ),
        )
      )
        continue
      expect([file, others[language]!.exec(await readFile(`dist/${file}`, 'utf8'))?.[0]]).toEqual([
        file,
        undefined,
      ])
    }
  })
})
