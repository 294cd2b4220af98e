import { cleanText } from './clean-text.ts'

/** A text as far as it fits, and how many of its characters do not; counted as the database counts them. */
export interface Limited {
  readonly text: string
  readonly over: number
}

/**
 * Returns a text cleaned first and measured after that: what comes along with a paste and nobody sees takes up no room. The browser's own
 * `maxLength` counts before anything is cleaned, and cuts without a word.
 */
export function limited(typed: string, longest: number, lines = false): Limited {
  const clean = Array.from(cleanText(typed, lines))
  const over = clean.length - longest
  return over > 0
    ? { text: clean.slice(0, longest).join('').trimEnd(), over }
    : { text: clean.join(''), over: 0 }
}
