import { cleanText } from './clean-text.ts'

/** A person's text that stands within a string, such as a label, and cannot turn what stands beside it. On a screen: `PersonalText`. */
export function isolated(text: string): string {
  // A closing mark in a name would end ours.
  const clean = cleanText(text, false)
  return clean === '' ? '' : `\u2068${clean}\u2069`
}
