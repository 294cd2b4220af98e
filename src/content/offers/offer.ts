import type { Words } from '#src/i18n/words.ts'

/**
 * Something that the centre does for people and that they ask for in a form. The key under which it stands in its
 * file is the `subject` of the request at the centre: it never changes its meaning.
 */
export interface Offer {
  readonly title: Words
  /** What it costs and how long it takes, in a few words. */
  readonly line?: Words
  /** What it looks like: a drawing of src/pictures. */
  readonly picture?: string
}
