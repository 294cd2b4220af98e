import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'

export const tools = {
  title: { en: 'Tools', pa: 'ਸੰਦ', hi: 'औज़ार' },
  pictogram: 'hoe',
  items: {
    sickle: {
      name: { en: 'Sickle', pa: 'ਦਾਤਰੀ', hi: 'दराँती' },
      price: rupees(120),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'For fodder, wheat and saag', pa: 'ਪੱਠਿਆਂ, ਕਣਕ ਅਤੇ ਸਾਗ ਲਈ', hi: 'चारे, गेहूँ और साग के लिए' },
      search: 'datri daatri datar daranti hansiya sickle',
    },
    'hand-hoe': {
      name: { en: 'Hand Hoe (khurpa)', pa: 'ਰੰਬਾ', hi: 'खुरपी' },
      price: rupees(90),
      pack: { amount: 1, unit: 'piece' },
      use: {
        en: 'Weeding by hand, without medicine',
        pa: 'ਹੱਥ ਨਾਲ ਗੋਡੀ, ਬਿਨਾਂ ਦਵਾਈ',
        hi: 'हाथ से गुड़ाई, बिना दवा',
      },
      search: 'ramba rambi khurpa khurpi godi nirai hoe',
    },
    kasola: {
      name: { en: 'Long Hoe (kasola)', pa: 'ਕਸੌਲਾ', hi: 'कसौला' },
      price: rupees(320),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'Weeding while standing', pa: 'ਖੜ੍ਹ ਕੇ ਗੋਡੀ ਕਰੋ', hi: 'खड़े होकर गुड़ाई' },
      search: 'kasola kasaula godi gudai hoe',
    },
    spade: {
      name: { en: 'Spade (kahi)', pa: 'ਕਹੀ', hi: 'फावड़ा' },
      price: rupees(380),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'For bunds, channels and digging', pa: 'ਵੱਟਾਂ, ਖਾਲ ਅਤੇ ਪੁਟਾਈ ਲਈ', hi: 'मेड़, नाली और खुदाई के लिए' },
      search: 'kahi kassi fawda phawra phavda spade',
    },
    'watering-can-10-l': {
      name: { en: 'Watering Can 10 litre', pa: 'ਫੁਹਾਰਾ ਡੱਬਾ 10 ਲੀਟਰ', hi: 'फव्वारा डिब्बा 10 लीटर' },
      price: rupees(260),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'For nursery and kitchen garden', pa: 'ਪਨੀਰੀ ਅਤੇ ਬਗੀਚੀ ਲਈ', hi: 'नर्सरी और बगिया के लिए' },
      search: 'fuhara favara dabba watering can pani jhara',
    },
    'hand-sprayer-2-l': {
      name: { en: 'Hand Sprayer 2 litre', pa: 'ਹੱਥ ਵਾਲਾ ਸਪਰੇਅ ਪੰਪ 2 ਲੀਟਰ', hi: 'हाथ वाला स्प्रे पंप 2 लीटर' },
      price: rupees(290),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'For neem oil and panchagavya', pa: 'ਨਿੰਮ ਦੇ ਤੇਲ ਅਤੇ ਪੰਚਗਵਯ ਲਈ', hi: 'नीम तेल और पंचगव्य के लिए' },
      search: 'spray pump sprey pamp supray chhidkav hath sprayer',
    },
    'vermi-bed': {
      name: { en: 'Vermicompost Bed 12×4 ft', pa: 'ਗੰਡੋਆ ਖਾਦ ਦਾ ਬੈੱਡ 12×4 ਫੁੱਟ', hi: 'केंचुआ खाद का बेड 12×4 फ़ुट' },
      price: rupees(1_600),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'Make your own compost at home', pa: 'ਆਪਣੀ ਖਾਦ ਘਰ ਬਣਾਓ', hi: 'अपनी खाद घर पर बनाएँ' },
      search: 'vermi bed gandoya gandoa kenchua khad bed',
    },
    'insect-net': {
      name: {
        en: 'Insect Net 3 × 10 m',
        pa: 'ਕੀੜਿਆਂ ਤੋਂ ਬਚਾਅ ਵਾਲੀ ਜਾਲੀ 3 × 10 ਮੀਟਰ',
        hi: 'कीड़ों से बचाव की जाली 3 × 10 मीटर',
      },
      price: rupees(750),
      pack: { amount: 1, unit: 'piece' },
      use: {
        en: 'Over the nursery, against whitefly',
        pa: 'ਪਨੀਰੀ ਉੱਤੇ, ਚਿੱਟੀ ਮੱਖੀ ਤੋਂ ਬਚਾਅ',
        hi: 'नर्सरी पर, सफ़ेद मक्खी से बचाव',
      },
      search: 'jali jaali net insect paneeri nursery chitti makhi',
    },
  },
} satisfies CatalogueSection
