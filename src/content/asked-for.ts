import { moneyText, type Paise } from '#src/base/money.ts'
import type { Words } from '#src/platform/i18n/words.ts'
import { premiums, type InsuranceKind, type Premium } from '#src/content/offers/premiums.ts'

/** An origin of a form that its subject does not say. */
export interface ContextText {
  readonly title: Words
  /** Its cost, in the page's words. */
  readonly line?: Words
  /** Answers that it prefills; another answer means that something else is requested. */
  readonly answers?: Readonly<Record<string, string>>
  /** Words that it fills in at first; the person may write others. */
  readonly starts?: Readonly<Record<string, Words>>
  /** The limit of its card, in words. */
  readonly limit?: Words
  /** The largest number that it allows in a field. */
  readonly most?: Readonly<Record<string, number>>
}

/** The origins on the centre's own pages, by the key that a button passes to its form. */
const onPages = {
  expert: { title: { en: 'Advice from an expert', pa: 'ਮਾਹਰ ਨਾਲ ਗੱਲ', hi: 'विशेषज्ञ से बात' } },
  'organic-farming': { title: { en: 'Organic Farming', pa: 'ਜੈਵਿਕ ਖੇਤੀ', hi: 'जैविक खेती' } },
  'water-conservation': { title: { en: 'Water Conservation', pa: 'ਪਾਣੀ ਦੀ ਬੱਚਤ', hi: 'पानी की बचत' } },
  'crop-rotation': { title: { en: 'Crop Rotation', pa: 'ਫ਼ਸਲੀ ਚੱਕਰ', hi: 'फ़सल चक्र' } },
  'integrated-pest-management': {
    title: {
      en: 'Integrated Pest Management',
      pa: 'ਘੱਟ ਦਵਾਈ ਨਾਲ ਕੀੜੇ ਦੀ ਰੋਕਥਾਮ',
      hi: 'कम दवा से कीट की रोकथाम',
    },
  },
  'drone-spraying': { title: { en: 'Drone Spraying', pa: 'ਡਰੋਨ ਸਪਰੇਅ', hi: 'ड्रोन छिड़काव' } },
  sensors: { title: { en: 'Sensors and Weather', pa: 'ਸੈਂਸਰ ਅਤੇ ਮੌਸਮ', hi: 'सेंसर और मौसम' } },
  'farm-sensors': { title: { en: 'Sensors for the farm', pa: 'ਖੇਤ ਲਈ ਸੈਂਸਰ', hi: 'खेत के लिए सेंसर' } },
  storage: { title: { en: 'Storage', pa: 'ਅਨਾਜ ਸਾਂਭਣਾ', hi: 'अनाज रखना' } },
  'grading-and-packing': { title: { en: 'Grading and Packing', pa: 'ਛਾਂਟੀ ਅਤੇ ਪੈਕਿੰਗ', hi: 'छँटाई और पैकिंग' } },
  straw: { title: { en: 'Straw Without Burning', pa: 'ਸਾੜੇ ਬਿਨਾਂ ਪਰਾਲੀ', hi: 'बिना जलाए पराली' } },
  'straw-machines': { title: { en: 'Machines for straw', pa: 'ਪਰਾਲੀ ਵਾਲੀਆਂ ਮਸ਼ੀਨਾਂ', hi: 'पराली की मशीनें' } },
  biogas: {
    title: {
      en: 'Biogas from three or four buffaloes',
      pa: 'ਤਿੰਨ-ਚਾਰ ਮੱਝਾਂ ਨਾਲ ਗੋਬਰ ਗੈਸ',
      hi: 'तीन-चार भैंसों से गोबर गैस',
    },
  },
  'solar-pump': { title: { en: 'Solar pump', pa: 'ਸੋਲਰ ਪੰਪ', hi: 'सोलर पंप' } },
  'yield-falling': { title: { en: 'The Yield Is Falling', pa: 'ਝਾੜ ਘਟ ਰਿਹਾ ਹੈ', hi: 'पैदावार घट रही है' } },
  'pests-and-disease': { title: { en: 'Pests and Disease', pa: 'ਕੀੜੇ ਅਤੇ ਬਿਮਾਰੀ', hi: 'कीड़े और रोग' } },
  'water-short': { title: { en: 'Water Is Short', pa: 'ਪਾਣੀ ਘਟ ਰਿਹਾ ਹੈ', hi: 'पानी कम पड़ रहा है' } },
  'power-cuts': {
    title: { en: 'Diesel and Power Cuts', pa: 'ਡੀਜ਼ਲ ਅਤੇ ਬਿਜਲੀ ਦੇ ਕੱਟ', hi: 'डीज़ल और बिजली कटौती' },
  },
  'no-hands': {
    title: {
      en: 'No Workers or Machines',
      pa: 'ਕਾਮੇ ਅਤੇ ਮਸ਼ੀਨਾਂ ਨਹੀਂ ਮਿਲਦੀਆਂ',
      hi: 'मज़दूर और मशीनें नहीं मिलतीं',
    },
  },
  'money-before-harvest': {
    title: { en: 'Money Before the Harvest', pa: 'ਵਾਢੀ ਤੋਂ ਪਹਿਲਾਂ ਪੈਸਾ', hi: 'कटाई से पहले पैसा' },
  },
  'village-meetings': { title: { en: 'Village meetings', pa: 'ਪਿੰਡ ਦੀਆਂ ਮੀਟਿੰਗਾਂ', hi: 'गाँव की बैठकें' } },
  'groups-by-phone': { title: { en: 'Groups by phone', pa: 'ਫ਼ੋਨ ਵਾਲੇ ਗਰੁੱਪ', hi: 'फ़ोन के ग्रुप' } },
  'clean-milk': { title: { en: 'Clean milk', pa: 'ਸਾਫ਼ ਦੁੱਧ', hi: 'साफ़ दूध' } },
  'lease-5-acres': {
    title: { en: '5 Acres with Tubewell', pa: '5 ਏਕੜ, ਟਿਊਬਵੈੱਲ ਸਮੇਤ', hi: '5 एकड़, ट्यूबवेल समेत' },
    line: { en: '₹15,000/month', pa: '₹15,000 ਪ੍ਰਤੀ ਮਹੀਨਾ', hi: '₹15,000 प्रति महीना' },
    answers: { propertyType: 'Farm Land' },
    starts: {
      preferredLocation: { en: 'Sarna', pa: 'ਸਰਨਾ', hi: 'सरना' },
      requiredSize: { en: '5 acres', pa: '5 ਏਕੜ', hi: '5 एकड़' },
    },
  },
  'lease-cold-storage': {
    title: { en: 'Cold Storage, 50 tonnes', pa: 'ਕੋਲਡ ਸਟੋਰ, 50 ਟਨ', hi: 'कोल्ड स्टोर, 50 टन' },
    line: { en: '₹25,000/month', pa: '₹25,000 ਪ੍ਰਤੀ ਮਹੀਨਾ', hi: '₹25,000 प्रति महीना' },
    answers: { propertyType: 'Cold Storage' },
    starts: {
      preferredLocation: { en: 'Pathankot', pa: 'ਪਠਾਨਕੋਟ', hi: 'पठानकोट' },
      requiredSize: { en: '50 tonnes', pa: '50 ਟਨ', hi: '50 टन' },
    },
  },
  'lease-warehouse': {
    title: { en: 'Warehouse, 2,000 sq ft', pa: 'ਗੋਦਾਮ, 2,000 ਵਰਗ ਫੁੱਟ', hi: 'गोदाम, 2,000 वर्ग फ़ुट' },
    line: { en: '₹12,000/month', pa: '₹12,000 ਪ੍ਰਤੀ ਮਹੀਨਾ', hi: '₹12,000 प्रति महीना' },
    answers: { propertyType: 'Warehouse' },
    starts: {
      preferredLocation: { en: 'Sarna Station', pa: 'ਸਰਨਾ ਸਟੇਸ਼ਨ', hi: 'सरना स्टेशन' },
      requiredSize: { en: '2,000 sq ft', pa: '2,000 ਵਰਗ ਫੁੱਟ', hi: '2,000 वर्ग फ़ुट' },
    },
  },
} as const satisfies Record<string, ContextText>

