import * as v from 'valibot'
import { languages, type Language } from '#src/base/languages.ts'

/**
 * A schema of words in every language: editors change all of them, and a reader can change the language offline.
 * A language that the centre does not have yet gets the English words.
 */
export function inEveryLanguage<const Schema extends v.GenericSchema>(schema: Schema) {
  const inEach = Object.fromEntries(languages.map((code) => [code, schema])) as Record<Language, Schema>
  return v.pipe(v.unknown(), v.transform(withEnglish), v.object(inEach))
}

function withEnglish(words: unknown): unknown {
  if (typeof words !== 'object' || words === null || !('en' in words)) return words
  return { ...Object.fromEntries(languages.map((code) => [code, words.en])), ...words }
}
