import { defineCatalogue } from '#src/content/catalogue.ts'
import { dailyEssentials } from './daily-needs/daily-essentials.ts'
import { dairyProducts } from './daily-needs/dairy-products.ts'
import { edibleOils } from './daily-needs/edible-oils.ts'
import { fruitsVegetables } from './daily-needs/fruits-vegetables.ts'
import { honeyJaggery } from './daily-needs/honey-jaggery.ts'
import { buffaloMilk, cowMilk } from './daily-needs/milk.ts'
import { pulsesStaples } from './daily-needs/pulses-staples.ts'
import { spices } from './daily-needs/spices.ts'

// Milk packs, paneer and honey cost what the specification says; the other prices are ours.
export default defineCatalogue({
  title: { en: 'Dairy & Daily Needs', pa: 'ਦੁੱਧ ਅਤੇ ਘਰ ਦਾ ਸੌਦਾ', hi: 'दूध और घर का सामान' },
  description: {
    en: 'Milk, paneer, ghee, flour, pulses, oil, spices, honey and fresh vegetables, brought home around Sarna.',
    pa: 'ਦੁੱਧ, ਪਨੀਰ, ਘਿਓ, ਆਟਾ, ਦਾਲਾਂ, ਤੇਲ, ਮਸਾਲੇ, ਸ਼ਹਿਦ ਅਤੇ ਤਾਜ਼ੀਆਂ ਸਬਜ਼ੀਆਂ। ਸਰਨਾ ਇਲਾਕੇ ਵਿੱਚ ਘਰ ਬੈਠੇ ਮੰਗਵਾਓ।',
    hi: 'दूध, पनीर, घी, आटा, दालें, तेल, मसाले, शहद और ताज़ी सब्ज़ियाँ। सरना इलाके में घर बैठे मँगवाएँ।',
  },
  intro: {
    en: 'Fresh milk and everything for the kitchen, brought to your home.',
    pa: 'ਤਾਜ਼ਾ ਦੁੱਧ ਅਤੇ ਰਸੋਈ ਦਾ ਸਾਰਾ ਸੌਦਾ ਘਰ ਬੈਠੇ ਮੰਗਵਾਓ।',
    hi: 'ताज़ा दूध और रसोई का सारा सामान घर बैठे मँगवाएँ।',
  },
  pictogram: 'basket',
  category: '{section}',
  pricesFrom: 'ours',
  access: 'signed-in',
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
  },
})
