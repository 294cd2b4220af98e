import { Workbox } from 'workbox-window'
import { addDataUsed } from './data-use.ts'
import { isOnline, savesData } from './network.ts'
import { whileVisible } from './visible.ts'

/**
 * Starts the service worker once the page is usable, and has it keep every page of this language, unless the person
 * saves data: then nothing is fetched until they ask.
 *
 * @param onUpdate called with the way to take a newer build, when one waits
 */
export function startWorker(onUpdate: (take: () => void) => void): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const workbox = new Workbox('/sw.js')
  let asked = false
  workbox.addEventListener('waiting', () =>
    onUpdate(() => {
      asked = true
      workbox.messageSkipWaiting()
    }),
  )
  // Another tab may take the update too; only the one that asked may reload, others may be in the middle of a form.
  workbox.addEventListener('controlling', () => asked && location.reload())
  registerUntilThere(workbox)
  if (!savesData()) keepPagesWhenPossible()
}

/** The worker's own file may be what a patchy line loses; without it nothing is kept, whatever else comes. */
function registerUntilThere(workbox: Workbox): void {
  let asking: Promise<void> | undefined
  const stop = whileVisible(() => {
    asking ??= workbox.register().then(
      () => stop(),
      () => {
        asking = undefined
      },
    )
  }, 15_000)
}

/** A line that breaks in the middle is no reason to go without: what is missing is asked for again. */
function keepPagesWhenPossible(): void {
  const stop = whileVisible(() => {
    if (isOnline()) void askToKeepPages().then((kept) => kept && stop())
  }, 15_000)
}

/** Whether what the next page needs may come before anybody asks: where no data is saved, or the worker has it. */
export const mayFetchAhead = (): boolean => !savesData() || Boolean(navigator.serviceWorker?.controller)

/** Has the worker keep every page of this language; true once all are on the phone. */
export async function askToKeepPages(): Promise<boolean> {
  const registration = await navigator.serviceWorker.ready
  const { kept, bytes } = await tell(registration.active, { type: 'keep', language: languageHere() })
  addDataUsed(bytes)
  return kept
}

/** True once every page of this language is on the phone. */
export async function arePagesKept(): Promise<boolean> {
  if (!('caches' in globalThis)) return false
  const names = (await caches.keys()).filter((name) => name.startsWith(`pages-${languageHere()}-`))
  const complete = await Promise.all(names.map((cacheName) => caches.match('/complete', { cacheName })))
  return complete.some(Boolean)
}

/** How many bytes keeping the pages of this language costs; nothing where nobody can be asked. */
export async function costOfKeeping(): Promise<number | undefined> {
  try {
    const response = await fetch(`/offline/${languageHere()}.txt`)
    return response.ok ? Number(await response.text()) || undefined : undefined
  } catch {
    return undefined
  }
}

function languageHere(): string {
  return document.documentElement.lang
}

/** What the worker says of its keeping. One of an earlier build says only whether it is done. */
interface Keeping {
  readonly kept: boolean
  /** What it took over the network. */
  readonly bytes: number
}

/** A browser ends what a worker does for one message after five minutes at the latest, and then there is no answer. */
const longestMs = 5 * 60_000

function tell(worker: ServiceWorker | null, message: unknown): Promise<Keeping> {
  return new Promise((resolve) => {
    const silent = () => resolve({ kept: false, bytes: 0 })
    if (!worker) return silent()
    AbortSignal.timeout(longestMs).addEventListener('abort', silent)
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<boolean | Keeping>) =>
      resolve(typeof data === 'object' ? data : { kept: data, bytes: 0 }),
    )
    port1.start()
    worker.postMessage(message, [port2])
  })
}
