import { readFile } from 'node:fs/promises'
import type { BundleContents } from '#src/base/offline-bundle.ts'
import { languages, type Language } from '#src/platform/i18n/words.ts'
import { compressed } from '#scripts/build/compress.ts'
import { offlineFiles } from '#scripts/build/offline-size.ts'
import { chunkWith, lastBuilds, neededBy, type Chunk } from '#scripts/build/language-build.ts'
import { pagesAsSent } from './flight.ts'
import type { Measured } from './bench-world.ts'

/** The bytes that a page downloads, under brotli. */
interface PageBytes {
  page: string
  html: number
  /** Scripts by package; `app` is our own code. */
  scripts: Record<string, number>
  total: number
}

/** The bytes of pages at once, by package and route, of pages as they are sent, and of all that a phone keeps of a language. */
export async function pageBytes(): Promise<Measured> {
  const home = await bytesOfPage('en', 'index.html')
  const homePunjabi = await bytesOfPage('pa', 'pa.html')
  const seeds = await bytesOfPage('en', 'seeds-catalog.html')
  const [entry, routes, pages] = [await bytesOfEntries(), await bytesOfRoutes(), await pagesAsSent()]
  const offline = {
    en: await bytesOfOffline('en'),
    pa: await bytesOfOffline('pa'),
    hi: await bytesOfOffline('hi'),
  }
  const largest = Object.entries(routes).toSorted(([, one], [, other]) => other - one)
  const { count, bytes, beyondWords, late, long } = pages
  return {
    figures: { home, homePunjabi, seeds, entry, routes, pages, offline },
    lines: [
      ...linesOf(home),
      ...linesOf(seeds),
      `The entry: ${JSON.stringify(entry)}`,
      'Beyond the entry, the largest catalogue and form:',
      ...['.catalogue.ts', '.form.ts'].map((end) => {
        const [route, size] = largest.find(([module]) => module.endsWith(end))!
        return `    ${route}: ${size}`
      }),
      `${count} pages of at most ${bytes.most} bytes (median ${bytes.median}), beyond their words ${beyondWords.median} (at most ${beyondWords.most}); past the first flight ${late.length} for markup, ${long.length} for words`,
      `Everything offline: ${JSON.stringify(offline)}`,
    ],
  }
}

function linesOf({ page, html, scripts, total }: PageBytes): string[] {
  const byPackage = Object.entries(scripts).toSorted(([, a], [, b]) => b - a)
  return [
    `${page}: ${total} bytes at once, of these ${html} the page`,
    ...byPackage.map(([owner, size]) => `    ${owner.padEnd(28)} ${size}`),
  ]
}

async function bytesOfPage(language: Language, file: string): Promise<PageBytes> {
  const { chunks } = (await lastBuilds())[language]
  const html = await readFile(`dist/${file}`, 'utf8')
  const entry = neededBy(chunks.find(({ isEntry }) => isEntry)!.file, chunks)
  const preloaded = [...html.matchAll(/modulepreload"[^>]*href="\/([^"]+)"/g)].map((match) => match[1]!)
  const scripts: Record<string, number> = {}
  for (const name of new Set([...entry, ...preloaded])) {
    const chunk = chunks.find(({ file: other }) => other === name)!
    for (const [owner, bytes] of await sharesOf(chunk))
      scripts[owner] = Math.round((scripts[owner] ?? 0) + bytes)
  }
  const htmlBytes = (await compressed(html)).length
  const total = htmlBytes + Object.values(scripts).reduce((sum, bytes) => sum + bytes, 0)
  return { page: file, html: htmlBytes, scripts, total }
}

/** Bytes of the entry, which every visit loads, by language. */
async function bytesOfEntries(): Promise<Record<string, number>> {
  const builds = await lastBuilds()
  const sizes = languages.map(async (language) => {
    const { chunks } = builds[language]
    return [language, await sizeOf(slashed(neededBy(chunks.find(({ isEntry }) => isEntry)!.file, chunks)))]
  })
  return Object.fromEntries(await Promise.all(sizes)) as Record<string, number>
}

/**
 * Bytes of each catalogue, form and page of content in English, beyond the entry, with the code that finds and draws it. A
 * form counts beyond the code that every page loads once it is shown.
 */
async function bytesOfRoutes(): Promise<Record<string, number>> {
  const { chunks } = (await lastBuilds()).en
  const filesFrom = (module: string) => neededBy(chunkWith(module, chunks)!.file, chunks)
  const finding = filesFrom('src/app/find-content.ts')
  const screens = {
    '.catalogue.ts': [...finding, ...filesFrom('src/features/shop/catalogue-screen.tsx')],
    '.form.ts': filesFrom('src/features/apply/form-host.tsx'),
    '.page.ts': [...finding, ...filesFrom('src/features/reading/reading-screen.tsx')],
  }
  const entry = neededBy(chunks.find(({ isEntry }) => isEntry)!.file, chunks)
  const keeping = filesFrom('src/app/start-sync.ts')
  const routes: Record<string, number> = {}
  for (const module of chunks.flatMap(({ modules }) => Object.keys(modules))) {
    const [, screen] = Object.entries(screens).find(([end]) => module.endsWith(end)) ?? []
    if (!screen) continue
    const there = new Set(module.endsWith('.form.ts') ? [...entry, ...keeping] : entry)
    const own = [...new Set([...filesFrom(module), ...screen])].filter((file) => !there.has(file))
    routes[module.slice(module.lastIndexOf('/') + 1)] = await sizeOf(slashed(own))
  }
  return routes
}

/** A chunk's compressed bytes, divided by each package's share before compression. */
async function sharesOf(chunk: Chunk): Promise<[string, number][]> {
  const whole = (await compressed(await readFile(`dist/${chunk.file}`))).length
  const modules = Object.entries(chunk.modules)
  const rendered = modules.reduce((sum, [, bytes]) => sum + bytes, 0) || 1
  return modules.map(([id, bytes]) => [packageOf(id), (whole * bytes) / rendered])
}

function packageOf(id: string): string {
  return /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? 'app'
}

/**
 * Everything that a phone fetches to have one language without a network, in bytes under brotli: the bundle's main parts
 * with its contents, the others, and the files that every page loads, with pictures and fonts.
 */
async function bytesOfOffline(
  language: Language,
): Promise<{ main: number; others: number; files: number; total: number }> {
  const [contents, ...rest] = (await offlineFiles('dist', language)).map((file) => file.slice('dist'.length))
  const count = (JSON.parse(await readFile(`dist${contents}`, 'utf8')) as BundleContents).main
  const parts = rest.filter((file) => file.endsWith('.txt'))
  const main = await sizeOf([contents!, ...parts.slice(0, count)])
  const others = await sizeOf(parts.slice(count))
  const files = await sizeOf(rest.filter((file) => !file.endsWith('.txt')))
  return { main, others, files, total: main + others + files }
}

const slashed = (files: readonly string[]) => files.map((file) => `/${file}`)

async function sizeOf(paths: readonly string[]): Promise<number> {
  const sizes = paths.map(async (path) => (await compressed(await readFile(`dist${path}`))).length)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
