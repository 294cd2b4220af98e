import { readFile } from 'node:fs/promises'
import type { OfflinePack } from '#src/base/offline-pack.ts'
import { compressed } from '#scripts/compress.ts'
import { lastBuilds, neededBy, type Chunk } from '#scripts/language-build.ts'
import type { Language } from '#src/i18n/words.ts'
import type { Measured } from './world.ts'

/** What a page downloads, in bytes under brotli. */
interface PageBytes {
  page: string
  html: number
  /** Scripts by package; `app` is our own code. */
  scripts: Record<string, number>
  total: number
}

/** The bytes of pages at once, by package, and of everything that a phone keeps of a language. */
export async function pageBytes(): Promise<Measured> {
  const home = await bytesOfPage('en', 'index.html')
  const homePunjabi = await bytesOfPage('pa', 'pa.html')
  const seeds = await bytesOfPage('en', 'seeds-catalog.html')
  const offline = {
    en: await bytesOfOffline('en'),
    pa: await bytesOfOffline('pa'),
    hi: await bytesOfOffline('hi'),
  }
  return {
    figures: { home, homePunjabi, seeds, offline },
    lines: [...linesOf(home), ...linesOf(seeds), `Everything offline: ${JSON.stringify(offline)}`],
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

/** A chunk's compressed bytes, shared out by what each package takes of it before compression. */
async function sharesOf(chunk: Chunk): Promise<[string, number][]> {
  const whole = (await compressed(await readFile(`dist/${chunk.file}`))).length
  const modules = Object.entries(chunk.modules)
  const rendered = modules.reduce((sum, [, bytes]) => sum + bytes, 0) || 1
  return modules.map(([id, bytes]) => [packageOf(id), (whole * bytes) / rendered])
}

function packageOf(id: string): string {
  return /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? 'app'
}

/** Everything that the worker fetches to have one language without a network, in bytes under brotli. */
async function bytesOfOffline(
  language: Language,
): Promise<{ pages: number; scripts: number; files: number; total: number }> {
  const file = await readFile(`dist/offline/${language}.json`, 'utf8')
  const pack = JSON.parse(file) as OfflinePack
  const pages = (await compressed(file)).length
  const [scripts, files] = [await sizeOf(pack.assets), await sizeOf(pack.files)]
  return { pages, scripts, files, total: pages + scripts + files }
}

async function sizeOf(paths: readonly string[]): Promise<number> {
  const sizes = paths.map(async (path) => (await compressed(await readFile(`dist${path}`))).length)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
