import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'

export const safety = {
  title: { en: 'Safety', pa: 'ਬਚਾਅ ਦਾ ਸਾਮਾਨ', hi: 'बचाव का सामान' },
  pictogram: 'gloves',
  intro: {
    en: 'For milking, spraying and threshing.',
    pa: 'ਚੁਆਈ, ਸਪਰੇਅ ਅਤੇ ਗਹਾਈ ਵੇਲੇ ਬਚਾਅ ਲਈ।',
    hi: 'दुहने, छिड़काव और गहाई के समय बचाव के लिए।',
  },
  category: 'Daily Essentials',
  items: {
    'milking-gloves': {
      name: { en: 'Milking Gloves', pa: 'ਚੁਆਈ ਵਾਲੇ ਦਸਤਾਨੇ', hi: 'दुहने के दस्ताने' },
      price: rupees(320),
      pack: { amount: 100, unit: 'piece' },
      use: { en: 'Thin, thrown away after use', pa: 'ਪਤਲੇ, ਵਰਤ ਕੇ ਸੁੱਟੋ', hi: 'पतले, इस्तेमाल करके फेंकें' },
      search: 'dastane dastana gloves chuai dudh',
    },
    'rubber-gloves': {
      name: { en: 'Rubber Gloves, long', pa: 'ਰਬੜ ਦੇ ਲੰਮੇ ਦਸਤਾਨੇ', hi: 'रबर के लंबे दस्ताने' },
      price: rupees(150),
      pack: { amount: 2, unit: 'piece' },
      use: { en: 'For spraying and washing', pa: 'ਸਪਰੇਅ ਅਤੇ ਧੁਆਈ ਲਈ', hi: 'छिड़काव और धुलाई के लिए' },
      search: 'dastane dastana rubber rabar gloves spray',
    },
    'spray-mask': {
      name: {
        en: 'Spray Mask with filter',
        pa: 'ਸਪਰੇਅ ਵਾਲਾ ਮਾਸਕ, ਫ਼ਿਲਟਰ ਸਮੇਤ',
        hi: 'छिड़काव का मास्क, फ़िल्टर समेत',
      },
      price: rupees(380),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'When spraying the crop', pa: 'ਫ਼ਸਲ ਉੱਤੇ ਸਪਰੇਅ ਵੇਲੇ', hi: 'फ़सल पर छिड़काव के समय' },
      search: 'mask spray filter moonh munh',
    },
    'dust-masks': {
      name: { en: 'Dust Masks', pa: 'ਧੂੜ ਵਾਲੇ ਮਾਸਕ', hi: 'धूल के मास्क' },
      price: rupees(120),
      pack: { amount: 10, unit: 'piece' },
      use: { en: 'For threshing, chaff and lime', pa: 'ਗਹਾਈ, ਤੂੜੀ ਅਤੇ ਚੂਨੇ ਵੇਲੇ', hi: 'गहाई, भूसे और चूने के समय' },
      search: 'mask dhool dhud mitti turi bhusa thresher',
    },
    goggles: {
      name: { en: 'Safety Goggles', pa: 'ਬਚਾਅ ਵਾਲੀ ਐਨਕ', hi: 'बचाव का चश्मा' },
      price: rupees(130),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'For spraying and chaff cutting', pa: 'ਸਪਰੇਅ ਅਤੇ ਟੋਕੇ ਵੇਲੇ', hi: 'छिड़काव और चारा काटने के समय' },
      search: 'ainak enak chashma goggles akh aankh spray',
    },
    gumboots: {
      name: { en: 'Gumboots', pa: 'ਗਮ ਬੂਟ', hi: 'गम बूट' },
      price: rupees(450),
      pack: { amount: 2, unit: 'piece' },
      use: {
        en: 'For paddy, mud and cattle shed',
        pa: 'ਝੋਨੇ, ਚਿੱਕੜ ਅਤੇ ਡੰਗਰਾਂ ਦੇ ਢਾਰੇ ਲਈ',
        hi: 'धान, कीचड़ और पशुओं के बाड़े के लिए',
      },
      search: 'gum boot boot jutti joote chikkar keechad',
    },
    'spray-suit': {
      name: { en: 'Spray Suit', pa: 'ਸਪਰੇਅ ਵਾਲਾ ਸੂਟ', hi: 'छिड़काव का सूट' },
      price: rupees(650),
      pack: { amount: 1, unit: 'piece' },
      use: {
        en: 'Covers head to foot, can be washed',
        pa: 'ਸਿਰ ਤੋਂ ਪੈਰ ਤੱਕ ਢਕਦਾ ਹੈ, ਧੋ ਕੇ ਮੁੜ ਪਾਓ',
        hi: 'सिर से पाँव तक ढकता है, धोकर फिर पहनें',
      },
      search: 'spray suit kapre kapde barsati coverall',
    },
    'first-aid-box': {
      name: { en: 'First Aid Box', pa: 'ਫ਼ਸਟ ਏਡ ਵਾਲਾ ਡੱਬਾ', hi: 'फ़र्स्ट एड डिब्बा' },
      price: rupees(390),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'Bandage, cotton, ointment', pa: 'ਪੱਟੀ, ਰੂੰ, ਮੱਲ੍ਹਮ', hi: 'पट्टी, रुई, मरहम' },
      search: 'first aid dabba patti malham sat chot',
    },
  },
} satisfies CatalogueSection
