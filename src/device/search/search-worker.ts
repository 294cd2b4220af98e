import { openDesk } from './desk.ts'
import type { Letter } from './letters.ts'

/** Searches beside the page; where its pack is stands in the name that the page gives it. */
const answer = openDesk(self.name)

self.addEventListener('message', (event: MessageEvent<Letter>) => {
  void answer(event.data).then((answered) => answered && self.postMessage(answered, {}))
})
