import { chosenLanguage } from './choice.ts'
import { firstKept, keptPage, nearestPage } from './kept-pages.ts'
import { answerOverLine } from './line.ts'
import { noPage } from './no-page.ts'
import { pageOverLine } from './page-over-line.ts'
import { cacheOf, keptLanguages } from './packs.ts'
import { ownAddress, wantedPage } from './wanted.ts'

/**
 * A page: from the phone where it is kept, else from the network for a few seconds, else what comes nearest. It is
 * answered at the very address that was opened; the head script of the page corrects the address bar.
 */
export async function page(request: Request, url: URL): Promise<Response> {
  const wanted = wantedPage(url, await chosenLanguage())
  const { language, path } = wanted
  const kept = await keptPage(language, path, { address: ownAddress(wanted, language) })
  if (kept) return kept
  const spare = await firstKept(language)
  return (
    (await pageOverLine(request, spare !== undefined)) ??
    (spare && (await nearestPage(wanted, spare))) ??
    noPage()
  )
}

/** A file that keeps its name when it changes: the copy of this build, else the network's. */
export async function keptFile(request: Request, url: URL): Promise<Response> {
  for (const language of await keptLanguages()) {
    const kept = await caches.match(url.pathname, { cacheName: cacheOf(language) })
    if (kept) return kept
  }
  return answerOverLine(request)
}
