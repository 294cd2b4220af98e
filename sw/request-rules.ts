import { asResponse } from '#src/base/patient-fetch.ts'
import { fetchFile, isFile } from './fetch-file.ts'
import { assetsCache } from './packs.ts'
import { cachedFile, page, readable } from './pages.ts'
import { sharePath, takeShared } from './receive-files.ts'

declare const self: ServiceWorkerGlobalScope

/** Requests that the worker ignores: all but GET and shares, and the backend's. */
const backend = /^\/(rest|auth|storage|functions)\/v1(\/|$)|^\/local(\/|$)|^\/offline\//

interface Rule {
  readonly when: (request: Request, url: URL) => boolean
  readonly answer: (request: Request, url: URL) => Promise<Response>
}

/** Handlers of requests; the first match answers. */
const rules: readonly Rule[] = [
  { when: (request) => request.mode === 'navigate', answer: page },
  { when: (_request, url) => url.pathname.startsWith('/assets/'), answer: asset },
  { when: () => true, answer: cachedFile },
]

/** Returns the worker's response; `undefined` lets the browser handle the request. */
export function answerFor(request: Request): Promise<Response> | undefined {
  const url = new URL(request.url)
  if (isShare(request, url)) return takeShared(request)
  if (request.method !== 'GET' || url.origin !== self.location.origin || backend.test(url.pathname))
    return undefined
  return rules.find((rule) => rule.when(request, url))?.answer(request, url)
}

function isShare({ method, mode }: Request, { origin, pathname }: URL): boolean {
  return method === 'POST' && mode === 'navigate' && origin === self.location.origin && pathname === sharePath
}

/** Files named by their content never change: the phone's copy is as good as any. */
async function asset(request: Request): Promise<Response> {
  const cache = await readable(caches.open(assetsCache))
  const cached = cache && (await readable(cache.match(request, { ignoreVary: true })))
  if (cached) return cached
  const answer = await fetchFile(request)
  const response = asResponse(answer)
  // A phone without room for the file still gets to see it.
  if (cache && isFile(answer.response)) await readable(cache.put(request, response.clone()))
  return response
}
