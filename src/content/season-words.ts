import type { Words } from '#src/platform/i18n/words.ts'

/** Headings of home's items for a month. */
export const seasonWords = {
  /** During that month. */
  now: { en: 'Now in {month}', pa: 'ਹੁਣ {month} ਵਿੱਚ', hi: 'अभी {month} में' },
  /** In the built page, which may be read in another month. */
  whenever: { en: 'For {month}', pa: '{month} ਲਈ', hi: '{month} के लिए' },
} as const satisfies Record<string, Words>

/** The names of the months, January first. */
export const months = [
  { en: 'January', pa: 'ਜਨਵਰੀ', hi: 'जनवरी' },
  { en: 'February', pa: 'ਫ਼ਰਵਰੀ', hi: 'फ़रवरी' },
  { en: 'March', pa: 'ਮਾਰਚ', hi: 'मार्च' },
  { en: 'April', pa: 'ਅਪ੍ਰੈਲ', hi: 'अप्रैल' },
  { en: 'May', pa: 'ਮਈ', hi: 'मई' },
  { en: 'June', pa: 'ਜੂਨ', hi: 'जून' },
  { en: 'July', pa: 'ਜੁਲਾਈ', hi: 'जुलाई' },
  { en: 'August', pa: 'ਅਗਸਤ', hi: 'अगस्त' },
  { en: 'September', pa: 'ਸਤੰਬਰ', hi: 'सितंबर' },
  { en: 'October', pa: 'ਅਕਤੂਬਰ', hi: 'अक्टूबर' },
  { en: 'November', pa: 'ਨਵੰਬਰ', hi: 'नवंबर' },
  { en: 'December', pa: 'ਦਸੰਬਰ', hi: 'दिसंबर' },
] as const satisfies readonly Words[]
