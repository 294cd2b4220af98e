// Written by scripts/generate/begin-language.ts from the folders of src/platform/i18n/languages.

/** The languages of the app, in the order in which the switch offers them; the first is the one without a prefix. */
export const languages = ['en', 'pa', 'hi'] as const

/** Each in itself, so that its speakers can read it. */
export const languageNames = {
  ['en']: 'English',
  ['pa']: 'ਪੰਜਾਬੀ',
  ['hi']: 'हिंदी',
} as const
