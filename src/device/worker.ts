import { Workbox } from 'workbox-window'
import { isOnline, savesData, whileVisible } from './network.ts'

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
  void workbox.register().catch(() => undefined)
  if (!savesData()) keepPagesWhenPossible()
}

/** A line that breaks in the middle is no reason to go without: what is missing is asked for again. */
function keepPagesWhenPossible(): void {
  const stop = whileVisible(() => {
    if (isOnline()) void askToKeepPages().then((kept) => kept && stop())
  }, 15_000)
}

/** Has the worker keep every page of this language; true once all are on the phone. */
export async function askToKeepPages(): Promise<boolean> {
  const registration = await navigator.serviceWorker.ready
  return tell(registration.active, { type: 'keep', language: document.documentElement.lang })
}

function tell(worker: ServiceWorker | null, message: unknown): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', (event) => resolve(event.data === true))
    port1.start()
    worker?.postMessage(message, [port2])
  })
}
