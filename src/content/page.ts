import type { Words } from '#src/i18n/words.ts'

/** A button that opens a form, for one of its subjects where it has any. */
export interface Ask {
  /** The form's id, the name of its file in src/forms. */
  readonly form: string
  readonly subject?: string
  readonly label: Words
}

/** A link: a bare path of ours, `#anchor`s included, or a `mailto:`, `tel:` or `https:` address. */
export interface Link {
  readonly to: string
  readonly label: Words
}

/** One thing that the centre offers or shows. */
export interface Card {
  readonly title: Words
  /** A symbol of public/pictograms.svg. */
  readonly pictogram?: string
  readonly badge?: Words
  readonly text?: Words
  /** Facts, each under its name. */
  readonly facts?: readonly { readonly label: Words; readonly text: Words }[]
  /** Facts, one a line. */
  readonly lines?: readonly Words[]
  /** What a course consists of: the first four are shown, the rest counted. */
  readonly modules?: readonly Words[]
  /** What it costs, the largest words of the card. */
  readonly price?: Words
  readonly ask?: Ask
  readonly more?: Link
}

/** A way to reach the centre, as src/content/centre.ts has it. */
export type Way = 'phone' | 'supportPhone' | 'email' | 'supportEmail' | 'trainingEmail' | 'address' | 'hours'

/** One block of a page. A catalogue carries the same blocks below its shelves. */
export type Block =
  | { readonly heading: Words; readonly id?: string }
  | { readonly text: Words }
  | { readonly list: readonly Words[] }
  | { readonly steps: readonly Words[] }
  | { readonly table: { readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] } }
  | { readonly cards: readonly Card[] }
  | { readonly ask: Ask }
  | { readonly link: Link }
  | { readonly ways: readonly Way[] }
  /** Reckons what a loan costs. */
  | { readonly calculator: 'loan' }

/**
 * A page of blocks. The file's place is its address: `pages/services/soil-testing.page.ts` opens at
 * /services/soil-testing. A second address of a page is a second file that repeats it and names the canonical one.
 */
export interface ReadingPage {
  readonly title: Words
  /** At most 125 characters, since the page adds a suffix of its own up to 155. */
  readonly description: Words
  readonly intro: Words
  readonly pictogram: string
  /** `signed-in` shows the page to people who are signed in; everyone where nothing is said. */
  readonly access?: 'everyone' | 'signed-in'
  /** The bare path that search engines should know the page by, on a page's second address. */
  readonly canonical?: string
  /** True for pages that must be readable before a consent is chosen: nobody can agree to what they may not read. */
  readonly beforeConsent?: boolean
  /** The day of the last change of substance, `2026-11-21`. */
  readonly updated?: string
  /** Heading ids that have an address of their own below the page's. */
  readonly parts?: readonly string[]
  readonly blocks: readonly Block[]
}

/** Gives a page file its type; adds nothing. */
export function definePage(page: ReadingPage): ReadingPage {
  return page
}
