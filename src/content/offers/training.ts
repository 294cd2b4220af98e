import { rupees, type Paise } from '#src/base/money.ts'
import type { Offer } from './offer.ts'

/** The paid programs; an enrollment has the same price in the database. */
export const trainingPrograms = {
  'sustainable-farming': {
    title: { en: 'Sustainable Farming', pa: 'ਟਿਕਾਊ ਖੇਤੀ', hi: 'टिकाऊ खेती' },
    line: { en: '3 months, ₹15,000', pa: '3 ਮਹੀਨੇ, ₹15,000', hi: '3 महीने, ₹15,000' },
    months: 3,
    level: 'beginner',
    price: rupees(15_000),
  },
  'smart-agriculture': {
    title: { en: 'Smart Agriculture Technology', pa: 'ਸਮਾਰਟ ਖੇਤੀ ਤਕਨੀਕ', hi: 'स्मार्ट खेती तकनीक' },
    line: { en: '2 months, ₹25,000', pa: '2 ਮਹੀਨੇ, ₹25,000', hi: '2 महीने, ₹25,000' },
    months: 2,
    level: 'intermediate',
    price: rupees(25_000),
  },
  'solar-technology': {
    title: { en: 'Solar Technology', pa: 'ਸੋਲਰ ਤਕਨੀਕ', hi: 'सोलर तकनीक' },
    line: { en: '1 month, ₹12,000', pa: '1 ਮਹੀਨਾ, ₹12,000', hi: '1 महीना, ₹12,000' },
    months: 1,
    level: 'beginner',
    price: rupees(12_000),
  },
  'agri-business': {
    title: { en: 'Agricultural Business Management', pa: 'ਖੇਤੀ ਕਾਰੋਬਾਰ ਚਲਾਉਣਾ', hi: 'खेती का कारोबार चलाना' },
    line: { en: '4 months, ₹35,000', pa: '4 ਮਹੀਨੇ, ₹35,000', hi: '4 महीने, ₹35,000' },
    months: 4,
    level: 'advanced',
    price: rupees(35_000),
  },
} as const satisfies Record<
  string,
  Offer & {
    readonly months: number
    readonly level: 'beginner' | 'intermediate' | 'advanced'
    readonly price: Paise
  }
>
