import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'

export const fruitsVegetables = {
  title: { en: 'Fruits & Vegetables', pa: 'ਫਲ ਅਤੇ ਸਬਜ਼ੀਆਂ', hi: 'फल और सब्ज़ियाँ' },
  pictogram: 'vegetables',
  items: {
    potato: {
      name: { en: 'Potato', pa: 'ਆਲੂ', hi: 'आलू' },
      price: rupees(25),
      picture: 'seeds-catalog/potato-kufri-pukhraj',
      pack: { amount: 1, unit: 'kg' },
      search: 'aloo alu aalu potato sabji sabzi',
    },
    onion: {
      name: { en: 'Onion', pa: 'ਪਿਆਜ਼', hi: 'प्याज़' },
      price: rupees(35),
      picture: 'seeds-catalog/onion-punjab-naroya',
      pack: { amount: 1, unit: 'kg' },
      search: 'ganda gandha piaz pyaz pyaj kanda onion sabji sabzi',
    },
    tomato: {
      name: { en: 'Tomato', pa: 'ਟਮਾਟਰ', hi: 'टमाटर' },
      price: rupees(40),
      picture: 'seeds-catalog/tomato-punjab-ratta',
      pack: { amount: 1, unit: 'kg' },
      search: 'tamatar tmatar timatar tomato sabji sabzi',
    },
    cauliflower: {
      name: { en: 'Cauliflower', pa: 'ਫੁੱਲ ਗੋਭੀ', hi: 'फूल गोभी' },
      price: rupees(40),
      picture: 'seeds-catalog/cauliflower-pusa-snowball',
      pack: { amount: 1, unit: 'kg' },
      search: 'gobhi gobi phool gobhi phul cauliflower sabji sabzi',
    },
    peas: {
      name: { en: 'Peas', pa: 'ਮਟਰ', hi: 'मटर' },
      price: rupees(60),
      picture: 'seeds-catalog/peas-punjab-89',
      pack: { amount: 1, unit: 'kg' },
      search: 'matar mattar peas pea sabji sabzi',
    },
    banana: {
      name: { en: 'Banana', pa: 'ਕੇਲੇ', hi: 'केले' },
      price: rupees(60),
      pack: { amount: 1, unit: 'dozen' },
      search: 'kela kele banana phal fal',
    },
    apple: {
      name: { en: 'Apple', pa: 'ਸੇਬ', hi: 'सेब' },
      price: rupees(140),
      pack: { amount: 1, unit: 'kg' },
      search: 'seb sev saib apple phal fal',
    },
    kinnow: {
      name: { en: 'Kinnow', pa: 'ਕਿੰਨੂ', hi: 'किन्नू' },
      price: rupees(50),
      picture: 'seeds-catalog/kinnow',
      pack: { amount: 1, unit: 'kg' },
      search: 'kinnu kinoo kinu kinnow santra phal fal',
    },
  },
} satisfies CatalogueSection
