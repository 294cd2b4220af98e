import type { Shrunk, Unshrunk, Work } from './shrink.ts'

/** Timeout in milliseconds: the browser ends a worker without memory silently. */
const longestWork = 90_000

/** Pictures that a worker reads as well as a page does. */
const readByWorkers: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/**
 * Shrinks a picture in a worker of its own, whose end frees its memory; on the page if a worker or its canvas is missing, or
 * if the page may be able to do what the worker is not: a person may allow it to read its canvas.
 */
export async function shrinkInWorker(work: Work): Promise<Shrunk | Unshrunk> {
  const done = 'OffscreenCanvas' in globalThis && 'Worker' in globalThis ? await inWorker(work) : 'no worker'
  const isForPage =
    done === 'no worker' || done === 'hidden' || (done === 'unread' && !readByWorkers.includes(work.type))
  if (!isForPage) return done
  const { shrunk } = await import('./shrink.ts')
  return shrunk(work)
}

function inWorker(work: Work): Promise<Shrunk | Unshrunk | 'no worker'> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' })
    const end = (done: Shrunk | Unshrunk | 'no worker') => {
      clearTimeout(patience)
      worker.terminate()
      resolve(done)
    }
    const patience = setTimeout(end, longestWork, 'unread')
    worker.addEventListener('message', (event: MessageEvent<Shrunk | Unshrunk>) => end(event.data))
    // Its file is not on the phone, or something forbids workers.
    worker.addEventListener('error', () => end('no worker'))
    worker.postMessage(work, [])
  })
}
