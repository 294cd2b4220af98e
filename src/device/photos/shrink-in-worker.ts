import type { Shrunk, Work } from './shrink.ts'

/** A picture that takes longer is given up: a worker that ran out of memory is ended without a word. */
const longestWork = 90_000

/**
 * Shrinks a picture beside the page, so that the page goes on answering taps; undefined where the picture is damaged.
 * The worker ends with its one picture, and what it held of memory with it. Where there can be no worker, or no canvas
 * in it, the page does it itself.
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
