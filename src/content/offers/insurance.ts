import type { Offer } from './offer.ts'

/** Kinds of insurance. */
export const insuranceKinds = {
  crop: { title: { en: 'Crop Insurance', pa: 'ਫ਼ਸਲ ਬੀਮਾ', hi: 'फ़सल बीमा' } },
  equipment: { title: { en: 'Equipment Insurance', pa: 'ਮਸ਼ੀਨ ਬੀਮਾ', hi: 'मशीन बीमा' } },
  asset: { title: { en: 'Farm Asset Insurance', pa: 'ਖੇਤੀ ਜਾਇਦਾਦ ਦਾ ਬੀਮਾ', hi: 'खेती की संपत्ति का बीमा' } },
} as const satisfies Record<string, Offer>
