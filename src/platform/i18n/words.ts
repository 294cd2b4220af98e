import { fill } from '#src/base/fill.ts'
import type { Language } from '#src/base/languages.ts'

export { isLanguage, languageNames, languages, type Language } from '#src/base/languages.ts'

/** A phrase in every language; a missing translation does not compile. */
export type Words = Readonly<Record<Language, string>>

let current: Language = 'en'

/** Returns the language of the page. */
export function language(): Language {
  return current
}

/** Sets the language of the page; called once, before the first render. */
export function setLanguage(next: Language): void {
  current = next
}

/**
 * Returns the phrase in the language of the page. A build contains only that language (see
 * scripts/build/one-language.ts).
 */
export function localize(words: Words): string {
  return words[current]
}

/** Returns the phrase in the language of the page with its values. */
export function say(words: Words, values: Parameters<typeof fill>[1]): string {
  return fill(localize(words), values)
}