const wantedOf: Readonly<Record<string, string>> = {
  'crop-basic': 'basic',
  'crop-weather': 'weather-only',
  'crop-comprehensive': 'comprehensive',
}

/** Returns the largest sum that a card offers to insure, and the words for it. */
function coverUpTo(limit: Paise): Pick<ContextText, 'most' | 'limit'> {
  const upTo = moneyText(limit)
  return {
    most: { coverageAmount: limit / 100 },
    limit: { en: `Cover up to ${upTo}`, pa: `${upTo} ਤੱਕ ਦਾ ਬੀਮਾ`, hi: `${upTo} तक का बीमा` },
  }
}

const covers = Object.fromEntries(
  Object.entries(premiums).flatMap(([kind, of]) =>
    Object.entries(of).map(
      ([cover, { title, from, to, limit }]: [string, Premium]): [string, ContextText] => {
        const key = `${kind}-${cover}`
        const wanted = wantedOf[key]
        const line =
          kind === 'crop'
            ? {
                en: `${from}-${to}% of sum insured`,
                pa: `ਬੀਮੇ ਦੀ ਰਕਮ ਦਾ ${from} ਤੋਂ ${to}%`,
                hi: `बीमे की रकम का ${from} से ${to}%`,
              }
            : { en: `${from}-${to}% a year`, pa: `ਸਾਲ ਦਾ ${from} ਤੋਂ ${to}%`, hi: `साल का ${from} से ${to}%` }
        return [
          key,
          {
            title,
            line,
            ...(limit && coverUpTo(limit)),
            ...(wanted && { answers: { coverageRequired: wanted } }),
          },
        ]
      },
    ),
  ),
)

/** Every origin of a form besides its subjects. */
export const contextTexts: Readonly<Record<string, ContextText>> = { ...onPages, ...covers }

/** A key of `contextTexts`. */
export type ContextKey =
  | keyof typeof onPages
  | { [Kind in InsuranceKind]: `${Kind}-${keyof (typeof premiums)[Kind] & string}` }[InsuranceKind]
