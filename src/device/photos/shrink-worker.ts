import { shrunk, type Work } from './shrink.ts'

/** Replies to its only message with a small picture, or with `undefined` for a damaged one. */
self.addEventListener('message', (event: MessageEvent<Work>) => {
  shrunk(event.data).then(
    (picture) => self.postMessage(picture, { transfer: [picture.bytes.buffer] }),
    () => self.postMessage(undefined, {}),
  )
})
