import type { ChangedItem, FoundItems } from '#src/base/search/searcher.ts'
import type { Question } from '#src/base/search/seek.ts'

/** What the page writes to whoever searches. */
export type SearchMessage =
  | { readonly kind: 'know'; readonly changes: readonly ChangedItem[] }
  | { readonly kind: 'search'; readonly number: number; readonly question: Question; readonly most: number }

/** What comes back: what was found, or nothing where the pack is not on the phone and there is no network. */
export interface SearchReply {
  readonly number: number
  readonly found: FoundItems | undefined
  /** How long the search itself took, in milliseconds. */
  readonly took: number
}
