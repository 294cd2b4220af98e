import { execFile } from 'node:child_process'
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { LocalBackend } from '#local/backend.ts'
import type { Browser, Page } from 'playwright'
import { serve } from '#scripts/serve/serve.ts'
import { buildFor } from '#tests/hosted/own-build.ts'
import type { BenchWorld, Measured } from './bench-world.ts'
import { openCountingProxy, type Exchange } from './counting-proxy.ts'
import { openSlowProxy } from './slow-proxy.ts'
import { screen, untilPagesCached, withConsent } from './slow-phone.ts'

const port = 4313
const run = promisify(execFile)

type Edit = (folder: string) => Promise<unknown>

const replaced =
  (file: string, old: string, next: string): Edit =>
  async (folder) => {
    const text = await readFile(`${folder}/${file}`, 'utf8')
    if (!text.includes(old)) throw new Error(`${file} has no ${old}`)
    await writeFile(`${folder}/${file}`, text.replaceAll(old, next))
  }

const grains = 'src/content/catalogues/seeds-catalog/grains.ts'

/** The changes of a release, one at a time. */
const changes: Record<string, Edit> = {
  'one letter of an English name': replaced(grains, "en: 'Wheat PBW 725'", "en: 'Wheat PBX 725'"),
  'one price': replaced(grains, 'price: rupees(1600)', 'price: rupees(1650)'),
  'one screen': replaced(
    'src/features/reading/internal/questions.tsx',
    'className=',
    'data-changed="" className=',
  ),
  'one dependency': newerDexie,
  'a new language': newLanguage,
}

/** Begins Dogri, and translates its messages by the Hindi ones: the build takes no language that lacks messages. */
async function newLanguage(cwd: string): Promise<void> {
  await run('node', ['scripts/generate/begin-language.ts', 'doi', 'डोगरी'], { cwd })
  for await (const file of glob('src/platform/i18n/languages/hi/*.po', { cwd }))
    await cp(`${cwd}/${file}`, `${cwd}/${file.replace('/hi/', '/doi/')}`)
}

async function newerDexie(folder: string): Promise<void> {
  const copy = 'newer/node_modules/dexie'
  await mkdir(`${folder}/newer/node_modules`, { recursive: true })
  await cp('node_modules/dexie', `${folder}/${copy}`, { recursive: true })
  await replaced(`${copy}/dist/dexie.js`, '4.4.7', '4.4.8')(folder)
  const alias = `dexie: '${folder}/${copy}/import-wrapper.mjs',`
  await replaced('vite.config.ts', 'alias: {', `alias: { ${alias}`)(folder)
}

/** Bytes of an update for a phone that has the whole earlier build. */
interface Cost {
  /** Bytes to the phone, headers included, and of them the bodies' files. */
  readonly down: number
  readonly requests: number
  readonly seconds: number
  readonly files: readonly string[]
}

/**
 * The cost of each change, for a phone in English and one in Punjabi: once where the newer build knew the earlier one, and once where
 * it was made from a fresh clone.
 */
export async function updates({ backend, browser }: BenchWorld): Promise<Measured> {
  const opened = await browser()
  const figures: Record<string, Record<string, Cost>> = {}
  for (const [change, edit] of Object.entries(changes)) {
    const newer = await buildFor({ EARLIER_BUILDS: resolve('dist') }, edit)
    const costOf = (path: string) => updateCost(opened, backend, 'dist', newer.dist, path)
    const told = { en: await costOf('/help'), pa: await costOf('/pa/help') }
    for (const language of ['en', 'pa'])
      await rm(`${newer.dist}/offline/${language}`, { recursive: true, force: true })
    figures[change] = {
      ...told,
      'en, from a fresh clone': await costOf('/help'),
      'pa, from a fresh clone': await costOf('/pa/help'),
    }
    await newer.remove()
  }
  return {
    figures,
    lines: Object.entries(figures).flatMap(([change, costs]) =>
      Object.entries(costs).map(([language, { down, requests, seconds }]) =>
        [
          change.padEnd(30),
          language.padEnd(22),
          `${down} bytes in ${requests} requests, ${seconds.toFixed(1)} s`,
        ].join(' '),
      ),
    ),
  }
}

/** Returns the cost of all of one build for a phone with all of another, both read from their folders. */
export async function updateCost(
  browser: Browser,
  backend: LocalBackend,
  older: string,
  newer: string,
  path: string,
): Promise<Cost> {
  const serving = (dist: string) =>
    serve({ backend, host: '127.0.0.1', port, dist, headersFile: join(dist, '../.build/headers.json') })
  let server = await serving(older)
  const counting = await openCountingProxy(port)
  const shaped = await openSlowProxy(counting.url)
  const context = await withConsent(await browser.newContext(screen))
  try {
    const page = await context.newPage()
    await page.goto(shaped.url + path)
    await untilPagesCached(page)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await closed(server)
    server = await serving(newer)
    shaped.slow = true
    const before = counting.exchanges.length
    const seconds = await untilWaiting(page)
    const own = counting.exchanges
      .slice(before)
      .filter(({ requestLine }) => !/\/(?:rest|auth|functions)\//.test(requestLine))
    return { ...sumOf(own), seconds }
  } finally {
    await context.close()
    shaped.close()
    counting.close()
    await closed(server)
  }
}

function sumOf(exchanges: readonly Exchange[]) {
  return {
    down: exchanges.reduce((sum, { down }) => sum + down, 0),
    requests: exchanges.length,
    files: exchanges.map(({ requestLine, down }) => `${requestLine.split(' ')[1]} ${down}`),
  }
}

/** Seconds from the question for a newer build until it could be taken. */
async function untilWaiting(page: Page): Promise<number> {
  const began = performance.now()
  await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!
    await registration.update()
    while (!registration.waiting) await new Promise((later) => setTimeout(later, 20))
  })
  return (performance.now() - began) / 1000
}

async function closed(server: Server): Promise<void> {
  const { promise, resolve: done } = Promise.withResolvers<void>()
  server.close(() => done())
  server.closeAllConnections()
  await promise
}
