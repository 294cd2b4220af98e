import type { Words } from '#src/i18n/words.ts'
import { mostWanted } from './most-wanted.ts'

/** The groups of the list on home and of the menu, in their order. */
export const groups = [
  { id: 'shop', title: { en: 'Shop', pa: 'ਦੁਕਾਨ', hi: 'दुकान' } },
  {
    id: 'machines',
    title: { en: 'Machines, workers and solar', pa: 'ਮਸ਼ੀਨਾਂ, ਮਜ਼ਦੂਰ ਅਤੇ ਸੋਲਰ', hi: 'मशीनें, मज़दूर और सोलर' },
  },
  { id: 'money', title: { en: 'Money and land', pa: 'ਪੈਸਾ ਅਤੇ ਜ਼ਮੀਨ', hi: 'पैसा और ज़मीन' } },
  { id: 'advice', title: { en: 'Advice and testing', pa: 'ਸਲਾਹ ਅਤੇ ਪਰਖ', hi: 'सलाह और जाँच' } },
  { id: 'learn', title: { en: 'Learn and meet', pa: 'ਸਿੱਖੋ ਅਤੇ ਮਿਲੋ', hi: 'सीखें और मिलें' } },
  { id: 'centre', title: { en: 'The centre', pa: 'ਸਾਡਾ ਕੇਂਦਰ', hi: 'हमारा केंद्र' } },
] as const satisfies readonly { readonly id: string; readonly title: Words }[]

/** Something that the centre offers, as a row of the list and an entry of the menu. */
export interface Service {
  /** kebab-case, unique. */
  readonly id: string
  readonly title: Words
  /** What one gets, at most 60 characters in every language. */
  readonly line: Words
  /** The address without a language; an `#anchor` may follow. */
  readonly to: string
  /** A symbol of src/ui/pictograms.svg. */
  readonly pictogram: string
  readonly group: (typeof groups)[number]['id']
  /** True for the eight that most people come for; they stand as big pictures on home. */
  readonly inGrid: boolean
  /**
   * There where pages stand below this one, which the menu unfolds: sections and parts, which the menu finds by itself,
   * and the addresses that are named.
   */
  readonly unfolds?: readonly string[]
}

