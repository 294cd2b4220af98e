import { isLanguage, type Language } from '#src/i18n/words.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

/** The offline packs of this build, one a language; a new build of any page changes its revision. */
const packs = self.__WB_MANIFEST.map(({ url, revision }) => ({
  language: /\/(\w+)\.json$/.exec(url)?.[1],
  revision,
}))

/** The name of the cache that holds a language's pages as this build made them. */
export function cacheOf(language: Language): string {
  return `pages-${language}-${packs.find((pack) => pack.language === language)?.revision}`
}

/** Where a language's pack is; the revision keeps an older copy out of the browser's own cache. */
export function packUrl(language: Language): string {
  return `/offline/${language}.json?${cacheOf(language)}`
}

/** The languages that this phone has pages of, whichever build made them. */
export async function cachedLanguages(): Promise<Language[]> {
  const names = await caches.keys()
  const codes = names.map((name) => /^pages-(\w+)-/.exec(name)?.[1])
  return [...new Set(codes.filter(isLanguage))]
}
