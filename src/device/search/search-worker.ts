import { openSearchService } from './search-service.ts'
import type { SearchMessage } from './search-messages.ts'

/** Searches beside the page; where its pack is stands in the name that the page gives it. */
const answer = openSearchService(self.name)

self.addEventListener('message', (event: MessageEvent<SearchMessage>) => {
  void answer(event.data).then((answered) => answered && self.postMessage(answered, {}))
})
