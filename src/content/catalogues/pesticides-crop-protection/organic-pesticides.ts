import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'
import { mixed, sprayed } from './labels.ts'

export const organic = {
  title: { en: 'Organic', pa: 'ਜੈਵਿਕ ਦਵਾਈਆਂ', hi: 'जैविक दवाएँ' },
  pictogram: 'neem',
  category: 'Bio Solutions',
  items: {
    'neem-oil-1500-ppm': {
      name: { en: 'Neem oil 1500 ppm', pa: 'ਨਿੰਮ ਦਾ ਤੇਲ 1500 ppm', hi: 'नीम का तेल 1500 ppm' },
      price: rupees(320),
      pack: { amount: 1, unit: 'litre' },
      use: {
        en: 'Aphids, whitefly and small caterpillars',
        pa: 'ਚੇਪਾ, ਚਿੱਟੀ ਮੱਖੀ ਅਤੇ ਛੋਟੀ ਸੁੰਡੀ',
        hi: 'चेपा, सफ़ेद मक्खी और छोटी सूँडी',
      },
      safety: sprayed('green'),
      search: 'nimm neem nim da tel oil azadirachtin jaivik desi dawai keetnashak',
    },
    'bt-kurstaki-wp': {
      name: {
        en: 'Bacillus thuringiensis (Bt) WP',
        pa: 'ਬੀਟੀ ਜੀਵਾਣੂ ਪਾਊਡਰ (Bt) WP',
        hi: 'बीटी जीवाणु पाउडर (Bt) WP',
      },
      price: rupees(430),
      pack: { amount: 500, unit: 'g' },
      use: {
        en: 'Caterpillars in cabbage, gram and tomato',
        pa: 'ਗੋਭੀ, ਛੋਲਿਆਂ ਅਤੇ ਟਮਾਟਰ ਦੀ ਸੁੰਡੀ',
        hi: 'गोभी, चने और टमाटर की सूँडी',
      },
      safety: sprayed('green'),
      search: 'bt bacillus thuringiensis jaivik sundi di dawai illi keetnashak',
    },
    'beauveria-bassiana-1-15-wp': {
      name: { en: 'Beauveria bassiana 1.15 WP', pa: 'ਬਿਊਵੇਰੀਆ ਬੇਸੀਆਨਾ 1.15 WP', hi: 'ब्यूवेरिया बेसियाना 1.15 WP' },
      price: rupees(290),
      pack: { amount: 1, unit: 'kg' },
      use: {
        en: 'A fungus that kills borers and hoppers',
        pa: 'ਸੁੰਡੀ ਅਤੇ ਟਿੱਡਿਆਂ ਨੂੰ ਮਾਰਨ ਵਾਲੀ ਉੱਲੀ',
        hi: 'सूँडी और फुदकों को मारने वाली फफूँद',
      },
      safety: sprayed('green'),
      search: 'beauveria bassiana biuveria jaivik keetnashak sundi dawai',
    },
    'metarhizium-anisopliae-1-15-wp': {
      name: { en: 'Metarhizium anisopliae 1.15 WP', pa: 'ਮੈਟਾਰਾਈਜ਼ੀਅਮ 1.15 WP', hi: 'मेटाराइज़ियम 1.15 WP' },
      price: rupees(290),
      pack: { amount: 1, unit: 'kg' },
      use: {
        en: 'White grub and termites in the soil',
        pa: 'ਜ਼ਮੀਨ ਦਾ ਚਿੱਟਾ ਸੁੰਡ ਅਤੇ ਸਿਉਂਕ',
        hi: 'ज़मीन की सफ़ेद लट और दीमक',
      },
      safety: mixed('green'),
      search: 'metarhizium chitta sund safed lat siunk deemak jaivik keetnashak',
    },
    'verticillium-lecanii-1-15-wp': {
      name: { en: 'Verticillium lecanii 1.15 WP', pa: 'ਵਰਟੀਸਿਲੀਅਮ 1.15 WP', hi: 'वर्टिसिलियम 1.15 WP' },
      price: rupees(290),
      pack: { amount: 1, unit: 'kg' },
      use: {
        en: 'Whitefly, aphids and mealy bug',
        pa: 'ਚਿੱਟੀ ਮੱਖੀ, ਚੇਪਾ ਅਤੇ ਮਿਲੀਬੱਗ',
        hi: 'सफ़ेद मक्खी, चेपा और मिलीबग',
      },
      safety: sprayed('green'),
      search: 'verticillium lecanii chitti makhi chepa milibug jaivik keetnashak',
    },
    'trichoderma-viride-1-wp': {
      name: { en: 'Trichoderma viride 1 WP', pa: 'ਟ੍ਰਾਈਕੋਡਰਮਾ 1 WP', hi: 'ट्राइकोडर्मा 1 WP' },
      price: rupees(190),
      pack: { amount: 1, unit: 'kg' },
      use: {
        en: 'Against wilt and root rot, on seed or in manure',
        pa: 'ਉਖੇੜੇ ਅਤੇ ਜੜ੍ਹ ਗਲਣ ਤੋਂ ਬਚਾਅ, ਬੀਜ ਜਾਂ ਰੂੜੀ ਵਿੱਚ',
        hi: 'उकठा और जड़ सड़न से बचाव, बीज या गोबर खाद में',
      },
      safety: mixed('green'),
      search: 'trichoderma traikoderma jaivik ulli uli ukhera jad galan fafund beej sodh',
    },
    'pseudomonas-fluorescens-1-wp': {
      name: { en: 'Pseudomonas fluorescens 1 WP', pa: 'ਸੂਡੋਮੋਨਾਸ 1 WP', hi: 'स्यूडोमोनास 1 WP' },
      price: rupees(200),
      pack: { amount: 1, unit: 'kg' },
      use: {
        en: 'Against wilt, blast and damping off',
        pa: 'ਉਖੇੜਾ, ਭੁਰੜ ਅਤੇ ਪਨੀਰੀ ਮਰਨ ਤੋਂ ਬਚਾਅ',
        hi: 'उकठा, ब्लास्ट और नर्सरी गलने से बचाव',
      },
      safety: mixed('green'),
      search: 'pseudomonas sudomonas jaivik ulli uli paneeri fafund jivanu',
    },
    'helicoverpa-npv-2-as': {
      name: { en: 'Helicoverpa NPV 2 AS', pa: 'ਸੁੰਡੀ ਦਾ ਵਾਇਰਸ (NPV) 2 AS', hi: 'सूँडी का वायरस (NPV) 2 AS' },
      price: rupees(310),
      pack: { amount: 250, unit: 'ml' },
      use: {
        en: 'American bollworm in gram, tomato and cotton',
        pa: 'ਛੋਲਿਆਂ, ਟਮਾਟਰ ਅਤੇ ਨਰਮੇ ਦੀ ਅਮਰੀਕਨ ਸੁੰਡੀ',
        hi: 'चने, टमाटर और कपास की अमेरिकन सूँडी',
      },
      safety: sprayed('green'),
      search: 'npv american sundi illi chhole chana narma jaivik keetnashak',
    },
    'yellow-sticky-card': {
      name: { en: 'Yellow Sticky Cards', pa: 'ਪੀਲੇ ਚਿਪਕਣ ਵਾਲੇ ਕਾਰਡ', hi: 'पीले चिपचिपे कार्ड' },
      price: rupees(180),
      pack: { amount: 10, unit: 'piece' },
      use: {
        en: 'Catch whitefly and aphids without spraying',
        pa: 'ਚਿੱਟੀ ਮੱਖੀ ਅਤੇ ਚੇਪਾ ਬਿਨਾਂ ਸਪਰੇਅ ਫੜੋ',
        hi: 'सफ़ेद मक्खी और चेपा बिना छिड़काव पकड़ें',
      },
      search: 'pile card yellow sticky trap chipkan chitti makhi jaal',
    },
    'pheromone-trap': {
      name: { en: 'Pheromone Trap with lure', pa: 'ਫ਼ੈਰੋਮੋਨ ਟਰੈਪ, ਲਿਊਰ ਸਮੇਤ', hi: 'फ़ेरोमोन ट्रैप, ल्योर समेत' },
      price: rupees(95),
      pack: { amount: 1, unit: 'piece' },
      use: {
        en: 'Catches moths, shows when caterpillars will come',
        pa: 'ਪਤੰਗੇ ਫੜਦਾ ਹੈ, ਸੁੰਡੀ ਆਉਣ ਦਾ ਪਤਾ ਦਿੰਦਾ ਹੈ',
        hi: 'पतंगे पकड़ता है, सूँडी आने का पता देता है',
      },
      search: 'pheromone fairomon trap jaal lure patange sundi fruit fly makhi',
    },
    'tricho-card': {
      name: { en: 'Tricho Card', pa: 'ਟ੍ਰਾਈਕੋ ਕਾਰਡ', hi: 'ट्राइको कार्ड' },
      price: rupees(50),
      pack: { amount: 1, unit: 'piece' },
      use: {
        en: 'Friendly wasps against borers of cane and paddy',
        pa: 'ਗੰਨੇ ਅਤੇ ਝੋਨੇ ਦੇ ਗੜੂੰਏਂ ਮਾਰਨ ਵਾਲੇ ਮਿੱਤਰ ਕੀੜੇ',
        hi: 'गन्ने और धान के छेदक को मारने वाले मित्र कीट',
      },
      search: 'tricho trichogramma card mittar keere mitra keet garuan ganna',
    },
  },
} satisfies CatalogueSection
