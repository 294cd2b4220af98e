import type { Words } from '#src/platform/i18n/words.ts'

/** The documents of a loan application, in one sentence. */
export const loanDocumentList: Words = {
  en: 'Aadhaar, PAN, bank statement, passport photo, jamabandi, fard, a photo and the place of the land',
  pa: 'ਆਧਾਰ, ਪੈਨ, ਬੈਂਕ ਸਟੇਟਮੈਂਟ, ਪਾਸਪੋਰਟ ਫ਼ੋਟੋ, ਜਮ੍ਹਾਂਬੰਦੀ, ਫ਼ਰਦ, ਜ਼ਮੀਨ ਦੀ ਫ਼ੋਟੋ, ਥਾਂ',
  hi: 'आधार, पैन, बैंक स्टेटमेंट, पासपोर्ट फ़ोटो, जमाबंदी, फ़र्द, ज़मीन की फ़ोटो, जगह',
}
