import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'

export const pulsesStaples = {
  title: { en: 'Pulses & Staples', pa: 'ਦਾਲਾਂ ਅਤੇ ਚੌਲ', hi: 'दालें और चावल' },
  pictogram: 'pulses',
  items: {
    'whole-moong': {
      name: { en: 'Whole Moong', pa: 'ਸਾਬਤ ਮੂੰਗੀ', hi: 'साबुत मूँग' },
      price: rupees(120),
      pack: { amount: 1, unit: 'kg' },
      search: 'mungi moongi moong mung dal daal green gram',
    },
    'masoor-dal': {
      name: { en: 'Masoor Dal', pa: 'ਮਸਰਾਂ ਦੀ ਦਾਲ', hi: 'मसूर दाल' },
      price: rupees(100),
      pack: { amount: 1, unit: 'kg' },
      search: 'masar masri masran masoor masur dal daal lentil',
    },
    'whole-urad': {
      name: { en: 'Whole Urad', pa: 'ਸਾਬਤ ਮਾਂਹ', hi: 'साबुत उड़द' },
      price: rupees(130),
      pack: { amount: 1, unit: 'kg' },
      use: { en: 'For dal makhani', pa: 'ਦਾਲ ਮੱਖਣੀ ਲਈ', hi: 'दाल मखनी के लिए' },
      search: 'manh maah mah urad urd dal daal kali dal',
    },
    'chana-dal': {
      name: { en: 'Chana Dal', pa: 'ਛੋਲਿਆਂ ਦੀ ਦਾਲ', hi: 'चना दाल' },
      price: rupees(95),
      pack: { amount: 1, unit: 'kg' },
      search: 'chhole chole chana chane dal daal gram',
    },
    'white-chickpeas': {
      name: { en: 'White Chickpeas', pa: 'ਚਿੱਟੇ ਛੋਲੇ', hi: 'काबुली चने' },
      price: rupees(130),
      pack: { amount: 1, unit: 'kg' },
      use: { en: 'For chhole bhature', pa: 'ਛੋਲੇ ਭਟੂਰੇ ਲਈ', hi: 'छोले भटूरे के लिए' },
      search: 'chhole chole chitte chhole kabuli chana chane chickpea',
    },
    rajma: {
      name: { en: 'Rajma', pa: 'ਰਾਜਮਾਂਹ', hi: 'राजमा' },
      price: rupees(150),
      pack: { amount: 1, unit: 'kg' },
      search: 'rajma rajmah rajmanh kidney beans',
    },
    'basmati-rice': {
      name: { en: 'Basmati Rice', pa: 'ਬਾਸਮਤੀ ਚੌਲ', hi: 'बासमती चावल' },
      price: rupees(490),
      pack: { amount: 5, unit: 'kg' },
      features: [{ en: 'Long and fragrant', pa: 'ਲੰਮੇ ਅਤੇ ਖੁਸ਼ਬੂ ਵਾਲੇ', hi: 'लंबे और खुशबू वाले' }],
      search: 'basmati basmti chaul chol chawal chaval rice',
    },
    'parmal-rice': {
      name: { en: 'Parmal Rice', pa: 'ਪਰਮਲ ਚੌਲ', hi: 'परमल चावल' },
      price: rupees(230),
      pack: { amount: 5, unit: 'kg' },
      use: { en: 'For every day', pa: 'ਰੋਜ਼ ਖਾਣ ਲਈ', hi: 'रोज़ खाने के लिए' },
      search: 'parmal permal chaul chol chawal chaval rice',
    },
  },
} satisfies CatalogueSection
