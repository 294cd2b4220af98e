import type { FoundIn } from './categories.ts'
import type { Words } from '#src/platform/i18n/words.ts'

/** The shop's catalogues and their sections, without items. */
export interface OutlinedCatalogue {
  readonly address: string
  readonly title: Words
  readonly pictogram: string
  readonly foundIn: FoundIn
  readonly sections: readonly { readonly key: string; readonly title: Words; readonly pictogram: string }[]
}
