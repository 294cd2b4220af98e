import type { OfflinePack } from '#src/base/offline-pack.ts'
import { isLanguage, type Language } from '#src/i18n/words.ts'
import { noteFetched } from './bytes.ts'
import { asResponse } from '#src/base/patient-fetch.ts'
import { chosenLanguage } from './language-choice.ts'
import { fileOverLine } from './fetch-file.ts'
import { cacheOf, cachedLanguages, packUrl } from './packs.ts'

/** Holds the app's own files of this build and the one before; their names change with their content. */
export const assetsCache = 'assets'

/** Stands in a pages cache once everything in it has arrived; before that, nothing is served from it. */
export const completeKey = '/complete'

/** Where the shell and the headers of a pages cache stand. */
export const shellKey = '/shell'

/** Where a page stands in a pages cache. */
export function pageKey(path: string): string {
  return `/page${path}`
}

/** Where the pages below a path stand in a pages cache, where they are kept as a family. */
export function familyKey(parent: string): string {
  return `/family${parent}`
}

/**
 * How many files are fetched side by side. Of the six that a browser asks a server for over HTTP/1.1 two are left for what
 * the person does; with four a tap waits no longer than with two, and everything is kept in six tenths of the time.
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

/** A page asks again and again until its language is kept; a slow connection must not carry everything several times. */
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

/** Whether the phone had no room for what was to be kept; every attempt after that is as vain. */
export function isNoRoom(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}

/** Whether an answer is what was asked for and not a page: an error's, or that of a Wi-Fi that wants to be paid. */
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

/** The removal that is under way. A page may ask to keep its language while the worker still takes over. */
let removal: Promise<void> = Promise.resolve()

/**
 * Removes the pages of older builds. Their files stay until the build after this one: a page of the old build that
 * is still open asks for them.
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
