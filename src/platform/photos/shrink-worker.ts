import { shrunk, type Work } from './shrink.ts'

/** Replies to its only message with a small picture, or with why there is none. */
self.addEventListener('message', (event: MessageEvent<Work>) => {
  void reply(event.data)
})

async function reply(work: Work): Promise<void> {
  const done = await shrunk(work)
  self.postMessage(done, { transfer: typeof done === 'string' ? [] : [done.bytes.buffer] })
}
