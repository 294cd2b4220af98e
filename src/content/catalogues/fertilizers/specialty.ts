import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'

export const specialty = {
  title: { en: 'Specialty', pa: 'ਖਾਸ ਖਾਦਾਂ', hi: 'खास खादें' },
  pictogram: 'packet',
  category: 'Soil Conditioners',
  items: {
    'boron-20': {
      name: { en: 'Boron 20%', pa: 'ਬੋਰੋਨ 20%', hi: 'बोरॉन 20%' },
      price: rupees(180),
      pack: { amount: 500, unit: 'g' },
      use: {
        en: 'For mustard, cauliflower and mango flowers',
        pa: 'ਸਰ੍ਹੋਂ, ਗੋਭੀ ਅਤੇ ਅੰਬ ਦੇ ਬੂਰ ਲਈ',
        hi: 'सरसों, गोभी और आम के बौर के लिए',
      },
      search: 'boron boran khad sarhon gobhi amb aam',
    },
    'zinc-edta-12': {
      name: { en: 'Chelated Zinc 12%', pa: 'ਚੀਲੇਟਿਡ ਜ਼ਿੰਕ 12%', hi: 'चिलेटेड ज़िंक 12%' },
      price: rupees(140),
      pack: { amount: 100, unit: 'g' },
      use: { en: 'Sprayed where zinc is short', pa: 'ਜ਼ਿੰਕ ਦੀ ਘਾਟ ਵਿੱਚ ਸਪਰੇਅ', hi: 'ज़िंक की कमी में छिड़काव' },
      search: 'jink zink jasta zinc edta chelated khad',
    },
    'ferrous-sulphate': {
      name: { en: 'Ferrous Sulphate', pa: 'ਫ਼ੈਰਸ ਸਲਫ਼ੇਟ (ਲੋਹਾ)', hi: 'फ़ेरस सल्फ़ेट (लोहा)' },
      price: rupees(60),
      pack: { amount: 1, unit: 'kg' },
      use: {
        en: 'For pale new leaves of nursery and sugarcane',
        pa: 'ਪਨੀਰੀ ਅਤੇ ਗੰਨੇ ਦੇ ਪੀਲੇ ਨਵੇਂ ਪੱਤਿਆਂ ਲਈ',
        hi: 'नर्सरी और गन्ने के पीले नए पत्तों के लिए',
      },
      search: 'ferrous sulphate loha iron feras kasis hira khad',
    },
    'manganese-sulphate': {
      name: { en: 'Manganese Sulphate', pa: 'ਮੈਂਗਨੀਜ਼ ਸਲਫ਼ੇਟ', hi: 'मैंगनीज़ सल्फ़ेट' },
      price: rupees(110),
      pack: { amount: 1, unit: 'kg' },
      use: {
        en: 'For grey stripes on wheat in sandy soil',
        pa: 'ਰੇਤਲੀ ਜ਼ਮੀਨ ਵਿੱਚ ਕਣਕ ਦੀਆਂ ਸਲੇਟੀ ਧਾਰੀਆਂ ਲਈ',
        hi: 'रेतीली ज़मीन में गेहूँ की सलेटी धारियों के लिए',
      },
      search: 'manganese mainganij sulphate kanak gehun khad',
    },
    'micronutrient-mix': {
      name: { en: 'Micronutrient Mix', pa: 'ਛੋਟੇ ਤੱਤਾਂ ਦਾ ਮਿਕਸਚਰ', hi: 'छोटे तत्वों का मिक्सचर' },
      price: rupees(220),
      pack: { amount: 500, unit: 'g' },
      use: {
        en: 'Zinc, iron, boron, copper and manganese together',
        pa: 'ਜ਼ਿੰਕ, ਲੋਹਾ, ਬੋਰੋਨ, ਤਾਂਬਾ ਅਤੇ ਮੈਂਗਨੀਜ਼ ਇਕੱਠੇ',
        hi: 'ज़िंक, लोहा, बोरॉन, ताँबा और मैंगनीज़ एक साथ',
      },
      search: 'micronutrient mix chhote tatt sukshm tatv khad spray',
    },
    'humic-acid-liquid': {
      name: { en: 'Humic Acid, liquid', pa: 'ਹਿਊਮਿਕ ਐਸਿਡ, ਤਰਲ', hi: 'ह्यूमिक एसिड, तरल' },
      price: rupees(320),
      pack: { amount: 1, unit: 'litre' },
      use: {
        en: 'For white roots and soft soil',
        pa: 'ਚਿੱਟੀਆਂ ਜੜ੍ਹਾਂ ਅਤੇ ਪੋਲੀ ਮਿੱਟੀ ਲਈ',
        hi: 'सफ़ेद जड़ों और भुरभुरी मिट्टी के लिए',
      },
      search: 'humic acid hyumik esid jad tonic khad',
    },
    'seaweed-extract': {
      name: { en: 'Seaweed Extract, liquid', pa: 'ਸਮੁੰਦਰੀ ਘਾਹ ਦਾ ਅਰਕ', hi: 'समुद्री घास का अर्क' },
      price: rupees(450),
      pack: { amount: 500, unit: 'ml' },
      use: {
        en: 'Helps the crop through heat and cold',
        pa: 'ਗਰਮੀ ਅਤੇ ਠੰਢ ਵਿੱਚ ਫ਼ਸਲ ਨੂੰ ਸਹਾਰਾ ਦਿੰਦਾ ਹੈ',
        hi: 'गर्मी और ठंड में फ़सल को सहारा देता है',
      },
      search: 'seaweed extract sagarika samundri ghah ghas tonic',
    },
    mycorrhiza: {
      name: { en: 'Mycorrhiza', pa: 'ਮਾਈਕੋਰਾਈਜ਼ਾ', hi: 'माइकोराइज़ा' },
      price: rupees(380),
      pack: { amount: 4, unit: 'kg' },
      use: {
        en: 'A root fungus that brings water and phosphorus',
        pa: 'ਜੜ੍ਹਾਂ ਦੀ ਦੋਸਤ ਉੱਲੀ, ਪਾਣੀ ਅਤੇ ਫ਼ਾਸਫ਼ੋਰਸ ਦਿੰਦੀ ਹੈ',
        hi: 'जड़ों की दोस्त फफूँद, पानी और फ़ॉस्फ़ोरस देती है',
      },
      search: 'mycorrhiza maikoraija vam jad jivanu khad',
    },
  },
} satisfies CatalogueSection