/** Everything that the centre offers, in the order of the list. */
export const services: readonly Service[] = [
  {
    id: 'seeds',
    ...mostWanted.seeds,
    line: {
      en: 'Vegetable, fruit, grain, flower and herb seeds',
      pa: 'ਸਬਜ਼ੀ, ਫਲ, ਅਨਾਜ, ਫੁੱਲ ਅਤੇ ਜੜੀ-ਬੂਟੀ ਦੇ ਬੀਜ',
      hi: 'सब्ज़ी, फल, अनाज, फूल और जड़ी-बूटी के बीज',
    },
    pictogram: 'seed',
    group: 'shop',
    inGrid: true,
    unfolds: [],
  },
  {
    id: 'fertilizers',
    ...mostWanted.fertilizers,
    line: {
      en: 'Urea, DAP, organic and liquid fertilizer',
      pa: 'ਯੂਰੀਆ, ਡੀਏਪੀ, ਜੈਵਿਕ ਅਤੇ ਤਰਲ ਖਾਦ',
      hi: 'यूरिया, डीएपी, जैविक और तरल खाद',
    },
    pictogram: 'fertilizer',
    group: 'shop',
    inGrid: true,
    unfolds: [],
  },
  {
    id: 'crop-protection',
    ...mostWanted.cropProtection,
    line: {
      en: 'Against insects, weeds and fungus',
      pa: 'ਕੀੜੇ, ਨਦੀਨ ਅਤੇ ਉੱਲੀ ਤੋਂ ਬਚਾਅ',
      hi: 'कीड़े, खरपतवार और फफूँद से बचाव',
    },
    pictogram: 'pesticide',
    group: 'shop',
    inGrid: true,
    unfolds: [],
  },
  {
    id: 'daily-needs',
    ...mostWanted.dailyNeeds,
    line: {
      en: 'Milk, paneer, flour, pulses, oil and spices',
      pa: 'ਦੁੱਧ, ਪਨੀਰ, ਆਟਾ, ਦਾਲਾਂ, ਤੇਲ ਅਤੇ ਮਸਾਲੇ',
      hi: 'दूध, पनीर, आटा, दालें, तेल और मसाले',
    },
    pictogram: 'dairy',
    group: 'shop',
    inGrid: true,
    unfolds: [],
  },
  {
    id: 'organic-store',
    title: { en: 'Organic Store', pa: 'ਜੈਵਿਕ ਦੁਕਾਨ', hi: 'जैविक दुकान' },
    line: {
      en: 'Organic food, seeds, fertilizer and tools',
      pa: 'ਜੈਵਿਕ ਫਲ-ਸਬਜ਼ੀ, ਬੀਜ, ਖਾਦ ਅਤੇ ਸੰਦ',
      hi: 'जैविक फल-सब्ज़ी, बीज, खाद और औज़ार',
    },
    to: '/organic-store',
    pictogram: 'organic',
    group: 'shop',
    inGrid: false,
    unfolds: [],
  },
  {
    id: 'seeds-fertilizers',
    title: { en: 'Sowing Times', pa: 'ਬਿਜਾਈ ਦਾ ਸਮਾਂ', hi: 'बुवाई का समय' },
    line: {
      en: 'When to sow, and how to know good seed',
      pa: 'ਕਦੋਂ ਬੀਜਣਾ ਹੈ ਅਤੇ ਚੰਗੇ ਬੀਜ ਦੀ ਪਛਾਣ',
      hi: 'कब बोना है और अच्छे बीज की पहचान',
    },
    to: '/seeds-fertilizers#sowing',
    pictogram: 'seed',
    group: 'shop',
    inGrid: false,
  },
  {
    id: 'products',
    title: { en: 'Our Products', pa: 'ਸਾਡਾ ਸਾਮਾਨ', hi: 'हमारा सामान' },
    line: {
      en: 'Eight shelves with some prices of each',
      pa: 'ਅੱਠ ਤਰ੍ਹਾਂ ਦਾ ਸਾਮਾਨ, ਕੁਝ ਰੇਟਾਂ ਸਮੇਤ',
      hi: 'आठ तरह का सामान, कुछ रेट के साथ',
    },
    to: '/products',
    pictogram: 'basket',
    group: 'shop',
    inGrid: false,
  },
  {
    id: 'all-products',
    title: { en: 'All Products', pa: 'ਸਾਰਾ ਸਾਮਾਨ', hi: 'सारा सामान' },
    line: {
      en: 'Find anything in the shop by its name',
      pa: 'ਦੁਕਾਨ ਦੀ ਕੋਈ ਵੀ ਚੀਜ਼ ਨਾਮ ਨਾਲ ਲੱਭੋ',
      hi: 'दुकान की कोई भी चीज़ नाम से खोजें',
    },
    to: '/all-products',
    pictogram: 'shop',
    group: 'shop',
    inGrid: false,
  },
  {
    id: 'farm-equipment',
    ...mostWanted.farmEquipment,
    line: {
      en: 'Tractors and machines, to rent or to buy',
      pa: 'ਟਰੈਕਟਰ ਅਤੇ ਮਸ਼ੀਨਾਂ, ਕਿਰਾਏ ’ਤੇ ਲਓ ਜਾਂ ਖਰੀਦੋ',
      hi: 'ट्रैक्टर और मशीनें, किराए पर लें या खरीदें',
    },
    pictogram: 'tractor',
    group: 'machines',
    inGrid: true,
    unfolds: [],
  },
  {
    id: 'farm-workers',
    title: { en: 'Farm Workers', pa: 'ਖੇਤ ਮਜ਼ਦੂਰ', hi: 'खेत मज़दूर' },
    line: {
      en: 'Labourers, tractor drivers and harvesting teams',
      pa: 'ਮਜ਼ਦੂਰ, ਟਰੈਕਟਰ ਡਰਾਈਵਰ ਅਤੇ ਵਾਢੀ ਟੋਲੀ',
      hi: 'मज़दूर, ट्रैक्टर ड्राइवर और कटाई टोली',
    },
    to: '/farm-equipment#workers',
    pictogram: 'worker',
    group: 'machines',
    inGrid: false,
  },
  {
    id: 'drone-spraying',
    title: { en: 'Drone Spraying', pa: 'ਡਰੋਨ ਸਪਰੇਅ', hi: 'ड्रोन छिड़काव' },
    line: {
      en: '₹450 to ₹700 an acre, chemicals extra',
      pa: '₹450 ਤੋਂ ₹700 ਪ੍ਰਤੀ ਏਕੜ, ਦਵਾਈ ਵੱਖਰੀ',
      hi: '₹450 से ₹700 प्रति एकड़, दवा अलग',
    },
    to: '/drone-institute/rental',
    pictogram: 'drone',
    group: 'machines',
    inGrid: false,
  },
  {
    id: 'solar',
    title: { en: 'Solar', pa: 'ਸੋਲਰ', hi: 'सोलर' },
    line: {
      en: 'Solar pumps, panels and fencing, fitted for you',
      pa: 'ਸੋਲਰ ਪੰਪ, ਪੈਨਲ ਅਤੇ ਵਾੜ, ਫ਼ਿਟਿੰਗ ਸਮੇਤ',
      hi: 'सोलर पंप, पैनल और बाड़, फ़िटिंग समेत',
    },
    to: '/solar-solutions',
    pictogram: 'solar',
    group: 'machines',
    inGrid: false,
    unfolds: [],
  },
  {
    id: 'loans',
    title: { en: 'Loans', pa: 'ਕਰਜ਼ੇ', hi: 'लोन' },
    line: {
      en: 'For crops, machines, solar pumps and dairy',
      pa: 'ਫ਼ਸਲ, ਮਸ਼ੀਨ, ਸੋਲਰ ਪੰਪ ਅਤੇ ਡੇਅਰੀ ਲਈ',
      hi: 'फ़सल, मशीन, सोलर पंप और डेयरी के लिए',
    },
    to: '/loans',
    pictogram: 'loan',
    group: 'money',
    inGrid: true,
  },
  {
    id: 'insurance',
    title: { en: 'Insurance', pa: 'ਬੀਮਾ', hi: 'बीमा' },
    line: {
      en: 'For crops, machines and farm property',
      pa: 'ਫ਼ਸਲ, ਮਸ਼ੀਨ ਅਤੇ ਖੇਤ ਦੀ ਜਾਇਦਾਦ ਲਈ',
      hi: 'फ़सल, मशीन और खेत की संपत्ति के लिए',
    },
    to: '/insurance',
    pictogram: 'insurance',
    group: 'money',
    inGrid: true,
    unfolds: ['/crop-insurance', '/equipment-insurance', '/farm-asset-insurance'],
  },
  {
    id: 'government-subsidies',
    title: { en: 'Government Subsidies', pa: 'ਸਰਕਾਰੀ ਸਬਸਿਡੀ', hi: 'सरकारी सब्सिडी' },
    line: {
      en: 'PM-KISAN, crop insurance and solar schemes',
      pa: 'ਪੀਐੱਮ ਕਿਸਾਨ, ਫ਼ਸਲ ਬੀਮਾ ਅਤੇ ਸੋਲਰ ਸਕੀਮ',
      hi: 'पीएम किसान, फ़सल बीमा और सोलर योजना',
    },
    to: '/government-subsidies',
    pictogram: 'subsidy',
    group: 'money',
    inGrid: false,
  },
  {
    id: 'lease-property',
    title: { en: 'Lease Property', pa: 'ਠੇਕਾ ਅਤੇ ਕਿਰਾਇਆ', hi: 'ठेका और किराया' },
    line: {
      en: 'Land, cold stores, sheds and shops, to let or to take',
      pa: 'ਜ਼ਮੀਨ, ਕੋਲਡ ਸਟੋਰ, ਸ਼ੈੱਡ, ਦੁਕਾਨ: ਲਓ ਜਾਂ ਦਿਓ',
      hi: 'ज़मीन, कोल्ड स्टोर, शेड, दुकान: लें या दें',
    },
    to: '/lease-property',
    pictogram: 'lease',
    group: 'money',
    inGrid: false,
  },
  {
    id: 'soil-testing',
    title: { en: 'Soil Testing', pa: 'ਮਿੱਟੀ ਪਰਖ', hi: 'मिट्टी की जाँच' },
    line: {
      en: 'Basic test ₹500, report in 48 hours',
      pa: 'ਮੁੱਢਲੀ ਪਰਖ ₹500, ਰਿਪੋਰਟ 48 ਘੰਟਿਆਂ ਵਿੱਚ',
      hi: 'बेसिक जाँच ₹500, रिपोर्ट 48 घंटे में',
    },
    to: '/soil-testing',
    pictogram: 'soil',
    group: 'advice',
    inGrid: true,
  },
  {
    id: 'expert-consulting',
    title: { en: 'Expert Consulting', pa: 'ਮਾਹਰ ਦੀ ਸਲਾਹ', hi: 'विशेषज्ञ की सलाह' },
    line: {
      en: 'Help with pests, crop food, water and soil',
      pa: 'ਕੀੜੇ, ਖਾਦ, ਪਾਣੀ ਅਤੇ ਮਿੱਟੀ ਬਾਰੇ ਮਦਦ',
      hi: 'कीड़े, खाद, पानी और मिट्टी में मदद',
    },
    to: '/expert-consulting',
    pictogram: 'expert',
    group: 'advice',
    inGrid: false,
  },
  {
    id: 'sustainable-farming',
    title: { en: 'Sustainable Farming', pa: 'ਟਿਕਾਊ ਖੇਤੀ', hi: 'टिकाऊ खेती' },
    line: {
      en: 'Farming that keeps soil and water healthy',
      pa: 'ਮਿੱਟੀ ਅਤੇ ਪਾਣੀ ਬਚਾਉਣ ਵਾਲੀ ਖੇਤੀ',
      hi: 'मिट्टी और पानी बचाने वाली खेती',
    },
    to: '/sustainable-farming',
    pictogram: 'leaf',
    group: 'advice',
    inGrid: false,
  },
  {
    id: 'farm-waste',
    title: { en: 'Agricultural Waste', pa: 'ਪਰਾਲੀ ਅਤੇ ਰਹਿੰਦ-ਖੂੰਹਦ', hi: 'पराली और फ़सल का कचरा' },
    line: {
      en: 'Ways to use straw without burning it',
      pa: 'ਸਾੜੇ ਬਿਨਾਂ ਪਰਾਲੀ ਵਰਤਣ ਦੇ ਤਰੀਕੇ',
      hi: 'बिना जलाए पराली काम में लेने के तरीके',
    },
    to: '/services#agricultural-waste',
    pictogram: 'straw',
    group: 'advice',
    inGrid: false,
  },
  {
    id: 'solutions',
    title: { en: 'Solutions', pa: 'ਹਰ ਮੁਸ਼ਕਲ ਦਾ ਹੱਲ', hi: 'हर मुश्किल का हल' },
    line: {
      en: 'What troubles you? Begin there',
      pa: 'ਤੁਹਾਡੀ ਕੀ ਮੁਸ਼ਕਲ ਹੈ? ਉੱਥੋਂ ਸ਼ੁਰੂ ਕਰੋ',
      hi: 'आपकी क्या मुश्किल है? वहीं से शुरू करें',
    },
    to: '/solutions',
    pictogram: 'solution',
    group: 'advice',
    inGrid: false,
  },
  {
    id: 'sustainability',
    title: { en: 'Sustainability', pa: 'ਕੁਦਰਤ ਦੀ ਸੰਭਾਲ', hi: 'कुदरत की देखभाल' },
    line: {
      en: 'Save water, use clean energy, waste less',
      pa: 'ਪਾਣੀ ਬਚਾਓ, ਸਾਫ਼ ਬਿਜਲੀ ਵਰਤੋ, ਘੱਟ ਗੁਆਓ',
      hi: 'पानी बचाएँ, साफ़ बिजली लें, कम गँवाएँ',
    },
    to: '/sustainability',
    pictogram: 'water',
    group: 'advice',
    inGrid: false,
    unfolds: [],
  },
  {
    id: 'training',
    title: { en: 'Training', pa: 'ਸਿਖਲਾਈ', hi: 'ट्रेनिंग' },
    line: {
      en: 'Courses of 1 to 4 months, with a certificate',
      pa: '1 ਤੋਂ 4 ਮਹੀਨਿਆਂ ਦੇ ਕੋਰਸ, ਸਰਟੀਫ਼ਿਕੇਟ ਸਮੇਤ',
      hi: '1 से 4 महीने के कोर्स, सर्टिफ़िकेट समेत',
    },
    to: '/training',
    pictogram: 'training',
    group: 'learn',
    inGrid: false,
    unfolds: ['/training/modern-techniques', '/training/crop-management', '/training/soil-health'],
  },
  {
    id: 'professional-certification',
    title: { en: 'Professional Certification', pa: 'ਹੁਨਰ ਦੇ ਸਰਟੀਫ਼ਿਕੇਟ', hi: 'प्रोफ़ेशनल सर्टिफ़िकेट' },
    line: {
      en: 'For organic farming, crop food and water',
      pa: 'ਜੈਵਿਕ ਖੇਤੀ, ਖਾਦ ਅਤੇ ਪਾਣੀ ਲਈ',
      hi: 'जैविक खेती, खाद और पानी के लिए',
    },
    to: '/professional-certification',
    pictogram: 'certificate',
    group: 'learn',
    inGrid: false,
    unfolds: [],
  },
  {
    id: 'drone-institute',
    title: { en: 'Drone Institute', pa: 'ਡਰੋਨ ਸਿਖਲਾਈ ਕੇਂਦਰ', hi: 'ड्रोन ट्रेनिंग केंद्र' },
    line: {
      en: 'Learn to fly a drone and get certified',
      pa: 'ਡਰੋਨ ਉਡਾਉਣਾ ਸਿੱਖੋ, ਸਰਟੀਫ਼ਿਕੇਟ ਲਓ',
      hi: 'ड्रोन उड़ाना सीखें, सर्टिफ़िकेट लें',
    },
    to: '/drone-institute',
    pictogram: 'drone',
    group: 'learn',
    inGrid: false,
    unfolds: [],
  },
  {
    id: 'innovation',
    title: { en: 'Innovation', pa: 'ਨਵੀਂ ਤਕਨੀਕ', hi: 'नई तकनीक' },
    line: {
      en: 'Smart farming and sensors in plain words',
      pa: 'ਸਮਾਰਟ ਖੇਤੀ ਅਤੇ ਸੈਂਸਰ, ਸੌਖੇ ਸ਼ਬਦਾਂ ਵਿੱਚ',
      hi: 'स्मार्ट खेती और सेंसर, आसान शब्दों में',
    },
    to: '/innovation',
    pictogram: 'idea',
    group: 'learn',
    inGrid: false,
    unfolds: [],
  },
  {
    id: 'community',
    title: { en: 'Community', pa: 'ਕਿਸਾਨ ਭਾਈਚਾਰਾ', hi: 'किसान भाईचारा' },
    line: {
      en: 'Local groups, experts and success stories',
      pa: 'ਪਿੰਡ ਦੇ ਗਰੁੱਪ, ਮਾਹਰ ਅਤੇ ਕਾਮਯਾਬ ਕਿਸਾਨ',
      hi: 'गाँव के ग्रुप, विशेषज्ञ और कामयाब किसान',
    },
    to: '/community',
    pictogram: 'community',
    group: 'learn',
    inGrid: false,
    unfolds: [],
  },
  {
    id: 'global-impact',
    title: { en: 'Global Impact', pa: 'ਸਾਡਾ ਅਸਰ', hi: 'हमारा असर' },
    line: {
      en: 'What our work changes, here and beyond',
      pa: 'ਸਾਡੇ ਕੰਮ ਨਾਲ ਕੀ ਬਦਲਦਾ ਹੈ',
      hi: 'हमारे काम से क्या बदलता है',
    },
    to: '/global-impact',
    pictogram: 'globe',
    group: 'centre',
    inGrid: false,
  },
  {
    id: 'blog',
    title: { en: 'Blog', pa: 'ਲੇਖ', hi: 'लेख' },
    line: { en: 'Short articles about farming', pa: 'ਖੇਤੀ ਬਾਰੇ ਛੋਟੇ ਲੇਖ', hi: 'खेती पर छोटे लेख' },
    to: '/blog',
    pictogram: 'blog',
    group: 'learn',
    inGrid: false,
  },
  {
    id: 'gallery',
    title: { en: 'Gallery', pa: 'ਗੈਲਰੀ', hi: 'गैलरी' },
    line: {
      en: 'Pictures from the fields and the centre',
      pa: 'ਖੇਤਾਂ ਅਤੇ ਕੇਂਦਰ ਦੀਆਂ ਤਸਵੀਰਾਂ',
      hi: 'खेतों और केंद्र की तस्वीरें',
    },
    to: '/gallery',
    pictogram: 'gallery',
    group: 'centre',
    inGrid: false,
  },
  {
    id: 'about',
    title: { en: 'About Khet Seva', pa: 'ਖੇਤ ਸੇਵਾ ਬਾਰੇ', hi: 'खेत सेवा के बारे में' },
    line: {
      en: 'Who we are and how we work',
      pa: 'ਅਸੀਂ ਕੌਣ ਹਾਂ ਅਤੇ ਕਿਵੇਂ ਕੰਮ ਕਰਦੇ ਹਾਂ',
      hi: 'हम कौन हैं और कैसे काम करते हैं',
    },
    to: '/about',
    pictogram: 'centre',
    group: 'centre',
    inGrid: false,
  },
  {
    id: 'services',
    title: { en: 'Our Services', pa: 'ਸਾਡੀਆਂ ਸੇਵਾਵਾਂ', hi: 'हमारी सेवाएँ' },
    line: {
      en: 'All services with the published rates',
      pa: 'ਸਾਰੀਆਂ ਸੇਵਾਵਾਂ, ਰੇਟਾਂ ਸਮੇਤ',
      hi: 'सारी सेवाएँ, रेट के साथ',
    },
    to: '/services',
    pictogram: 'tiles',
    group: 'centre',
    inGrid: false,
  },
  {
    id: 'contact',
    title: { en: 'Contact the Centre', pa: 'ਕੇਂਦਰ ਨਾਲ ਸੰਪਰਕ', hi: 'केंद्र से संपर्क' },
    line: {
      en: 'Phone, address, hours, and a form to write',
      pa: 'ਫ਼ੋਨ, ਪਤਾ, ਸਮਾਂ ਅਤੇ ਲਿਖਣ ਲਈ ਫ਼ਾਰਮ',
      hi: 'फ़ोन, पता, समय और लिखने का फ़ॉर्म',
    },
    to: '/contact',
    pictogram: 'phone',
    group: 'centre',
    inGrid: false,
  },
]
