import { rupees } from '#src/base/money.ts'
import type { CatalogueSection, PriceTier } from '#src/content/catalogue.ts'

/** Returns rupees a liter from 10, 20 and 50 liters on: 0.97, 0.95 and 0.92 of the rounded commercial rate. */
function bulkTiers(from10: number, from20: number, from50: number): readonly PriceTier[] {
  return [
    { from: 10, price: rupees(from10) },
    { from: 20, price: rupees(from20) },
    { from: 50, price: rupees(from50) },
  ]
}

export const buffaloMilk = {
  title: { en: 'Buffalo Milk', pa: 'ਮੱਝ ਦਾ ਦੁੱਧ', hi: 'भैंस का दूध' },
  pictogram: 'buffalo',
  category: 'Dairy',
  items: {
    'buffalo-milk-250-ml': {
      customer: 'domestic',
      name: { en: 'Buffalo Milk 250 ml', pa: 'ਮੱਝ ਦਾ ਦੁੱਧ 250 ਮਿ.ਲੀ.', hi: 'भैंस का दूध 250 मि.ली.' },
      price: rupees(20),
      pack: { amount: 250, unit: 'ml' },
      use: { en: 'For tea', pa: 'ਚਾਹ ਲਈ', hi: 'चाय के लिए' },
      search: 'majh majj bhains bhais dudh dud doodh buffalo milk',
    },
    'buffalo-milk-500-ml': {
      customer: 'domestic',
      name: { en: 'Buffalo Milk 500 ml', pa: 'ਮੱਝ ਦਾ ਦੁੱਧ 500 ਮਿ.ਲੀ.', hi: 'भैंस का दूध 500 मि.ली.' },
      price: rupees(38),
      pack: { amount: 500, unit: 'ml' },
      use: { en: 'For tea and drinking', pa: 'ਚਾਹ ਅਤੇ ਪੀਣ ਲਈ', hi: 'चाय और पीने के लिए' },
      search: 'majh majj bhains bhais dudh dud doodh buffalo milk',
    },
    'buffalo-milk-1-litre': {
      customer: 'domestic',
      name: { en: 'Buffalo Milk 1 litre', pa: 'ਮੱਝ ਦਾ ਦੁੱਧ 1 ਲੀਟਰ', hi: 'भैंस का दूध 1 लीटर' },
      price: rupees(75),
      pack: { amount: 1, unit: 'litre' },
      use: { en: 'For curd, kheer and paneer', pa: 'ਦਹੀਂ, ਖੀਰ ਅਤੇ ਪਨੀਰ ਲਈ', hi: 'दही, खीर और पनीर के लिए' },
      search: 'majh majj bhains bhais dudh dud doodh buffalo milk',
    },
    'buffalo-milk-per-litre': {
      customer: 'domestic',
      name: { en: 'Buffalo Milk, loose', pa: 'ਮੱਝ ਦਾ ਖੁੱਲ੍ਹਾ ਦੁੱਧ', hi: 'भैंस का खुला दूध' },
      price: rupees(86),
      pack: { amount: 1, unit: 'litre' },
      use: { en: 'As many litres as you like', pa: 'ਜਿੰਨੇ ਲੀਟਰ ਚਾਹੋ', hi: 'जितने लीटर चाहें' },
      search: 'majh majj bhains bhais dudh dud doodh buffalo milk',
    },
    'buffalo-milk-bulk': {
      customer: 'commercial',
      name: { en: 'Buffalo Milk in bulk', pa: 'ਮੱਝ ਦਾ ਦੁੱਧ, ਥੋਕ', hi: 'भैंस का दूध, थोक' },
      price: rupees(68),
      pack: { amount: 1, unit: 'litre' },
      tiers: bulkTiers(66, 65, 63),
      use: {
        en: 'For tea stalls, sweet shops and dairies',
        pa: 'ਚਾਹ ਦੀ ਦੁਕਾਨ, ਹਲਵਾਈ ਅਤੇ ਡੇਅਰੀ ਲਈ',
        hi: 'चाय की दुकान, हलवाई और डेयरी के लिए',
      },
      search: 'majh majj bhains bhais dudh dud doodh buffalo milk thok bulk commercial',
    },
  },
} satisfies CatalogueSection

