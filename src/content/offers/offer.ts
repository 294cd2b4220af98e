import type { Words } from '#src/platform/i18n/words.ts'

/**
 * A service that people request by a form. Its key in its file is the `subject` of the request at the centre, so its
 * meaning never changes.
 */
export interface Offer {
  readonly title: Words
  /** Its cost and duration, in a few words. */
  readonly line?: Words
  /** A drawing of src/content/pictures. */
  readonly picture?: string
}
