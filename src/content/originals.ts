import type { Words } from '#src/i18n/words.ts'
import type { DeliveryArea, PriceTier } from './catalogue.ts'

/** Words of a page as the build has them, and the name under which they are edited. */
export interface OriginalText {
  readonly part: string
  readonly words: Words
}

/** Something that is sold, as the build has it. */
export interface OriginalItem {
  readonly name: Words
  /** In paise. */
  readonly price: number
  readonly pack: { readonly amount: number; readonly unit: string }
  readonly badge: Words | null
  readonly about: Words | null
  /** Its drawing, where it is not the one that is called by its id. */
  readonly picture?: string | undefined
  /** Where quantities decide the price; missing in a file that an earlier build made. */
  readonly tiers?: readonly PriceTier[] | null
}

/**
 * A page, a catalogue or the centre in all languages, for who edits it: the app itself carries one language. The files
 * stand beside the pages under /originals, one for each path; no phone keeps them but an editor's.
 */
export interface Originals {
  readonly title: Words
  readonly texts: readonly OriginalText[]
  /** Of a page: the drawings whose place a photo may take, by their name. */
  readonly pictures?: Readonly<Record<string, Words>> | undefined
  /** Of a catalogue, by their key. */
  readonly items?: Readonly<Record<string, OriginalItem>>
  /** Of the centre. */
  readonly areas?: readonly DeliveryArea[]
}

/** What can be edited: the path of each page, with its title. */
export interface OriginalsIndex {
  readonly pages: readonly { readonly path: string; readonly title: Words }[]
}
