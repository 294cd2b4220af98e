/** The languages of the app, in the order in which the switch offers them; the first is the one without a prefix. */
export const languages = ['en', 'pa', 'hi'] as const

export type Language = (typeof languages)[number]

/** True for a language code that the app speaks. */
export function isLanguage(code: unknown): code is Language {
  return languages.includes(code as Language)
}
