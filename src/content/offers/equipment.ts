import type { Offer } from './offer.ts'

/** Machines to rent, by the day or the hour. */
export const rentals = {
  'tractor-trolley': {
    picture: 'equipment/tractor-trolley',
    title: { en: 'Tractor with Trolley', pa: 'ਟਰੈਕਟਰ-ਟਰਾਲੀ', hi: 'ट्रैक्टर-ट्रॉली' },
    line: {
      en: '₹900/hr or ₹6,500/day',
      pa: '₹900 ਪ੍ਰਤੀ ਘੰਟਾ ਜਾਂ ₹6,500 ਪ੍ਰਤੀ ਦਿਨ',
      hi: '₹900 प्रति घंटा या ₹6,500 प्रति दिन',
    },
  },
  rotavator: {
    picture: 'equipment/rotavator',
    title: { en: 'Rotavator', pa: 'ਰੋਟਾਵੇਟਰ', hi: 'रोटावेटर' },
    line: { en: 'from ₹700/hr', pa: '₹700 ਪ੍ਰਤੀ ਘੰਟੇ ਤੋਂ ਸ਼ੁਰੂ', hi: '₹700 प्रति घंटे से शुरू' },
  },
  sprayer: {
    picture: 'equipment/battery-sprayer',
    title: { en: 'Battery Power Sprayer', pa: 'ਬੈਟਰੀ ਵਾਲਾ ਸਪਰੇਅ ਪੰਪ', hi: 'बैटरी वाला स्प्रे पंप' },
    line: { en: '₹300/day', pa: '₹300 ਪ੍ਰਤੀ ਦਿਨ', hi: '₹300 प्रति दिन' },
  },
  thresher: {
    picture: 'equipment/thresher',
    title: { en: 'Thresher', pa: 'ਥਰੈਸ਼ਰ', hi: 'थ्रेशर' },
    line: { en: '₹1,200/day', pa: '₹1,200 ਪ੍ਰਤੀ ਦਿਨ', hi: '₹1,200 प्रति दिन' },
  },
  'water-pump': {
    picture: 'equipment/water-pump',
    title: { en: 'Water Pump', pa: 'ਪਾਣੀ ਵਾਲਾ ਪੰਪ', hi: 'पानी का पंप' },
    line: { en: '₹400/day', pa: '₹400 ਪ੍ਰਤੀ ਦਿਨ', hi: '₹400 प्रति दिन' },
  },
} as const satisfies Record<string, Offer>

/** People to hire, by the day. */
export const workers = {
  'tractor-operator': {
    picture: 'equipment/tractor-operator',
    title: { en: 'Tractor Operator', pa: 'ਟਰੈਕਟਰ ਡਰਾਈਵਰ', hi: 'ट्रैक्टर ड्राइवर' },
    line: { en: '₹800/day', pa: 'ਦਿਹਾੜੀ ₹800', hi: 'दिहाड़ी ₹800' },
  },
  'farm-laborer': {
    picture: 'equipment/farm-laborer',
    title: { en: 'Farm Laborer', pa: 'ਖੇਤ ਮਜ਼ਦੂਰ', hi: 'खेत मज़दूर' },
    line: {
      en: '₹400/day, or the government’s minimum wage where that is more',
      pa: 'ਦਿਹਾੜੀ ₹400, ਜਾਂ ਸਰਕਾਰੀ ਘੱਟੋ-ਘੱਟ ਦਿਹਾੜੀ, ਜੋ ਵੱਧ ਹੋਵੇ',
      hi: 'दिहाड़ी ₹400, या सरकारी न्यूनतम मज़दूरी, जो ज़्यादा हो',
    },
  },
  'irrigation-specialist': {
    picture: 'equipment/irrigation-specialist',
    title: { en: 'Irrigation Specialist', pa: 'ਸਿੰਜਾਈ ਦਾ ਮਾਹਰ', hi: 'सिंचाई विशेषज्ञ' },
    line: { en: '₹1,200/day', pa: 'ਦਿਹਾੜੀ ₹1,200', hi: 'दिहाड़ी ₹1,200' },
  },
  'harvesting-team': {
    picture: 'equipment/harvesting-team',
    title: { en: 'Harvesting Team', pa: 'ਵਾਢੀ ਟੋਲੀ', hi: 'कटाई टोली' },
    line: {
      en: '4-5 workers, ₹2,500/day',
      pa: '4 ਤੋਂ 5 ਮਜ਼ਦੂਰ, ਪੂਰੀ ਟੋਲੀ ₹2,500 ਪ੍ਰਤੀ ਦਿਨ',
      hi: '4 से 5 मज़दूर, पूरी टोली ₹2,500 प्रति दिन',
    },
  },
} as const satisfies Record<string, Offer>

