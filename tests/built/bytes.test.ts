import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { taxRows } from '#scripts/build/catalogue-rows.ts'
import { compressed } from '#scripts/build/compress.ts'
import {
  chunkWith,
  lastBuilds,
  neededBy,
  type Chunk,
  type LanguageBuild,
} from '#scripts/build/language-build.ts'
import type { OfflinePack } from '#src/base/offline-pack.ts'
import { languages } from '#src/i18n/words.ts'

/** Measures the bytes that a phone downloads from a static host (brotli). */
const kilobyte = 1000
const builds = await lastBuilds()

const sizes = new Map<string, Promise<number>>()

/** Many pages share their files: each is compressed once. */
function sizeOf(file: string): Promise<number> {
  const known = sizes.get(file)
  if (known) return known
  const size = readFile(`dist/${file}`).then(async (text) => (await compressed(text)).length)
  sizes.set(file, size)
  return size
}

async function bytesOf(files: readonly string[]): Promise<number> {
  return (await Promise.all(files.map(sizeOf))).reduce((sum, size) => sum + size, 0)
}

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

/** Returns the static imports of a file. */
async function namedIn(file: string): Promise<string[]> {
  const code = await readFile(`dist/${file}`, 'utf8')
  return [...code.matchAll(/"(assets\/[\w.-]+\.js)"/g)].map(([, name]) => name!)
}

const contentFile = /^src\/content\/(pages|catalogues|articles)\//

/** Files that only the centre's staff opens: their screens, and the modules that these load. */
const ofTheStaff = /^src\/screens\/(?:[\w-]+\/)*(desk|dashboard)\.tsx$/

/** The calendar beside a date, which loads once its button is tapped. */
const calendarModule = 'src/screens/bookings/day-calendar.tsx'

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

/** Files that load only for recording, listening, showing or speaking. */
const ofUsers =
  /^src\/(screens\/(voice\/(?!message-files)|forms\/(attach-panel|text-attach-panel|photos|call-back-[\w-]+)|search\/(speak-dialog|spoken-choice))|core\/(documents\/(voice-note|swap-files)|search\/spoken)|device\/(microphone|sound-\w+)|base\/webm-length|ui\/(held|recognize)|content\/speak-words)\.|\/voice\.po$/

/** Files that offer these to everybody. */
const ofOffers =
  /^src\/(screens\/(voice\/message-files|forms\/(attach-offer|text-attachments|use-text-files)|search\/speak-button)|forms\/attachments|core\/outbox\/file-copies|content\/speak|ui\/(recognition-of|camera-mark))\./

function lengthOf(modules: Chunk['modules'], isCounted: (module: string) => boolean): number {
  const counted = Object.entries(modules).filter(([module]) => isCounted(module))
  return counted.reduce((sum, [, length]) => sum + length, 0)
}

const hasModule =
  (pattern: RegExp) =>
  ({ modules }: Chunk): boolean =>
    Object.keys(modules).some((module) => pattern.test(module))

function modulesOf(build: LanguageBuild, end: string): string[] {
  return build.chunks.flatMap(({ modules }) => Object.keys(modules)).filter((module) => module.endsWith(end))
}

function filesFrom(module: string, build: LanguageBuild): string[] {
  const chunk = chunkWith(module, build.chunks)
  if (!chunk) throw new Error(`No chunk has ${module}`)
  return neededBy(chunk.file, build.chunks)
}

