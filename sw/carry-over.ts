import { changedText, isText, renaming, sumOf, type Difference } from '#src/base/difference.ts'
import { isPageKey, shellKey, type OfflineShell } from '#src/base/offline-pack.ts'
import type { Language } from '#src/platform/i18n/words.ts'
import { fileForCache } from './fetch-file.ts'
import { keysOf } from './fetch-into.ts'
import { assetsCache, earlierCopies } from './packs.ts'

/**
 * Fills a pages cache, and the cache of chunks, from another build's copy on the phone and the difference to this build:
 * one small file. A chunk or file that cannot be made from the copy is left out, so that it is fetched.
 *
 * @returns the shell of this build; `undefined` if the phone has no copy that a difference leads from
 */
export async function carryOver(language: Language, into: Cache): Promise<OfflineShell | undefined> {
  for (const { name, differenceUrl } of await earlierCopies(language)) {
    const difference = await fileForCache(differenceUrl)
    const shell =
      difference && (await carried(await caches.open(name), into, (await difference.json()) as Difference))
    if (shell) return shell
  }
  return undefined
}

async function carried(from: Cache, into: Cache, difference: Difference): Promise<OfflineShell | undefined> {
  const earlier = await from.match(shellKey)
  if (!earlier) return undefined
  const { assets } = (await earlier.clone().json()) as OfflineShell
  const names = renaming(assets, difference.names)
  const made = (key: string, response: Response) => newer(names(key), response, names, difference)
  const shell = (await (await made(shellKey, earlier))?.json()) as OfflineShell | undefined
  if (!shell || !(await carryPages(from, into, shell, made, difference))) return undefined
  await carryAssets(assets, shell, names, made, difference)
  return shell
}

type Made = (key: string, response: Response) => Promise<Response | undefined>

/** False if a page cannot be made: pages are fetched together only. */
async function carryPages(
  from: Cache,
  into: Cache,
  { files }: OfflineShell,
  made: Made,
  { changed, removed }: Difference,
): Promise<boolean> {
  const keys = await keysOf(from)
  const remaining = keys.filter((key) => !removed.includes(key) && (isPageKey(key) || files.includes(key)))
  for (const key of remaining) {
    const response = await made(key, (await from.match(key))!)
    if (response) await into.put(key, response)
    else if (isPageKey(key)) return false
  }
  for (const key of Object.keys(changed).filter((added) => isPageKey(added) && !keys.includes(added))) {
    const response = await made(key, Response.json(''))
    if (!response) return false
    await into.put(key, response)
  }
  return true
}

async function carryAssets(
  earlier: readonly string[],
  { assets }: OfflineShell,
  names: (text: string) => string,
  made: Made,
  { changed, removed }: Difference,
): Promise<void> {
  const cache = await caches.open(assetsCache)
  for (const path of earlier) {
    const key = names(path)
    const stays = key === path && !Object.hasOwn(changed, key)
    const known = stays || removed.includes(key) || !assets.includes(key) || (await cache.match(key))
    const response = known ? undefined : await cache.match(path)
    const next = response && (await made(path, response))
    if (next) await cache.put(key, next)
  }
}

/** Returns an entry of this build made from the earlier one; `undefined` if something else came of it than the build wrote. */
async function newer(
  key: string,
  response: Response,
  names: (text: string) => string,
  { changed }: Difference,
): Promise<Response | undefined> {
  if (!isText(key)) return response
  const { headers } = response
  const [sum, ...pieces] = Object.hasOwn(changed, key) ? changed[key]! : []
  const text = names(await response.text())
  if (sum === undefined) return new Response(text, { headers })
  const next = changedText(text, pieces)
  return (await sumOf(next)) === sum ? new Response(next, { headers }) : undefined
}
