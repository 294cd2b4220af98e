import { openSearchService } from './search-service.ts'
import type { SearchMessage } from './search-messages.ts'

/** Searches in a worker; its name is the pack's address. */
const answer = openSearchService(self.name)

self.addEventListener('message', (event: MessageEvent<SearchMessage>) => {
  answer(event.data).then(
    (answered) => answered && self.postMessage(answered, {}),
    // Only an error that nobody handles reaches the page, which then searches by itself.
    (error: unknown) =>
      setTimeout(() => {
        throw error
      }),
  )
})
