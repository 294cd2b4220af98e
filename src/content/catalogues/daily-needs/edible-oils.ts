import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'

export const edibleOils = {
  title: { en: 'Edible Oils', pa: 'ਖਾਣ ਵਾਲੇ ਤੇਲ', hi: 'खाने के तेल' },
  pictogram: 'oil',
  items: {
    'mustard-oil': {
      name: { en: 'Mustard Oil', pa: 'ਸਰ੍ਹੋਂ ਦਾ ਤੇਲ', hi: 'सरसों का तेल' },
      price: rupees(180),
      pack: { amount: 1, unit: 'litre' },
      features: [{ en: 'Cold pressed', pa: 'ਕੱਚੀ ਘਾਣੀ', hi: 'कच्ची घानी' }],
      search: 'sarhon da tel kaura tel sarson ka tel kadwa tel mustard oil',
    },
    'mustard-oil-can': {
      name: { en: 'Mustard Oil Can', pa: 'ਸਰ੍ਹੋਂ ਦਾ ਤੇਲ, ਕੈਨੀ', hi: 'सरसों का तेल, कैन' },
      price: rupees(880),
      pack: { amount: 5, unit: 'litre' },
      features: [{ en: 'Cold pressed', pa: 'ਕੱਚੀ ਘਾਣੀ', hi: 'कच्ची घानी' }],
      search: 'sarhon da tel kaura tel sarson ka tel kadwa tel mustard oil can',
    },
    'soybean-oil': {
      name: { en: 'Soybean Oil', pa: 'ਸੋਇਆਬੀਨ ਦਾ ਤੇਲ', hi: 'सोयाबीन का तेल' },
      price: rupees(150),
      pack: { amount: 1, unit: 'litre' },
      features: [{ en: 'Refined', pa: 'ਰਿਫ਼ਾਈਂਡ', hi: 'रिफ़ाइंड' }],
      search: 'soya soyabean soyabin refind refined tel oil',
    },
    'sunflower-oil': {
      name: { en: 'Sunflower Oil', pa: 'ਸੂਰਜਮੁਖੀ ਦਾ ਤੇਲ', hi: 'सूरजमुखी का तेल' },
      price: rupees(165),
      pack: { amount: 1, unit: 'litre' },
      features: [{ en: 'Refined', pa: 'ਰਿਫ਼ਾਈਂਡ', hi: 'रिफ़ाइंड' }],
      search: 'surajmukhi surjmukhi refind refined tel sunflower oil',
    },
    'groundnut-oil': {
      name: { en: 'Groundnut Oil', pa: 'ਮੂੰਗਫਲੀ ਦਾ ਤੇਲ', hi: 'मूँगफली का तेल' },
      price: rupees(210),
      pack: { amount: 1, unit: 'litre' },
      search: 'mungfali moongphali mungphali da tel ka tel groundnut peanut oil',
    },
    'sesame-oil': {
      name: { en: 'Sesame Oil', pa: 'ਤਿਲਾਂ ਦਾ ਤੇਲ', hi: 'तिल का तेल' },
      price: rupees(200),
      pack: { amount: 500, unit: 'ml' },
      search: 'til tilan da tel til ka tel sesame oil',
    },
  },
} satisfies CatalogueSection
