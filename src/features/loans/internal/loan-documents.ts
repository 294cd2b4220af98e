import type { Document } from '#src/features/forms/define.ts'

/** JPG, PNG and PDF are specified; WebP is added because phones share pictures in it. */
const types = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const

const requiredDocument = { required: true, types } as const
const hint = {
  en: 'JPG, PNG, PDF, max 5MB',
  pa: 'JPG, PNG, PDF, ਵੱਧ ਤੋਂ ਵੱਧ 5MB',
  hi: 'JPG, PNG, PDF, ज़्यादा से ज़्यादा 5MB',
}

/** Documents of a loan application. */
export const loanDocuments = {
  aadharCard: {
    picture: 'papers/aadhaar-card',
    ...requiredDocument,
    hint,
    cover: 'aadhaar',
    label: { en: 'Aadhaar Card', pa: 'ਆਧਾਰ ਕਾਰਡ', hi: 'आधार कार्ड' },
  },
  panCard: {
    picture: 'papers/pan-card',
    ...requiredDocument,
    hint,
    label: { en: 'PAN Card', pa: 'ਪੈਨ ਕਾਰਡ', hi: 'पैन कार्ड' },
  },
  bankStatement: {
    picture: 'papers/bank-statement',
    ...requiredDocument,
    hint,
    label: { en: 'Bank Statement', pa: 'ਬੈਂਕ ਸਟੇਟਮੈਂਟ', hi: 'बैंक स्टेटमेंट' },
  },
  passportPhoto: {
    picture: 'papers/passport-photo',
    ...requiredDocument,
    hint,
    label: { en: 'Passport Photo', pa: 'ਪਾਸਪੋਰਟ ਸਾਈਜ਼ ਫ਼ੋਟੋ', hi: 'पासपोर्ट साइज़ फ़ोटो' },
  },
  jamabandi: {
    picture: 'papers/jamabandi',
    ...requiredDocument,
    hint,
    label: { en: 'Jamabandi', pa: 'ਜਮ੍ਹਾਂਬੰਦੀ', hi: 'जमाबंदी' },
  },
  fardPatwari: {
    picture: 'papers/fard',
    ...requiredDocument,
    hint,
    label: { en: 'Fard from Patwari', pa: 'ਪਟਵਾਰੀ ਦੀ ਫ਼ਰਦ', hi: 'पटवारी की फ़र्द' },
  },
  landPhoto: {
    picture: 'papers/land-photo',
    ...requiredDocument,
    hint,
    label: { en: 'Land Photo', pa: 'ਜ਼ਮੀਨ ਦੀ ਫ਼ੋਟੋ', hi: 'ज़मीन की फ़ोटो' },
  },
  landLocation: {
    picture: 'papers/land-location',
    types,
    hint,
    place: 'landLocation',
    label: {
      en: 'Land Location Photo or Map',
      pa: 'ਜ਼ਮੀਨ ਦੀ ਥਾਂ ਦੀ ਫ਼ੋਟੋ ਜਾਂ ਨਕਸ਼ਾ',
      hi: 'ज़मीन की जगह की फ़ोटो या नक्शा',
    },
  },
} as const satisfies Record<string, Document>
