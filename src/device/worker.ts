import { Workbox } from 'workbox-window'
import { readLocal } from './local-storage.ts'
import { addDataUsed } from './data-use.ts'
import { isOnline, savesData } from './network.ts'
import { whileVisible } from './visible.ts'

const workerFile = '/sw.js'

/** Timeout of a small file, in milliseconds. */
const requestTimeoutMs = 10_000

/**
 * Registers the service worker once the page is usable, and has it cache every page of this language; with
 * Save-Data only on request.
 *
 * @param onUpdate called with a function that activates a waiting new build
 */
export function startWorker(onUpdate: (take: () => void) => void): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const workbox = new Workbox(workerFile)
  let isRequested = false
  workbox.addEventListener('waiting', () =>
    onUpdate(() => {
      isRequested = true
      workbox.messageSkipWaiting()
    }),
  )
  // Another tab may take the update too; only the one that asked may reload, others may be in the middle of a form.
  workbox.addEventListener('controlling', () => isRequested && location.reload())
  registerWithRetry(workbox)
  void sendLanguage()
  if (!savesData()) cachePagesWhenOnline()
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
  const stop = whileVisible(() => {
    if (isOnline()) void requestPageCaching().then((kept) => kept !== 'part' && stop())
  }, 15_000)
}

/** True if the next page's files may be prefetched: without Save-Data, or with a worker that has them. */
export const canPrefetch = (): boolean => !savesData() || Boolean(navigator.serviceWorker?.controller)

/** The cached extent: all, a part because the storage is full, or a part so far. */
export type CachedExtent = 'all' | 'full' | 'part'

/** Asks the worker to cache every page of this language, and returns the result. */
export async function requestPageCaching(): Promise<CachedExtent> {
  const registration = await navigator.serviceWorker.ready
  const { kept, full } = await postToWorker(registration.active, { type: 'keep', language: pageLanguage() })
  if (kept) return 'all'
  return full ? 'full' : 'part'
}

/** True once every page of this language is on the phone. */
export async function arePagesCached(): Promise<boolean> {
  if (!('caches' in globalThis)) return false
  const names = (await caches.keys()).filter((name) => name.startsWith(`pages-${pageLanguage()}-`))
  const complete = await Promise.all(names.map((cacheName) => caches.match('/complete', { cacheName })))
  return complete.some(Boolean)
}

/** Returns the bytes of caching this language; `undefined` if they cannot be fetched. */
export async function offlineDownloadSize(): Promise<number | undefined> {
  try {
    const response = await fetch(`/offline/${pageLanguage()}.txt`, {
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
    return response.ok ? Number(await response.text()) || undefined : undefined
  } catch {
    return undefined
  }
}

function pageLanguage(): string {
  return document.documentElement.lang
}

/** The worker's reply. A worker of an earlier build omits fields. */
interface CachingReply {
  readonly kept: boolean
  /** True if the storage was full. */
  readonly full?: boolean
  /** Received bytes. */
  readonly bytes?: number
}

/**
 * Timeout in milliseconds: a browser may end a worker before it replies. Asked again, a running worker does not
 * start over.
 */
const replyTimeoutMs = 60_000

function postToWorker(worker: ServiceWorker | null, message: unknown): Promise<CachingReply> {
  return new Promise((resolve) => {
    const silent = () => resolve({ kept: false })
    if (!worker) return silent()
    AbortSignal.timeout(replyTimeoutMs).addEventListener('abort', silent)
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<boolean | CachingReply>) => {
      const reply = typeof data === 'object' ? data : { kept: data }
      // Counted also where nobody waits for the answer any more.
      addDataUsed(reply.bytes ?? 0)
      resolve(reply)
    })
    port1.start()
    worker.postMessage(message, [port2])
  })
}
