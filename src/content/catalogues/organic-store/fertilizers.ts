import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'
import { certified } from './certified.ts'

export const fertilizers = {
  title: { en: 'Organic Fertilizers', pa: 'ਜੈਵਿਕ ਖਾਦਾਂ', hi: 'जैविक खादें' },
  pictogram: 'compost',
  items: {
    'vermicompost-5-kg': {
      name: { en: 'Vermicompost, small bag', pa: 'ਗੰਡੋਆ ਖਾਦ, ਛੋਟੀ ਥੈਲੀ', hi: 'केंचुआ खाद, छोटी थैली' },
      ...certified,
      price: rupees(90),
      pack: { amount: 5, unit: 'kg' },
      use: { en: 'For pots and the kitchen garden', pa: 'ਗਮਲਿਆਂ ਅਤੇ ਬਗੀਚੀ ਲਈ', hi: 'गमलों और बगिया के लिए' },
      search: 'gandoya khad gandoa kenchua khad kechua varmi vermi compost gamla',
    },
    'neem-cake-powder': {
      name: { en: 'Neem Cake Powder', pa: 'ਨਿੰਮ ਦੀ ਖਲ, ਪਾਊਡਰ', hi: 'नीम खली पाउडर' },
      price: rupees(180),
      pack: { amount: 5, unit: 'kg' },
      use: {
        en: 'Feeds, and keeps ants and grubs away',
        pa: 'ਖੁਰਾਕ ਵੀ, ਕੀੜੀਆਂ ਅਤੇ ਸੁੰਡ ਵੀ ਦੂਰ',
        hi: 'खुराक भी, चींटी और लट भी दूर',
      },
      search: 'nimm neem nim khal khali cake powder khad gamla',
    },
    jeevamrut: {
      name: { en: 'Jeevamrut, ready', pa: 'ਜੀਵ ਅੰਮ੍ਰਿਤ, ਤਿਆਰ', hi: 'जीवामृत, तैयार' },
      price: rupees(60),
      pack: { amount: 5, unit: 'litre' },
      use: {
        en: 'With irrigation water, within a week',
        pa: 'ਪਾਣੀ ਨਾਲ ਪਾਓ, ਇੱਕ ਹਫ਼ਤੇ ਵਿੱਚ',
        hi: 'पानी के साथ दें, एक हफ़्ते में',
      },
      search: 'jeevamrut jivamrit jiv amrit desi khad gau mutar',
    },
    'fermented-manure': {
      name: { en: 'Biogas Slurry Manure, dried', pa: 'ਗੋਬਰ ਗੈਸ ਦੀ ਸੁੱਕੀ ਖਾਦ', hi: 'गोबर गैस की सूखी खाद' },
      price: rupees(280),
      pack: { amount: 40, unit: 'kg' },
      use: { en: 'No smell, no weed seeds', pa: 'ਨਾ ਬਦਬੂ, ਨਾ ਨਦੀਨਾਂ ਦੇ ਬੀਜ', hi: 'न बदबू, न खरपतवार के बीज' },
      search: 'gobar gas slurry khad fom biogas desi khad',
    },
    panchagavya: {
      name: { en: 'Panchagavya', pa: 'ਪੰਚਗਵਯ', hi: 'पंचगव्य' },
      price: rupees(150),
      pack: { amount: 1, unit: 'litre' },
      use: { en: 'On leaves, for green growth', pa: 'ਪੱਤਿਆਂ ਉੱਤੇ, ਹਰੇ ਵਾਧੇ ਲਈ', hi: 'पत्तों पर, हरी बढ़वार के लिए' },
      search: 'panchagavya panchgavya desi khad tonic spray',
    },
    'npk-consortia': {
      name: { en: 'NPK Bacteria, liquid', pa: 'NPK ਜੀਵਾਣੂ, ਤਰਲ', hi: 'NPK जीवाणु, तरल' },
      ...certified,
      price: rupees(190),
      pack: { amount: 500, unit: 'ml' },
      use: {
        en: 'On seed or into manure',
        pa: 'ਬੀਜ ਨੂੰ ਲਾਓ ਜਾਂ ਰੂੜੀ ਵਿੱਚ ਰਲਾਓ',
        hi: 'बीज पर लगाएँ या गोबर खाद में मिलाएँ',
      },
      search: 'npk jivanu consortia kansorshia tika teeka culture jaivik khad',
    },
    cocopeat: {
      name: { en: 'Cocopeat block', pa: 'ਕੋਕੋਪੀਟ ਬਲਾਕ', hi: 'कोकोपीट ब्लॉक' },
      price: rupees(180),
      pack: { amount: 5, unit: 'kg' },
      use: {
        en: 'For nursery trays and pots',
        pa: 'ਪਨੀਰੀ ਦੀਆਂ ਟਰੇਆਂ ਅਤੇ ਗਮਲਿਆਂ ਲਈ',
        hi: 'नर्सरी ट्रे और गमलों के लिए',
      },
      search: 'cocopeat kokopit nariyal gamla paneeri nursery',
    },
    'wood-ash': {
      name: { en: 'Wood Ash, sieved', pa: 'ਲੱਕੜ ਦੀ ਸੁਆਹ, ਛਾਣੀ ਹੋਈ', hi: 'लकड़ी की राख, छनी हुई' },
      price: rupees(60),
      pack: { amount: 5, unit: 'kg' },
      use: {
        en: 'Potash for vegetables, keeps insects off',
        pa: 'ਸਬਜ਼ੀਆਂ ਲਈ ਪੋਟਾਸ਼, ਕੀੜੇ ਵੀ ਦੂਰ',
        hi: 'सब्ज़ियों के लिए पोटाश, कीड़े भी दूर',
      },
      search: 'suah swah rakh raakh ash potash desi khad',
    },
  },
} satisfies CatalogueSection
