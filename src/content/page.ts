import type { Words } from '#src/i18n/words.ts'
import type { ContextKey } from './asked-for.ts'
import type { InsuranceKind } from './offers/premiums.ts'

/** A button that opens a form, for one of its subjects where it has any. */
export interface Ask {
  /** The form's id, the name of its file in src/forms. */
  readonly form: string
  readonly subject?: string
  /** What is asked for, where the form's subject does not say it. */
  readonly about?: ContextKey
  readonly label: Words
}

/** A link: a bare path of ours, `#anchor`s included, or a `mailto:`, `tel:` or `https:` address. */
export interface Link {
  readonly to: string
  /** What that address says behind its question mark. */
  readonly search?: Readonly<Record<string, string>>
  readonly label: Words
}

/** One thing that the centre offers or shows. */
export interface Card {
  readonly title: Words
  /** A symbol of src/ui/pictograms.svg. */
  readonly pictogram?: string
  /** A drawing of src/pictures, which goes before the symbol. */
  readonly picture?: string
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

/** A big picture with a word under it; all of it leads to one place. */
export interface Tile {
  readonly title: Words
  readonly line?: Words
  /** A symbol of src/ui/pictograms.svg. */
  readonly pictogram: string
  /** A bare path of ours, with or without an `#anchor`. */
  readonly to: string
}

/** A drawing with what it shows written below. */
export interface Picture {
  /** The name of an SVG in public/art, 640 to 400. */
  readonly art: string
  /** What is to be seen, for who does not see it. */
  readonly shows: Words
  readonly caption: Words
  readonly text: Words
  /** The hash of an editor's photo in its place; never in a content file. */
  readonly photo?: string | undefined
}

/** A number worth knowing, in Latin digits, and what it counts. */
export interface Stat {
  readonly number: string
  readonly word: Words
}

/** A way to reach the centre, as src/content/centre.ts has it. */
export type Way = 'phone' | 'supportPhone' | 'email' | 'supportEmail' | 'trainingEmail' | 'address' | 'hours'

/** A way to reach people, one of the rows at the head of Help. */
export interface Person {
  readonly by: 'call' | 'writing' | 'call back' | 'requests'
  readonly title: Words
  /** What it does; of a call its number stands there. */
  readonly line?: Words
}

/** What is asked often, with its answer. */
export interface Question {
  readonly question: Words
  readonly answer: Words
}

/** One block of a page. A catalogue carries the same blocks below its shelves. */
export type Block =
  | { readonly heading: Words; readonly id?: string }
  | { readonly text: Words }
  | { readonly list: readonly Words[] }
  | { readonly steps: readonly Words[] }
  | { readonly table: { readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] } }
  | { readonly cards: readonly Card[] }
  | { readonly tiles: readonly Tile[] }
  | { readonly pictures: readonly Picture[] }
  | { readonly stats: readonly Stat[] }
  /** A tile for each service that is listed (src/content/services.ts). */
  | { readonly services: 'all' }
  | { readonly ask: Ask }
  | { readonly link: Link }
  | { readonly ways: readonly Way[] }
  | { readonly people: readonly Person[] }
  | { readonly questions: readonly Question[] }
  /** Reckons what a loan or an insurance costs. */
  | { readonly calculator: 'loan' | InsuranceKind }

/**
 * A page of blocks. The file's place is its address: `pages/services/soil-testing.page.ts` opens at
 * /services/soil-testing. A second address of a page is a second file that repeats it and names the canonical one.
 */
export interface ReadingPage {
  readonly title: Words
  /** At most 125 characters, since the page adds a suffix of its own up to 155. */
  readonly description: Words
  readonly intro: Words
  /** Who wrote it, and when. */
  readonly byline?: Words
  readonly pictogram: string
  /** A drawing of src/pictures at its head, in the place of the symbol. */
  readonly picture?: string
  /** `signed-in` shows the page to people who are signed in; everyone where nothing is said. */
  readonly access?: 'everyone' | 'signed-in'
  /** The bare path that search engines should know the page by, on a page's second address. */
  readonly canonical?: string
  /** True for a page that search engines need not know: it has nothing of its own before the app runs. */
  readonly unlisted?: true
  /** True for pages that must be readable before a consent is chosen: nobody can agree to what they may not read. */
  readonly beforeConsent?: boolean
  /** The day of the last change of substance, `2026-11-21`. */
  readonly updated?: string
  readonly blocks: readonly Block[]
  /** An editor's photo on top, by its hash, and what is to be seen; never in a content file. */
  readonly photo?: { readonly photo: string; readonly shows: Words | null } | undefined
  /** Heading ids that have an address of their own below the page's. Each begins with a text, which describes it. */
  readonly parts?: readonly string[]
  /** The heading id that this address opens, on an address that is there for one part of a page. */
  readonly opens?: string
}

/** A page cut open at one of its headings. */
export interface Part {
  readonly heading: Words
  /** What describes it, the first text under its heading. */
  readonly description: Words
  /** The blocks under its heading, as far as the next one. */
  readonly blocks: readonly Block[]
  /** All others, in their order. */
  readonly rest: readonly Block[]
}

/** The part of a page that begins with a heading; its id has to be one of the page's. */
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

/** Gives a page file its type; adds nothing. */
export function definePage(page: ReadingPage): ReadingPage {
  return page
}
