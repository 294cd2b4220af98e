import { throwLater } from '#src/base/throw-later.ts'
import { openSearchService } from './search-service.ts'
import type { SearchMessage } from './search-messages.ts'

/** Searches in a worker; its name is the pack's address. */
const answer = openSearchService(self.name)

self.addEventListener('message', (event: MessageEvent<SearchMessage>) => {
  // The page that hears of an error searches by itself.
  answer(event.data)
    .then((answered) => answered && self.postMessage(answered, {}))
    .catch(throwLater)
})
