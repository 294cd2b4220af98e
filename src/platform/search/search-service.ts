import { fetchWhole, withRetries } from '#src/base/patient-fetch.ts'
import { packFormat, type SearchPacks } from '#src/base/search/pack.ts'
import { searcherOf, type ChangedItem, type Searcher } from '#src/base/search/searcher.ts'
import type { SearchReply, SearchMessage } from './search-messages.ts'

/**
 * Handles the page's messages in order. Fetches the pack for the first search, and again for each search until
 * it succeeds.
 *
 * @param packUrl the pack's address
 */
export function openSearchService(
  packUrl: string,
): (message: SearchMessage) => Promise<SearchReply | undefined> {
  let changes: readonly ChangedItem[] = []
  let opening: Promise<Searcher | undefined> | undefined
  const open = async () => {
    opening ??= searcherAt(packUrl).then((opened) => {
      opened?.know(changes)
      return opened
    })
    const opened = await opening
    if (!opened) opening = undefined
    return opened
  }
  return async (message) => {
    if (message.kind === 'know') {
      changes = message.changes
      void opening?.then((opened) => opened?.know(changes))
      return undefined
    }
    const searcher = await open()
    const began = performance.now()
    const found = searcher?.search(message.question, message.most)
    return { number: message.number, found, took: performance.now() - began }
  }
}

/** A pack that cannot be searched is as one that does not come: a page must not wait for it without end. */
async function searcherAt(url: string): Promise<Searcher | undefined> {
  try {
    const { response, body } = await withRetries(
      () => fetchWhole((signal) => fetch(url, { signal }), { head: 10_000, idle: 10_000 }),
      2,
    )
    if (!response.ok) return undefined
    const pack = JSON.parse(await body.text()) as SearchPacks
    return pack.format === packFormat ? searcherOf(pack) : undefined
  } catch {
    return undefined
  }
}
