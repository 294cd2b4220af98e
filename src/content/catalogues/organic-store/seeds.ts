import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'
import { certified } from './certified.ts'

const untreated = { en: 'Not treated with chemicals', pa: 'ਦਵਾਈ ਨਹੀਂ ਲੱਗੀ', hi: 'दवा नहीं लगी' }
const ownSeed = {
  en: 'Keep seed of it for next year',
  pa: 'ਅਗਲੇ ਸਾਲ ਲਈ ਬੀਜ ਆਪ ਰੱਖੋ',
  hi: 'अगले साल का बीज खुद रखें',
}

/** Times of sowing or planting in Punjab; the search prefers items that are sown now. */
const sow = {
  february: { en: 'Sow in February–March', pa: 'ਫ਼ਰਵਰੀ-ਮਾਰਚ ਵਿੱਚ ਬੀਜੋ', hi: 'फ़रवरी-मार्च में बोएँ' },
  march: { en: 'Sow in March–April', pa: 'ਮਾਰਚ-ਅਪ੍ਰੈਲ ਵਿੱਚ ਬੀਜੋ', hi: 'मार्च-अप्रैल में बोएँ' },
  may: { en: 'Sow in May–June', pa: 'ਮਈ-ਜੂਨ ਵਿੱਚ ਬੀਜੋ', hi: 'मई-जून में बोएँ' },
  july: { en: 'Transplant in July', pa: 'ਜੁਲਾਈ ਵਿੱਚ ਲਾਓ', hi: 'जुलाई में रोपें' },
  september: { en: 'Sow in September–October', pa: 'ਸਤੰਬਰ-ਅਕਤੂਬਰ ਵਿੱਚ ਬੀਜੋ', hi: 'सितंबर-अक्टूबर में बोएँ' },
  october: { en: 'Sow in October–November', pa: 'ਅਕਤੂਬਰ-ਨਵੰਬਰ ਵਿੱਚ ਬੀਜੋ', hi: 'अक्टूबर-नवंबर में बोएँ' },
  twice: {
    en: 'Sow in February–March or June–July',
    pa: 'ਫ਼ਰਵਰੀ-ਮਾਰਚ ਜਾਂ ਜੂਨ-ਜੁਲਾਈ ਵਿੱਚ ਬੀਜੋ',
    hi: 'फ़रवरी-मार्च या जून-जुलाई में बोएँ',
  },
}

