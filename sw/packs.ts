import { isLanguage, type Language } from '#src/i18n/words.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] }

/** The offline packs of this build, one a language; a new build of any page changes its revision. */
const packs = self.__WB_MANIFEST.map(({ url, revision }) => ({
  language: /\/(\w+)\.json$/.exec(url)?.[1],
  revision,
}))

/** Returns the name of a language's pages cache of this build. */
export function cacheOf(language: Language): string {
  return `pages-${language}-${packs.find((pack) => pack.language === language)?.revision}`
}

/** Returns the address of a language's pack, with its revision against the browser's own cache. */
export function packUrl(language: Language): string {
  return `/offline/${language}.json?${cacheOf(language)}`
}

/** The languages that this phone has pages of, whichever build made them. */
export async function cachedLanguages(): Promise<Language[]> {
  const names = await caches.keys()
  const codes = names.map((name) => /^pages-(\w+)-/.exec(name)?.[1])
  return [...new Set(codes.filter(isLanguage))]
}
