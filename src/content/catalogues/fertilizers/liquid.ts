import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'

export const liquid = {
  title: { en: 'Liquid & Water Soluble', pa: 'ਤਰਲ ਅਤੇ ਘੁਲਣ ਵਾਲੀ ਖਾਦ', hi: 'तरल और घुलने वाली खाद' },
  pictogram: 'bottle',
  category: 'Water Soluble NPK',
  items: {
    'nano-urea-500-ml': {
      name: { en: 'Nano Urea, liquid', pa: 'ਨੈਨੋ ਯੂਰੀਆ, ਤਰਲ', hi: 'नैनो यूरिया, तरल' },
      price: rupees(225),
      pack: { amount: 500, unit: 'ml' },
      use: {
        en: 'Sprayed on the leaves of the standing crop',
        pa: 'ਖੜ੍ਹੀ ਫ਼ਸਲ ਦੇ ਪੱਤਿਆਂ ਉੱਤੇ ਸਪਰੇਅ',
        hi: 'खड़ी फ़सल के पत्तों पर छिड़काव',
      },
      search: 'nano yuria uria urea yuriya taral khad spray',
    },
    'nano-dap-500-ml': {
      name: { en: 'Nano DAP, liquid', pa: 'ਨੈਨੋ ਡੀਏਪੀ, ਤਰਲ', hi: 'नैनो डीएपी, तरल' },
      price: rupees(600),
      pack: { amount: 500, unit: 'ml' },
      use: {
        en: 'On the seed, and later on the leaves',
        pa: 'ਬੀਜ ਨੂੰ ਲਾਓ, ਫਿਰ ਪੱਤਿਆਂ ਉੱਤੇ ਸਪਰੇਅ',
        hi: 'बीज पर लगाएँ, फिर पत्तों पर छिड़कें',
      },
      search: 'nano dap diapi daap taral khad spray',
    },
    'npk-19-19-19': {
      name: { en: 'NPK 19:19:19', pa: 'NPK 19:19:19', hi: 'NPK 19:19:19' },
      price: rupees(160),
      pack: { amount: 1, unit: 'kg' },
      use: {
        en: 'For young plants, by drip or spray',
        pa: 'ਛੋਟੇ ਬੂਟਿਆਂ ਲਈ, ਡਰਿੱਪ ਜਾਂ ਸਪਰੇਅ ਨਾਲ',
        hi: 'छोटे पौधों के लिए, ड्रिप या छिड़काव से',
      },
      search: 'npk 19 19 19 19-19-19 ghulan vali khad drip spray',
    },
    'npk-12-61-0': {
      name: { en: 'NPK 12:61:0 (MAP)', pa: 'NPK 12:61:0 (MAP)', hi: 'NPK 12:61:0 (MAP)' },
      price: rupees(190),
      pack: { amount: 1, unit: 'kg' },
      use: { en: 'For roots and first flowers', pa: 'ਜੜ੍ਹਾਂ ਅਤੇ ਪਹਿਲੇ ਫੁੱਲਾਂ ਲਈ', hi: 'जड़ों और पहले फूलों के लिए' },
      search: 'npk 12 61 0 12-61-0 map ghulan vali khad drip',
    },
    'npk-13-0-45': {
      name: {
        en: 'NPK 13:0:45 (potassium nitrate)',
        pa: 'NPK 13:0:45 (ਪੋਟਾਸ਼ੀਅਮ ਨਾਈਟ੍ਰੇਟ)',
        hi: 'NPK 13:0:45 (पोटैशियम नाइट्रेट)',
      },
      price: rupees(200),
      pack: { amount: 1, unit: 'kg' },
      use: { en: 'While the grain or fruit fills', pa: 'ਦਾਣਾ ਜਾਂ ਫਲ ਭਰਨ ਵੇਲੇ', hi: 'दाना या फल भरते समय' },
      search: 'npk 13 0 45 13-0-45 potassium nitrate potash ghulan vali khad',
    },
    'npk-0-52-34': {
      name: { en: 'NPK 0:52:34 (MKP)', pa: 'NPK 0:52:34 (MKP)', hi: 'NPK 0:52:34 (MKP)' },
      price: rupees(270),
      pack: { amount: 1, unit: 'kg' },
      use: { en: 'For flowers and setting fruit', pa: 'ਫੁੱਲ ਅਤੇ ਫਲ ਲੱਗਣ ਵੇਲੇ', hi: 'फूल और फल लगते समय' },
      search: 'npk 0 52 34 0-52-34 mkp ghulan vali khad phul',
    },
    'npk-0-0-50': {
      name: { en: 'Potassium Sulphate 0:0:50', pa: 'ਪੋਟਾਸ਼ੀਅਮ ਸਲਫ਼ੇਟ 0:0:50', hi: 'पोटैशियम सल्फ़ेट 0:0:50' },
      price: rupees(180),
      pack: { amount: 1, unit: 'kg' },
      use: {
        en: 'For sweetness, colour and keeping',
        pa: 'ਮਿਠਾਸ, ਰੰਗ ਅਤੇ ਟਿਕਾਊਪਣ ਲਈ',
        hi: 'मिठास, रंग और टिकने के लिए',
      },
      search: 'sop 0 0 50 0-0-50 potash potas sulphate ghulan vali khad',
    },
    'calcium-nitrate': {
      name: { en: 'Calcium Nitrate', pa: 'ਕੈਲਸ਼ੀਅਮ ਨਾਈਟ੍ਰੇਟ', hi: 'कैल्शियम नाइट्रेट' },
      price: rupees(95),
      pack: { amount: 1, unit: 'kg' },
      use: {
        en: 'Prevents cracking and blossom-end rot in tomato and capsicum',
        pa: 'ਟਮਾਟਰ ਅਤੇ ਸ਼ਿਮਲਾ ਮਿਰਚ ਨੂੰ ਪਾਟਣ ਅਤੇ ਗਲਣ ਤੋਂ ਬਚਾਉਂਦੀ ਹੈ',
        hi: 'टमाटर और शिमला मिर्च को फटने और गलने से बचाती है',
      },
      search: 'calcium nitrate kailshiam naitret khad tamatar',
    },
  },
} satisfies CatalogueSection
