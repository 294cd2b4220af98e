import { vi } from 'vitest'
import type { OfflinePack } from '#src/base/offline-pack.ts'
import { familyOf } from '#src/base/page-family.ts'
import { languages, type Language } from '#src/platform/i18n/words.ts'

/** The worker of one build, as far as the tests use it (sw/ has a separate tsconfig). */
export interface Worker {
  answerFor(request: Request): Promise<Response> | undefined
  cacheLanguage(language: unknown): Promise<boolean>
  updateCachedLanguages(): Promise<void>
  dropOlderBuilds(): Promise<void>
  chosenLanguage(): Promise<Language | undefined>
  noteChoice(language: unknown): Promise<void>
}

export const origin = 'https://khetseva.example.org'

// Addresses like `/pa` are relative to a worker's own address, which Node lacks.
Object.assign(globalThis, { [Symbol.for('undici.globalOrigin.1')]: new URL(origin) })

const parts = import.meta.glob<Partial<Worker>>([
  '/sw/request-rules.ts',
  '/sw/cache-pages.ts',
  '/sw/language-choice.ts',
])

export type Oddity = 'late' | 'portal' | 'elsewhere' | 'missing' | 'hang' | 'stall' | 502 | 503

/** A phone: its caches, and the line to a server that serves one build. */
export interface Phone {
  /** The name of the build that the server has now. */
  build: string
  /** How many answers still come through before the connection breaks. */
  line: number
  /**
   * Paths with a fault: a late answer, a Wi-Fi's payment page, another site, an error, or no answer; `stall` answers
   * half. `*` matches every path.
   */
  readonly odd: Map<string, Oddity>
  /** The server's content by path, if a test sets it. */
  readonly contents: Map<string, string>
  /** Numbers of bytes after which the connection breaks, at the next requests of a path, one for each. */
  readonly cuts: Map<string, number[]>
  /** How many more entries the caches have room for. */
  room: number
  /** Paths requested over the network. */
  readonly requested: string[]
  readonly caches: CacheStorage
  /** Starts the worker of the server's current build; earlier workers stay as they are. */
  startWorker(): Promise<Worker>
}

/** A phone that has never been here, on a good connection. */
export function newPhone(): Phone {
  const phone: Phone = {
    build: 'one',
    line: Infinity,
    odd: new Map(),
    contents: new Map(),
    cuts: new Map(),
    room: Infinity,
    requested: [],
    caches: cachesInMemory(() => phone.room-- > 0),
    startWorker,
  }
  const fetchOverNetwork = async (input: string | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input, origin)
    if (phone.line-- <= 0) throw new TypeError('Failed to fetch')
    phone.requested.push(url.pathname)
    const odd = phone.odd.get(url.pathname) ?? phone.odd.get('*')
    if (odd === 'hang')
      return new Promise<never>((_, reject) => init?.signal?.addEventListener('abort', reject))
    if (odd === 'stall')
      return new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(9)) }))
    // The browser's response for a redirect to another site without CORS.
    if (odd === 'elsewhere') throw new TypeError('Failed to fetch')
    if (typeof odd === 'number')
      return new Response('Bad Gateway', { status: odd, headers: { 'content-type': 'text/html' } })
    if (odd === 'portal') return new Response('<h1>Pay here', { headers: { 'content-type': 'text/html' } })
    if (odd === 'missing') return new Response('Not found', { status: 404 })
    if (odd === 'late') await new Promise(setImmediate)
    return answered(phone, url.pathname)
  }
  async function startWorker(): Promise<Worker> {
    const packs = languages.map((language) => ({ url: `offline/${language}.json`, revision: phone.build }))
    vi.stubGlobal('self', { location: new URL(origin), packs })
    vi.stubGlobal('caches', phone.caches)
    vi.stubGlobal('fetch', fetchOverNetwork)
    vi.resetModules()
    return Object.assign({}, ...(await Promise.all(Object.values(parts).map((load) => load())))) as Worker
  }
  return phone
}

function answered({ contents, cuts, build }: Phone, path: string): Response {
  const content = contents.get(path)
  return content === undefined
    ? served(path, build)
    : new Response(inPieces(content, cuts.get(path)?.shift()))
}

/** A body that comes in pieces of some bytes, and breaks after a number of them. */
function inPieces(content: string, cut = Infinity): ReadableStream {
  const bytes = new TextEncoder().encode(content)
  let at = 0
  return new ReadableStream({
    pull: (body) => {
      const end = Math.min(at + 1 + ((at * 7) % 97), bytes.length, cut)
      if (end > at) body.enqueue(bytes.slice(at, end))
      at = end
      if (at === bytes.length) body.close()
      else if (at === cut) body.error(new TypeError('network error'))
    },
  })
}

/** A request as a page makes one for a file, or the browser for a page. */
export function requestFor(path: string, init: RequestInit & { page?: boolean } = {}): Request {
  const { page = false, ...rest } = init
  const request = new Request(new URL(path, origin), rest)
  // The mode of a navigation is the browser's to give; no script can ask for it.
  return page ? Object.defineProperty(request, 'mode', { value: 'navigate' }) : request
}

function served(path: string, build: string): Response {
  const [, language] = /^\/offline\/(\w+)\.json$/.exec(path) ?? []
  if (language) return Response.json(packOf(language, build))
  if (path.includes('missing') || path.startsWith('/offline/'))
    return new Response('Not found', { status: 404 })
  if (/\.\w+$/.test(path)) return new Response(`${path} of build ${build}`)
  const [, prefix = 'en'] = /^\/(pa|hi)(?:\/|$)/.exec(path) ?? []
  const html = `<html lang="${prefix}"><meta name="application-name" content="Khet Seva">${path} of build ${build}`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

function packOf(language: string, build: string): OfflinePack {
  const page = (name: string) => ({ head: `<title>${name}</title>`, body: `<h1>${name} $& ${build}</h1>` })
  return {
    assets: [`/assets/app-${language}-${build}.js`, '/assets/react.js'],
    files: ['/art/hero.svg', `/manifest-${language}.webmanifest`],
    headers: { 'content-security-policy': "default-src 'none'" },
    shell: `<html lang="${language}"><!--head--><body><div id="root"><!--app--></div>`,
    pages: {
      '/': page('home'),
      '/auth': page('sign in'),
      '/seeds-catalog': page('seeds'),
      '/not-found': page('no page'),
    },
    families: {
      '/seeds-catalog/item': familyOf('/seeds-catalog/item', { wheat: page('wheat'), maize: page('maize') }),
    },
  }
}

/** Returns the part of the Cache API that the worker uses, which Node lacks. */
function cachesInMemory(hasRoom: () => boolean): CacheStorage {
  const caches = new Map<string, Map<string, Response>>()
  const urlOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, origin).href
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (key: RequestInfo) => entries.get(urlOf(key))?.clone(),
    put: async (key: RequestInfo, response: Response) => {
      if (!hasRoom()) throw new DOMException('Full', 'QuotaExceededError')
      entries.set(urlOf(key), response)
    },
    keys: async () => [...entries.keys()].map((url) => new Request(url)),
    delete: async (key: RequestInfo) => entries.delete(urlOf(key)),
  })
  const open = async (name: string) => {
    if (!caches.has(name)) caches.set(name, new Map())
    return cacheOf(caches.get(name)!)
  }
  return {
    open,
    has: async (name: string) => caches.has(name),
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
    match: async (key: RequestInfo, { cacheName }: MultiCacheQueryOptions = {}) =>
      cacheName && caches.has(cacheName) ? (await open(cacheName)).match(key) : undefined,
  } as unknown as CacheStorage
}
