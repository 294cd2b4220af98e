import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'
import { certified } from './certified.ts'

export const staples = {
  title: { en: 'Organic Staples', pa: 'ਜੈਵਿਕ ਰਾਸ਼ਨ', hi: 'जैविक राशन' },
  pictogram: 'grains',
  items: {
    'wheat-flour': {
      name: { en: 'Whole Wheat Flour', pa: 'ਕਣਕ ਦਾ ਆਟਾ', hi: 'गेहूँ का आटा' },
      ...certified,
      price: rupees(290),
      pack: { amount: 5, unit: 'kg' },
      use: { en: 'Stone ground', pa: 'ਪੱਥਰ ਦੀ ਚੱਕੀ ਦਾ', hi: 'पत्थर की चक्की का' },
      search: 'atta aata ata kanak gehun gehu flour jaivik desi',
    },
    basmati: {
      name: { en: 'Basmati Rice', pa: 'ਬਾਸਮਤੀ ਚੌਲ', hi: 'बासमती चावल' },
      ...certified,
      price: rupees(160),
      pack: { amount: 1, unit: 'kg' },
      use: { en: 'Long grain, a year old', pa: 'ਲੰਮਾ ਦਾਣਾ, ਇੱਕ ਸਾਲ ਪੁਰਾਣੇ', hi: 'लंबा दाना, एक साल पुराना' },
      search: 'basmati basmti bansmati chaul chol chawal chaval rice jaivik',
    },
    moong: {
      name: { en: 'Moong Dal', pa: 'ਮੂੰਗੀ ਦੀ ਦਾਲ', hi: 'मूँग दाल' },
      ...certified,
      price: rupees(170),
      pack: { amount: 1, unit: 'kg' },
      use: { en: 'Unpolished', pa: 'ਬਿਨਾਂ ਪਾਲਿਸ਼', hi: 'बिना पॉलिश' },
      search: 'mungi moongi moong mung dal daal jaivik desi',
    },
    chickpeas: {
      name: { en: 'Black Chickpeas', pa: 'ਕਾਲੇ ਛੋਲੇ', hi: 'काले चने' },
      price: rupees(120),
      pack: { amount: 1, unit: 'kg' },
      use: { en: 'For curry, and to sprout', pa: 'ਤਰੀ ਅਤੇ ਪੁੰਗਰਾਉਣ ਲਈ', hi: 'सब्ज़ी और अंकुर निकालने के लिए' },
      search: 'chhole chole kale chana chane chickpea dal jaivik desi',
    },
    'mustard-oil': {
      name: { en: 'Mustard Oil, cold pressed', pa: 'ਕੋਹਲੂ ਦਾ ਸਰ੍ਹੋਂ ਦਾ ਤੇਲ', hi: 'कोल्हू का सरसों का तेल' },
      price: rupees(240),
      pack: { amount: 1, unit: 'litre' },
      use: {
        en: 'Strong smell, for cooking and pickle',
        pa: 'ਤੇਜ਼ ਖੁਸ਼ਬੂ, ਰਸੋਈ ਅਤੇ ਅਚਾਰ ਲਈ',
        hi: 'तेज़ खुशबू, रसोई और अचार के लिए',
      },
      search: 'sarhon da tel kaura tel sarson ka tel kadwa tel mustard oil kohlu',
    },
    jaggery: {
      name: { en: 'Jaggery, no chemicals', pa: 'ਗੁੜ, ਬਿਨਾਂ ਕੈਮੀਕਲ', hi: 'गुड़, बिना केमिकल' },
      ...certified,
      price: rupees(110),
      pack: { amount: 1, unit: 'kg' },
      use: { en: 'Dark, from local cane', pa: 'ਗੂੜ੍ਹਾ, ਇਲਾਕੇ ਦੇ ਗੰਨੇ ਦਾ', hi: 'गहरा, इलाके के गन्ने का' },
      search: 'gur gud gurh shakkar jaggery jaivik desi',
    },
    turmeric: {
      name: { en: 'Turmeric Powder', pa: 'ਹਲਦੀ', hi: 'हल्दी' },
      ...certified,
      price: rupees(95),
      pack: { amount: 250, unit: 'g' },
      use: {
        en: 'Ground here, nothing mixed in',
        pa: 'ਇੱਥੇ ਪੀਸੀ, ਕੋਈ ਮਿਲਾਵਟ ਨਹੀਂ',
        hi: 'यहीं पिसी, कोई मिलावट नहीं',
      },
      search: 'haldi haldhi turmeric masala jaivik desi',
    },
    honey: {
      name: { en: 'Raw Honey', pa: 'ਖਾਲਸ ਸ਼ਹਿਦ', hi: 'शुद्ध शहद' },
      price: rupees(420),
      pack: { amount: 500, unit: 'g' },
      use: {
        en: 'Straight from the hive, not heated',
        pa: 'ਸਿੱਧਾ ਛੱਤੇ ਤੋਂ, ਗਰਮ ਨਹੀਂ ਕੀਤਾ',
        hi: 'सीधा छत्ते से, गरम नहीं किया',
      },
      search: 'shehad shaihd makheer shahad shehed madhu honey jaivik desi',
    },
  },
} satisfies CatalogueSection
