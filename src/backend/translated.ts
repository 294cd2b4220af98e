import * as v from 'valibot'
import { languages, type Language } from '#src/base/languages.ts'

/**
 * Words as the centre tells them, in every language: editors change all of them, and who changes the language of the app
 * keeps what the phone holds. In a language that the centre has not learnt yet, its words are the English ones.
 */
export function inEveryLanguage<const Schema extends v.GenericSchema>(schema: Schema) {
  const inEach = Object.fromEntries(languages.map((code) => [code, schema])) as Record<Language, Schema>
  return v.pipe(v.unknown(), v.transform(withEnglish), v.object(inEach))
}

function withEnglish(words: unknown): unknown {
  if (typeof words !== 'object' || words === null || !('en' in words)) return words
  return { ...Object.fromEntries(languages.map((code) => [code, words.en])), ...words }
}