export const cowMilk = {
  title: { en: 'Cow Milk', pa: 'ਗਾਂ ਦਾ ਦੁੱਧ', hi: 'गाय का दूध' },
  pictogram: 'cow',
  category: 'Dairy',
  items: {
    'cow-milk-250-ml': {
      customer: 'domestic',
      name: { en: 'Cow Milk 250 ml', pa: 'ਗਾਂ ਦਾ ਦੁੱਧ 250 ਮਿ.ਲੀ.', hi: 'गाय का दूध 250 मि.ली.' },
      price: rupees(15),
      pack: { amount: 250, unit: 'ml' },
      use: { en: 'For tea', pa: 'ਚਾਹ ਲਈ', hi: 'चाय के लिए' },
      search: 'gaan gau gaa gay gaay dudh dud doodh cow milk',
    },
    'cow-milk-500-ml': {
      customer: 'domestic',
      name: { en: 'Cow Milk 500 ml', pa: 'ਗਾਂ ਦਾ ਦੁੱਧ 500 ਮਿ.ਲੀ.', hi: 'गाय का दूध 500 मि.ली.' },
      price: rupees(30),
      pack: { amount: 500, unit: 'ml' },
      use: { en: 'For tea and drinking', pa: 'ਚਾਹ ਅਤੇ ਪੀਣ ਲਈ', hi: 'चाय और पीने के लिए' },
      search: 'gaan gau gaa gay gaay dudh dud doodh cow milk',
    },
    'cow-milk-1-litre': {
      customer: 'domestic',
      name: { en: 'Cow Milk 1 litre', pa: 'ਗਾਂ ਦਾ ਦੁੱਧ 1 ਲੀਟਰ', hi: 'गाय का दूध 1 लीटर' },
      price: rupees(60),
      pack: { amount: 1, unit: 'litre' },
      use: { en: 'Light, for the whole family', pa: 'ਹਲਕਾ, ਸਾਰੇ ਟੱਬਰ ਲਈ', hi: 'हल्का, पूरे परिवार के लिए' },
      search: 'gaan gau gaa gay gaay dudh dud doodh cow milk',
    },
    'cow-milk-per-litre': {
      customer: 'domestic',
      name: { en: 'Cow Milk, loose', pa: 'ਗਾਂ ਦਾ ਖੁੱਲ੍ਹਾ ਦੁੱਧ', hi: 'गाय का खुला दूध' },
      price: rupees(69),
      pack: { amount: 1, unit: 'litre' },
      use: { en: 'As many litres as you like', pa: 'ਜਿੰਨੇ ਲੀਟਰ ਚਾਹੋ', hi: 'जितने लीटर चाहें' },
      search: 'gaan gau gaa gay gaay dudh dud doodh cow milk',
    },
    'cow-milk-bulk': {
      customer: 'commercial',
      name: { en: 'Cow Milk in bulk', pa: 'ਗਾਂ ਦਾ ਦੁੱਧ, ਥੋਕ', hi: 'गाय का दूध, थोक' },
      price: rupees(54),
      pack: { amount: 1, unit: 'litre' },
      tiers: bulkTiers(52, 51, 50),
      use: {
        en: 'For tea stalls, sweet shops and dairies',
        pa: 'ਚਾਹ ਦੀ ਦੁਕਾਨ, ਹਲਵਾਈ ਅਤੇ ਡੇਅਰੀ ਲਈ',
        hi: 'चाय की दुकान, हलवाई और डेयरी के लिए',
      },
      search: 'gaan gau gaa gay gaay dudh dud doodh cow milk thok bulk commercial',
    },
  },
} satisfies CatalogueSection
