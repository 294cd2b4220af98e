import { cleanText } from './clean-text.ts'
import { cutText } from './cut-text.ts'

/** A text cut to its limit, and the number of characters beyond; counted as the database counts them. */
export interface Limited {
  readonly text: string
  readonly over: number
}

/**
 * Returns a text that is cleaned, then measured: invisible characters of a paste do not count. The browser's own
 * `maxLength` counts before cleaning and cuts silently.
 */
export function limited(typed: string, longest: number, lines = false): Limited {
  const clean = cleanText(typed, lines)
  const over = Math.max(0, Array.from(clean).length - longest)
  return over > 0 ? { text: cutText(clean, longest).trimEnd(), over } : { text: clean, over }
}
