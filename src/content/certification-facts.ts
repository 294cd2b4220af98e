import type { Card } from './page.ts'
import type { certificationPrograms } from '#src/content/offers/certification.ts'

const inField = { en: 'In class and in the field', pa: 'ਕਲਾਸ ਅਤੇ ਖੇਤ ਵਿੱਚ', hi: 'क्लास और खेत में' }
const byPhone = { en: 'In class or on the phone', pa: 'ਕਲਾਸ ਵਿੱਚ ਜਾਂ ਫ਼ੋਨ ਉੱਤੇ', hi: 'क्लास में या फ़ोन पर' }
const certificate = { en: 'Certificate of the centre', pa: 'ਕੇਂਦਰ ਦਾ ਸਰਟੀਫ਼ਿਕੇਟ', hi: 'केंद्र का सर्टिफ़िकेट' }
const beginner = { en: 'Beginner', pa: 'ਨਵਿਆਂ ਲਈ', hi: 'नए लोगों के लिए' }
const intermediate = { en: 'Intermediate', pa: 'ਕੁਝ ਜਾਣਨ ਵਾਲਿਆਂ ਲਈ', hi: 'कुछ जानने वालों के लिए' }
const advanced = { en: 'Advanced', pa: 'ਤਜਰਬੇਕਾਰਾਂ ਲਈ', hi: 'तजुर्बेकारों के लिए' }

