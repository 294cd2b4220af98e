import type { Words } from '#src/platform/i18n/words.ts'
import type { ContextKey } from './asked-for.ts'
import type { FactSourceName } from './fact-sources.ts'
import type { InsuranceKind } from '#src/content/offers/premiums.ts'

/** A button that opens a form, for one of its subjects if it has any. */
export interface Ask {
  /** The form's id, the name of its file in src/forms. */
  readonly form: string
  readonly subject?: string
  /** The origin of the request, if the form's subject does not say it. */
  readonly about?: ContextKey
  readonly label: Words
}

/** A link: a bare path of this site, with or without an `#anchor`, or a `mailto:`, `tel:` or `https:` address. */
export interface Link {
  readonly to: string
  /** The query of that address. */
  readonly search?: Readonly<Record<string, string>>
  readonly label: Words
}

/** A card of an offer or a fact. */
export interface Card {
  readonly title: Words
  /** A symbol of src/platform/ui/pictograms.svg. */
  readonly pictogram?: string
  /** A drawing of src/content/pictures, used in place of the symbol. */
  readonly picture?: string
  readonly badge?: Words
  readonly text?: Words
  /** Facts, each under its name. */
  readonly facts?: readonly { readonly label: Words; readonly text: Words }[]
  /** Facts, one a line. */
  readonly lines?: readonly Words[]
  /** The modules of a course: four are shown, the rest counted. */
  readonly modules?: readonly Words[]
  /** Its price, in the largest letters of the card. */
  readonly price?: Words
  /** Where its facts were read. */
  readonly sources?: readonly FactSourceName[]
  readonly ask?: Ask
  readonly more?: Link
}

/** A large picture with a word below it; the whole tile is a link. */
export interface Tile {
  readonly title: Words
  readonly line?: Words
  /** A symbol of src/platform/ui/pictograms.svg. */
  readonly pictogram: string
  /** A bare path of this site, with or without an `#anchor`. */
  readonly to: string
}

/** A drawing with a caption. */
export interface Picture {
  /** The name of an SVG in public/art, 640 by 400. */
  readonly art: string
  /** The alternative text. */
  readonly shows: Words
  readonly caption: Words
  readonly text: Words
  /** The hash of an editor's photo that replaces it; never in a content file. */
  readonly photo?: string | undefined
}

/** A number in Latin digits, with its label. */
export interface Stat {
  readonly number: string
  readonly word: Words
}

/** A contact of the centre, as in src/content/centre.ts. */
export type Way =
  | 'phone'
  | 'supportPhone'
  | 'email'
  | 'supportEmail'
  | 'trainingEmail'
  | 'address'
  | 'hours'
  | 'licences'

/** A contact, as a row at the top of Help. */
export interface Person {
  readonly by: 'call' | 'writing' | 'call back' | 'requests'
  readonly title: Words
  /** Its purpose; a call shows its number instead. */
  readonly line?: Words
}

/** A frequent question with its answer. */
export interface Question {
  readonly question: Words
  readonly answer: Words
}

/** A block of a page. Catalogues show the same blocks below their shelves. */
export type Block =
  | { readonly heading: Words; readonly id?: string }
  | { readonly text: Words }
  /** Where the facts since the last heading were read. */
  | { readonly sources: readonly FactSourceName[] }
  | { readonly list: readonly Words[] }
  | { readonly steps: readonly Words[] }
  | { readonly table: { readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] } }
  | { readonly cards: readonly Card[] }
  | { readonly tiles: readonly Tile[] }
  | { readonly pictures: readonly Picture[] }
  | { readonly stats: readonly Stat[] }
  /** A tile for each service of the list (src/content/services.ts). */
  | { readonly services: 'all' }
  | { readonly ask: Ask }
  | { readonly link: Link }
  | { readonly ways: readonly Way[] }
  | { readonly people: readonly Person[] }
  | { readonly questions: readonly Question[] }
  /** A calculator for a loan or an insurance. */
  | { readonly calculator: 'loan' | InsuranceKind }
/** The outbox among simulated phones, as a demonstration that nothing is lost. */

/**
 * A page of blocks. The file's path is its address: `pages/services/soil-testing.page.ts` opens at
 * /services/soil-testing. A second address of a page is a second file that repeats the page and names the canonical
 * one.
 */
export interface ReadingPage {
  readonly title: Words
  /** At most 125 characters, because the page adds a suffix, up to 155. */
  readonly description: Words
  readonly intro: Words
  /** Author and date. */
  readonly byline?: Words
  readonly pictogram: string
  /** A drawing of src/content/pictures at its head, in place of the symbol. */
  readonly picture?: string
  /** `signed-in` requires a sign-in; everyone if missing. */
  readonly access?: 'everyone' | 'signed-in'
  /** The bare path for search engines, on a page's second address. */
  readonly canonical?: string
  /** True if search engines should skip the page, because it is empty before the app runs. */
  readonly unlisted?: true
  /** True if the page is readable before the consent banner is answered, such as the privacy policy. */
  readonly beforeConsent?: boolean
  /** The day of the last change of substance, `2026-11-21`. */
  readonly updated?: string
  readonly blocks: readonly Block[]
  /** The hash and the alternative text of an editor's photo at the top; never in a content file. */
  readonly photo?: { readonly photo: string; readonly shows: Words | null } | undefined
  /** Heading ids with an address below the page's. Each begins with a text, which becomes its description. */
  readonly parts?: readonly string[]
  /** The heading id to open, on the address of a page's part. */
  readonly opens?: string
}

/** A page, split at one of its headings. */
export interface Part {
  readonly heading: Words
  /** Its description: the first text under its heading. */
  readonly description: Words
  /** The blocks under its heading, up to the next heading. */
  readonly blocks: readonly Block[]
  /** All other blocks, in order. */
  readonly rest: readonly Block[]
}

/** Returns the part of a page that begins with a heading; `id` must be a heading of the page. */
export function partOf({ blocks, description }: ReadingPage, id: string): Part {
  const start = blocks.findIndex((block) => 'heading' in block && block.id === id)
  const title = blocks[start]
  if (!title || !('heading' in title)) throw new Error(`No heading has the id ${id}`)
  const next = blocks.findIndex((block, index) => index > start && 'heading' in block)
  const end = next === -1 ? blocks.length : next
  const own = blocks.slice(start + 1, end)
  const text = own.find((block) => 'text' in block)
  return {
    heading: title.heading,
    description: text?.text ?? description,
    blocks: own,
    rest: [...blocks.slice(0, start), ...blocks.slice(end)],
  }
}

/** Returns the page unchanged, with its type checked. */
export function definePage(page: ReadingPage): ReadingPage {
  return page
}
