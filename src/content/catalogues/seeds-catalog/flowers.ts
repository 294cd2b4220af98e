import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'
import { quintalsPerAcre } from './crop-words.ts'

export const flowers = {
  title: { en: 'Flowers', pa: 'ਫੁੱਲ', hi: 'फूल' },
  pictogram: 'flowers',
  items: {
    'marigold-pusa-narangi': {
      name: { en: 'Marigold Pusa Narangi', pa: 'ਗੇਂਦਾ ਪੂਸਾ ਨਾਰੰਗੀ', hi: 'गेंदा पूसा नारंगी' },
      price: rupees(90),
      pack: { amount: 5, unit: 'g' },
      yields: quintalsPerAcre(100, 130),
      features: [
        { en: 'Big orange flowers', pa: 'ਵੱਡੇ ਸੰਤਰੀ ਫੁੱਲ', hi: 'बड़े नारंगी फूल' },
        { en: 'Flowers in 125–135 days', pa: '125 ਤੋਂ 135 ਦਿਨਾਂ ਵਿੱਚ ਫੁੱਲ', hi: '125 से 135 दिन में फूल' },
        { en: 'Good for garlands', pa: 'ਹਾਰਾਂ ਲਈ ਵਧੀਆ', hi: 'माला के लिए बढ़िया' },
      ],
      search: 'genda gainda gende marigold pusa narangi phul phool beej',
    },
    'marigold-pusa-basanti': {
      name: { en: 'Marigold Pusa Basanti', pa: 'ਗੇਂਦਾ ਪੂਸਾ ਬਸੰਤੀ', hi: 'गेंदा पूसा बसंती' },
      price: rupees(90),
      pack: { amount: 5, unit: 'g' },
      yields: quintalsPerAcre(80, 100),
      features: [
        { en: 'Yellow flowers', pa: 'ਪੀਲੇ ਫੁੱਲ', hi: 'पीले फूल' },
        { en: 'Flowers in 135–145 days', pa: '135 ਤੋਂ 145 ਦਿਨਾਂ ਵਿੱਚ ਫੁੱਲ', hi: '135 से 145 दिन में फूल' },
        { en: 'Good for garlands and pots', pa: 'ਹਾਰਾਂ ਅਤੇ ਗਮਲਿਆਂ ਲਈ', hi: 'माला और गमलों के लिए' },
      ],
      search: 'genda gainda gende marigold pusa basanti phul phool beej',
    },
    'french-marigold-jafri': {
      name: { en: 'French Marigold (Jafri)', pa: 'ਜਾਫ਼ਰੀ ਗੇਂਦਾ', hi: 'जाफ़री गेंदा' },
      price: rupees(40),
      pack: { amount: 1, unit: 'packet' },
      yields: { en: 'Flowers from December to March', pa: 'ਦਸੰਬਰ ਤੋਂ ਮਾਰਚ ਤੱਕ ਫੁੱਲ', hi: 'दिसंबर से मार्च तक फूल' },
      features: [
        { en: 'Small, dense flowers', pa: 'ਛੋਟੇ ਅਤੇ ਸੰਘਣੇ ਫੁੱਲ', hi: 'छोटे और घने फूल' },
        { en: 'Sow the nursery in September', pa: 'ਪਨੀਰੀ ਸਤੰਬਰ ਵਿੱਚ ਬੀਜੋ', hi: 'नर्सरी सितंबर में डालें' },
      ],
      search: 'jafri jafari genda gainda french marigold phul phool beej',
    },
    'gladiolus-punjab-glad-3': {
      name: { en: 'Gladiolus Punjab Glad 3', pa: 'ਗਲੈਡੀਓਲਸ ਪੰਜਾਬ ਗਲੈਡ 3', hi: 'ग्लेडियोलस पंजाब ग्लैड 3' },
      price: rupees(250),
      pack: { amount: 1, unit: 'packet' },
      yields: {
        en: '60,000–66,000 spikes per acre',
        pa: '60,000 ਤੋਂ 66,000 ਡੰਡੀਆਂ ਪ੍ਰਤੀ ਏਕੜ',
        hi: '60,000 से 66,000 डंडियाँ प्रति एकड़',
      },
      features: [
        { en: '25 corms in a packet', pa: 'ਪੈਕਟ ਵਿੱਚ 25 ਗੰਢੀਆਂ', hi: 'पैकेट में 25 गाँठें' },
        { en: 'Flowers in 105 days', pa: '105 ਦਿਨਾਂ ਵਿੱਚ ਫੁੱਲ', hi: '105 दिन में फूल' },
        { en: 'Deep yellow, long spikes', pa: 'ਗੂੜ੍ਹੇ ਪੀਲੇ ਫੁੱਲ, ਲੰਮੀ ਡੰਡੀ', hi: 'गहरे पीले फूल, लंबी डंडी' },
      ],
      search: 'gladiolus gladiolas glaid phul phool ganth bulb',
    },
    'chrysanthemum-baggi': {
      name: { en: 'Chrysanthemum Baggi', pa: 'ਗੁਲਦਾਉਦੀ ਬੱਗੀ', hi: 'गुलदाउदी बग्गी' },
      price: rupees(12),
      pack: { amount: 1, unit: 'plant' },
      yields: quintalsPerAcre(55, 65),
      features: [
        { en: 'Plant in July–August', pa: 'ਜੁਲਾਈ-ਅਗਸਤ ਵਿੱਚ ਲਾਓ', hi: 'जुलाई-अगस्त में लगाएँ' },
        { en: 'White flowers in December', pa: 'ਦਸੰਬਰ ਵਿੱਚ ਚਿੱਟੇ ਫੁੱਲ', hi: 'दिसंबर में सफ़ेद फूल' },
      ],
      search: 'guldaudi guldaodi chrysanthemum baggi phul phool boota paudha',
    },
    petunia: {
      name: { en: 'Petunia', pa: 'ਪਿਟੂਨੀਆ', hi: 'पिटूनिया' },
      price: rupees(40),
      pack: { amount: 1, unit: 'packet' },
      yields: { en: 'Flowers from January to April', pa: 'ਜਨਵਰੀ ਤੋਂ ਅਪ੍ਰੈਲ ਤੱਕ ਫੁੱਲ', hi: 'जनवरी से अप्रैल तक फूल' },
      features: [
        {
          en: 'Sow the nursery in September–October',
          pa: 'ਪਨੀਰੀ ਸਤੰਬਰ-ਅਕਤੂਬਰ ਵਿੱਚ ਬੀਜੋ',
          hi: 'नर्सरी सितंबर-अक्टूबर में डालें',
        },
        { en: 'Good for pots', pa: 'ਗਮਲਿਆਂ ਲਈ ਵਧੀਆ', hi: 'गमलों के लिए बढ़िया' },
      ],
      search: 'petunia pitunia phul phool beej',
    },
    calendula: {
      name: { en: 'Calendula', pa: 'ਕੈਲੰਡੂਲਾ', hi: 'कैलेंडुला' },
      price: rupees(35),
      pack: { amount: 1, unit: 'packet' },
      yields: { en: 'Flowers from January to March', pa: 'ਜਨਵਰੀ ਤੋਂ ਮਾਰਚ ਤੱਕ ਫੁੱਲ', hi: 'जनवरी से मार्च तक फूल' },
      features: [
        {
          en: 'Sow the nursery in September–October',
          pa: 'ਪਨੀਰੀ ਸਤੰਬਰ-ਅਕਤੂਬਰ ਵਿੱਚ ਬੀਜੋ',
          hi: 'नर्सरी सितंबर-अक्टूबर में डालें',
        },
        { en: 'Orange and yellow flowers', pa: 'ਸੰਤਰੀ ਅਤੇ ਪੀਲੇ ਫੁੱਲ', hi: 'नारंगी और पीले फूल' },
      ],
      search: 'calendula kalendula kelendula phul phool beej',
    },
    zinnia: {
      name: { en: 'Zinnia', pa: 'ਜ਼ੀਨੀਆ', hi: 'ज़ीनिया' },
      price: rupees(35),
      pack: { amount: 1, unit: 'packet' },
      yields: { en: 'Flowers from May to September', pa: 'ਮਈ ਤੋਂ ਸਤੰਬਰ ਤੱਕ ਫੁੱਲ', hi: 'मई से सितंबर तक फूल' },
      features: [
        { en: 'Sow in March–April', pa: 'ਮਾਰਚ-ਅਪ੍ਰੈਲ ਵਿੱਚ ਬੀਜੋ', hi: 'मार्च-अप्रैल में बोएँ' },
        { en: 'Stands the heat', pa: 'ਗਰਮੀ ਝੱਲਦਾ ਹੈ', hi: 'गर्मी झेलता है' },
      ],
      search: 'zinnia jinia jiniya phul phool beej',
    },
  },
} satisfies CatalogueSection
