import { cleanText } from './clean-text.ts'

/**
 * Returns a person's text with direction isolates, for use within a string such as a label: it cannot change the
 * direction of its neighbors. On a screen: `PersonalText`.
 */
export function isolated(text: string): string {
  // Removes marks in the name that would end the isolate.
  const clean = cleanText(text, false)
  return clean === '' ? '' : `\u2068${clean}\u2069`
}
