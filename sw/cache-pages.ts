import { partsOfPack, shellKey, type OfflinePack, type OfflineShell } from '#src/base/offline-pack.ts'
import { makeRoom } from '#src/device/database.ts'
import { isLanguage, type Language } from '#src/i18n/words.ts'
import { carryOver } from './carry-over.ts'
import { chosenLanguage } from './language-choice.ts'
import { fileForCache } from './fetch-file.ts'
import { assetsCache, cacheOf, cachedLanguages, completeKey, packUrl } from './packs.ts'

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
  const shell = (await carryOver(language, cache)) ?? (await fillFromPack(cache, language))
  await fetchInto(await caches.open(assetsCache), shell.assets)
  await fetchInto(cache, shell.files)
  await cache.put(shellKey, Response.json(shell))
  await cache.put(completeKey, new Response())
}

async function fillFromPack(cache: Cache, language: Language): Promise<OfflineShell> {
  const { shell, entries } = partsOfPack((await (await fetched(packUrl(language))).json()) as OfflinePack)
  for (const [key, value] of entries) await cache.put(key, Response.json(value))
  return shell
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

/** Runs the caching of pages, once more after photos of products were deleted if the storage is full. */
export async function withRoom<Result>(cache: () => Promise<Result>): Promise<Result> {
  try {
    return await cache()
  } catch (error) {
    if (!isNoRoom(error) || !(await makeRoom())) throw error
    return cache()
  }
}

/** True if the storage is full; further attempts would fail too. */
export function isNoRoom(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}

async function fetched(url: string): Promise<Response> {
  const response = await fileForCache(url)
  if (!response) throw new Error(`Another file than ${url} came`)
  return response
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
  return shell ? ((await shell.json()) as OfflineShell).assets : []
}

/** Not the older build of the same language: its worker may serve it still, while this one waits to be taken. */
async function dropOtherLanguages(language: Language): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith('pages-') && !name.startsWith(`pages-${language}-`))
  await Promise.all(others.map((name) => caches.delete(name)))
}
