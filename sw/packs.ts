import { isLanguage, type Language } from '#src/platform/i18n/words.ts'

declare const self: ServiceWorkerGlobalScope & { packs: { url: string; revision: string | null }[] }

/** The offline packs of this build, one a language; a new build of any page changes its revision. */
const packs = self.packs.map(({ url, revision }) => ({
  language: /\/(\w+)\.json$/.exec(url)?.[1],
  revision,
}))

/** The cache of the app's chunks, of this build and the one before; their names change with their content. */
export const assetsCache = 'assets'

/** The marker of a complete pages cache. Nothing is served without it or `mainKey`, of another build nothing without it. */
export const completeKey = '/complete'

/** The marker of a pages cache that has the main pages with all that these need, and not yet all of the others. */
export const mainKey = '/main'

/** Returns the revision of a language's pack in this build. */
export function revisionOf(language: Language): string {
  return String(packs.find((pack) => pack.language === language)?.revision)
}

/** Returns the name of a language's pages cache of this build. */
export function cacheOf(language: Language): string {
  return `pages-${language}-${revisionOf(language)}`
}

/** Returns the address of a language's pack, with its revision against the browser's own cache. */
export function packUrl(language: Language): string {
  return `/offline/${language}.json?${cacheOf(language)}`
}

/** True once a pages cache has all of its language. */
export async function isComplete(cacheName: string): Promise<boolean> {
  return (await caches.match(completeKey, { cacheName })) !== undefined
}

/** Returns the names of the other builds' complete pages caches of a language. */
export async function otherCopies(language: Language): Promise<string[]> {
  const [own, start] = [cacheOf(language), `pages-${language}-`]
  const names = (await caches.keys()).filter((name) => name.startsWith(start) && name !== own)
  const complete = await Promise.all(names.map(isComplete))
  return names.filter((_, at) => complete[at])
}

/**
 * Returns the other builds' complete pages caches of a language, each with the address of the difference from it to this
 * build.
 */
export async function earlierCopies(language: Language): Promise<{ name: string; differenceUrl: string }[]> {
  const { length } = `pages-${language}-`
  return (await otherCopies(language)).map((name) => ({
    name,
    differenceUrl: `/offline/${language}/${name.slice(length)}-${revisionOf(language)}.json`,
  }))
}

/** The languages that this phone has pages of, whichever build made them. */
export async function cachedLanguages(): Promise<Language[]> {
  const names = await caches.keys()
  const codes = names.map((name) => /^pages-(\w+)-/.exec(name)?.[1])
  return [...new Set(codes.filter(isLanguage))]
}
