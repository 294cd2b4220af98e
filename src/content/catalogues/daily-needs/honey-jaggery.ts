import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'

export const honeyJaggery = {
  title: { en: 'Honey & Jaggery', pa: 'ਸ਼ਹਿਦ ਅਤੇ ਗੁੜ', hi: 'शहद और गुड़' },
  pictogram: 'honey',
  items: {
    honey: {
      kind: 'organic',
      name: { en: 'Honey', pa: 'ਸ਼ਹਿਦ', hi: 'शहद' },
      price: rupees(399),
      pack: { amount: 500, unit: 'g' },
      search: 'shehad shaihd makheer shahad shehed madhu honey',
    },
    jaggery: {
      kind: 'organic',
      name: { en: 'Jaggery', pa: 'ਗੁੜ', hi: 'गुड़' },
      price: rupees(60),
      pack: { amount: 1, unit: 'kg' },
      use: { en: 'For tea and sweets', pa: 'ਚਾਹ ਅਤੇ ਮਿਠਾਈ ਲਈ', hi: 'चाय और मिठाई के लिए' },
      search: 'gur gud gurh jaggery',
    },
    'fennel-jaggery': {
      name: { en: 'Jaggery with Fennel', pa: 'ਸੌਂਫ ਵਾਲਾ ਗੁੜ', hi: 'सौंफ वाला गुड़' },
      price: rupees(60),
      pack: { amount: 500, unit: 'g' },
      use: { en: 'To eat after meals', pa: 'ਰੋਟੀ ਪਿੱਛੋਂ ਖਾਣ ਲਈ', hi: 'रोटी के बाद खाने के लिए' },
      search: 'gur gud gurh saunf sonf masala gur jaggery',
    },
    shakkar: {
      name: { en: 'Jaggery Powder (Shakkar)', pa: 'ਸ਼ੱਕਰ', hi: 'गुड़ की शक्कर' },
      price: rupees(75),
      pack: { amount: 1, unit: 'kg' },
      search: 'shakkar shakar shaker gur gud jaggery powder',
    },
    'desi-khand': {
      name: { en: 'Desi Khand', pa: 'ਦੇਸੀ ਖੰਡ', hi: 'देसी खाँड' },
      price: rupees(95),
      pack: { amount: 1, unit: 'kg' },
      search: 'desi khand khaand khandsari bura boora',
    },
  },
} satisfies CatalogueSection
