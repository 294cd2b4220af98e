import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'

export const granular = {
  title: { en: 'Granular', pa: 'ਦਾਣੇਦਾਰ ਖਾਦ', hi: 'दानेदार खाद' },
  pictogram: 'granules',
  category: 'Soil Conditioners',
  items: {
    'zinc-sulphate-21': {
      name: { en: 'Zinc Sulphate 21%', pa: 'ਜ਼ਿੰਕ ਸਲਫ਼ੇਟ 21%', hi: 'ज़िंक सल्फ़ेट 21%' },
      price: rupees(620),
      pack: { amount: 10, unit: 'kg' },
      use: {
        en: 'For rusty paddy leaves and yellow maize',
        pa: 'ਝੋਨੇ ਦੇ ਜੰਗਾਲੇ ਪੱਤਿਆਂ ਅਤੇ ਪੀਲੀ ਮੱਕੀ ਲਈ',
        hi: 'धान के ज़ंग जैसे पत्तों और पीले मक्के के लिए',
      },
      search: 'jink zink jasta zinc sulphate salfet khaad khad jhona',
    },
    'zinc-sulphate-33': {
      name: { en: 'Zinc Sulphate 33%', pa: 'ਜ਼ਿੰਕ ਸਲਫ਼ੇਟ 33%', hi: 'ज़िंक सल्फ़ेट 33%' },
      price: rupees(480),
      pack: { amount: 5, unit: 'kg' },
      use: { en: 'The same in a smaller bag', pa: 'ਉਹੀ ਕੰਮ, ਛੋਟੀ ਥੈਲੀ', hi: 'वही काम, छोटी थैली' },
      search: 'jink zink jasta zinc sulphate salfet mono khaad khad',
    },
    'sulphur-bentonite-90': {
      name: { en: 'Bentonite Sulphur 90%', pa: 'ਬੈਂਟੋਨਾਈਟ ਸਲਫ਼ਰ (ਗੰਧਕ) 90%', hi: 'बेंटोनाइट सल्फ़र (गंधक) 90%' },
      price: rupees(850),
      pack: { amount: 10, unit: 'kg' },
      use: {
        en: 'For more oil in mustard and groundnut',
        pa: 'ਸਰ੍ਹੋਂ ਅਤੇ ਮੂੰਗਫਲੀ ਵਿੱਚ ਤੇਲ ਵਧਾਉਂਦੀ ਹੈ',
        hi: 'सरसों और मूँगफली में तेल बढ़ाती है',
      },
      search: 'gandhak salfar sulphur bentonite khaad khad sarhon sarson',
    },
    gypsum: {
      name: { en: 'Gypsum', pa: 'ਜਿਪਸਮ', hi: 'जिप्सम' },
      price: rupees(260),
      pack: { amount: 50, unit: 'kg' },
      use: {
        en: 'Improves alkaline (kallar) and hard soil',
        pa: 'ਖਾਰੀ (ਕੱਲਰ) ਅਤੇ ਸਖਤ ਜ਼ਮੀਨ ਸੁਧਾਰਦਾ ਹੈ',
        hi: 'कल्लर (ऊसर) और सख्त ज़मीन सुधारता है',
      },
      features: [
        { en: 'After a soil test', pa: 'ਮਿੱਟੀ ਪਰਖ ਤੋਂ ਬਾਅਦ ਪਾਓ', hi: 'मिट्टी की जाँच के बाद डालें' },
        { en: 'Not for salty soil', pa: 'ਲੂਣ ਵਾਲੀ ਜ਼ਮੀਨ ਲਈ ਨਹੀਂ', hi: 'नमक वाली ज़मीन के लिए नहीं' },
      ],
      source: 'pau',
      search: 'jipsam gypsum kallar usar soil sudhar khad',
    },
    'humic-granules': {
      name: { en: 'Humic Granules', pa: 'ਹਿਊਮਿਕ ਦਾਣੇ', hi: 'ह्यूमिक दाने' },
      price: rupees(520),
      pack: { amount: 10, unit: 'kg' },
      use: {
        en: 'For more roots, with the first fertilizer',
        pa: 'ਜੜ੍ਹਾਂ ਵਧਾਉਂਦੇ ਹਨ, ਪਹਿਲੀ ਖਾਦ ਨਾਲ ਪਾਓ',
        hi: 'जड़ें बढ़ाते हैं, पहली खाद के साथ डालें',
      },
      search: 'humic hyumik granules dane jad khad',
    },
    'seaweed-granules': {
      name: { en: 'Seaweed Granules', pa: 'ਸਮੁੰਦਰੀ ਘਾਹ ਦੇ ਦਾਣੇ', hi: 'समुद्री घास के दाने' },
      price: rupees(580),
      pack: { amount: 10, unit: 'kg' },
      use: {
        en: 'For tillers in paddy, wheat and cane',
        pa: 'ਝੋਨੇ, ਕਣਕ ਅਤੇ ਗੰਨੇ ਦੇ ਫੁਟਾਰੇ ਲਈ',
        hi: 'धान, गेहूँ और गन्ने के कल्लों के लिए',
      },
      search: 'seaweed sagarika samundri ghah ghas granules dane futara',
    },
    'magnesium-sulphate': {
      name: { en: 'Magnesium Sulphate', pa: 'ਮੈਗਨੀਸ਼ੀਅਮ ਸਲਫ਼ੇਟ', hi: 'मैग्नीशियम सल्फ़ेट' },
      price: rupees(650),
      pack: { amount: 25, unit: 'kg' },
      use: {
        en: 'Against yellowing between the veins',
        pa: 'ਨਾੜੀਆਂ ਵਿਚਕਾਰ ਪੀਲੇ ਪੱਤਿਆਂ ਲਈ',
        hi: 'नसों के बीच पीले पत्तों के लिए',
      },
      search: 'magnesium sulphate maigneshiam epsom khaad khad',
    },
    'rock-phosphate': {
      name: { en: 'Rock Phosphate', pa: 'ਰੌਕ ਫ਼ਾਸਫ਼ੇਟ', hi: 'रॉक फ़ॉस्फ़ेट' },
      price: rupees(520),
      pack: { amount: 50, unit: 'kg' },
      use: {
        en: 'Slow phosphorus for orchards and sour soil',
        pa: 'ਬਾਗਾਂ ਅਤੇ ਤੇਜ਼ਾਬੀ ਜ਼ਮੀਨ ਲਈ ਹੌਲੀ ਫ਼ਾਸਫ਼ੋਰਸ',
        hi: 'बागों और तेज़ाबी ज़मीन के लिए धीमा फ़ॉस्फ़ोरस',
      },
      search: 'rock phosphate fasfet khaad khad bagh',
    },
  },
} satisfies CatalogueSection
