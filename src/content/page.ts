import type { Words } from '#src/i18n/words.ts'

/** One block of a page that is only read. */
export type Block =
  | { readonly heading: Words; readonly id?: string }
  | { readonly text: Words }
  | { readonly list: readonly Words[] }
  | { readonly steps: readonly Words[] }
  | { readonly table: { readonly head: readonly Words[]; readonly rows: readonly (readonly Words[])[] } }

/** A page that is only read: one file `<address>.page.ts`, found by its name. */
export interface ReadingPage {
  readonly title: Words
  /** At most 125 characters, since the page adds a suffix of its own up to 155. */
  readonly description: Words
  readonly intro: Words
  readonly pictogram: string
  /** True for pages that must be readable before a consent is chosen: nobody can agree to what they may not read. */
  readonly beforeConsent?: boolean
  /** The day of the last change of substance, `2026-11-21`. */
  readonly updated?: string
  readonly blocks: readonly Block[]
}

/** Gives a page file its type; adds nothing. */
export function definePage(page: ReadingPage): ReadingPage {
  return page
}
