import { defineCatalogue } from '#src/content/catalogue.ts'
import type { FoundIn } from '#src/content/categories.ts'
import { cardsOf, some } from '#src/content/offer-cards.ts'
import { cropAdvice } from '#src/content/offers/crop-advice.ts'
import { flowers } from '#src/content/catalogues/seeds-catalog/flowers.ts'
import { fruits } from '#src/content/catalogues/seeds-catalog/fruits.ts'
import { grains } from '#src/content/catalogues/seeds-catalog/grains.ts'
import { herbs } from '#src/content/catalogues/seeds-catalog/herbs.ts'
import { vegetables } from '#src/content/catalogues/seeds-catalog/vegetables.ts'
import { mostWanted } from '#src/content/most-wanted.ts'
import type { ServiceEntry } from '#src/content/services.ts'

export const foundIn: FoundIn = { 'seeds-fertilizers': 'all' }

export { tax } from '#src/content/catalogues/seeds-catalog/seed-taxes.ts'

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    title: mostWanted.seeds.title,
    line: {
      en: 'Vegetable, fruit, grain, flower and herb seeds',
      pa: 'ਸਬਜ਼ੀ, ਫਲ, ਅਨਾਜ, ਫੁੱਲ ਅਤੇ ਜੜੀ-ਬੂਟੀ ਦੇ ਬੀਜ',
      hi: 'सब्ज़ी, फल, अनाज, फूल और जड़ी-बूटी के बीज',
    },
    group: 'shop',
    place: 10,
    tile: { en: 'Seeds', pa: 'ਬੀਜ', hi: 'बीज' },
    unfolds: [],
  },
]

export default defineCatalogue({
  title: { en: 'Seeds Catalog', pa: 'ਬੀਜ', hi: 'बीज' },
  description: {
    en: 'Vegetable, fruit, grain, flower and herb seeds for Pathankot fields, with yield, sowing time and price.',
    pa: 'ਪਠਾਨਕੋਟ ਲਈ ਸਬਜ਼ੀਆਂ, ਫਲਾਂ, ਅਨਾਜ ਅਤੇ ਫੁੱਲਾਂ ਦੇ ਬੀਜ। ਝਾੜ, ਬਿਜਾਈ ਦਾ ਸਮਾਂ ਅਤੇ ਕੀਮਤ ਵੇਖੋ।',
    hi: 'पठानकोट के लिए सब्ज़ियों, फलों, अनाज और फूलों के बीज। पैदावार, बुवाई का समय और कीमत देखें।',
  },
  intro: {
    en: 'Varieties that do well around Pathankot. Yields are averages and change with soil and weather.',
    pa: 'ਪਠਾਨਕੋਟ ਇਲਾਕੇ ਵਿੱਚ ਚੱਲਣ ਵਾਲੀਆਂ ਕਿਸਮਾਂ। ਝਾੜ ਔਸਤ ਹੈ, ਮਿੱਟੀ ਅਤੇ ਮੌਸਮ ਨਾਲ ਘਟਦਾ-ਵਧਦਾ ਹੈ।',
    hi: 'पठानकोट इलाके में चलने वाली किस्में। पैदावार औसत है, मिट्टी और मौसम से घटती-बढ़ती है।',
  },
  pictogram: 'seed',
  category: 'Seeds - {section}',
  pricesFrom: 'ours',
  access: 'everyone',
  sections: {
    vegetables,
    fruits,
    grains,
    flowers,
    herbs,
  },
  blocks: [
    {
      text: {
        en: 'Yields and sowing times are the usual ones in Punjab.',
        pa: 'ਝਾੜ ਅਤੇ ਬਿਜਾਈ ਦੇ ਵੇਲੇ ਪੰਜਾਬ ਦੇ ਆਮ ਹਿਸਾਬ ਨਾਲ ਹਨ।',
        hi: 'पैदावार और बुवाई के समय पंजाब के आम हिसाब से हैं।',
      },
    },
    { sources: ['pau'] },
    {
      heading: { en: 'Not sure what to sow?', pa: 'ਕੀ ਬੀਜੀਏ, ਪਤਾ ਨਹੀਂ?', hi: 'क्या बोएँ, पता नहीं?' },
      id: 'advice',
    },
    {
      cards: cardsOf(
        some(cropAdvice, 'seed', 'nutrient', 'general'),
        'crop-advice',
        { en: 'Request Consultation', pa: 'ਸਲਾਹ ਲਓ', hi: 'सलाह लें' },
        {
          seed: { pictogram: 'seed' },
          nutrient: { pictogram: 'fertilizer' },
          general: { pictogram: 'expert' },
        },
      ),
    },
  ],
})
