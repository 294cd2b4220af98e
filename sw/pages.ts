import { chosenLanguage } from './language-choice.ts'
import { cachedPage, nearestPage, spareFor } from './cached-pages.ts'
import { fetchResponse } from './fetch-file.ts'
import { noPage } from './no-page.ts'
import { pageFromNetwork } from './page-from-network.ts'
import { cacheOf, cachedLanguages, otherCopies } from './packs.ts'
import { ownAddress, wantedPage } from './requested-page.ts'

/**
 * Returns the result of reading the caches; `undefined` if the browser cannot open them: then the network answers, as for a
 * page without a worker.
 */
export const readable = <Read>(reading: Promise<Read>): Promise<Read | undefined> =>
  reading.catch(() => undefined)

/**
 * Returns a page: from the cache, else from the network within a few seconds, else the nearest one. Its head
 * script corrects the address bar.
 */
export async function page(request: Request, url: URL): Promise<Response> {
  const wanted = wantedPage(url, await readable(chosenLanguage()))
  const { language, path } = wanted
  const cached = await readable(cachedPage(language, path, { address: ownAddress(wanted, language) }))
  if (cached) return cached
  const spare = await readable(spareFor(language))
  // While only the main pages are here, most others are on their way: the notice would be a poor answer to a slow network.
  return (
    (await pageFromNetwork(request, spare?.isWhole === true)) ??
    (spare && (await readable(nearestPage(wanted, spare.language)))) ??
    noPage()
  )
}

/** Returns a file without a hash in its name: this build's copy, else another build's, else the network's. */
export async function cachedFile(request: Request, url: URL): Promise<Response> {
  return (await readable(fileOnPhone(url))) ?? fetchResponse(request)
}

async function fileOnPhone(url: URL): Promise<Response | undefined> {
  const languages = await cachedLanguages()
  return (
    (await fileIn(languages.map(cacheOf), url)) ??
    (await fileIn((await Promise.all(languages.map(otherCopies))).flat(), url))
  )
}

async function fileIn(cacheNames: readonly string[], { pathname }: URL): Promise<Response | undefined> {
  for (const cacheName of cacheNames) {
    const file = await caches.match(pathname, { cacheName })
    if (file) return file
  }
  return undefined
}
