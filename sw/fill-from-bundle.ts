import { sumOf } from '#src/base/difference.ts'
import {
  contentsUrl,
  cutInto,
  partUrl,
  type BundleContents,
  type BundleEntry,
} from '#src/base/offline-bundle.ts'
import { shellKey, type OfflineShell } from '#src/base/offline-pack.ts'
import type { Language } from '#src/i18n/words.ts'
import { fileForCache, openFile } from './fetch-file.ts'
import { fetchInto, isNoRoom, keysOf } from './fetch-into.ts'
import { assetsCache, mainKey, revisionOf } from './packs.ts'

type Pieces = AsyncIterable<Uint8Array<ArrayBuffer>>

/** Entries that are written at the same time, while the next ones come. */
const writesAtOnce = 8

/**
 * Fills a pages cache, and the cache of chunks, from this build's bundle: a few files, one after the other, each cut into
 * entries as it comes. An entry is stored only if it is what the build wrote. What is stored already is not stored again,
 * and a part of which all is stored is not fetched. The main pages are marked as soon as they are there with all that
 * they need.
 *
 * @param goesOn false once the language is not wanted any more; then it rejects
 * @returns the shell, once every entry of the bundle is stored; `undefined` if the host has no bundle of this build, or
 *   a part of it does not come. Rejects if there is no room
 */
export async function fillFromBundle(
  language: Language,
  pages: Cache,
  goesOn: () => boolean,
): Promise<OfflineShell | undefined> {
  const filling = await begin(language, pages, goesOn)
  const { line, stored } = filling
  let shared: Promise<boolean> | undefined
  try {
    // Beside the contents, without which nobody can read it: half a second on a slow connection.
    if (!stored.has(shellKey)) line.ask(0)
    const contents = await contentsOf(language)
    if (!contents) return undefined
    shared = fetchInto(filling.assets, contents.shared).then(
      () => true,
      () => false,
    )
    for (const at of contents.parts.keys()) {
      if (!(await storePart(filling, contents.parts, at))) return undefined
      if (at + 1 === contents.main && (await shared)) await pages.put(mainKey, new Response())
    }
    return await shellIn(pages)
  } finally {
    line.hangUp()
    await shared
  }
}

/** A bundle on its way into the caches. */
interface Filling {
  readonly pages: Cache
  readonly assets: Cache
  /** The keys of what is stored. */
  readonly stored: Set<string>
  readonly line: ReturnType<typeof lineTo>
  readonly goesOn: () => boolean
  /** The headers of the build's files, which come with its shell. */
  headers: Readonly<Record<string, string>>
}

async function begin(language: Language, pages: Cache, goesOn: () => boolean): Promise<Filling> {
  const assets = await caches.open(assetsCache)
  const stored = new Set([...(await keysOf(pages)), ...(await keysOf(assets))])
  const headers = (await shellIn(pages))?.headers ?? {}
  return { pages, assets, stored, line: lineTo(language), goesOn, headers }
}

async function shellIn(pages: Cache): Promise<OfflineShell | undefined> {
  return (await (await pages.match(shellKey))?.json()) as OfflineShell | undefined
}

async function contentsOf(language: Language): Promise<BundleContents | undefined> {
  const file = await fileForCache(contentsUrl(language, revisionOf(language)))
  return (await file?.json().catch(() => undefined)) as BundleContents | undefined
}

/** The requests for parts: one may be asked for before its turn, so that the connection is never idle between two. */
function lineTo(language: Language) {
  const stop = new AbortController()
  const asked = new Map<number, Promise<Pieces | undefined>>()
  const ask = (part: number): Promise<Pieces | undefined> => {
    const answer = asked.get(part) ?? openFile(partUrl(language, revisionOf(language), part), stop.signal)
    asked.set(part, answer)
    answer.catch(() => undefined)
    return answer
  }
  return {
    ask: (part: number) => void ask(part),
    /** Returns a part's bytes as they come, once for each request; `undefined` if another file comes. */
    take: (part: number) => {
      const answer = ask(part)
      asked.delete(part)
      return answer
    },
    hangUp: () => stop.abort(),
  }
}

type Parts = BundleContents['parts']

const isMissing =
  ({ stored }: Filling) =>
  ([key]: BundleEntry) =>
    !stored.has(key)

/**
 * Stores what is missing of a part, again after each broken connection that brought something. False if nothing more
 * comes: on a connection that breaks always at the same place, single files go further.
 */
async function storePart(filling: Filling, parts: Parts, at: number): Promise<boolean> {
  const entries = parts[at]!
  for (let missing = entries.filter(isMissing(filling)); missing.length > 0;) {
    await storeFrom(filling, parts, at).catch((error: unknown) => {
      if (isNoRoom(error) || !filling.goesOn()) throw error
    })
    const left = entries.filter(isMissing(filling))
    if (left.length === missing.length) return false
    missing = left
  }
  return true
}

async function storeFrom(filling: Filling, parts: Parts, at: number): Promise<void> {
  const entries = parts[at]!
  const next = parts[at + 1]?.some(isMissing(filling)) ? at + 1 : undefined
  const pieces = await filling.line.take(at)
  if (!pieces) return
  const bytes = entries.reduce((sum, [, length]) => sum + length, 0)
  const writing: Promise<void>[] = []
  let come = 0
  let count = 0
  try {
    for await (const piece of cutInto(
      pieces,
      entries.map(([, length]) => length),
    )) {
      if (!filling.goesOn()) throw new Error('Another language is wanted')
      come += piece.length
      if (next !== undefined && come * 2 > bytes) filling.line.ask(next)
      const [key, , sum] = entries[count++]!
      if (filling.stored.has(key)) continue
      if ((await sumOf(piece)) !== sum) throw new Error(`Something else than ${key} came`)
      if (writing.length === writesAtOnce) await writing.shift()
      const done = write(filling, key, piece)
      done.catch(() => undefined)
      writing.push(done)
    }
  } finally {
    await Promise.allSettled(writing)
  }
  await Promise.all(writing)
}

async function write(filling: Filling, key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  // First of all entries: the others bear its headers, as they do from the server.
  if (key === shellKey)
    filling.headers = (JSON.parse(new TextDecoder().decode(bytes)) as OfflineShell).headers
  const cache = key.startsWith('/assets/') ? filling.assets : filling.pages
  const headers = { ...filling.headers, 'content-type': typeOf(key) }
  await cache.put(key, new Response(bytes, { headers }))
  filling.stored.add(key)
}

const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
}

/** Shell, pages and packs are JSON. */
function typeOf(key: string): string {
  return types[key.split('.').at(-1)!] ?? 'application/json'
}
