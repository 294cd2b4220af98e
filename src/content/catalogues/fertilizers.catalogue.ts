import { defineCatalogue } from '#src/content/catalogue.ts'
import type { FoundIn } from '#src/content/categories.ts'
import { cardsOf, some } from '#src/content/offer-cards.ts'
import { cropAdvice } from '#src/content/offers/crop-advice.ts'
import { chemical } from '#src/content/catalogues/fertilizers/chemical.ts'
import { granular } from '#src/content/catalogues/fertilizers/granular.ts'
import { liquid } from '#src/content/catalogues/fertilizers/liquid.ts'
import { organic } from '#src/content/catalogues/fertilizers/organic-fertilizers.ts'
import { specialty } from '#src/content/catalogues/fertilizers/specialty.ts'
import { mostWanted } from '#src/content/most-wanted.ts'
import type { ServiceEntry } from '#src/content/services.ts'

// Prices of urea and DAP are the government's; the others are ours.
export const foundIn: FoundIn = { 'seeds-fertilizers': 'all' }

export { tax } from '#src/content/catalogues/fertilizers/fertilizer-taxes.ts'

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    title: mostWanted.fertilizers.title,
    line: {
      en: 'Urea, DAP, organic and liquid fertilizer',
      pa: 'ਯੂਰੀਆ, ਡੀਏਪੀ, ਜੈਵਿਕ ਅਤੇ ਤਰਲ ਖਾਦ',
      hi: 'यूरिया, डीएपी, जैविक और तरल खाद',
    },
    group: 'shop',
    place: 20,
    tile: { en: 'Fertilizer', pa: 'ਖਾਦ', hi: 'खाद' },
    unfolds: [],
  },
]

export default defineCatalogue({
  title: { en: 'Fertilizers', pa: 'ਖਾਦ', hi: 'खाद' },
  description: {
    en: 'Urea, DAP, potash, vermicompost, liquid and granular fertilizer and micronutrients in Sarna, with prices.',
    pa: 'ਸਰਨਾ ਵਿੱਚ ਯੂਰੀਆ, ਡੀਏਪੀ, ਪੋਟਾਸ਼, ਗੰਡੋਆ, ਤਰਲ ਅਤੇ ਦਾਣੇਦਾਰ ਖਾਦ, ਛੋਟੇ ਤੱਤ। ਕੀਮਤ ਵੇਖੋ।',
    hi: 'सरना में यूरिया, डीएपी, पोटाश, केंचुआ, तरल और दानेदार खाद, छोटे तत्व। कीमत देखें।',
  },
  intro: {
    en: 'Food for the crop. A soil test tells how much your field needs.',
    pa: 'ਫ਼ਸਲ ਦੀ ਖੁਰਾਕ। ਕਿੰਨੀ ਪਾਉਣੀ ਹੈ, ਮਿੱਟੀ ਪਰਖ ਦੱਸਦੀ ਹੈ।',
    hi: 'फ़सल की खुराक। कितनी डालें, यह मिट्टी की जाँच बताती है।',
  },
  pictogram: 'fertilizer',
  category: 'Organic & Soil Health',
  pricesFrom: 'ours',
  access: 'everyone',
  sections: { organic, chemical, liquid, granular, specialty },
  blocks: [
    {
      heading: { en: 'How much, and which?', pa: 'ਕਿਹੜੀ ਖਾਦ, ਕਿੰਨੀ ਪਾਈਏ?', hi: 'कौन सी खाद, कितनी डालें?' },
      id: 'advice',
    },
    {
      cards: cardsOf(
        some(cropAdvice, 'nutrient', 'soil', 'organic'),
        'crop-advice',
        { en: 'Request Consultation', pa: 'ਸਲਾਹ ਲਓ', hi: 'सलाह लें' },
        {
          nutrient: { pictogram: 'fertilizer' },
          soil: { pictogram: 'soil' },
          organic: { pictogram: 'organic' },
        },
      ),
    },
    {
      link: {
        to: '/soil-testing',
        label: { en: 'Book a soil test', pa: 'ਮਿੱਟੀ ਪਰਖ ਬੁੱਕ ਕਰੋ', hi: 'मिट्टी की जाँच बुक करें' },
      },
    },
  ],
})
