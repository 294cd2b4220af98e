import type { Words } from '#src/i18n/words.ts'

/** What is behind the sign-in of the daily needs; a test holds its price to that of the catalogue. */
export const milkFrom: Words = {
  en: 'Milk from ₹60 a litre',
  pa: 'ਦੁੱਧ ₹60 ਪ੍ਰਤੀ ਲੀਟਰ ਤੋਂ ਸ਼ੁਰੂ',
  hi: 'दूध ₹60 प्रति लीटर से शुरू',
}