export const seeds = {
  title: { en: 'Organic Seeds', pa: 'ਜੈਵਿਕ ਬੀਜ', hi: 'जैविक बीज' },
  pictogram: 'seed',
  items: {
    'kitchen-garden-summer': {
      name: {
        en: 'Kitchen Garden Kit, summer',
        pa: 'ਘਰੇਲੂ ਬਗੀਚੀ ਦੀ ਕਿੱਟ, ਗਰਮੀ ਦੀ',
        hi: 'घर की बगिया की किट, गर्मी की',
      },
      price: rupees(80),
      pack: { amount: 1, unit: 'packet' },
      use: {
        en: 'Okra, gourds, cucumber, chilli and more',
        pa: 'ਭਿੰਡੀ, ਘੀਆ, ਖੀਰਾ, ਮਿਰਚ ਅਤੇ ਹੋਰ',
        hi: 'भिंडी, लौकी, खीरा, मिर्च और दूसरे',
      },
      features: [sow.february, untreated],
      search: 'beej bij kit bagichi ghar kitchen garden garmi sabji sabzi',
    },
    'kitchen-garden-winter': {
      name: {
        en: 'Kitchen Garden Kit, winter',
        pa: 'ਘਰੇਲੂ ਬਗੀਚੀ ਦੀ ਕਿੱਟ, ਸਰਦੀ ਦੀ',
        hi: 'घर की बगिया की किट, सर्दी की',
      },
      price: rupees(80),
      pack: { amount: 1, unit: 'packet' },
      use: {
        en: 'Carrot, radish, peas, spinach, methi and more',
        pa: 'ਗਾਜਰ, ਮੂਲੀ, ਮਟਰ, ਪਾਲਕ, ਮੇਥੀ ਅਤੇ ਹੋਰ',
        hi: 'गाजर, मूली, मटर, पालक, मेथी और दूसरे',
      },
      features: [sow.september, untreated],
      search: 'beej bij kit bagichi ghar kitchen garden sardi sabji sabzi',
    },
    'desi-wheat': {
      name: { en: 'Desi Wheat (C 306)', pa: 'ਦੇਸੀ ਕਣਕ (C 306)', hi: 'देसी गेहूँ (C 306)' },
      ...certified,
      price: rupees(2_400),
      pack: { amount: 40, unit: 'kg' },
      use: {
        en: 'Tall, little water, sweet roti',
        pa: 'ਲੰਮੀ, ਪਾਣੀ ਘੱਟ, ਰੋਟੀ ਮਿੱਠੀ',
        hi: 'लंबा, पानी कम, रोटी मीठी',
      },
      features: [sow.october, ownSeed],
      search: 'desi kanak kank gehun gehu wheat c306 beej bij jaivik',
    },
    'basmati-370': {
      name: { en: 'Basmati 370', pa: 'ਬਾਸਮਤੀ 370', hi: 'बासमती 370' },
      ...certified,
      price: rupees(720),
      pack: { amount: 8, unit: 'kg' },
      use: { en: 'The old scented basmati', pa: 'ਪੁਰਾਣੀ ਖੁਸ਼ਬੂਦਾਰ ਬਾਸਮਤੀ', hi: 'पुरानी खुशबूदार बासमती' },
      features: [sow.july, ownSeed],
      search: 'basmati basmti bansmati 370 jhona dhan beej bij jaivik',
    },
    'moong-seed': {
      name: { en: 'Moong seed', pa: 'ਮੂੰਗੀ ਦਾ ਬੀਜ', hi: 'मूँग का बीज' },
      price: rupees(1_050),
      pack: { amount: 8, unit: 'kg' },
      use: {
        en: 'Between wheat and paddy, feeds the soil',
        pa: 'ਕਣਕ ਅਤੇ ਝੋਨੇ ਵਿਚਕਾਰ, ਜ਼ਮੀਨ ਨੂੰ ਖੁਰਾਕ',
        hi: 'गेहूँ और धान के बीच, ज़मीन की खुराक',
      },
      features: [sow.march, untreated],
      search: 'mungi moongi moong mung beej bij jaivik',
    },
    'green-manure-dhaincha': {
      name: { en: 'Dhaincha (green manure)', pa: 'ਜੰਤਰ (ਢੈਂਚਾ), ਹਰੀ ਖਾਦ', hi: 'ढैंचा (जंतर), हरी खाद' },
      price: rupees(1_400),
      pack: { amount: 20, unit: 'kg' },
      use: { en: 'Ploughed in before paddy', pa: 'ਝੋਨੇ ਤੋਂ ਪਹਿਲਾਂ ਵਾਹ ਦਿਓ', hi: 'धान से पहले जोत दें' },
      features: [sow.may],
      search: 'dhaincha jantar hari khad green manure beej bij',
    },
    'okra-desi': {
      name: { en: 'Desi Okra', pa: 'ਦੇਸੀ ਭਿੰਡੀ', hi: 'देसी भिंडी' },
      price: rupees(60),
      pack: { amount: 50, unit: 'g' },
      use: { en: 'For home and market', pa: 'ਘਰ ਅਤੇ ਮੰਡੀ ਲਈ', hi: 'घर और मंडी के लिए' },
      features: [sow.twice, ownSeed],
      search: 'bhindi bindi bhendi okra desi beej bij jaivik',
    },
    'fenugreek-desi': {
      name: { en: 'Desi Fenugreek', pa: 'ਦੇਸੀ ਮੇਥੀ', hi: 'देसी मेथी' },
      price: rupees(45),
      pack: { amount: 100, unit: 'g' },
      use: { en: 'Several cuttings from one sowing', pa: 'ਇੱਕ ਬਿਜਾਈ ਤੋਂ ਕਈ ਕਟਾਈਆਂ', hi: 'एक बुवाई से कई कटाई' },
      features: [sow.september, ownSeed],
      search: 'methi maithi fenugreek desi beej bij jaivik',
    },
  },
} satisfies CatalogueSection