it('no phone loads the tax rates, which the catalogue files export beside the catalogue', async () => {
  const codes = new Set((await taxRows()).map(({ hsn }) => hsn))
  const files = Object.values(builds)
    .flatMap(({ chunks }) => chunks.map(({ file }) => file))
    .filter((file) => file.includes('.catalogue-'))
  expect(files.length).toBeGreaterThan(15)
  for (const file of new Set(files)) {
    const quoted = [...(await readFile(`dist/${file}`, 'utf8')).matchAll(/["'`](\d{4,6})["'`]/g)]
    expect([file, quoted.map(([, code]) => code!).filter((code) => codes.has(code))]).toEqual([file, []])
  }
})

describe.each(languages)('the app in %s', (language) => {
  const build = builds[language]
  const entry = entryFiles(build)

  it('starts with at most 99.75 KB', async () => {
    expect(await bytesOf(entry)).toBeLessThanOrEqual(99.75 * kilobyte)
  })

  it('starts without the database, the backend’s client and the widgets', () => {
    const packages = packagesIn(entry, build)
    for (const name of ['dexie', 'dexie-react-hooks', 'react-aria-components', 'valibot'])
      expect(packages).not.toContain(name)
    expect([...packages].filter((name) => name.startsWith('@supabase/'))).toEqual([])
  })

  // 99.75 for every visit and 13.1 for a catalogue with all that finds and draws it.
  it.each(modulesOf(build, '.catalogue.ts'))('shows %s with at most 113.5 KB', async (catalogue) => {
    const screens = ['src/screens/content/find-content.ts', 'src/screens/shop/catalogue-screen.tsx']
    const all = [catalogue, ...screens].flatMap((start) => filesFrom(start, build))
    expect(await bytesOf([...new Set([...entry, ...all])])).toBeLessThanOrEqual(113.5 * kilobyte)
  })

  // Besides the modules that every page loads once it is shown; the loan's papers and steps weigh 10 KB more.
  it.each(modulesOf(build, '.form.ts'))(
    'adds at most 36.75 KB for %s, and 50 with documents',
    async (form) => {
      const there = new Set([...entry, ...filesFrom('src/core/sync/start-sync.ts', build)])
      const withAttachments = form.endsWith('/loan-application.form.ts')
      const own = [
        ...filesFrom(form, build),
        ...filesFrom('src/screens/forms/form-host.tsx', build),
        ...(withAttachments ? filesFrom('src/screens/forms/stepped-form.tsx', build) : []),
      ].filter((file) => !there.has(file))
      expect(await bytesOf([...new Set(own)])).toBeLessThanOrEqual((withAttachments ? 50 : 36.75) * kilobyte)
    },
  )

  // A module's share of the bytes of its file: nobody builds the app without it for this test.
  it('adds at most 2.2 KB of photos, voice and calls for who uses none of them', async () => {
    const opened = [
      'src/core/sync/start-sync.ts',
      'src/screens/shell/once-shown.tsx',
      'src/screens/forms/form-host.tsx',
      'src/screens/support/support-dialog.tsx',
      'src/routes/all-products.tsx',
      ...modulesOf(build, '.form.ts').filter((form) => !form.endsWith('/call-back.form.ts')),
    ]
    const files = new Set([...entry, ...opened.flatMap((module) => filesFrom(module, build))])
    const chunks = build.chunks.filter(({ file }) => files.has(file))
    expect(chunks.filter(hasModule(ofUsers)).map(({ file }) => file)).toEqual([])
    const shares = chunks.map(async ({ file, modules }) => {
      const own = lengthOf(modules, (module) => ofOffers.test(module))
      return own === 0 ? 0 : ((await sizeOf(file)) * own) / lengthOf(modules, () => true)
    })
    const added = (await Promise.all(shares)).reduce((sum, share) => sum + share, 0)
    expect(added).toBeGreaterThan(100)
    expect(added).toBeLessThanOrEqual(2.2 * kilobyte)
  })

  it('adds at most 21.1 KB for the sign-in page', async () => {
    const there = new Set([...entry, ...filesFrom('src/core/sync/start-sync.ts', build)])
    const own = filesFrom('src/routes/auth.tsx', build).filter((file) => !there.has(file))
    expect(await bytesOf(own)).toBeLessThanOrEqual(21.1 * kilobyte)
  })

  it('loads no widget library for farmers by itself: only for the desk, for admins, and a calendar at its tap', async () => {
    const widgets =
      /node_modules\/(react-aria|react-aria-components|react-stately|@react-aria|@internationalized)\//
    const all = build.chunks.filter(hasModule(widgets)).map(({ file }) => file)
    expect(all).not.toEqual([])
    const calendar = chunkWith(calendarModule, build.chunks)!
    const ofCalendar = neededBy(calendar.file, build.chunks)
    const staff = build.chunks.filter(({ facade }) => ofTheStaff.test(facade ?? ''))
    expect(staff).toHaveLength(2)
    const shared = all.filter((file) => file !== calendar.file)
    for (const { file } of staff) expect(neededBy(file, build.chunks)).toEqual(expect.arrayContaining(shared))
    const farmers = filesOfFarmers(build)
    expect(all.filter((file) => farmers.has(file))).toEqual([])
    // All that somebody else opens is among them: a file that is forgotten here would be one that may load anything.
    const opened = build.chunks.filter(({ facade }) => /^src\/(content|forms|routes)\//.test(facade ?? ''))
    expect(opened.filter(({ file }) => !farmers.has(file)).map(({ facade }) => facade)).toEqual([])
    // The tap: one file asks for the calendar, and for a part of the desk's library with it.
    const asking = build.chunks.filter(({ imports, dynamicImports }) =>
      [...imports, ...dynamicImports].includes(calendar.file),
    )
    expect(asking.map(({ modules }) => 'src/screens/bookings/booked-day.tsx' in modules)).toEqual([true])
    expect(asking[0]!.imports).not.toContain(calendar.file)
    const ofForm = ['src/screens/forms/form-button.tsx', 'src/screens/forms/form-host.tsx']
    const there = new Set([
      ...entry,
      ...ofForm.flatMap((module) => filesFrom(module, build)),
      asking[0]!.file,
    ])
    const loaded = ofCalendar.filter((file) => !there.has(file) && !asking[0]!.imports.includes(file))
    expect(await bytesOf(loaded)).toBeLessThanOrEqual(29.4 * kilobyte)
    const { assets } = JSON.parse(await readFile(`dist/offline/${language}.json`, 'utf8')) as OfflinePack
    expect(assets.filter((name) => name === `/${calendar.file}`)).toEqual([])
  })

  it('shows a page and a form without the database', () => {
    const shown = build.chunks.filter(({ facade }) => /^src\/(content|forms|routes)\//.test(facade ?? ''))
    expect(shown.length).toBeGreaterThan(80)
    const waiting = shown.filter(({ file }) => packagesIn(neededBy(file, build.chunks), build).has('dexie'))
    expect(waiting.map(({ facade }) => facade)).toEqual([])
  })

  // The first use of any of it keeps a slow phone for 50 ms. The libraries have some for unused features.
  it('shows content without the browser’s number formats', async () => {
    const ofContent = build.chunks.filter(hasModule(contentFile))
    expect(ofContent.length).toBeGreaterThan(50)
    const screens = ['shop/catalogue-screen', 'reading/reading-screen', 'reading/blocks', 'forms/form-host']
    const own = new Set([
      ...entry,
      ...ofContent.flatMap(({ file }) => neededBy(file, build.chunks)),
      ...screens.flatMap((screen) => filesFrom(`src/screens/${screen}.tsx`, build)),
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

  it('starts with storage in few files, and without code that only a sign-in needs', () => {
    const files = filesFrom('src/core/sync/start-sync.ts', build).filter((file) => !entry.includes(file))
    expect(files.length).toBeLessThanOrEqual(5)
    expect([...packagesIn(files, build)].filter((name) => name.startsWith('@supabase/'))).toEqual([])
  })

  it('opens a catalogue and fills a cart without the backend’s client', () => {
    const files = [
      ...filesFrom('src/screens/cart/cart-dialog.tsx', build),
      ...filesFrom('src/core/sync/start-sync.ts', build),
      ...filesFrom('src/screens/shop/catalogue-screen.tsx', build),
    ]
    expect([...packagesIn(files, build)].filter((name) => name.startsWith('@supabase/'))).toEqual([])
  })

  // Every file is a request with 700 bytes of headers; naming all that files import would be a tenth of the entry.
  it('starts in four files, and names few beside those that it loads later', async () => {
    expect(entry).toHaveLength(4)
    const named = await Promise.all(entry.map(namedIn))
    expect(named.flat().length).toBeLessThanOrEqual(11)
    // Only the content finder names further files.
    const finding = chunkWith('src/screens/content/find-content.ts', build.chunks)
    const others = build.chunks.filter((chunk) => chunk !== finding && !entry.includes(chunk.file))
    expect((await Promise.all(others.map(({ file }) => namedIn(file)))).flat()).toEqual([])
  })

  // The groups are known by the names of their files (scripts/build/chunks.ts): where a name fits no more, nothing else complains.
  it.each([
    'src/core/sync/start-sync.ts',
    'src/screens/content/find-content.ts',
    'src/screens/shop/catalogue-screen.tsx',
  ])('requests all files of %s in parallel', async (module) => {
    const named = (await Promise.all(entry.map(namedIn))).flat()
    const needed = filesFrom(module, build).filter((file) => !entry.includes(file))
    expect(needed).not.toEqual([])
    expect(needed.filter((file) => !named.includes(file))).toEqual([])
  })

  // Vite's own has half a kilobyte more; its replacement is put in by the name of a module (scripts/build/ask-beside.ts).
  it('has its own helper for parallel loading, and not Vite’s', async () => {
    const codes = build.chunks.map(
      async ({ file }) => [file, await readFile(`dist/${file}`, 'utf8')] as const,
    )
    const withVites = (await Promise.all(codes)).filter(([, code]) => code.includes('vite:preloadError'))
    expect(withVites.map(([file]) => file)).toEqual([])
  })

  // One more request and one more file between a tap and its page, for nothing (scripts/build/facades.ts).
  it('has no file that only re-exports another', async () => {
    const codes = build.chunks.map(
      async ({ file }) => [file, await readFile(`dist/${file}`, 'utf8')] as const,
    )
    const isFacade = ([, code]: readonly [string, string]) =>
      /^(import"[^"]*";)*export\{[^}]*\}from"[^"]*";?\s*$/.test(code)
    expect((await Promise.all(codes)).filter(isFacade).map(([file]) => file)).toEqual([])
  })

  // A file that is requested only by another one costs another round trip: half a second for every tap on a first
  // visit.
  it('requests everything that a content page needs in parallel', async () => {
    const { file: finding } = chunkWith('src/screens/content/find-content.ts', build.chunks)!
    const ofContent = build.chunks.filter(hasModule(contentFile))
    expect(ofContent.length).toBeGreaterThan(50)
    const there = new Set([
      ...entry,
      ...(await namedIn(finding)),
      ...filesFrom('src/core/sync/start-sync.ts', build),
    ])
    for (const { file } of ofContent)
      expect(
        neededBy(file, build.chunks).filter((needed) => needed !== file && !there.has(needed)),
        file,
      ).toEqual([])
  })

  // As many as there are groups (scripts/build/chunks.ts), and not one for every module that two of them share.
  it('opens a form in at most five files beside those of the draft', () => {
    const there = new Set([...entry, ...filesFrom('src/core/sync/start-sync.ts', build)])
    const own = filesFrom('src/screens/forms/form-host.tsx', build).filter((file) => !there.has(file))
    expect(own.length).toBeLessThanOrEqual(5)
  })

  // A lazily loaded stylesheet would not be served, and its tap would do nothing: all styles are in the pages.
  it('names no missing file', async () => {
    for (const { file } of build.chunks) {
      const code = await readFile(`dist/${file}`, 'utf8')
      for (const [name] of code.matchAll(/assets\/[\w.-]+\.(?:js|css)/g))
        expect(existsSync(`dist/${name}`), `${file} asks for ${name}`).toBe(true)
    }
  })

  // The code that parses typed numbers and sizes of land may contain digits and units of every script.
  it('contains no word of another language', async () => {
    const others: Record<string, RegExp> = {
      en: /[\u0900-\u0963\u0970-\u0a65\u0a70-\u0a7f]/,
      pa: /[\u0900-\u0963\u0970-\u097f]/,
      hi: /[\u0a00-\u0a65\u0a70-\u0a7f]/,
    }
    for (const { file, modules } of build.chunks) {
      if (Object.keys(modules).some((id) => /(?:frame\/language-switch\.tsx|base\/acres\.ts)$/.test(id)))
        continue
      expect([file, others[language]!.exec(await readFile(`dist/${file}`, 'utf8'))?.[0]]).toEqual([
        file,
        undefined,
      ])
    }
  })
})
