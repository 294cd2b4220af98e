import type { Shrunk, Work } from './shrink.ts'

/** Timeout in milliseconds: the browser ends a worker without memory silently. */
const longestWork = 90_000

/**
 * Shrinks a picture in a worker of its own, whose end frees its memory; on the page if a worker or its canvas is
 * missing. `undefined` for a damaged picture.
 */
export async function shrinkInWorker(work: Work): Promise<Shrunk | undefined> {
  const done = 'OffscreenCanvas' in globalThis && 'Worker' in globalThis ? await inWorker(work) : 'no worker'
  if (done !== 'no worker') return done
  const { shrunk } = await import('./shrink.ts')
  return shrunk(work).catch(() => undefined)
}

function inWorker(work: Work): Promise<Shrunk | undefined | 'no worker'> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./shrink-worker.ts', import.meta.url), { type: 'module' })
    const end = (done: Shrunk | undefined | 'no worker') => {
      clearTimeout(patience)
      worker.terminate()
      resolve(done)
    }
    const patience = setTimeout(end, longestWork, undefined)
    worker.addEventListener('message', (event: MessageEvent<Shrunk | undefined>) => end(event.data))
    // Its file is not on the phone, or something forbids workers.
    worker.addEventListener('error', () => end('no worker'))
    worker.postMessage(work, [])
  })
}
