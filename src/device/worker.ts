import { Workbox } from 'workbox-window'
import { readLocal } from './local-storage.ts'
import { addDataUsed } from './data-use.ts'
import { isOnline, savesData } from './network.ts'
import { whileVisible } from './visible.ts'

const workerFile = '/sw.js'

/** How long a small file may take, in milliseconds. */
const requestTimeoutMs = 10_000

/**
 * Starts the service worker once the page is usable, and has it keep every page of this language, unless the person
 * saves data: then nothing is fetched until they ask.
 *
 * @param onUpdate called with the way to take a newer build, when one waits
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
 * The worker's own file may be what a patchy connection loses; without it nothing is kept, whatever else comes. A
 * registration that hangs cannot be ended, and every other waits behind it: the line is tried first, with a request
 * that can.
 */
function registerWithRetry(workbox: Workbox): void {
  let registering: Promise<void> | undefined
  const register = async () => {
    const signal = AbortSignal.timeout(requestTimeoutMs)
    if (!navigator.serviceWorker.controller)
      await fetch(workerFile, { method: 'HEAD', cache: 'no-store', signal })
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

/** The worker cannot read which language was chosen, and a head script that noted it may have had no worker to tell. */
async function sendLanguage(): Promise<void> {
  const language = readLocal('language')
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line require-post-message-target-origin -- a worker has none
  if (language !== null) active?.postMessage({ type: 'language', language })
}

/** A line that breaks in the middle is no reason to go without: what is missing is asked for again. */
function cachePagesWhenOnline(): void {
  const stop = whileVisible(() => {
    if (isOnline()) void requestPageCaching().then((kept) => kept === 'all' && stop())
  }, 15_000)
}

/** Whether what the next page needs may come before anybody asks: where no data is saved, or the worker has it. */
export const canPrefetch = (): boolean => !savesData() || Boolean(navigator.serviceWorker?.controller)

/** How much of the app is on the phone: all of it, a part because there is no more room, or a part so far. */
export type CachedExtent = 'all' | 'full' | 'part'

/** Has the worker keep every page of this language, and reports the result. */
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

/** How many bytes keeping the pages of this language costs; `undefined` where nobody can be asked. */
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

/** What the worker says of its keeping. One of an earlier build says less. */
interface CachingReply {
  readonly kept: boolean
  /** Whether there was no room for all of it. */
  readonly full?: boolean
  /** What it took over the network. */
  readonly bytes?: number
}

/** A browser may end a worker in the middle, and then there is no answer. Asked again, a worker that goes on does not begin anew. */
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