/** The programs' cards, besides title and price. */
export const certificationFacts: Record<keyof typeof certificationPrograms, Partial<Card>> = {
  'organic-farming': {
    pictogram: 'leaf',
    badge: { en: 'Most asked for', pa: 'ਸਭ ਤੋਂ ਵੱਧ ਮੰਗ', hi: 'सबसे ज़्यादा माँग' },
    text: {
      en: 'Grow and sell without chemicals.',
      pa: 'ਬਿਨਾਂ ਕੈਮੀਕਲ ਉਗਾਓ ਅਤੇ ਵੇਚੋ।',
      hi: 'बिना केमिकल उगाएँ और बेचें।',
    },
    lines: [beginner, inField, certificate],
    modules: [
      { en: 'Organic standards', pa: 'ਜੈਵਿਕ ਨਿਯਮ', hi: 'जैविक नियम' },
      { en: 'Compost and vermicompost', pa: 'ਰੂੜੀ ਅਤੇ ਗੰਡੋਆ ਖਾਦ', hi: 'गोबर और केंचुआ खाद' },
      { en: 'Pests without chemicals', pa: 'ਦਵਾਈ ਬਿਨਾਂ ਕੀੜੇ ਦੀ ਰੋਕਥਾਮ', hi: 'बिना दवा कीट की रोकथाम' },
      { en: 'Seed and nursery', pa: 'ਬੀਜ ਅਤੇ ਪਨੀਰੀ', hi: 'बीज और नर्सरी' },
      { en: 'Records for the certificate', pa: 'ਸਰਟੀਫ਼ਿਕੇਟ ਲਈ ਹਿਸਾਬ', hi: 'सर्टिफ़िकेट के लिए हिसाब' },
      { en: 'Selling organic', pa: 'ਜੈਵਿਕ ਮਾਲ ਵੇਚਣਾ', hi: 'जैविक माल बेचना' },
    ],
  },
  'nutrient-management': {
    pictogram: 'fertilizer',
    badge: { en: 'Saves fertilizer', pa: 'ਖਾਦ ਦੀ ਬੱਚਤ', hi: 'खाद की बचत' },
    text: {
      en: 'Feed the crop what it needs, no more.',
      pa: 'ਫ਼ਸਲ ਨੂੰ ਓਨਾ ਹੀ ਦਿਓ ਜਿੰਨਾ ਚਾਹੀਦਾ ਹੈ।',
      hi: 'फ़सल को उतना ही दें जितना चाहिए।',
    },
    lines: [intermediate, inField, certificate],
    modules: [
      { en: 'Reading a soil report', pa: 'ਮਿੱਟੀ ਦੀ ਰਿਪੋਰਟ ਪੜ੍ਹਨੀ', hi: 'मिट्टी की रिपोर्ट पढ़ना' },
      { en: 'NPK and micronutrients', pa: 'NPK, ਜ਼ਿੰਕ ਅਤੇ ਹੋਰ ਤੱਤ', hi: 'NPK, ज़िंक और दूसरे तत्व' },
      { en: 'Signs of hunger in leaves', pa: 'ਪੱਤਿਆਂ ਤੋਂ ਘਾਟ ਪਛਾਣਨੀ', hi: 'पत्तों से कमी पहचानना' },
      { en: 'Fertilizer with water', pa: 'ਪਾਣੀ ਨਾਲ ਖਾਦ', hi: 'पानी के साथ खाद' },
      { en: 'Costs and savings', pa: 'ਖਰਚਾ ਅਤੇ ਬੱਚਤ', hi: 'खर्च और बचत' },
    ],
  },
  'water-management': {
    pictogram: 'water',
    badge: { en: 'Saves water', pa: 'ਪਾਣੀ ਦੀ ਬੱਚਤ', hi: 'पानी की बचत' },
    text: { en: 'More crop from less water.', pa: 'ਘੱਟ ਪਾਣੀ ਨਾਲ ਵੱਧ ਫ਼ਸਲ।', hi: 'कम पानी से ज़्यादा फ़सल।' },
    lines: [intermediate, inField, certificate],
    modules: [
      { en: 'How much a crop drinks', pa: 'ਫ਼ਸਲ ਕਿੰਨਾ ਪਾਣੀ ਪੀਂਦੀ ਹੈ', hi: 'फ़सल कितना पानी पीती है' },
      { en: 'Drip and sprinkler', pa: 'ਡਰਿੱਪ ਅਤੇ ਫੁਹਾਰਾ (ਸਪ੍ਰਿੰਕਲਰ)', hi: 'ड्रिप और फव्वारा' },
      { en: 'Rain water', pa: 'ਮੀਂਹ ਦਾ ਪਾਣੀ', hi: 'बारिश का पानी' },
      { en: 'Drainage', pa: 'ਪਾਣੀ ਦਾ ਨਿਕਾਸ', hi: 'पानी की निकासी' },
      { en: 'Pumps and power', pa: 'ਪੰਪ ਅਤੇ ਬਿਜਲੀ', hi: 'पंप और बिजली' },
    ],
  },
  'precision-agriculture': {
    pictogram: 'pin',
    badge: { en: 'New', pa: 'ਨਵਾਂ', hi: 'नया' },
    text: {
      en: 'Each part of the field gets its due.',
      pa: 'ਖੇਤ ਦੇ ਹਰ ਹਿੱਸੇ ਨੂੰ ਉਸ ਦੀ ਲੋੜ ਮੁਤਾਬਕ।',
      hi: 'खेत के हर हिस्से को उसकी ज़रूरत जितना।',
    },
    lines: [advanced, inField, certificate],
    modules: [
      { en: 'Maps of the field', pa: 'ਖੇਤ ਦੇ ਨਕਸ਼ੇ', hi: 'खेत के नक्शे' },
      { en: 'GPS machines', pa: 'GPS ਵਾਲੀਆਂ ਮਸ਼ੀਨਾਂ', hi: 'GPS वाली मशीनें' },
      { en: 'Sensors', pa: 'ਸੈਂਸਰ', hi: 'सेंसर' },
      { en: 'Satellite pictures', pa: 'ਸੈਟੇਲਾਈਟ ਤਸਵੀਰਾਂ', hi: 'सैटेलाइट तस्वीरें' },
      { en: 'Yield records', pa: 'ਝਾੜ ਦਾ ਹਿਸਾਬ', hi: 'पैदावार का हिसाब' },
      { en: 'Working out the gain', pa: 'ਫ਼ਾਇਦੇ ਦਾ ਹਿਸਾਬ', hi: 'फ़ायदे का हिसाब' },
    ],
  },
  'drone-operations': {
    pictogram: 'drone',
    badge: { en: 'Work of your own', pa: 'ਆਪਣਾ ਕੰਮ', hi: 'अपना काम' },
    text: {
      en: 'Fly, spray and follow the rules.',
      pa: 'ਡਰੋਨ ਉਡਾਓ, ਸਪਰੇਅ ਕਰੋ, ਨਿਯਮ ਮੰਨੋ।',
      hi: 'ड्रोन उड़ाएँ, छिड़कें, नियम मानें।',
    },
    lines: [intermediate, inField, certificate],
    modules: [
      { en: 'Rules of the air', pa: 'ਉਡਾਣ ਦੇ ਨਿਯਮ', hi: 'उड़ान के नियम' },
      { en: 'Flying practice', pa: 'ਉਡਾ ਕੇ ਵੇਖਣਾ', hi: 'उड़ाकर सीखना' },
      { en: 'Safe spraying', pa: 'ਸਾਵਧਾਨੀ ਨਾਲ ਸਪਰੇਅ', hi: 'सावधानी से छिड़काव' },
      { en: 'Battery and repair', pa: 'ਬੈਟਰੀ ਅਤੇ ਮੁਰੰਮਤ', hi: 'बैटरी और मरम्मत' },
      { en: 'Your own service', pa: 'ਆਪਣਾ ਕੰਮ', hi: 'अपना काम' },
    ],
  },
  'farm-software': {
    pictogram: 'phone',
    badge: { en: 'Short course', pa: 'ਛੋਟਾ ਕੋਰਸ', hi: 'छोटा कोर्स' },
    text: { en: 'Accounts and records on the phone.', pa: 'ਫ਼ੋਨ ਉੱਤੇ ਹਿਸਾਬ-ਕਿਤਾਬ।', hi: 'फ़ोन पर हिसाब-किताब।' },
    lines: [beginner, byPhone, certificate],
    modules: [
      { en: 'Farm diary', pa: 'ਖੇਤੀ ਦੀ ਡਾਇਰੀ', hi: 'खेती की डायरी' },
      { en: 'Costs and sales', pa: 'ਖਰਚਾ ਅਤੇ ਵਿਕਰੀ', hi: 'खर्च और बिक्री' },
      { en: 'Weather and prices', pa: 'ਮੌਸਮ ਅਤੇ ਭਾਅ', hi: 'मौसम और भाव' },
      { en: 'Schemes online', pa: 'ਸਕੀਮਾਂ ਆਨਲਾਈਨ', hi: 'योजनाएँ ऑनलाइन' },
    ],
  },
  'post-harvest': {
    pictogram: 'grains',
    badge: { en: 'Less loss', pa: 'ਘੱਟ ਨੁਕਸਾਨ', hi: 'कम नुकसान' },
    text: { en: 'Lose less after the harvest.', pa: 'ਵਾਢੀ ਤੋਂ ਬਾਅਦ ਘੱਟ ਨੁਕਸਾਨ।', hi: 'कटाई के बाद कम नुकसान।' },
    lines: [intermediate, inField, certificate],
    modules: [
      { en: 'Drying', pa: 'ਸੁਕਾਉਣਾ', hi: 'सुखाना' },
      { en: 'Grading', pa: 'ਛਾਂਟੀ', hi: 'छँटाई' },
      { en: 'Packing', pa: 'ਪੈਕਿੰਗ', hi: 'पैकिंग' },
      { en: 'Storage', pa: 'ਸਾਂਭਣਾ', hi: 'सँभालकर रखना' },
      { en: 'Transport', pa: 'ਢੋਆ-ਢੁਆਈ', hi: 'ढुलाई' },
    ],
  },
  'cold-chain': {
    pictogram: 'fruits',
    badge: { en: 'Jobs nearby', pa: 'ਨੇੜੇ ਨੌਕਰੀ', hi: 'पास में नौकरी' },
    text: { en: 'Fresh from the field to the shop.', pa: 'ਖੇਤ ਤੋਂ ਦੁਕਾਨ ਤੱਕ ਤਾਜ਼ਾ।', hi: 'खेत से दुकान तक ताज़ा।' },
    lines: [intermediate, inField, certificate],
    modules: [
      { en: 'Pre-cooling', pa: 'ਪਹਿਲਾਂ ਠੰਢਾ ਕਰਨਾ', hi: 'पहले ठंडा करना' },
      { en: 'Running a cold store', pa: 'ਕੋਲਡ ਸਟੋਰ ਚਲਾਉਣਾ', hi: 'कोल्ड स्टोर चलाना' },
      { en: 'Cold transport', pa: 'ਠੰਢੀ ਗੱਡੀ', hi: 'ठंडी गाड़ी' },
      { en: 'Power and costs', pa: 'ਬਿਜਲੀ ਅਤੇ ਖਰਚਾ', hi: 'बिजली और खर्च' },
      { en: 'Quality checks', pa: 'ਮਾਲ ਦੀ ਜਾਂਚ', hi: 'माल की जाँच' },
    ],
  },
  'food-safety': {
    pictogram: 'check',
    badge: { en: 'For sellers', pa: 'ਵੇਚਣ ਵਾਲਿਆਂ ਲਈ', hi: 'बेचने वालों के लिए' },
    text: {
      en: 'Clean food that passes every check.',
      pa: 'ਸਾਫ਼ ਖਾਣਾ ਜੋ ਹਰ ਜਾਂਚ ਵਿੱਚ ਪਾਸ ਹੋਵੇ।',
      hi: 'साफ़ खाना जो हर जाँच में पास हो।',
    },
    lines: [beginner, byPhone, certificate],
    modules: [
      { en: 'Clean work', pa: 'ਸਾਫ਼ ਕੰਮ', hi: 'साफ़ काम' },
      { en: 'Food law', pa: 'ਖਾਣੇ ਦੇ ਕਾਨੂੰਨ', hi: 'खाने के कानून' },
      { en: 'Labels', pa: 'ਲੇਬਲ', hi: 'लेबल' },
      { en: 'Residues', pa: 'ਫ਼ਸਲ ਵਿੱਚ ਬਚੀ ਦਵਾਈ', hi: 'फ़सल में बची दवा' },
      { en: 'Getting the licence', pa: 'ਲਾਇਸੰਸ ਲੈਣਾ', hi: 'लाइसेंस लेना' },
    ],
  },
}
