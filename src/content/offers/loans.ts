import { rupees, type Paise } from '#src/base/money.ts'
import type { Words } from '#src/platform/i18n/words.ts'
import type { Offer } from './offer.ts'

/** A loan's limit, duration and rate. */
export interface Loan extends Offer {
  /** Maximum amount. */
  readonly limit: Paise
  /** Interest in percent a year, on the remaining debt. */
  readonly rate: number
  /** Maximum duration. */
  readonly months: number
  readonly subsidy: Words
  readonly purpose: Words
  readonly eligibility: Words
  readonly features: readonly Words[]
}

/** The loans of the centre. */
export const loans = {
  crop: {
    title: { en: 'Crop Loan', pa: 'ਫ਼ਸਲੀ ਕਰਜ਼ਾ', hi: 'फ़सल लोन' },
    line: {
      en: 'Up to ₹3,00,000, 7% a year, 12 months',
      pa: '₹3,00,000 ਤੱਕ, 7% ਸਾਲਾਨਾ, 12 ਮਹੀਨੇ',
      hi: '₹3,00,000 तक, 7% सालाना, 12 महीने',
    },
    limit: rupees(3_00_000),
    rate: 7,
    months: 12,
    subsidy: {
      en: 'Less interest for those who repay on time. Confirm with the bank.',
      pa: 'ਸਮੇਂ ਸਿਰ ਮੋੜਨ ਉੱਤੇ ਵਿਆਜ ਘੱਟ। ਬੈਂਕ ਤੋਂ ਪੁੱਛੋ।',
      hi: 'समय पर चुकाने पर ब्याज कम। बैंक से पूछें।',
    },
    purpose: {
      en: 'Seeds, fertilizer, crop protection, diesel and labour for one season',
      pa: 'ਇੱਕ ਫ਼ਸਲ ਲਈ ਬੀਜ, ਖਾਦ, ਦਵਾਈ, ਡੀਜ਼ਲ ਅਤੇ ਮਜ਼ਦੂਰੀ',
      hi: 'एक फ़सल के लिए बीज, खाद, दवा, डीज़ल और मज़दूरी',
    },
    eligibility: {
      en: 'Farmers with land of their own or on lease',
      pa: 'ਆਪਣੀ ਜਾਂ ਠੇਕੇ ’ਤੇ ਲਈ ਜ਼ਮੀਨ ਵਾਲੇ ਕਿਸਾਨ',
      hi: 'अपनी या ठेके की ज़मीन वाले किसान',
    },
    features: [
      { en: 'Repaid after the harvest', pa: 'ਵਾਢੀ ਤੋਂ ਬਾਅਦ ਮੋੜੋ', hi: 'कटाई के बाद चुकाएँ' },
      {
        en: 'Repay early without penalty',
        pa: 'ਪਹਿਲਾਂ ਮੋੜਨ ਉੱਤੇ ਕੋਈ ਜੁਰਮਾਨਾ ਨਹੀਂ',
        hi: 'पहले चुकाने पर कोई जुर्माना नहीं',
      },
    ],
  },
  equipment: {
    title: { en: 'Farm Equipment', pa: 'ਖੇਤੀ ਮਸ਼ੀਨਾਂ ਲਈ ਕਰਜ਼ਾ', hi: 'खेती की मशीनों के लिए लोन' },
    line: {
      en: 'Up to ₹50,00,000, 8.5% a year, 7 years',
      pa: '₹50,00,000 ਤੱਕ, 8.5% ਸਾਲਾਨਾ, 7 ਸਾਲ',
      hi: '₹50,00,000 तक, 8.5% सालाना, 7 साल',
    },
    limit: rupees(50_00_000),
    rate: 8.5,
    months: 7 * 12,
    subsidy: {
      en: 'On some machines. Confirm with the agriculture department.',
      pa: 'ਕੁਝ ਮਸ਼ੀਨਾਂ ਉੱਤੇ। ਖੇਤੀਬਾੜੀ ਵਿਭਾਗ ਤੋਂ ਪੁੱਛੋ।',
      hi: 'कुछ मशीनों पर। कृषि विभाग से पूछें।',
    },
    purpose: {
      en: 'Tractor, trolley, rotavator, thresher and other machines',
      pa: 'ਟਰੈਕਟਰ, ਟਰਾਲੀ, ਰੋਟਾਵੇਟਰ, ਥਰੈਸ਼ਰ ਅਤੇ ਹੋਰ ਮਸ਼ੀਨਾਂ',
      hi: 'ट्रैक्टर, ट्रॉली, रोटावेटर, थ्रेशर और दूसरी मशीनें',
    },
    eligibility: {
      en: 'Farmers and groups of farmers with a regular income',
      pa: 'ਪੱਕੀ ਆਮਦਨ ਵਾਲੇ ਕਿਸਾਨ ਅਤੇ ਕਿਸਾਨ ਗਰੁੱਪ',
      hi: 'पक्की आमदनी वाले किसान और किसान ग्रुप',
    },
    features: [
      { en: 'Repaid in instalments', pa: 'ਕਿਸ਼ਤਾਂ ਵਿੱਚ ਮੋੜੋ', hi: 'किस्तों में चुकाएँ' },
      {
        en: 'Repay early without penalty',
        pa: 'ਪਹਿਲਾਂ ਮੋੜਨ ਉੱਤੇ ਕੋਈ ਜੁਰਮਾਨਾ ਨਹੀਂ',
        hi: 'पहले चुकाने पर कोई जुर्माना नहीं',
      },
    ],
  },
  'solar-pump': {
    title: { en: 'Solar Pump', pa: 'ਸੋਲਰ ਪੰਪ ਲਈ ਕਰਜ਼ਾ', hi: 'सोलर पंप के लिए लोन' },
    line: {
      en: 'Up to ₹20,00,000, 6.5% a year, 10 years',
      pa: '₹20,00,000 ਤੱਕ, 6.5% ਸਾਲਾਨਾ, 10 ਸਾਲ',
      hi: '₹20,00,000 तक, 6.5% सालाना, 10 साल',
    },
    limit: rupees(20_00_000),
    rate: 6.5,
    months: 10 * 12,
    subsidy: {
      en: 'On solar pumps. Confirm with the department.',
      pa: 'ਸੋਲਰ ਪੰਪਾਂ ਉੱਤੇ। ਵਿਭਾਗ ਤੋਂ ਪੁੱਛੋ।',
      hi: 'सोलर पंप पर। विभाग से पूछें।',
    },
    purpose: {
      en: 'Solar pump, panels, and fitting them',
      pa: 'ਸੋਲਰ ਪੰਪ, ਪੈਨਲ ਅਤੇ ਫ਼ਿਟਿੰਗ',
      hi: 'सोलर पंप, पैनल और फ़िटिंग',
    },
    eligibility: {
      en: 'Farmers with land and water of their own',
      pa: 'ਆਪਣੀ ਜ਼ਮੀਨ ਅਤੇ ਪਾਣੀ ਵਾਲੇ ਕਿਸਾਨ',
      hi: 'अपनी ज़मीन और पानी वाले किसान',
    },
    features: [
      { en: 'The lowest rate of the four', pa: 'ਚਾਰਾਂ ਵਿੱਚੋਂ ਸਭ ਤੋਂ ਘੱਟ ਵਿਆਜ', hi: 'चारों में सबसे कम ब्याज' },
      {
        en: 'Repay early without penalty',
        pa: 'ਪਹਿਲਾਂ ਮੋੜਨ ਉੱਤੇ ਕੋਈ ਜੁਰਮਾਨਾ ਨਹੀਂ',
        hi: 'पहले चुकाने पर कोई जुर्माना नहीं',
      },
    ],
  },
  dairy: {
    title: { en: 'Dairy & Livestock', pa: 'ਡੇਅਰੀ ਅਤੇ ਪਸ਼ੂਆਂ ਲਈ ਕਰਜ਼ਾ', hi: 'डेयरी और पशुओं के लिए लोन' },
    line: {
      en: 'Up to ₹25,00,000, 9% a year, 5 years',
      pa: '₹25,00,000 ਤੱਕ, 9% ਸਾਲਾਨਾ, 5 ਸਾਲ',
      hi: '₹25,00,000 तक, 9% सालाना, 5 साल',
    },
    limit: rupees(25_00_000),
    rate: 9,
    months: 5 * 12,
    subsidy: {
      en: 'Under dairy schemes. Confirm with the department.',
      pa: 'ਡੇਅਰੀ ਸਕੀਮਾਂ ਹੇਠ। ਵਿਭਾਗ ਤੋਂ ਪੁੱਛੋ।',
      hi: 'डेयरी योजनाओं में। विभाग से पूछें।',
    },
    purpose: {
      en: 'Cows, buffaloes, a shed, fodder and milking machines',
      pa: 'ਗਾਵਾਂ, ਮੱਝਾਂ, ਸ਼ੈੱਡ, ਪੱਠੇ ਅਤੇ ਦੁੱਧ ਚੋਣ ਵਾਲੀ ਮਸ਼ੀਨ',
      hi: 'गाय, भैंस, शेड, चारा और दूध निकालने की मशीन',
    },
    eligibility: {
      en: 'Farmers and households that keep animals',
      pa: 'ਪਸ਼ੂ ਪਾਲਣ ਵਾਲੇ ਕਿਸਾਨ ਅਤੇ ਪਰਿਵਾਰ',
      hi: 'पशु पालने वाले किसान और परिवार',
    },
    features: [
      { en: 'Repaid from the milk money', pa: 'ਦੁੱਧ ਦੀ ਕਮਾਈ ਨਾਲ ਮੋੜੋ', hi: 'दूध की कमाई से चुकाएँ' },
      {
        en: 'Repay early without penalty',
        pa: 'ਪਹਿਲਾਂ ਮੋੜਨ ਉੱਤੇ ਕੋਈ ਜੁਰਮਾਨਾ ਨਹੀਂ',
        hi: 'पहले चुकाने पर कोई जुर्माना नहीं',
      },
    ],
  },
} as const satisfies Record<string, Loan>

/** The subject of a loan application. */
export type LoanKind = keyof typeof loans
