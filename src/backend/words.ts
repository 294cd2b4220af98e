import * as v from 'valibot'
import { languages, type Language } from '#src/base/languages.ts'

/**
 * Words as the centre tells them, in every language: editors change all of them, and who changes the language of the app
 * keeps what the phone holds. In a language that the centre has not learnt yet, its words are the English ones.
 */
export function inEveryLanguage<const Said extends v.GenericSchema>(said: Said) {
  const inEach = Object.fromEntries(languages.map((code) => [code, said])) as Record<Language, Said>
  return v.pipe(v.unknown(), v.transform(withEnglish), v.object(inEach))
}

function withEnglish(words: unknown): unknown {
  if (typeof words !== 'object' || words === null || !('en' in words)) return words
  return { ...Object.fromEntries(languages.map((code) => [code, words.en])), ...words }
}
