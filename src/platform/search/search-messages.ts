import type { ChangedItem, FoundItems } from '#src/base/search/searcher.ts'
import type { Question } from '#src/base/search/seek.ts'

/** Messages from page to worker. */
export type SearchMessage =
  | { readonly kind: 'know'; readonly changes: readonly ChangedItem[] }
  | { readonly kind: 'search'; readonly number: number; readonly question: Question; readonly most: number }

/** The worker's reply: the results; `undefined` if the pack is not on the phone and there is no network. */
export interface SearchReply {
  readonly number: number
  readonly found: FoundItems | undefined
  /** Duration of the search in milliseconds. */
  readonly took: number
}
