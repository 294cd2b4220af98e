import type { Words } from '#src/platform/i18n/words.ts'

/** The daily needs, for the sign-in in front of them; a test compares the price with the catalogue's. */
export const milkFrom: Words = {
  en: 'Milk from ₹60 a litre',
  pa: 'ਦੁੱਧ ₹60 ਪ੍ਰਤੀ ਲੀਟਰ ਤੋਂ ਸ਼ੁਰੂ',
  hi: 'दूध ₹60 प्रति लीटर से शुरू',
}
