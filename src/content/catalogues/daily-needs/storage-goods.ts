import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'

export const storage = {
  title: { en: 'Storage', pa: 'ਸਾਂਭ ਕੇ ਰੱਖਣ ਲਈ', hi: 'सामान रखने के लिए' },
  pictogram: 'drum',
  intro: {
    en: 'To keep grain, pickle and water.',
    pa: 'ਦਾਣੇ, ਅਚਾਰ ਅਤੇ ਪਾਣੀ ਸਾਂਭਣ ਲਈ।',
    hi: 'अनाज, अचार और पानी सँभालकर रखने के लिए।',
  },
  category: 'Daily Essentials',
  items: {
    'grain-bin-100-kg': {
      name: { en: 'Grain Bin 100 kg', pa: 'ਦਾਣਿਆਂ ਵਾਲਾ ਢੋਲ 100 ਕਿਲੋ', hi: 'अनाज की टंकी 100 किलो' },
      price: rupees(1_900),
      pack: { amount: 1, unit: 'piece' },
      use: {
        en: 'Tin sheet, safe from rats and damp',
        pa: 'ਚਾਦਰ ਦਾ, ਚੂਹੇ ਅਤੇ ਸਿੱਲ੍ਹ ਤੋਂ ਬਚਾਅ',
        hi: 'चादर की, चूहे और सीलन से बचाव',
      },
      search: 'dhol dhole peti tanki anaj dane kanak gehun grain bin',
    },
    'grain-bin-500-kg': {
      name: { en: 'Grain Bin 500 kg', pa: 'ਦਾਣਿਆਂ ਵਾਲਾ ਢੋਲ 500 ਕਿਲੋ', hi: 'अनाज की टंकी 500 किलो' },
      price: rupees(5_200),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'Wheat for the whole year', pa: 'ਸਾਰੇ ਸਾਲ ਦੀ ਕਣਕ ਲਈ', hi: 'पूरे साल के गेहूँ के लिए' },
      search: 'dhol dhole bharola tanki anaj dane kanak gehun grain bin',
    },
    'hermetic-bag-50-kg': {
      name: { en: 'Airtight Grain Bag 50 kg', pa: 'ਹਵਾ-ਬੰਦ ਥੈਲਾ 50 ਕਿਲੋ', hi: 'हवाबंद थैला 50 किलो' },
      price: rupees(160),
      pack: { amount: 1, unit: 'piece' },
      use: {
        en: 'No weevils, without medicine',
        pa: 'ਸੁਸਰੀ ਨਹੀਂ ਲੱਗਦੀ, ਦਵਾਈ ਨਹੀਂ ਚਾਹੀਦੀ',
        hi: 'घुन नहीं लगता, दवा नहीं चाहिए',
      },
      search: 'thaila bori hava band hermetic susri ghun anaj bag',
    },
    'pickle-jar-3-kg': {
      name: { en: 'Pickle Jar 3 kg', pa: 'ਅਚਾਰ ਵਾਲਾ ਮਰਤਬਾਨ 3 ਕਿਲੋ', hi: 'अचार का मर्तबान 3 किलो' },
      price: rupees(320),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'Glazed clay', pa: 'ਚੀਨੀ ਮਿੱਟੀ ਦਾ', hi: 'चीनी मिट्टी का' },
      search: 'achar achaar martaban jar chini mitti',
    },
    'glass-jar-1-kg': {
      name: { en: 'Glass Jar 1 kg', pa: 'ਕੱਚ ਦਾ ਮਰਤਬਾਨ 1 ਕਿਲੋ', hi: 'काँच का जार 1 किलो' },
      price: rupees(95),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'For ghee, honey and spices', pa: 'ਘਿਓ, ਸ਼ਹਿਦ ਅਤੇ ਮਸਾਲੇ ਲਈ', hi: 'घी, शहद और मसाले के लिए' },
      search: 'kach kaanch jar dabba ghee shehad masala',
    },
    'steel-tins-set': {
      name: { en: 'Steel Tins, set of 4', pa: 'ਸਟੀਲ ਦੇ ਡੱਬੇ, 4 ਦਾ ਸੈੱਟ', hi: 'स्टील के डिब्बे, 4 का सेट' },
      price: rupees(680),
      pack: { amount: 4, unit: 'piece' },
      use: {
        en: 'For flour, sugar, tea and pulses',
        pa: 'ਆਟੇ, ਖੰਡ, ਚਾਹ ਅਤੇ ਦਾਲਾਂ ਲਈ',
        hi: 'आटे, चीनी, चाय और दालों के लिए',
      },
      search: 'dabbe dibbe steel peepa atta khand tin box',
    },
    'plastic-crate-20-kg': {
      name: { en: 'Plastic Crate 20 kg', pa: 'ਪਲਾਸਟਿਕ ਦਾ ਕਰੇਟ 20 ਕਿਲੋ', hi: 'प्लास्टिक क्रेट 20 किलो' },
      price: rupees(340),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'For vegetables and fruit', pa: 'ਸਬਜ਼ੀਆਂ ਅਤੇ ਫਲਾਂ ਲਈ', hi: 'सब्ज़ियों और फलों के लिए' },
      search: 'kret crate karet sabji sabzi phal mandi peti',
    },
    'water-drum-200-l': {
      name: { en: 'Water Drum 200 litre', pa: 'ਪਾਣੀ ਵਾਲਾ ਡਰੰਮ 200 ਲੀਟਰ', hi: 'पानी का ड्रम 200 लीटर' },
      price: rupees(1_350),
      pack: { amount: 1, unit: 'piece' },
      use: {
        en: 'Food-safe plastic, with lid',
        pa: 'ਖਾਣ-ਪੀਣ ਲਈ ਠੀਕ ਪਲਾਸਟਿਕ, ਢੱਕਣ ਸਮੇਤ',
        hi: 'खाने-पीने लायक प्लास्टिक, ढक्कन समेत',
      },
      search: 'dram drum dhol pani tanki 200',
    },
  },
} satisfies CatalogueSection
