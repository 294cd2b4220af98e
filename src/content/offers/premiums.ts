import { rupees, type Paise } from '#src/base/money.ts'
import type { Words } from '#src/platform/i18n/words.ts'
import type { insuranceKinds } from './insurance.ts'

/** The premium of a cover: percent of the insured amount, a year or, for a crop, a season. */
export interface Premium {
  readonly title: Words
  readonly from: number
  readonly to: number
  /** The maximum insured amount. */
  readonly limit?: Paise
}

/** The covers of each kind of insurance. */
export const premiums = {
  crop: {
    basic: { title: { en: 'Basic Cover', pa: 'ਮੁੱਢਲਾ ਬੀਮਾ', hi: 'बेसिक बीमा' }, from: 2, to: 3 },
    weather: {
      title: { en: 'Weather and Pest Cover', pa: 'ਮੌਸਮ ਅਤੇ ਕੀੜੇ ਦਾ ਬੀਮਾ', hi: 'मौसम और कीट का बीमा' },
      from: 3,
      to: 4,
    },
    comprehensive: { title: { en: 'Comprehensive Cover', pa: 'ਪੂਰਾ ਬੀਮਾ', hi: 'पूरा बीमा' }, from: 4, to: 5 },
  },
  equipment: {
    tractors: {
      title: { en: 'Tractors', pa: 'ਟਰੈਕਟਰ', hi: 'ट्रैक्टर' },
      from: 2,
      to: 4,
      limit: rupees(50_00_000),
    },
    harvesters: {
      title: { en: 'Harvesters', pa: 'ਕੰਬਾਈਨ', hi: 'कंबाइन' },
      from: 3,
      to: 5,
      limit: rupees(75_00_000),
    },
    implements: {
      title: { en: 'Implements', pa: 'ਸੰਦ', hi: 'औज़ार' },
      from: 1,
      to: 3,
      limit: rupees(25_00_000),
    },
  },
  asset: {
    buildings: {
      title: { en: 'Farm Buildings', pa: 'ਖੇਤੀ ਦੀਆਂ ਇਮਾਰਤਾਂ', hi: 'खेती की इमारतें' },
      from: 0.5,
      to: 1.5,
    },
    stores: { title: { en: 'Stores and Stock', pa: 'ਗੋਦਾਮ ਅਤੇ ਸਾਮਾਨ', hi: 'गोदाम और सामान' }, from: 1, to: 2 },
    pumps: { title: { en: 'Pumps and Solar', pa: 'ਪੰਪ ਅਤੇ ਸੋਲਰ', hi: 'पंप और सोलर' }, from: 1, to: 3 },
    animals: { title: { en: 'Animals', pa: 'ਪਸ਼ੂ', hi: 'पशु' }, from: 2, to: 4 },
  },
} as const satisfies Record<keyof typeof insuranceKinds, Record<string, Premium>>

/** A kind of insurance. */
export type InsuranceKind = keyof typeof premiums
