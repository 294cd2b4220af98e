import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'
import { certified } from './certified.ts'

export const supplements = {
  title: { en: 'Supplements', pa: 'ਵਾਧੂ ਖੁਰਾਕ', hi: 'सप्लीमेंट' },
  pictogram: 'tin',
  intro: {
    en: 'For people and for cattle. Food, not medicine: with an illness, ask a doctor or the vet.',
    pa: 'ਬੰਦਿਆਂ ਅਤੇ ਪਸ਼ੂਆਂ ਲਈ। ਇਹ ਖੁਰਾਕ ਹੈ, ਦਵਾਈ ਨਹੀਂ। ਬਿਮਾਰੀ ਵਿੱਚ ਡਾਕਟਰ ਜਾਂ ਪਸ਼ੂਆਂ ਦੇ ਡਾਕਟਰ ਤੋਂ ਪੁੱਛੋ।',
    hi: 'लोगों और पशुओं के लिए। यह खुराक है, दवा नहीं। बीमारी में डॉक्टर या पशुओं के डॉक्टर से पूछें।',
  },
  items: {
    'moringa-powder': {
      name: { en: 'Moringa Leaf Powder', pa: 'ਸੁਹਾਂਜਣੇ ਦਾ ਪਾਊਡਰ', hi: 'सहजन का पाउडर' },
      ...certified,
      price: rupees(160),
      pack: { amount: 100, unit: 'g' },
      use: { en: 'In dal, dough or lassi', pa: 'ਦਾਲ, ਆਟੇ ਜਾਂ ਲੱਸੀ ਵਿੱਚ', hi: 'दाल, आटे या लस्सी में' },
      search: 'suhanjana sahjan moringa drumstick powder',
    },
    'amla-powder': {
      name: { en: 'Amla Powder', pa: 'ਔਲੇ ਦਾ ਪਾਊਡਰ', hi: 'आँवला पाउडर' },
      ...certified,
      price: rupees(90),
      pack: { amount: 100, unit: 'g' },
      use: { en: 'With water or honey', pa: 'ਪਾਣੀ ਜਾਂ ਸ਼ਹਿਦ ਨਾਲ', hi: 'पानी या शहद के साथ' },
      search: 'amla aula aamla anvla powder churan',
    },
    'tulsi-tea': {
      name: { en: 'Tulsi Tea', pa: 'ਤੁਲਸੀ ਦੀ ਚਾਹ', hi: 'तुलसी चाय' },
      ...certified,
      price: rupees(140),
      pack: { amount: 100, unit: 'g' },
      use: { en: 'Dried leaves, for winter', pa: 'ਸੁੱਕੇ ਪੱਤੇ, ਸਰਦੀ ਲਈ', hi: 'सूखे पत्ते, सर्दी के लिए' },
      search: 'tulsi chah chai tea basil',
    },
    'flax-seeds': {
      name: { en: 'Roasted Flax Seeds', pa: 'ਭੁੰਨੀ ਅਲਸੀ', hi: 'भुनी अलसी' },
      price: rupees(85),
      pack: { amount: 250, unit: 'g' },
      use: {
        en: 'For pinni, or a spoon a day',
        pa: 'ਪਿੰਨੀ ਲਈ ਜਾਂ ਰੋਜ਼ ਇੱਕ ਚਮਚਾ',
        hi: 'पिन्नी के लिए या रोज़ एक चम्मच',
      },
      search: 'alsi alasi flax linseed pinni',
    },
    'mineral-mixture': {
      name: { en: 'Mineral Mixture for cattle', pa: 'ਪਸ਼ੂਆਂ ਲਈ ਧਾਤਾਂ ਦਾ ਚੂਰਾ', hi: 'पशुओं के लिए मिनरल मिक्सचर' },
      price: rupees(140),
      pack: { amount: 1, unit: 'kg' },
      use: {
        en: 'In the feed, for more milk and regular heat',
        pa: 'ਵੰਡ ਵਿੱਚ, ਦੁੱਧ ਅਤੇ ਹੇਹੇ ਲਈ',
        hi: 'दाने में, दूध और गाभिन होने के लिए',
      },
      search: 'mineral mixture dhatan da chura pashu vand majh gaan milk dudh',
    },
    'calcium-liquid-cattle': {
      name: { en: 'Calcium, liquid, for cattle', pa: 'ਪਸ਼ੂਆਂ ਲਈ ਕੈਲਸ਼ੀਅਮ, ਤਰਲ', hi: 'पशुओं के लिए कैल्शियम, तरल' },
      price: rupees(420),
      pack: { amount: 5, unit: 'litre' },
      use: {
        en: 'After calving and in full milk',
        pa: 'ਸੂਣ ਤੋਂ ਬਾਅਦ ਅਤੇ ਪੂਰੇ ਦੁੱਧ ਵੇਲੇ',
        hi: 'ब्याने के बाद और पूरे दूध के समय',
      },
      search: 'calcium kailshiam pashu majh gaan dudh cattle',
    },
    'salt-lick': {
      name: { en: 'Salt Lick Block', pa: 'ਲੂਣ ਦੀ ਇੱਟ', hi: 'नमक की ईंट' },
      price: rupees(110),
      pack: { amount: 2, unit: 'kg' },
      use: { en: 'Hangs at the manger', pa: 'ਖੁਰਲੀ ਉੱਤੇ ਟੰਗੋ', hi: 'नाँद पर टाँगें' },
      search: 'loon lun nun namak itt salt lick pashu khurli',
    },
    'neem-leaf-powder': {
      name: { en: 'Neem Leaf Powder', pa: 'ਨਿੰਮ ਦੇ ਪੱਤਿਆਂ ਦਾ ਪਾਊਡਰ', hi: 'नीम पत्ती पाउडर' },
      price: rupees(70),
      pack: { amount: 100, unit: 'g' },
      use: {
        en: 'For skin, hair and grain bins',
        pa: 'ਚਮੜੀ, ਵਾਲਾਂ ਅਤੇ ਦਾਣਿਆਂ ਦੇ ਢੋਲ ਲਈ',
        hi: 'चमड़ी, बालों और अनाज के ड्रम के लिए',
      },
      search: 'nimm neem nim patte powder churan',
    },
  },
} satisfies CatalogueSection
