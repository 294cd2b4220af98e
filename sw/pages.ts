import { chosenLanguage } from './language-choice.ts'
import { cachedPage, nearestPage, spareFor } from './cached-pages.ts'
import { fetchResponse } from './fetch-file.ts'
import { noPage } from './no-page.ts'
import { pageFromNetwork } from './page-from-network.ts'
import { cacheOf, cachedLanguages, otherCopies } from './packs.ts'
import { ownAddress, wantedPage } from './requested-page.ts'

/**
 * Returns a page: from the cache, else from the network within a few seconds, else the nearest one. Its head
 * script corrects the address bar.
 */
export async function page(request: Request, url: URL): Promise<Response> {
  const wanted = wantedPage(url, await chosenLanguage())
  const { language, path } = wanted
  const cached = await cachedPage(language, path, { address: ownAddress(wanted, language) })
  if (cached) return cached
  const spare = await spareFor(language)
  // While only the main pages are here, most others are on their way: the notice would be a poor answer to a slow network.
  return (
    (await pageFromNetwork(request, spare?.isWhole === true)) ??
    (spare && (await nearestPage(wanted, spare.language))) ??
    noPage()
  )
}

/** Returns a file without a hash in its name: this build's copy, else another build's, else the network's. */
export async function cachedFile(request: Request, url: URL): Promise<Response> {
  const languages = await cachedLanguages()
  const cached =
    (await fileIn(languages.map(cacheOf), url)) ??
    (await fileIn((await Promise.all(languages.map(otherCopies))).flat(), url))
  return cached ?? fetchResponse(request)
}

async function fileIn(cacheNames: readonly string[], { pathname }: URL): Promise<Response | undefined> {
  for (const cacheName of cacheNames) {
    const file = await caches.match(pathname, { cacheName })
    if (file) return file
  }
  return undefined
}
