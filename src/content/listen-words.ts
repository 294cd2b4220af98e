import type { Words } from '#src/platform/i18n/words.ts'

/** The name of Listen, in the menu and on its controls. */
export const listenTitle: Words = { en: 'Listen', pa: 'ਸੁਣੋ', hi: 'सुनें' }

/** Words that are spoken within numbers, besides those of `src/platform/i18n/languages`. */
export const numberPhrases = {
  minus: { en: 'minus', pa: 'ਮਾਈਨਸ', hi: 'माइनस' },
  point: { en: 'point', pa: 'ਦਸ਼ਮਲਵ', hi: 'दशमलव' },
  percent: { en: 'percent', pa: 'ਫ਼ੀਸਦੀ', hi: 'फ़ीसदी' },
} as const satisfies Record<string, Words>

/** Words of a time: "3 o'clock", "14 hours 5 minutes". */
export const timePhrases = {
  oclock: { en: 'o’clock', pa: 'ਵਜੇ', hi: 'बजे' },
  hours: { en: 'hours', pa: 'ਵੱਜ ਕੇ', hi: 'बजकर' },
  minutes: { en: 'minutes', pa: 'ਮਿੰਟ', hi: 'मिनट' },
} as const satisfies Record<string, Words>
