import { Workbox } from 'workbox-window'
import { readLocal } from './local-storage.ts'
import { addDataUsed } from './data-use.ts'
import { isOnline, savesData } from './network.ts'
import { whileVisible } from './visible.ts'

const workerFile = '/sw.js'

/** Timeout of a small file, in milliseconds. */
const requestTimeoutMs = 10_000

/**
 * Registers the service worker once the page is usable, and has it cache every page of the chosen language; with
 * Save-Data only on request.
 *
 * @param onUpdate called with a function that activates a waiting new build
 * @param whenFree calls back once nobody is in the middle of something that a reload would end
 */
export function startWorker(
  onUpdate: (take: () => void) => void,
  whenFree: (reload: () => void) => void = (reload) => reload(),
): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const workbox = new Workbox(workerFile)
  let isRequested = false
  workbox.addEventListener('waiting', () =>
    onUpdate(() => {
      isRequested = true
      void takeBuild(() => workbox.messageSkipWaiting())
    }),
  )
  // Another tab may take the update too; only the one that asked may reload, others may be in the middle of a form.
  workbox.addEventListener('controlling', () => isRequested && whenFree(() => location.reload()))
  registerWithRetry(workbox)
  void sendLanguage()
  if (!savesData()) cachePagesWhenOnline()
}

/**
 * Has the waiting build activated. Where none waits any more, another tab has taken it, and nothing would tell this page
 * anew: it loads again at once.
 */
export async function takeBuild(activate: () => void): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  if (registration?.waiting) activate()
  else location.reload()
}

/**
 * Registers the worker, with retries: nothing is cached without it. A hanging registration cannot be aborted and
 * blocks all others, so a request that can be aborted tests the network first.
 */
function registerWithRetry(workbox: Workbox): void {
  let registering: Promise<void> | undefined
  const register = async () => {
    if (!navigator.serviceWorker.controller) await requestWorkerCode()
    await workbox.register()
  }
  const stop = whileVisible(() => {
    registering ??= register().then(
      () => stop(),
      () => {
        registering = undefined
      },
    )
  }, 15_000)
}

/**
 * Requests the worker's script, and then the code that it imports, which is on its way while the browser asks for the
 * script once more: half a second earlier on a slow connection. Rejects if the network does not answer.
 */
async function requestWorkerCode(): Promise<void> {
  const signal = AbortSignal.timeout(requestTimeoutMs)
  const script = await (await fetch(workerFile, { cache: 'no-store', signal })).text()
  const [, code] = /importScripts\("([^"]+)"\)/.exec(script) ?? []
  if (code)
    void fetch(code, { priority: 'low' }).then(
      (response) => response.blob(),
      () => undefined,
    )
}

/**
 * Sends the language to the worker, which cannot read it; the head script may have stored it before there was a
 * worker.
 */
async function sendLanguage(): Promise<void> {
  const language = readLocal('language')
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line require-post-message-target-origin -- a worker has none
  if (language !== null) active?.postMessage({ type: 'language', language })
}

/**
 * Caches the pages, and again after each lost connection until all are there, or there is no room: then each attempt would
 * fetch the same again in vain.
 */
function cachePagesWhenOnline(): void {
  let isAsking = false
  const stop = whileVisible(() => {
    if (isAsking || !isOnline()) return
    isAsking = true
    void requestPageCaching()
      .then((kept) => kept !== 'part' && stop())
      .finally(() => (isAsking = false))
  }, 15_000)
}

/** True if the next page's files may be prefetched: without Save-Data, or with a worker that has them. */
export const canPrefetch = (): boolean => !savesData() || Boolean(navigator.serviceWorker?.controller)

/** The cached extent: all, a part because the storage is full, or a part so far. */
export type CachedExtent = 'all' | 'full' | 'part'

/**
 * Asks the worker to cache every page of the chosen language, and returns the result. A slow connection takes longer than a
 * browser lets a worker work: it is asked again while there is a network. `part` also where no worker comes.
 */
export async function requestPageCaching(): Promise<CachedExtent> {
  const registration = await Promise.race([navigator.serviceWorker.ready, later(requestTimeoutMs)])
  for (let asks = 0; asks < mostAsks; asks += 1) {
    const worker = registration?.active ?? null
    const reply = await postToWorker(worker, { type: 'keep', language: ownLanguage() })
    if (reply) return reply.kept ? 'all' : reply.full ? 'full' : 'part'
    if (!isOnline()) break
  }
  return 'part'
}

const later = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))

/** True once every page of the chosen language is on the phone. */
export async function arePagesCached(): Promise<boolean> {
  if (!('caches' in globalThis)) return false
  const names = (await caches.keys()).filter((name) => name.startsWith(`pages-${ownLanguage()}-`))
  const complete = await Promise.all(names.map((cacheName) => caches.match('/complete', { cacheName })))
  return complete.some(Boolean)
}

/** Returns the bytes of caching the chosen language; `undefined` if they cannot be fetched. */
export async function offlineDownloadSize(): Promise<number | undefined> {
  try {
    const response = await fetch(`/offline/${ownLanguage()}.txt`, {
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
    return response.ok ? Number(await response.text()) || undefined : undefined
  } catch {
    return undefined
  }
}

/** The chosen language. A link in another one opens a page to read; it is no reason to fetch all of that language. */
function ownLanguage(): string {
  return readLocal('language') ?? document.documentElement.lang
}

/** The worker's reply. */
interface CachingReply {
  readonly kept: boolean
  /** True if the storage was full. */
  readonly full: boolean
  /** Received bytes. */
  readonly bytes: number
}

/**
 * Timeout in milliseconds: a browser may end a worker before it replies. Asked again, a running worker does not
 * start over.
 */
const replyTimeoutMs = 60_000

/** How often a silent worker is asked: 400 KB come in ten minutes on the slowest usable connection. */
const mostAsks = 10

/** Returns the reply; `undefined` if none comes in time. */
function postToWorker(worker: ServiceWorker | null, message: unknown): Promise<CachingReply | undefined> {
  return new Promise((resolve) => {
    if (!worker) return resolve({ kept: false, full: false, bytes: 0 })
    setTimeout(() => resolve(undefined), replyTimeoutMs)
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<CachingReply>) => {
      // Counted also where nobody waits for the answer any more.
      addDataUsed(data.bytes)
      resolve(data)
    })
    port1.start()
    worker.postMessage(message, [port2])
  })
}
