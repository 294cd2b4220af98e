import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'
import { quintalsPerAcre, readyIn } from './crop-words.ts'

export const vegetables = {
  title: { en: 'Vegetables', pa: 'ਸਬਜ਼ੀਆਂ', hi: 'सब्ज़ियाँ' },
  pictogram: 'vegetables',
  items: {
    'okra-punjab-suhawani': {
      name: { en: 'Okra Punjab Suhawani', pa: 'ਭਿੰਡੀ ਪੰਜਾਬ ਸੁਹਾਵਨੀ', hi: 'भिंडी पंजाब सुहावनी' },
      price: rupees(220),
      pack: { amount: 500, unit: 'g' },
      yields: quintalsPerAcre(45, 50),
      features: [
        {
          en: 'Sow in February–March or June–July',
          pa: 'ਫ਼ਰਵਰੀ-ਮਾਰਚ ਜਾਂ ਜੂਨ-ਜੁਲਾਈ ਵਿੱਚ ਬੀਜੋ',
          hi: 'फ़रवरी-मार्च या जून-जुलाई में बोएँ',
        },
        { en: 'Less yellow vein disease', pa: 'ਪੀਲਾ ਰੋਗ ਘੱਟ ਲੱਗਦਾ ਹੈ', hi: 'पीला रोग कम लगता है' },
        { en: 'Soft, dark green pods', pa: 'ਨਰਮ ਅਤੇ ਗੂੜ੍ਹੀ ਹਰੀ ਭਿੰਡੀ', hi: 'नरम और गहरी हरी भिंडी' },
      ],
      search: 'bhindi bindi bhendi okra suhawani beej',
    },
    'tomato-punjab-ratta': {
      name: { en: 'Tomato Punjab Ratta', pa: 'ਟਮਾਟਰ ਪੰਜਾਬ ਰੱਤਾ', hi: 'टमाटर पंजाब रत्ता' },
      price: rupees(70),
      pack: { amount: 10, unit: 'g' },
      yields: quintalsPerAcre(200, 225),
      features: [
        { en: 'Sow the nursery in November', pa: 'ਪਨੀਰੀ ਨਵੰਬਰ ਵਿੱਚ ਬੀਜੋ', hi: 'नर्सरी नवंबर में डालें' },
        { en: 'Deep red, firm fruit', pa: 'ਗੂੜ੍ਹੇ ਲਾਲ ਅਤੇ ਨਿੱਗਰ ਟਮਾਟਰ', hi: 'गहरे लाल और ठोस टमाटर' },
        { en: 'Good for sauce', pa: 'ਸੌਸ ਬਣਾਉਣ ਲਈ ਵਧੀਆ', hi: 'सॉस बनाने के लिए बढ़िया' },
      ],
      search: 'tamatar tmatar timatar tomato ratta beej',
    },
    'chilli-ch-27': {
      name: { en: 'Chilli CH-27', pa: 'ਮਿਰਚ CH-27', hi: 'मिर्च CH-27' },
      price: rupees(250),
      pack: { amount: 10, unit: 'g' },
      yields: quintalsPerAcre(90, 100),
      features: [
        {
          en: 'Sow the nursery in October–November',
          pa: 'ਪਨੀਰੀ ਅਕਤੂਬਰ-ਨਵੰਬਰ ਵਿੱਚ ਬੀਜੋ',
          hi: 'नर्सरी अक्टूबर-नवंबर में डालें',
        },
        { en: 'Less leaf curl', pa: 'ਪੱਤਾ ਮਰੋੜ ਘੱਟ ਲੱਗਦਾ ਹੈ', hi: 'पत्ता मरोड़ कम लगता है' },
        { en: 'Bears for a long time', pa: 'ਲੰਮਾ ਸਮਾਂ ਫਲ ਦਿੰਦੀ ਹੈ', hi: 'लंबे समय तक फल देती है' },
      ],
      search: 'mirch mircha hari mirch mirchi chilli chili ch27 beej',
    },
    'onion-punjab-naroya': {
      name: { en: 'Onion Punjab Naroya', pa: 'ਪਿਆਜ਼ ਪੰਜਾਬ ਨਰੋਆ', hi: 'प्याज़ पंजाब नरोया' },
      price: rupees(650),
      pack: { amount: 500, unit: 'g' },
      yields: quintalsPerAcre(140, 150),
      features: [
        {
          en: 'Sow the nursery in October–November',
          pa: 'ਪਨੀਰੀ ਅਕਤੂਬਰ-ਨਵੰਬਰ ਵਿੱਚ ਬੀਜੋ',
          hi: 'नर्सरी अक्टूबर-नवंबर में डालें',
        },
        { en: 'Transplant in January', pa: 'ਪਨੀਰੀ ਜਨਵਰੀ ਵਿੱਚ ਲਾਓ', hi: 'जनवरी में रोपाई करें' },
        { en: 'Red and round', pa: 'ਲਾਲ ਅਤੇ ਗੋਲ', hi: 'लाल और गोल' },
      ],
      search: 'ganda gandha piaz pyaz pyaj kanda onion naroa beej',
    },
    'peas-punjab-89': {
      name: { en: 'Peas Punjab 89', pa: 'ਮਟਰ ਪੰਜਾਬ 89', hi: 'मटर पंजाब 89' },
      price: rupees(160),
      pack: { amount: 1, unit: 'kg' },
      yields: quintalsPerAcre(55, 60),
      features: [
        {
          en: 'Sow 15 October to 15 November',
          pa: '15 ਅਕਤੂਬਰ ਤੋਂ 15 ਨਵੰਬਰ ਤੱਕ ਬੀਜੋ',
          hi: '15 अक्टूबर से 15 नवंबर तक बोएँ',
        },
        { en: 'First picking in 90 days', pa: 'ਪਹਿਲੀ ਤੁੜਾਈ 90 ਦਿਨਾਂ ਵਿੱਚ', hi: 'पहली तुड़ाई 90 दिन में' },
        { en: 'Long, well filled pods', pa: 'ਲੰਮੀ ਅਤੇ ਭਰਵੀਂ ਫਲੀ', hi: 'लंबी और भरी फली' },
      ],
      search: 'matar mattar peas pea beej',
    },
    'cauliflower-pusa-snowball': {
      name: { en: 'Cauliflower Pusa Snowball K-1', pa: 'ਫੁੱਲ ਗੋਭੀ ਪੂਸਾ ਸਨੋਬਾਲ K-1', hi: 'फूल गोभी पूसा स्नोबॉल K-1' },
      price: rupees(80),
      pack: { amount: 10, unit: 'g' },
      yields: quintalsPerAcre(80, 100),
      features: [
        { en: 'Sow the nursery in October', pa: 'ਪਨੀਰੀ ਅਕਤੂਬਰ ਵਿੱਚ ਬੀਜੋ', hi: 'नर्सरी अक्टूबर में डालें' },
        { en: 'Late crop', pa: 'ਪਛੇਤੀ ਫ਼ਸਲ', hi: 'पछेती फ़सल' },
        { en: 'White, firm heads', pa: 'ਚਿੱਟੇ ਅਤੇ ਨਿੱਗਰ ਫੁੱਲ', hi: 'सफ़ेद और ठोस फूल' },
      ],
      search: 'gobhi gobi phool gobhi phul cauliflower snowball beej',
    },
    'carrot-pc-34': {
      name: { en: 'Carrot PC 34', pa: 'ਗਾਜਰ PC 34', hi: 'गाजर PC 34' },
      price: rupees(260),
      pack: { amount: 500, unit: 'g' },
      yields: quintalsPerAcre(190, 205),
      features: [
        { en: 'Sow in September–October', pa: 'ਸਤੰਬਰ-ਅਕਤੂਬਰ ਵਿੱਚ ਬੀਜੋ', hi: 'सितंबर-अक्टूबर में बोएँ' },
        readyIn(90),
        { en: 'Red, sweet, good for halwa', pa: 'ਲਾਲ, ਮਿੱਠੀ, ਗਜਰੇਲੇ ਲਈ ਵਧੀਆ', hi: 'लाल, मीठी, हलवे के लिए बढ़िया' },
      ],
      search: 'gajar gaajar carrot beej',
    },
    'radish-punjab-pasand': {
      name: { en: 'Radish Punjab Pasand', pa: 'ਮੂਲੀ ਪੰਜਾਬ ਪਸੰਦ', hi: 'मूली पंजाब पसंद' },
      price: rupees(180),
      pack: { amount: 500, unit: 'g' },
      yields: quintalsPerAcre(140, 200),
      features: [
        readyIn(45),
        { en: 'Late March sowing works too', pa: 'ਮਾਰਚ ਦੇ ਅਖੀਰ ਵਿੱਚ ਵੀ ਬੀਜੋ', hi: 'मार्च के आखिर में भी बोएँ' },
        { en: 'White and long', pa: 'ਚਿੱਟੀ ਅਤੇ ਲੰਮੀ', hi: 'सफ़ेद और लंबी' },
      ],
      search: 'mooli muli radish beej',
    },
    'bottle-gourd-punjab-barkat': {
      name: { en: 'Bottle Gourd Punjab Barkat', pa: 'ਘੀਆ ਪੰਜਾਬ ਬਰਕਤ', hi: 'लौकी पंजाब बरकत' },
      price: rupees(130),
      pack: { amount: 100, unit: 'g' },
      yields: quintalsPerAcre(210, 225),
      features: [
        {
          en: 'Sow in February–March or June–July',
          pa: 'ਫ਼ਰਵਰੀ-ਮਾਰਚ ਜਾਂ ਜੂਨ-ਜੁਲਾਈ ਵਿੱਚ ਬੀਜੋ',
          hi: 'फ़रवरी-मार्च या जून-जुलाई में बोएँ',
        },
        { en: 'Long, soft gourds', pa: 'ਲੰਮੇ ਅਤੇ ਨਰਮ ਘੀਏ', hi: 'लंबी और नरम लौकी' },
      ],
      search: 'ghiya ghia lauki loki kaddu bottle gourd barkat beej',
    },
    'brinjal-punjab-sadabahar': {
      name: { en: 'Brinjal Punjab Sadabahar', pa: 'ਬੈਂਗਣ ਪੰਜਾਬ ਸਦਾਬਹਾਰ', hi: 'बैंगन पंजाब सदाबहार' },
      price: rupees(70),
      pack: { amount: 10, unit: 'g' },
      yields: quintalsPerAcre(120, 130),
      features: [
        { en: 'Long, shiny, dark purple', pa: 'ਲੰਮੇ, ਚਮਕੀਲੇ, ਗੂੜ੍ਹੇ ਜਾਮਣੀ', hi: 'लंबे, चमकीले, गहरे बैंगनी' },
        { en: 'Bears for a long time', pa: 'ਲੰਮਾ ਸਮਾਂ ਫਲ ਦਿੰਦਾ ਹੈ', hi: 'लंबे समय तक फल देता है' },
      ],
      search: 'baingan bengan bataun vatau brinjal eggplant beej',
    },
    'potato-kufri-pukhraj': {
      name: { en: 'Potato Kufri Pukhraj', pa: 'ਆਲੂ ਕੁਫ਼ਰੀ ਪੁਖਰਾਜ', hi: 'आलू कुफ़री पुखराज' },
      price: rupees(1300),
      pack: { amount: 50, unit: 'kg' },
      yields: quintalsPerAcre(120, 130),
      features: [
        {
          en: 'Plant 25 September to 15 October',
          pa: '25 ਸਤੰਬਰ ਤੋਂ 15 ਅਕਤੂਬਰ ਤੱਕ ਬੀਜੋ',
          hi: '25 सितंबर से 15 अक्टूबर तक बोएँ',
        },
        readyIn(70, 90),
        { en: 'Early potato', pa: 'ਅਗੇਤਾ ਆਲੂ', hi: 'अगेता आलू' },
      ],
      search: 'aloo alu aalu potato kufri pukhraj beej',
    },
    'spinach-punjab-green': {
      name: { en: 'Spinach Punjab Green', pa: 'ਪਾਲਕ ਪੰਜਾਬ ਗਰੀਨ', hi: 'पालक पंजाब ग्रीन' },
      price: rupees(110),
      pack: { amount: 500, unit: 'g' },
      yields: quintalsPerAcre(115, 125),
      features: [
        { en: 'Sow in September–October', pa: 'ਸਤੰਬਰ-ਅਕਤੂਬਰ ਵਿੱਚ ਬੀਜੋ', hi: 'सितंबर-अक्टूबर में बोएँ' },
        { en: 'First cutting in 30 days', pa: 'ਪਹਿਲੀ ਕਟਾਈ 30 ਦਿਨਾਂ ਵਿੱਚ', hi: 'पहली कटाई 30 दिन में' },
      ],
      search: 'palak paalak spinach saag beej',
    },
  },
} satisfies CatalogueSection