/** What is rented together: all of it is booked for the same hours, or nothing is. The price is that of its parts. */
export const sets = {
  'tractor-with-operator': {
    picture: 'equipment/tractor-operator',
    title: {
      en: 'Tractor, Trolley and Operator',
      pa: 'ਟਰੈਕਟਰ-ਟਰਾਲੀ ਅਤੇ ਡਰਾਈਵਰ',
      hi: 'ट्रैक्टर-ट्रॉली और ड्राइवर',
    },
    line: {
      en: '₹7,300/day, both come together',
      pa: '₹7,300 ਪ੍ਰਤੀ ਦਿਨ, ਦੋਵੇਂ ਇਕੱਠੇ ਆਉਂਦੇ ਹਨ',
      hi: '₹7,300 प्रति दिन, दोनों साथ आते हैं',
    },
    needs: ['tractor-trolley', 'tractor-operator'],
  },
} as const satisfies Record<
  string,
  Offer & { readonly needs: readonly (keyof typeof rentals | keyof typeof workers)[] }
>

/** Machines for sale. */
export const machinesForSale = {
  'battery-sprayer-16l': {
    picture: 'equipment/battery-sprayer',
    title: { en: '16L Battery Sprayer', pa: '16 ਲੀਟਰ ਬੈਟਰੀ ਸਪਰੇਅ ਪੰਪ', hi: '16 लीटर बैटरी स्प्रे पंप' },
    line: { en: 'Price ₹3,499', pa: 'ਕੀਮਤ ₹3,499', hi: 'कीमत ₹3,499' },
  },
  'brush-cutter': {
    picture: 'equipment/brush-cutter',
    title: { en: 'Brush Cutter', pa: 'ਘਾਹ ਕੱਟਣ ਵਾਲੀ ਮਸ਼ੀਨ', hi: 'घास काटने की मशीन' },
    line: { en: 'Price ₹8,999', pa: 'ਕੀਮਤ ₹8,999', hi: 'कीमत ₹8,999' },
  },
  'mini-tiller': {
    picture: 'equipment/mini-tiller',
    title: { en: 'Mini Tiller', pa: 'ਮਿੰਨੀ ਟਿੱਲਰ', hi: 'मिनी टिलर' },
    line: { en: 'Price ₹24,999', pa: 'ਕੀਮਤ ₹24,999', hi: 'कीमत ₹24,999' },
  },
  'power-weeder': {
    picture: 'equipment/power-weeder',
    title: { en: 'Power Weeder', pa: 'ਪਾਵਰ ਵੀਡਰ', hi: 'पावर वीडर' },
    line: { en: 'Price ₹12,999', pa: 'ਕੀਮਤ ₹12,999', hi: 'कीमत ₹12,999' },
  },
  'seed-drill': {
    picture: 'equipment/seed-drill',
    title: { en: 'Seed Drill', pa: 'ਸੀਡ ਡਰਿੱਲ', hi: 'सीड ड्रिल' },
    line: { en: 'Price ₹45,000', pa: 'ਕੀਮਤ ₹45,000', hi: 'कीमत ₹45,000' },
  },
  'chaff-cutter': {
    picture: 'equipment/chaff-cutter',
    title: { en: 'Chaff Cutter', pa: 'ਟੋਕਾ ਮਸ਼ੀਨ', hi: 'चारा काटने की मशीन' },
    line: { en: 'Price ₹18,500', pa: 'ਕੀਮਤ ₹18,500', hi: 'कीमत ₹18,500' },
  },
} as const satisfies Record<string, Offer>
