import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'

export const buffaloMilk = {
  title: { en: 'Buffalo Milk', pa: 'ਮੱਝ ਦਾ ਦੁੱਧ', hi: 'भैंस का दूध' },
  pictogram: 'buffalo',
  category: 'Dairy',
  items: {
    'buffalo-milk-250-ml': {
      name: { en: 'Buffalo Milk 250 ml', pa: 'ਮੱਝ ਦਾ ਦੁੱਧ 250 ਮਿ.ਲੀ.', hi: 'भैंस का दूध 250 मि.ली.' },
      price: rupees(20),
      pack: { amount: 250, unit: 'ml' },
      use: { en: 'For tea', pa: 'ਚਾਹ ਲਈ', hi: 'चाय के लिए' },
      search: 'majh majj bhains bhais dudh dud doodh buffalo milk',
    },
    'buffalo-milk-500-ml': {
      name: { en: 'Buffalo Milk 500 ml', pa: 'ਮੱਝ ਦਾ ਦੁੱਧ 500 ਮਿ.ਲੀ.', hi: 'भैंस का दूध 500 मि.ली.' },
      price: rupees(38),
      pack: { amount: 500, unit: 'ml' },
      use: { en: 'For tea and drinking', pa: 'ਚਾਹ ਅਤੇ ਪੀਣ ਲਈ', hi: 'चाय और पीने के लिए' },
      search: 'majh majj bhains bhais dudh dud doodh buffalo milk',
    },
    'buffalo-milk-1-litre': {
      name: { en: 'Buffalo Milk 1 litre', pa: 'ਮੱਝ ਦਾ ਦੁੱਧ 1 ਲੀਟਰ', hi: 'भैंस का दूध 1 लीटर' },
      price: rupees(75),
      pack: { amount: 1, unit: 'litre' },
      use: { en: 'For curd, kheer and paneer', pa: 'ਦਹੀਂ, ਖੀਰ ਅਤੇ ਪਨੀਰ ਲਈ', hi: 'दही, खीर और पनीर के लिए' },
      search: 'majh majj bhains bhais dudh dud doodh buffalo milk',
    },
  },
} satisfies CatalogueSection

export const cowMilk = {
  title: { en: 'Cow Milk', pa: 'ਗਾਂ ਦਾ ਦੁੱਧ', hi: 'गाय का दूध' },
  pictogram: 'cow',
  category: 'Dairy',
  items: {
    'cow-milk-250-ml': {
      name: { en: 'Cow Milk 250 ml', pa: 'ਗਾਂ ਦਾ ਦੁੱਧ 250 ਮਿ.ਲੀ.', hi: 'गाय का दूध 250 मि.ली.' },
      price: rupees(15),
      pack: { amount: 250, unit: 'ml' },
      use: { en: 'For tea', pa: 'ਚਾਹ ਲਈ', hi: 'चाय के लिए' },
      search: 'gaan gau gaa gay gaay dudh dud doodh cow milk',
    },
    'cow-milk-500-ml': {
      name: { en: 'Cow Milk 500 ml', pa: 'ਗਾਂ ਦਾ ਦੁੱਧ 500 ਮਿ.ਲੀ.', hi: 'गाय का दूध 500 मि.ली.' },
      price: rupees(30),
      pack: { amount: 500, unit: 'ml' },
      use: { en: 'For tea and drinking', pa: 'ਚਾਹ ਅਤੇ ਪੀਣ ਲਈ', hi: 'चाय और पीने के लिए' },
      search: 'gaan gau gaa gay gaay dudh dud doodh cow milk',
    },
    'cow-milk-1-litre': {
      name: { en: 'Cow Milk 1 litre', pa: 'ਗਾਂ ਦਾ ਦੁੱਧ 1 ਲੀਟਰ', hi: 'गाय का दूध 1 लीटर' },
      price: rupees(60),
      pack: { amount: 1, unit: 'litre' },
      use: { en: 'Light, for the whole family', pa: 'ਹਲਕਾ, ਸਾਰੇ ਟੱਬਰ ਲਈ', hi: 'हल्का, पूरे परिवार के लिए' },
      search: 'gaan gau gaa gay gaay dudh dud doodh cow milk',
    },
  },
} satisfies CatalogueSection
