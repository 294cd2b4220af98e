import { machinesForSale, rentals } from '#src/content/offers/equipment.ts'
import type { Words } from '#src/platform/i18n/words.ts'

/** Rates of machines, sprayers and workers as the pages publish them: those that can be booked at the rate of the booking. */
const publishedRates = {
  'tractor-trolley': {
    what: { en: 'Tractor with trolley', pa: 'ਟਰੈਕਟਰ-ਟਰਾਲੀ', hi: 'ट्रैक्टर-ट्रॉली' },
    rate: rentals['tractor-trolley'].line,
  },
  rotavator: {
    what: { en: 'Rotavator', pa: 'ਰੋਟਾਵੇਟਰ', hi: 'रोटावेटर' },
    rate: rentals.rotavator.line,
  },
  cultivator: {
    what: { en: 'Cultivator/plough', pa: 'ਕਲਟੀਵੇਟਰ/ਹਲ', hi: 'कल्टीवेटर/हल' },
    rate: { en: '₹700/hr', pa: '₹700 ਪ੍ਰਤੀ ਘੰਟਾ', hi: '₹700 प्रति घंटा' },
  },
  'battery-sprayer': {
    what: { en: 'Battery sprayer, to rent', pa: 'ਬੈਟਰੀ ਸਪਰੇਅ ਪੰਪ, ਕਿਰਾਏ ’ਤੇ', hi: 'बैटरी स्प्रे पंप, किराए पर' },
    rate: rentals.sprayer.line,
  },
  'power-weeder': {
    what: { en: 'Power weeder, to rent', pa: 'ਪਾਵਰ ਵੀਡਰ, ਕਿਰਾਏ ’ਤੇ', hi: 'पावर वीडर, किराए पर' },
    rate: { en: '₹1,200/day', pa: '₹1,200 ਪ੍ਰਤੀ ਦਿਨ', hi: '₹1,200 प्रति दिन' },
  },
  'battery-sprayer-16l': {
    what: {
      en: '16L battery sprayer, to buy',
      pa: '16 ਲੀਟਰ ਬੈਟਰੀ ਸਪਰੇਅ ਪੰਪ, ਖਰੀਦਣ ਲਈ',
      hi: '16 लीटर बैटरी स्प्रे पंप, खरीदने के लिए',
    },
    rate: machinesForSale['battery-sprayer-16l'].line,
  },
  'brush-cutter': {
    what: {
      en: 'Brush cutter, to buy',
      pa: 'ਘਾਹ ਕੱਟਣ ਵਾਲੀ ਮਸ਼ੀਨ, ਖਰੀਦਣ ਲਈ',
      hi: 'घास काटने की मशीन, खरीदने के लिए',
    },
    rate: machinesForSale['brush-cutter'].line,
  },
  'mini-tiller': {
    what: { en: 'Mini tiller, to buy', pa: 'ਮਿੰਨੀ ਟਿੱਲਰ, ਖਰੀਦਣ ਲਈ', hi: 'मिनी टिलर, खरीदने के लिए' },
    rate: machinesForSale['mini-tiller'].line,
  },
  'drone-spraying': {
    what: { en: 'Drone spraying', pa: 'ਡਰੋਨ ਸਪਰੇਅ', hi: 'ड्रोन छिड़काव' },
    rate: {
      en: '₹450-700/acre plus chemicals',
      pa: '₹450 ਤੋਂ ₹700 ਪ੍ਰਤੀ ਏਕੜ, ਦਵਾਈ ਵੱਖਰੀ',
      hi: '₹450 से ₹700 प्रति एकड़, दवा अलग',
    },
  },
  'skilled-labour': {
    what: { en: 'Skilled labour', pa: 'ਕਾਰੀਗਰ ਮਜ਼ਦੂਰ', hi: 'काम जानने वाला मज़दूर' },
    rate: { en: 'from ₹600/day', pa: 'ਦਿਹਾੜੀ ₹600 ਤੋਂ ਸ਼ੁਰੂ', hi: 'दिहाड़ी ₹600 से शुरू' },
  },
} as const satisfies Record<string, { readonly what: Words; readonly rate: Words }>

/** Returns rates as the rows of a table, in the order of the keys; all of them without keys. */
export function ratesTable(...keys: readonly (keyof typeof publishedRates)[]): (readonly [Words, Words])[] {
  const rates = keys.length > 0 ? keys.map((key) => publishedRates[key]) : Object.values(publishedRates)
  return rates.map(({ what, rate }) => [what, rate])
}
