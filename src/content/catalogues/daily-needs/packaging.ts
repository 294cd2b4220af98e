import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'

export const packaging = {
  title: { en: 'Packaging', pa: 'ਪੈਕਿੰਗ', hi: 'पैकिंग' },
  pictogram: 'bag',
  intro: {
    en: 'To pack and sell milk, ghee and vegetables.',
    pa: 'ਦੁੱਧ, ਘਿਓ ਅਤੇ ਸਬਜ਼ੀ ਪੈਕ ਕਰਕੇ ਵੇਚਣ ਲਈ।',
    hi: 'दूध, घी और सब्ज़ी पैक करके बेचने के लिए।',
  },
  category: 'Daily Essentials',
  items: {
    'milk-pouches-500-ml': {
      name: { en: 'Milk Pouches 500 ml', pa: 'ਦੁੱਧ ਵਾਲੇ ਲਿਫ਼ਾਫ਼ੇ 500 ਮਿ.ਲੀ.', hi: 'दूध की थैली 500 मि.ली.' },
      price: rupees(180),
      pack: { amount: 100, unit: 'piece' },
      use: { en: 'To pack milk for houses', pa: 'ਘਰਾਂ ਦਾ ਦੁੱਧ ਪੈਕ ਕਰਨ ਲਈ', hi: 'घरों का दूध पैक करने के लिए' },
      search: 'lifafa lifafe thaili dudh doodh pouch packing',
    },
    'milk-bottles-1-l': {
      name: {
        en: 'Glass Milk Bottles 1 litre',
        pa: 'ਦੁੱਧ ਵਾਲੀਆਂ ਕੱਚ ਦੀਆਂ ਬੋਤਲਾਂ 1 ਲੀਟਰ',
        hi: 'दूध की काँच की बोतलें 1 लीटर',
      },
      price: rupees(540),
      pack: { amount: 12, unit: 'piece' },
      use: { en: 'Washed and used again', pa: 'ਧੋ ਕੇ ਮੁੜ ਵਰਤੋ', hi: 'धोकर दोबारा इस्तेमाल करें' },
      search: 'botal bottle dudh doodh kach kaanch',
    },
    'ghee-jars-500-ml': {
      name: { en: 'Jars for ghee 500 ml', pa: 'ਘਿਓ ਵਾਲੇ ਡੱਬੇ 500 ਮਿ.ਲੀ.', hi: 'घी के जार 500 मि.ली.' },
      price: rupees(260),
      pack: { amount: 12, unit: 'piece' },
      use: { en: 'With lid and seal', pa: 'ਢੱਕਣ ਅਤੇ ਸੀਲ ਸਮੇਤ', hi: 'ढक्कन और सील समेत' },
      search: 'gheo ghee dabba jar seal packing shehad',
    },
    'paneer-boxes': {
      name: { en: 'Boxes for paneer 500 g', pa: 'ਪਨੀਰ ਵਾਲੇ ਡੱਬੇ 500 ਗ੍ਰਾਮ', hi: 'पनीर के डिब्बे 500 ग्राम' },
      price: rupees(220),
      pack: { amount: 50, unit: 'piece' },
      use: {
        en: 'For paneer, khoya and sweets',
        pa: 'ਪਨੀਰ, ਖੋਏ ਅਤੇ ਮਿਠਾਈ ਲਈ',
        hi: 'पनीर, खोये और मिठाई के लिए',
      },
      search: 'paneer panir dabba khoya mithai box packing',
    },
    'jute-bag-50-kg': {
      name: { en: 'Jute Sacks 50 kg', pa: 'ਬਾਰਦਾਨਾ, ਪਟਸਨ 50 ਕਿਲੋ', hi: 'जूट की बोरी 50 किलो' },
      price: rupees(450),
      pack: { amount: 10, unit: 'piece' },
      use: { en: 'For wheat, paddy and potato', pa: 'ਕਣਕ, ਝੋਨੇ ਅਤੇ ਆਲੂ ਲਈ', hi: 'गेहूँ, धान और आलू के लिए' },
      search: 'bori bardana patsan jute tat sack kanak jhona aloo',
    },
    'mesh-bags-25-kg': {
      name: { en: 'Net Bags 25 kg', pa: 'ਜਾਲੀ ਵਾਲੀਆਂ ਬੋਰੀਆਂ 25 ਕਿਲੋ', hi: 'जाली की बोरी 25 किलो' },
      price: rupees(280),
      pack: { amount: 25, unit: 'piece' },
      use: { en: 'For onion, garlic and peas', pa: 'ਪਿਆਜ਼, ਲਸਣ ਅਤੇ ਮਟਰ ਲਈ', hi: 'प्याज़, लहसुन और मटर के लिए' },
      search: 'jali jaali bori piaz lasan matar net bag',
    },
    'cloth-bags': {
      name: { en: 'Cloth Shopping Bags', pa: 'ਕੱਪੜੇ ਦੇ ਝੋਲੇ', hi: 'कपड़े के थैले' },
      price: rupees(250),
      pack: { amount: 10, unit: 'piece' },
      use: { en: 'In place of plastic', pa: 'ਪਲਾਸਟਿਕ ਦੀ ਥਾਂ', hi: 'प्लास्टिक की जगह' },
      search: 'jhola thaila kapra kapda cloth bag',
    },
    'paper-bags-1-kg': {
      name: { en: 'Paper Bags 1 kg', pa: 'ਕਾਗਜ਼ ਦੇ ਲਿਫ਼ਾਫ਼ੇ 1 ਕਿਲੋ', hi: 'कागज़ के लिफ़ाफ़े 1 किलो' },
      price: rupees(120),
      pack: { amount: 100, unit: 'piece' },
      use: { en: 'For pulses, spices and jaggery', pa: 'ਦਾਲਾਂ, ਮਸਾਲੇ ਅਤੇ ਗੁੜ ਲਈ', hi: 'दालों, मसाले और गुड़ के लिए' },
      search: 'lifafa lifafe kagaz kagaj paper bag dal masala',
    },
  },
} satisfies CatalogueSection
