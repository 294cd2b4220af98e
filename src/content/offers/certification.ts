import { rupees, type Paise } from '#src/base/money.ts'
import type { Offer } from './offer.ts'

/** Programs of professional certification. */
export const certificationPrograms = {
  'organic-farming': {
    title: { en: 'Organic Farming', pa: 'ਜੈਵਿਕ ਖੇਤੀ', hi: 'जैविक खेती' },
    line: { en: '6 months, ₹25,000', pa: '6 ਮਹੀਨੇ, ₹25,000', hi: '6 महीने, ₹25,000' },
    months: 6,
    price: rupees(25_000),
  },
  'nutrient-management': {
    title: { en: 'Nutrient Management', pa: 'ਖੁਰਾਕੀ ਤੱਤ ਅਤੇ ਖਾਦ', hi: 'खुराक और खाद' },
    line: { en: '3 months, ₹15,000', pa: '3 ਮਹੀਨੇ, ₹15,000', hi: '3 महीने, ₹15,000' },
    months: 3,
    price: rupees(15_000),
  },
  'water-management': {
    title: { en: 'Water Management', pa: 'ਪਾਣੀ ਦੀ ਸੰਭਾਲ', hi: 'पानी का सही इस्तेमाल' },
    line: { en: '4 months, ₹20,000', pa: '4 ਮਹੀਨੇ, ₹20,000', hi: '4 महीने, ₹20,000' },
    months: 4,
    price: rupees(20_000),
  },
  'precision-agriculture': {
    title: { en: 'Precision Agriculture', pa: 'ਨਾਪ-ਤੋਲ ਨਾਲ ਖੇਤੀ', hi: 'नाप-तौल कर खेती' },
    line: { en: '5 months, ₹35,000', pa: '5 ਮਹੀਨੇ, ₹35,000', hi: '5 महीने, ₹35,000' },
    months: 5,
    price: rupees(35_000),
  },
  'drone-operations': {
    title: { en: 'Drone Operations', pa: 'ਡਰੋਨ ਚਲਾਉਣਾ', hi: 'ड्रोन चलाना' },
    line: { en: '2 months, ₹30,000', pa: '2 ਮਹੀਨੇ, ₹30,000', hi: '2 महीने, ₹30,000' },
    months: 2,
    price: rupees(30_000),
  },
  'farm-software': {
    title: { en: 'Farm Software', pa: 'ਖੇਤੀ ਦੇ ਸਾਫ਼ਟਵੇਅਰ', hi: 'खेती के सॉफ़्टवेयर' },
    line: { en: '1 month, ₹12,000', pa: '1 ਮਹੀਨਾ, ₹12,000', hi: '1 महीना, ₹12,000' },
    months: 1,
    price: rupees(12_000),
  },
  'post-harvest': {
    title: { en: 'Post-Harvest Management', pa: 'ਵਾਢੀ ਤੋਂ ਬਾਅਦ ਦੀ ਸੰਭਾਲ', hi: 'कटाई के बाद की देखभाल' },
    line: { en: '4 months, ₹22,000', pa: '4 ਮਹੀਨੇ, ₹22,000', hi: '4 महीने, ₹22,000' },
    months: 4,
    price: rupees(22_000),
  },
  'cold-chain': {
    title: { en: 'Cold Chain', pa: 'ਕੋਲਡ ਚੇਨ', hi: 'कोल्ड चेन' },
    line: { en: '3 months, ₹18,000', pa: '3 ਮਹੀਨੇ, ₹18,000', hi: '3 महीने, ₹18,000' },
    months: 3,
    price: rupees(18_000),
  },
  'food-safety': {
    title: { en: 'Food Safety', pa: 'ਖਾਣੇ ਦੀ ਸਫ਼ਾਈ ਅਤੇ ਸੁਰੱਖਿਆ', hi: 'खाने की सफ़ाई और सुरक्षा' },
    line: { en: '2 months, ₹16,000', pa: '2 ਮਹੀਨੇ, ₹16,000', hi: '2 महीने, ₹16,000' },
    months: 2,
    price: rupees(16_000),
  },
} as const satisfies Record<string, Offer & { readonly months: number; readonly price: Paise }>
