import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'

export const tools = {
  title: { en: 'Tools', pa: 'ਸੰਦ ਅਤੇ ਭਾਂਡੇ', hi: 'औज़ार और बर्तन' },
  pictogram: 'milk-can',
  intro: {
    en: 'Everything from milking to butter.',
    pa: 'ਚੁਆਈ ਤੋਂ ਲੈ ਕੇ ਮੱਖਣ ਤੱਕ ਦਾ ਸਾਮਾਨ।',
    hi: 'दूध दुहने से मक्खन तक का सामान।',
  },
  category: 'Daily Essentials',
  items: {
    'milk-can-10-l': {
      name: { en: 'Milk Can 10 litre', pa: 'ਦੁੱਧ ਵਾਲਾ ਢੋਲ 10 ਲੀਟਰ', hi: 'दूध का कैन 10 लीटर' },
      price: rupees(1_450),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'Steel, with a tight lid', pa: 'ਸਟੀਲ ਦਾ, ਕੱਸਵਾਂ ਢੱਕਣ', hi: 'स्टील का, कसा ढक्कन' },
      search: 'dudh dhol doodh can kain dolu steel milk can',
    },
    'milk-can-40-l': {
      name: { en: 'Milk Can 40 litre', pa: 'ਦੁੱਧ ਵਾਲਾ ਢੋਲ 40 ਲੀਟਰ', hi: 'दूध का कैन 40 लीटर' },
      price: rupees(3_200),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'Aluminium, for the dairy', pa: 'ਐਲੂਮੀਨੀਅਮ ਦਾ, ਡੇਅਰੀ ਲਈ', hi: 'एल्युमिनियम का, डेयरी के लिए' },
      search: 'dudh dhol doodh can kain dairy milk can',
    },
    'milking-bucket': {
      name: { en: 'Milking Bucket, steel', pa: 'ਚੁਆਈ ਵਾਲੀ ਬਾਲਟੀ, ਸਟੀਲ', hi: 'दुहने की बाल्टी, स्टील' },
      price: rupees(520),
      pack: { amount: 1, unit: 'piece' },
      use: { en: '12 litre, easy to wash', pa: '12 ਲੀਟਰ, ਧੋਣੀ ਸੌਖੀ', hi: '12 लीटर, धोना आसान' },
      search: 'balti baalti chuai dudh steel bucket dolu',
    },
    'milk-strainer': {
      name: { en: 'Milk Strainer', pa: 'ਦੁੱਧ ਪੁਣਨ ਵਾਲੀ ਛਾਣਨੀ', hi: 'दूध छानने की छलनी' },
      price: rupees(180),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'Fine steel net', pa: 'ਬਾਰੀਕ ਸਟੀਲ ਦੀ ਜਾਲੀ', hi: 'बारीक स्टील की जाली' },
      search: 'chhanni channi poni chhalni chalni dudh strainer',
    },
    lactometer: {
      name: { en: 'Lactometer', pa: 'ਦੁੱਧ ਪਰਖਣ ਵਾਲਾ ਲੈਕਟੋਮੀਟਰ', hi: 'दूध जाँचने का लैक्टोमीटर' },
      price: rupees(160),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'Shows water in milk', pa: 'ਦੁੱਧ ਵਿੱਚ ਪਾਣੀ ਦੱਸਦਾ ਹੈ', hi: 'दूध में पानी बताता है' },
      search: 'lactometer laktomitar dudh pani parakh test',
    },
    madhani: {
      name: { en: 'Electric Churner (madhani)', pa: 'ਬਿਜਲੀ ਵਾਲੀ ਮਧਾਣੀ', hi: 'बिजली की मथानी' },
      price: rupees(1_850),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'For butter and lassi', pa: 'ਮੱਖਣ ਅਤੇ ਲੱਸੀ ਲਈ', hi: 'मक्खन और लस्सी के लिए' },
      search: 'madhani mathani makhan lassi churner',
    },
    'milk-measure-1-l': {
      name: { en: 'Milk Measure 1 litre', pa: 'ਦੁੱਧ ਮਿਣਨ ਵਾਲਾ ਲੀਟਰ', hi: 'दूध नापने का लीटर' },
      price: rupees(140),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'Steel, stamped', pa: 'ਸਟੀਲ ਦਾ, ਮੋਹਰ ਵਾਲਾ', hi: 'स्टील का, मुहर वाला' },
      search: 'litar liter naap map dudh measure pauni',
    },
    'vegetable-sickle': {
      name: { en: 'Sickle for vegetables', pa: 'ਸਬਜ਼ੀ ਵਾਲੀ ਦਾਤਰੀ', hi: 'सब्ज़ी काटने की दराँती' },
      price: rupees(110),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'For saag and fodder', pa: 'ਸਾਗ ਅਤੇ ਪੱਠਿਆਂ ਲਈ', hi: 'साग और चारे के लिए' },
      search: 'daati datri daranti hansiya saag patthe',
    },
  },
} satisfies CatalogueSection
