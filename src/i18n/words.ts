import type { Language } from '#src/base/languages.ts'

export { isLanguage, languageNames, languages, type Language } from '#src/base/languages.ts'

/** One phrase in every language, side by side, so that a missing translation does not compile. */
export type Words = Readonly<Record<Language, string>>

let current: Language = 'en'

/** The language of the page that is open. */
export function language(): Language {
  return current
}

/** Sets the language of the page; called once, before anything is drawn. */
export function setLanguage(next: Language): void {
  current = next
}

/** The phrase in the language of the page. A build holds only that language (see scripts/build/one-language.ts). */
export function localize(words: Words): string {
  return words[current]
}
