import type { Words } from '#src/platform/i18n/words.ts'

/** The button of the search by voice. */
export const speakLabel = { en: 'Speak', pa: 'ਬੋਲੋ', hi: 'बोलें' } as const satisfies Words

/** BCP 47 tags by which browsers recognize speech. */
export const spokenLanguage = { en: 'en-IN', pa: 'pa-Guru-IN', hi: 'hi-IN' } as const satisfies Words
