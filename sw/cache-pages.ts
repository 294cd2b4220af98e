import { partsOfPack, shellKey, type OfflinePack } from '#src/base/offline-pack.ts'
import { makeRoom } from '#src/platform/device/database.ts'
import { isLanguage, type Language } from '#src/platform/i18n/words.ts'
import { carryOver } from './carry-over.ts'
import { chosenLanguage } from './language-choice.ts'
import { fetched, fetchInto, isNoRoom } from './fetch-into.ts'
import { fillFromBundle } from './fill-from-bundle.ts'
import { shellIn } from './filling.ts'
import {
  assetsCache,
  cacheOf,
  cachedLanguages,
  completeKey,
  isComplete,
  mainKey,
  otherCopies,
  packUrl,
} from './packs.ts'

/** The language that was asked for last: the filling of another one gives way to it. */
let latest: Language | undefined

/** Caches every page of a language on the phone; true once all of it is there. */
export async function cacheLanguage(language: unknown): Promise<boolean> {
  if (!isLanguage(language)) return false
  latest = language
  await removal
  const name = cacheOf(language)
  if (!(await isComplete(name))) {
    await fillOnce(await caches.open(name), language)
    // Another language was chosen meanwhile, and its copy has displaced this one: the filled copy is in no cache any
    // more.
    if (!(await isComplete(name))) throw new Error(`${name} was deleted while it was filled`)
  }
  if ((await chosenLanguage()) === language) await dropOtherLanguages(language)
  return true
}

/** Fetches this build's pages of the languages that the phone has already; of the chosen one alone, which displaces the others. */
export async function updateCachedLanguages(): Promise<void> {
  const [there, chosen] = await Promise.all([cachedLanguages(), chosenLanguage()])
  for (const language of chosen && there.includes(chosen) ? [chosen] : there) await cacheLanguage(language)
}

const filling = new Map<Language, Promise<void>>()

/** Fills a cache once at a time: pages ask repeatedly, and a slow network must not download twice. */
function fillOnce(cache: Cache, language: Language): Promise<void> {
  const running = filling.get(language) ?? fill(cache, language).finally(() => filling.delete(language))
  filling.set(language, running)
  return running
}

/**
 * Fills a cache from an earlier build's copy, else from the bundle. Files of neither come singly, and the pages in one
 * pack.
 */
async function fill(cache: Cache, language: Language): Promise<void> {
  const goesOn = () => latest === language
  const known = (await carryOver(language, cache)) ?? (await fillFromBundle(language, cache, goesOn))
  const { shell, entries } = known ? { shell: known, entries: [] } : await packFor(cache, language)
  await fetchInto(await caches.open(assetsCache), shell.assets)
  await fetchInto(cache, shell.files)
  // After all that they name: a page that is there is served as soon as the main pages are.
  for (const [key, value] of entries) await cache.put(key, Response.json(value))
  await cache.put(shellKey, Response.json(shell))
  await cache.put(completeKey, new Response())
  await cache.delete(mainKey)
}

/** Fetches the pack. The host may have another build by now than the one that began to fill the cache: none of that stays. */
async function packFor(cache: Cache, language: Language): Promise<ReturnType<typeof partsOfPack>> {
  const parts = partsOfPack((await (await fetched(packUrl(language))).json()) as OfflinePack)
  const begun = await cache.match(shellKey)
  if (begun && (await begun.text()) !== JSON.stringify(parts.shell)) {
    await cache.delete(mainKey)
    await Promise.all((await cache.keys()).map((request) => cache.delete(request)))
  }
  return parts
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

/** The running removal; a page may ask for its language while the worker still takes over. */
let removal: Promise<void> = Promise.resolve()

/**
 * Deletes the pages of older builds, as far as this one has its own. Their chunks stay until the build after this one, for pages that are still
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
  const languages = await cachedLanguages()
  const served = (await Promise.all(languages.map(servedCopies))).flat()
  const needed = new Set((await Promise.all(names.map(assetsOf))).flat())
  await Promise.all(names.filter((name) => !served.includes(name)).map((name) => caches.delete(name)))
  // Which files a language needs is known only once all of it has come; until then all of them stay.
  const complete = await Promise.all(languages.map((language) => isComplete(cacheOf(language))))
  if (!complete.every(Boolean)) return
  const stale = files.filter(({ url }) => !needed.has(new URL(url).pathname))
  await Promise.all(stale.map((request) => assets.delete(request)))
}

/** This build's copy of a language; until that is whole, also the others that are: a language may have been chosen while this build waited. */
async function servedCopies(language: Language): Promise<readonly string[]> {
  const own = cacheOf(language)
  return (await isComplete(own)) ? [own] : [own, ...(await otherCopies(language))]
}

async function assetsOf(cacheName: string): Promise<readonly string[]> {
  return (await shellIn(await caches.open(cacheName)))?.assets ?? []
}

/** Not the older build of the same language: its worker may serve it still, while this one waits to be taken. */
async function dropOtherLanguages(language: Language): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith('pages-') && !name.startsWith(`pages-${language}-`))
  await Promise.all(others.map((name) => caches.delete(name)))
}
