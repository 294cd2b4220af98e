import type { OfflinePack } from '#src/base/offline-pack.ts'
import { addressIn, parted } from '#src/i18n/address.ts'
import { isLanguage, type Language } from '#src/i18n/words.ts'
import { chooseLanguage, chosenLanguage } from './choice.ts'
import { completeKey, pageKey, shellKey } from './keep.ts'
import { noPage } from './no-page.ts'
import { cacheOf, keptLanguages } from './packs.ts'

/** A page: in the chosen language, from the phone where it is kept, else from the network. */
export async function page(request: Request, url: URL): Promise<Response> {
  const [language, path] = parted(withoutEnd(url.pathname))
  const asked = url.searchParams.get('lang')
  if (isLanguage(asked)) await chooseLanguage(asked)
  else {
    const chosen = await chosenLanguage()
    if (!chosen && language !== 'en') await chooseLanguage(language)
    if (chosen && chosen !== 'en' && language === 'en')
      return Response.redirect(addressIn(chosen, path) + url.search)
  }
  return (await keptPage(language, path)) ?? (await pageFromNetwork(request, language, path))
}

/** An address without the slashes at its end. Counted, because a pattern would look at each of many slashes again and again. */
function withoutEnd(pathname: string): string {
  let end = pathname.length
  while (end > 1 && pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end)
}

/** A file that keeps its name when it changes: the copy of this build, else the network's. */
export async function keptFile(request: Request, url: URL): Promise<Response> {
  for (const language of await keptLanguages()) {
    const kept = await caches.match(url.pathname, { cacheName: cacheOf(language) })
    if (kept) return kept
  }
  return fetch(request)
}

async function pageFromNetwork(request: Request, language: Language, path: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    // This language may not be on the phone while another is, and a readable page beats none. It answers at this
    // very address, so that the chosen language stays what the person chose.
    for (const kept of [language, ...(await keptLanguages())]) {
      const answer = (await keptPage(kept, path)) ?? (await keptPage(kept, '/not-found', 404))
      if (answer) return answer
    }
    return noPage()
  }
}

async function keptPage(language: Language, path: string, status = 200): Promise<Response | undefined> {
  const name = cacheOf(language)
  if (!(await caches.has(name))) return undefined
  const cache = await caches.open(name)
  const [complete, shell, kept] = await Promise.all(
    [completeKey, shellKey, pageKey(path)].map((key) => cache.match(key)),
  )
  if (!complete || !shell || !kept) return undefined
  const { shell: document, headers } = (await shell.json()) as OfflinePack
  const { head, body } = (await kept.json()) as OfflinePack['pages'][string]
  const html = document.replace('<!--head-->', () => head).replace('<!--app-->', () => body)
  return new Response(html, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
}
