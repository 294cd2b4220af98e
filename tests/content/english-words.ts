import { expect } from 'vitest'
import type { LanguageFacts } from '#src/platform/i18n/language-facts.ts'
import { isLanguage, languages, type Language, type Words } from '#src/platform/i18n/words.ts'

/** Yields every set of words in a content file, with its path. */
export function* wordsIn(value: unknown, place = ''): Generator<[string, Words]> {
  if (!value || typeof value !== 'object') return
  const keys = Object.keys(value)
  if (keys.length && keys.every(isLanguage)) yield [place, value as Words]
  else
    for (const [key, inner] of Object.entries(value)) yield* wordsIn(inner, place ? `${place}.${key}` : key)
}

/** The dandas । ॥ are in the Devanagari block, and Gurmukhi sentences end with them too. */
const devanagari = /[\u0900-\u0963\u0966-\u097f]/
const gurmukhi = /[\u0a00-\u0a7f]/
const dandas = /[\u0964\u0965]/

/** Characters that do not belong in a language's script. */
const foreign: Record<LanguageFacts['script'], RegExp[]> = {
  Latin: [devanagari, gurmukhi, dandas],
  Gurmukhi: [devanagari],
  Devanagari: [gurmukhi],
  Arabic: [devanagari, gurmukhi, dandas],
}

const facts = import.meta.glob<LanguageFacts>('/src/platform/i18n/languages/*/language.ts', {
  eager: true,
  import: 'default',
})
const scriptOf = (language: Language) => facts[`/src/platform/i18n/languages/${language}/language.ts`]!.script

/** Returns the fault of a text in a language; `undefined` without one. */
export function faultsOf(language: Language, text: string): string[] {
  const faults: [string, boolean][] = [
    ['is empty', text.trim() === ''],
    ['begins or ends with a blank', text !== text.trim()],
    ['is not NFC', text !== text.normalize('NFC')],
    ['has letters of another script', foreign[scriptOf(language)].some((script) => script.test(text))],
    ['has digits that are not Latin', /[\u0966-\u096f\u0a66-\u0a6f]/.test(text)],
    ['has an exclamation mark', language !== 'en' && text.includes('!')],
    ['holds an invisible or control character', /[\p{Cc}\u200b\u2060\ufeff]/u.test(text)],
  ]
  return faults.filter(([, found]) => found).map(([fault]) => `${language} ${fault}: ${text}`)
}

/** Expects every word of a content file to be there in every language, and in its own script. */
export function expectGoodWords(content: unknown): void {
  const all = [...wordsIn(content)]
  expect(all.length).toBeGreaterThan(0)
  for (const [place, words] of all) {
    expect([place, Object.keys(words).toSorted()]).toEqual([place, languages.toSorted()])
    for (const language of languages)
      expect([place, faultsOf(language, words[language])]).toEqual([place, []])
  }
}
