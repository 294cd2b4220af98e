import type { Offer } from './offer.ts'

/** Subjects of expert advice in the catalogues of seeds, fertilizers and pesticides. */
export const cropAdvice = {
  'pest-disease': {
    title: { en: 'Pest & Disease Advice', pa: 'ਕੀੜੇ ਅਤੇ ਬਿਮਾਰੀ ਬਾਰੇ ਸਲਾਹ', hi: 'कीट और रोग की सलाह' },
  },
  weed: { title: { en: 'Weed Control Advice', pa: 'ਨਦੀਨਾਂ ਬਾਰੇ ਸਲਾਹ', hi: 'खरपतवार की सलाह' } },
  spraying: {
    title: { en: 'Safe Spraying Advice', pa: 'ਸਾਵਧਾਨੀ ਨਾਲ ਸਪਰੇਅ ਬਾਰੇ ਸਲਾਹ', hi: 'सावधानी से छिड़काव की सलाह' },
  },
  nutrient: { title: { en: 'Nutrient & Fertilizer Advice', pa: 'ਖਾਦ ਬਾਰੇ ਸਲਾਹ', hi: 'खाद की सलाह' } },
  soil: { title: { en: 'Soil Health Advice', pa: 'ਮਿੱਟੀ ਬਾਰੇ ਸਲਾਹ', hi: 'मिट्टी की सलाह' } },
  organic: { title: { en: 'Organic Farming Advice', pa: 'ਜੈਵਿਕ ਖੇਤੀ ਬਾਰੇ ਸਲਾਹ', hi: 'जैविक खेती की सलाह' } },
  seed: { title: { en: 'Seed Selection Advice', pa: 'ਬੀਜ ਚੁਣਨ ਬਾਰੇ ਸਲਾਹ', hi: 'बीज चुनने की सलाह' } },
  general: { title: { en: 'Crop Advice', pa: 'ਫ਼ਸਲ ਬਾਰੇ ਸਲਾਹ', hi: 'फ़सल की सलाह' } },
} as const satisfies Record<string, Offer>
