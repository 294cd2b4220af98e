import type { OfflinePack } from '#src/base/offline-pack.ts'
import { isLanguage, type Language } from '#src/i18n/words.ts'
import { noteFetched } from './bytes.ts'
import { asResponse } from '#src/base/patient-fetch.ts'
import { chosenLanguage } from './language-choice.ts'
import { fileOverLine } from './fetch-file.ts'
import { cacheOf, cachedLanguages, packUrl } from './packs.ts'

/** The cache of the app's chunks, of this build and the one before; their names change with their content. */
export const assetsCache = 'assets'

/** The marker of a complete pages cache; nothing is served without it. */
export const completeKey = '/complete'

/** The key of a pages cache's shell and headers. */
export const shellKey = '/shell'

/** Returns the key of a page in a pages cache. */
export function pageKey(path: string): string {
  return `/page${path}`
}

/** Returns the key of a family of pages below a path. */
export function familyKey(parent: string): string {
  return `/family${parent}`
}

/**
 * Number of parallel downloads. A browser allows six requests to a server over HTTP/1.1; two are left for the
 * person's taps. With four, a tap waits no longer than with two, and caching takes six tenths of the time.
 */
const sideBySide = 4

/** Caches every page of a language on the phone; true once all of it is there. */
export async function cacheLanguage(language: unknown): Promise<boolean> {
  if (!isLanguage(language)) return false
  await removal
  const cache = await caches.open(cacheOf(language))
  if (!(await cache.match(completeKey))) await fillOnce(cache, language)
  if ((await chosenLanguage()) === language) await dropOtherLanguages(language)
  return true
}

/** Fetches this build's pages of the languages that the phone has already. */
export async function updateCachedLanguages(): Promise<void> {
  for (const language of await cachedLanguages()) await cacheLanguage(language)
}

const filling = new Map<Language, Promise<void>>()

/** Fills a cache once at a time: pages ask repeatedly, and a slow network must not download twice. */
function fillOnce(cache: Cache, language: Language): Promise<void> {
  const running = filling.get(language) ?? fill(cache, language).finally(() => filling.delete(language))
  filling.set(language, running)
  return running
}

async function fill(cache: Cache, language: Language): Promise<void> {
  const pack = (await (await fetched(packUrl(language))).json()) as OfflinePack
  await fetchInto(await caches.open(assetsCache), pack.assets)
  await fetchInto(cache, pack.files)
  const { pages, families, ...shell } = pack
  for (const [path, page] of Object.entries(pages)) await cache.put(pageKey(path), Response.json(page))
  for (const [parent, family] of Object.entries(families))
    await cache.put(familyKey(parent), Response.json(family))
  await cache.put(shellKey, Response.json(shell))
  await cache.put(completeKey, new Response())
}

async function fetchInto(cache: Cache, urls: readonly string[]): Promise<void> {
  const waiting = [...urls]
  const work = async () => {
    for (let url = waiting.shift(); url; url = waiting.shift()) {
      if (!(await cache.match(url))) await cache.put(url, await fetched(url))
    }
  }
  // All of them to their end: one that went on beside the next attempt would fetch the same files again.
  const ended = await Promise.allSettled(Array.from({ length: sideBySide }, work))
  const errors: unknown[] = ended.flatMap((item) => (item.status === 'rejected' ? [item.reason] : []))
  if (errors.length > 0) throw errors.find(isNoRoom) ?? errors[0]
}

/** True if the storage is full; further attempts would fail too. */
export function isNoRoom(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}

/** True for the requested file; false for an error, a redirect or a Wi-Fi's sign-in page. */
export function isFile({ ok, redirected, headers }: Response): boolean {
  return ok && !redirected && !headers.get('content-type')?.startsWith('text/html')
}

async function fetched(url: string): Promise<Response> {
  const answer = await fileOverLine(url, { priority: 'low' })
  const { response } = answer
  if (!isFile(response)) throw new Error(`${url} answered ${response.status}`)
  noteFetched(response.url)
  return asResponse(answer)
}

/** The running removal; a page may ask for its language while the worker still takes over. */
let removal: Promise<void> = Promise.resolve()

/**
 * Deletes the pages of older builds. Their chunks stay until the build after this one, for pages that are still
 * open.
 */
export function dropOlderBuilds(): Promise<void> {
  const dropped = drop()
  removal = dropped.catch(() => undefined)
  return dropped
}

async function drop(): Promise<void> {
  const assets = await caches.open(assetsCache)
  const files = await assets.keys()
  const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
  const current = (await cachedLanguages()).map(cacheOf)
  const needed = new Set((await Promise.all(names.map(assetsOf))).flat())
  await Promise.all(names.filter((name) => !current.includes(name)).map((name) => caches.delete(name)))
  // Which files a language needs is known only once all of it has come; until then all of them stay.
  const complete = await Promise.all(current.map((cacheName) => caches.match(completeKey, { cacheName })))
  if (!complete.every(Boolean)) return
  const stale = files.filter(({ url }) => !needed.has(new URL(url).pathname))
  await Promise.all(stale.map((request) => assets.delete(request)))
}

async function assetsOf(cacheName: string): Promise<readonly string[]> {
  const shell = await (await caches.open(cacheName)).match(shellKey)
  return shell ? ((await shell.json()) as OfflinePack).assets : []
}

/** Not the older build of the same language: its worker may serve it still, while this one waits to be taken. */
async function dropOtherLanguages(language: Language): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith('pages-') && !name.startsWith(`pages-${language}-`))
  await Promise.all(others.map((name) => caches.delete(name)))
}
