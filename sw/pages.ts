import { chosenLanguage } from './language-choice.ts'
import { firstCached, cachedPage, nearestPage } from './cached-pages.ts'
import { answerOverLine } from './fetch-file.ts'
import { noPage } from './no-page.ts'
import { pageOverLine } from './page-from-network.ts'
import { cacheOf, cachedLanguages } from './packs.ts'
import { ownAddress, wantedPage } from './requested-page.ts'

/**
 * A page: from the phone where it is kept, else from the network for a few seconds, else what comes nearest. It is
 * answered at the very address that was opened; the head script of the page corrects the address bar.
 */
export async function page(request: Request, url: URL): Promise<Response> {
  const wanted = wantedPage(url, await chosenLanguage())
  const { language, path } = wanted
  const cached = await cachedPage(language, path, { address: ownAddress(wanted, language) })
  if (cached) return cached
  const spare = await firstCached(language)
  return (
    (await pageOverLine(request, spare !== undefined)) ??
    (spare && (await nearestPage(wanted, spare))) ??
    noPage()
  )
}

/** A file that keeps its name when it changes: the copy of this build, else the network's. */
export async function cachedFile(request: Request, url: URL): Promise<Response> {
  for (const language of await cachedLanguages()) {
    const cached = await caches.match(url.pathname, { cacheName: cacheOf(language) })
    if (cached) return cached
  }
  return answerOverLine(request)
}
