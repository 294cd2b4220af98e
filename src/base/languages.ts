import { languages } from './languages.gen.ts'

export { languageNames, languages } from './languages.gen.ts'

export type Language = (typeof languages)[number]

/** True for a language code that the app supports. */
export function isLanguage(code: unknown): code is Language {
  return languages.includes(code as Language)
}
