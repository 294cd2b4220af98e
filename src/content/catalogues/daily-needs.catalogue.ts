import { milkFrom } from '#src/content/milk-from.ts'
import { defineCatalogue } from '#src/content/catalogue.ts'
import type { FoundIn } from '#src/content/categories.ts'
import { deliveryAreas } from '#src/content/delivery.ts'
import { dailyEssentials } from '#src/content/catalogues/daily-needs/daily-essentials.ts'
import { dairyProducts } from '#src/content/catalogues/daily-needs/dairy-products.ts'
import { edibleOils } from '#src/content/catalogues/daily-needs/edible-oils.ts'
import { fruitsVegetables } from '#src/content/catalogues/daily-needs/fruits-vegetables.ts'
import { honeyJaggery } from '#src/content/catalogues/daily-needs/honey-jaggery.ts'
import { buffaloMilk, cowMilk } from '#src/content/catalogues/daily-needs/milk.ts'
import { packaging } from '#src/content/catalogues/daily-needs/packaging.ts'
import { pulsesStaples } from '#src/content/catalogues/daily-needs/pulses-staples.ts'
import { safety } from '#src/content/catalogues/daily-needs/safety-gear.ts'
import { spices } from '#src/content/catalogues/daily-needs/spices.ts'
import { storage } from '#src/content/catalogues/daily-needs/storage-goods.ts'
import { supplies } from '#src/content/catalogues/daily-needs/supplies.ts'
import { tools } from '#src/content/catalogues/daily-needs/dairy-tools.ts'
import { mostWanted } from '#src/content/most-wanted.ts'
import type { ServiceEntry } from '#src/content/services.ts'

// Prices of milk packs, paneer and honey are the specification's; the others are ours.
export const foundIn: FoundIn = { 'daily-needs': 'all', 'farm-equipment': ['safety'] }

export { tax } from '#src/content/catalogues/daily-needs/daily-needs-taxes.ts'

/** Its entry in the lists on home and in the menu. */
export const services: readonly ServiceEntry[] = [
  {
    title: mostWanted.dailyNeeds.title,
    line: {
      en: 'Milk, paneer, flour, pulses, oil and spices',
      pa: 'ਦੁੱਧ, ਪਨੀਰ, ਆਟਾ, ਦਾਲਾਂ, ਤੇਲ ਅਤੇ ਮਸਾਲੇ',
      hi: 'दूध, पनीर, आटा, दालें, तेल और मसाले',
    },
    pictogram: 'dairy',
    group: 'shop',
    place: 40,
    tile: { en: 'Groceries', pa: 'ਦੁੱਧ, ਸੌਦਾ', hi: 'दूध, राशन' },
    unfolds: [],
  },
]

export default defineCatalogue({
  title: { en: 'Dairy & Daily Needs', pa: 'ਦੁੱਧ ਅਤੇ ਘਰ ਦਾ ਸੌਦਾ', hi: 'दूध और घर का सामान' },
  description: {
    en: 'Milk, paneer, ghee, flour, pulses, oil, spices and vegetables.',
    pa: 'ਦੁੱਧ, ਪਨੀਰ, ਘਿਓ, ਆਟਾ, ਦਾਲਾਂ, ਤੇਲ, ਮਸਾਲੇ ਅਤੇ ਸਬਜ਼ੀਆਂ।',
    hi: 'दूध, पनीर, घी, आटा, दालें, तेल, मसाले और सब्ज़ियाँ।',
  },
  intro: {
    en: 'Milk and everything for the kitchen, brought to your home.',
    pa: 'ਦੁੱਧ ਅਤੇ ਰਸੋਈ ਦਾ ਸੌਦਾ ਘਰ ਬੈਠੇ ਮੰਗਵਾਓ।',
    hi: 'दूध और रसोई का सामान घर बैठे मँगवाएँ।',
  },
  pictogram: 'basket',
  category: '{section}',
  pricesFrom: 'ours',
  access: 'signed-in',
  behind: milkFrom,
  household: {
    categories: {
      dairy: {
        title: { en: 'Dairy', pa: 'ਡੇਅਰੀ', hi: 'डेयरी' },
        sections: ['buffalo-milk', 'cow-milk', 'dairy-products'],
      },
      bakery: {
        title: { en: 'Bakery', pa: 'ਬੇਕਰੀ', hi: 'बेकरी' },
        sections: ['daily-essentials'],
        items: ['bread'],
      },
      staples: {
        title: { en: 'Staples', pa: 'ਰਾਸ਼ਨ', hi: 'राशन' },
        sections: ['daily-essentials', 'pulses-staples', 'edible-oils', 'spices', 'honey-jaggery'],
      },
      'fruits-veggies': {
        title: { en: 'Fruits & Veggies', pa: 'ਫਲ ਅਤੇ ਸਬਜ਼ੀਆਂ', hi: 'फल और सब्ज़ियाँ' },
        sections: ['fruits-vegetables'],
      },
      'home-dairy': {
        title: { en: 'For home and dairy', pa: 'ਘਰ ਅਤੇ ਡੇਅਰੀ ਦਾ ਸਾਮਾਨ', hi: 'घर और डेयरी का सामान' },
        sections: ['tools', 'safety', 'storage', 'packaging', 'supplies'],
      },
    },
    kinds: {
      organic: { en: 'Organic', pa: 'ਜੈਵਿਕ', hi: 'जैविक' },
      'non-organic': { en: 'Non-organic', pa: 'ਆਮ', hi: 'आम (बिना जैविक)' },
      a2: { en: 'A2 (desi cow)', pa: 'ਏ2 (ਦੇਸੀ ਗਾਂ)', hi: 'ए2 (देसी गाय)' },
    },
    plainKind: 'non-organic',
    areas: deliveryAreas,
    note: {
      en: 'Ultra-express 2-4 hrs for dairy in the Sarna region, free delivery above ₹500.',
      pa: 'ਸਰਨਾ ਇਲਾਕੇ ਵਿੱਚ ਦੁੱਧ ਅਤੇ ਪਨੀਰ 2 ਤੋਂ 4 ਘੰਟਿਆਂ ਵਿੱਚ। ₹500 ਜਾਂ ਵੱਧ ਉੱਤੇ ਡਿਲਿਵਰੀ ਮੁਫ਼ਤ।',
      hi: 'सरना इलाके में दूध और पनीर 2 से 4 घंटे में। ₹500 या ज़्यादा पर डिलीवरी मुफ़्त।',
    },
  },
  sections: {
    'buffalo-milk': buffaloMilk,
    'cow-milk': cowMilk,
    'dairy-products': dairyProducts,
    'daily-essentials': dailyEssentials,
    'pulses-staples': pulsesStaples,
    'edible-oils': edibleOils,
    spices,
    'honey-jaggery': honeyJaggery,
    'fruits-vegetables': fruitsVegetables,
    tools,
    safety,
    storage,
    packaging,
    supplies,
  },
})
