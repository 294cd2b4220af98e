import type { FoundIn } from './categories.ts'
import type { Words } from '#src/i18n/words.ts'

/** What there is in the shop: catalogues and their sections, without the things in them. */
export interface OutlinedCatalogue {
  readonly address: string
  readonly title: Words
  readonly pictogram: string
  readonly foundIn: FoundIn
  readonly sections: readonly { readonly key: string; readonly title: Words; readonly pictogram: string }[]
}
