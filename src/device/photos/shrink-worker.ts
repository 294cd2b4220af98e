import { shrunk, type Work } from './shrink.ts'

/** Answers the one picture that it is given with a small one, or with nothing where it is damaged. */
self.addEventListener('message', (event: MessageEvent<Work>) => {
  shrunk(event.data).then(
    (picture) => self.postMessage(picture, { transfer: [picture.bytes.buffer] }),
    () => self.postMessage(undefined, {}),
  )
})
