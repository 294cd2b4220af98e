import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'

/** The government fixes the prices of urea and DAP. */
const governmentPrice = { en: 'Government price', pa: 'ਸਰਕਾਰੀ ਰੇਟ', hi: 'सरकारी रेट' }

export const chemical = {
  title: { en: 'Chemical', pa: 'ਕੈਮੀਕਲ ਖਾਦ', hi: 'केमिकल खाद' },
  pictogram: 'fertilizer',
  category: 'Chemical Solutions',
  items: {
    'urea-45-kg': {
      name: { en: 'Urea, neem coated', pa: 'ਨਿੰਮ ਵਾਲਾ ਯੂਰੀਆ', hi: 'नीम कोटेड यूरिया' },
      price: rupees(266.5),
      pack: { amount: 45, unit: 'kg' },
      badge: governmentPrice,
      source: 'fertilizerPrices',
      use: {
        en: '46% nitrogen, for green growth',
        pa: '46% ਨਾਈਟ੍ਰੋਜਨ, ਹਰੇ ਵਾਧੇ ਲਈ',
        hi: '46% नाइट्रोजन, हरी बढ़वार के लिए',
      },
      features: [
        {
          en: 'Bring your Aadhaar for the thumbprint machine',
          pa: 'ਆਧਾਰ ਕਾਰਡ ਨਾਲ ਲਿਆਓ, ਮਸ਼ੀਨ ਉੱਤੇ ਅੰਗੂਠਾ ਲੱਗਦਾ ਹੈ',
          hi: 'आधार कार्ड साथ लाएँ, मशीन पर अँगूठा लगता है',
        },
      ],
      search: 'yuria uria urea yuriya euria khaad khad bori',
    },
    'dap-50-kg': {
      name: { en: 'DAP 18:46:0', pa: 'ਡੀਏਪੀ 18:46:0', hi: 'डीएपी 18:46:0' },
      price: rupees(1_350),
      pack: { amount: 50, unit: 'kg' },
      badge: governmentPrice,
      source: 'fertilizerPrices',
      use: {
        en: 'At sowing, for roots and tillers',
        pa: 'ਬਿਜਾਈ ਵੇਲੇ, ਜੜ੍ਹਾਂ ਅਤੇ ਫੁਟਾਰੇ ਲਈ',
        hi: 'बुवाई के समय, जड़ों और कल्लों के लिए',
      },
      features: [
        {
          en: 'Bring your Aadhaar for the thumbprint machine',
          pa: 'ਆਧਾਰ ਕਾਰਡ ਨਾਲ ਲਿਆਓ, ਮਸ਼ੀਨ ਉੱਤੇ ਅੰਗੂਠਾ ਲੱਗਦਾ ਹੈ',
          hi: 'आधार कार्ड साथ लाएँ, मशीन पर अँगूठा लगता है',
        },
      ],
      search: 'dap d.a.p diapi daap khaad khad bori',
    },
    'mop-50-kg': {
      name: { en: 'Potash (MOP) 0:0:60', pa: 'ਪੋਟਾਸ਼ (MOP) 0:0:60', hi: 'पोटाश (MOP) 0:0:60' },
      price: rupees(1_650),
      pack: { amount: 50, unit: 'kg' },
      use: { en: 'For potato, sugarcane and fruit', pa: 'ਆਲੂ, ਗੰਨੇ ਅਤੇ ਫਲਾਂ ਲਈ', hi: 'आलू, गन्ने और फलों के लिए' },
      features: [{ en: 'Heavy grain, strong stems', pa: 'ਦਾਣਾ ਭਾਰਾ, ਨਾੜ ਮਜ਼ਬੂਤ', hi: 'दाना भारी, तना मज़बूत' }],
      search: 'potash potas potaash mop lal khad khaad',
    },
    'ssp-50-kg': {
      name: { en: 'Single Super Phosphate', pa: 'ਸਿੰਗਲ ਸੁਪਰ ਫ਼ਾਸਫ਼ੇਟ', hi: 'सिंगल सुपर फ़ॉस्फ़ेट' },
      price: rupees(480),
      pack: { amount: 50, unit: 'kg' },
      use: {
        en: 'Phosphorus with sulphur, for pulses and mustard',
        pa: 'ਫ਼ਾਸਫ਼ੋਰਸ ਨਾਲ ਸਲਫ਼ਰ, ਦਾਲਾਂ ਅਤੇ ਸਰ੍ਹੋਂ ਲਈ',
        hi: 'फ़ॉस्फ़ोरस के साथ सल्फ़र, दालों और सरसों के लिए',
      },
      search: 'super supar phosphate ssp single super khaad khad',
    },
    'tsp-50-kg': {
      name: {
        en: 'Triple Super Phosphate 0:46:0',
        pa: 'ਟ੍ਰਿਪਲ ਸੁਪਰ ਫ਼ਾਸਫ਼ੇਟ 0:46:0',
        hi: 'ट्रिपल सुपर फ़ॉस्फ़ेट 0:46:0',
      },
      price: rupees(1_300),
      pack: { amount: 50, unit: 'kg' },
      use: { en: 'In place of DAP, with urea', pa: 'ਡੀਏਪੀ ਦੀ ਥਾਂ, ਯੂਰੀਏ ਨਾਲ', hi: 'डीएपी की जगह, यूरिया के साथ' },
      search: 'tsp triple super phosphate tripal supar khaad khad dap',
    },
    'npk-12-32-16': {
      name: { en: 'NPK 12:32:16', pa: 'NPK 12:32:16', hi: 'NPK 12:32:16' },
      price: rupees(1_720),
      pack: { amount: 50, unit: 'kg' },
      use: {
        en: 'At sowing, for wheat, potato and cane',
        pa: 'ਬਿਜਾਈ ਵੇਲੇ, ਕਣਕ, ਆਲੂ ਅਤੇ ਗੰਨੇ ਲਈ',
        hi: 'बुवाई के समय, गेहूँ, आलू और गन्ने के लिए',
      },
      features: [{ en: 'All three foods in one bag', pa: 'ਤਿੰਨੇ ਤੱਤ ਇੱਕ ਬੋਰੀ ਵਿੱਚ', hi: 'तीनों तत्व एक बोरी में' }],
      search: 'npk n.p.k 12 32 16 12-32-16 khaad khad',
    },
    'npk-10-26-26': {
      name: { en: 'NPK 10:26:26', pa: 'NPK 10:26:26', hi: 'NPK 10:26:26' },
      price: rupees(1_800),
      pack: { amount: 50, unit: 'kg' },
      use: {
        en: 'More potash, for potato and vegetables',
        pa: 'ਪੋਟਾਸ਼ ਵੱਧ, ਆਲੂ ਅਤੇ ਸਬਜ਼ੀਆਂ ਲਈ',
        hi: 'पोटाश ज़्यादा, आलू और सब्ज़ियों के लिए',
      },
      search: 'npk n.p.k 10 26 26 10-26-26 khaad khad aloo',
    },
    'nps-20-20-0-13': {
      name: { en: 'NPS 20:20:0:13', pa: 'NPS 20:20:0:13', hi: 'NPS 20:20:0:13' },
      price: rupees(1_350),
      pack: { amount: 50, unit: 'kg' },
      use: {
        en: 'With sulphur, for mustard, maize and onion',
        pa: 'ਸਲਫ਼ਰ ਵਾਲੀ, ਸਰ੍ਹੋਂ, ਮੱਕੀ ਅਤੇ ਪਿਆਜ਼ ਲਈ',
        hi: 'सल्फ़र वाली, सरसों, मक्के और प्याज़ के लिए',
      },
      search: 'nps 20 20 0 13 20-20-0-13 gandhak sulphur khaad khad',
    },
    'ammonium-sulphate': {
      name: { en: 'Ammonium Sulphate', pa: 'ਅਮੋਨੀਅਮ ਸਲਫ਼ੇਟ', hi: 'अमोनियम सल्फ़ेट' },
      price: rupees(1_150),
      pack: { amount: 50, unit: 'kg' },
      use: {
        en: 'Nitrogen with sulphur, for alkaline (kallar) soil',
        pa: 'ਨਾਈਟ੍ਰੋਜਨ ਨਾਲ ਸਲਫ਼ਰ, ਖਾਰੀ (ਕੱਲਰ) ਜ਼ਮੀਨ ਲਈ',
        hi: 'नाइट्रोजन के साथ सल्फ़र, कल्लर (ऊसर) ज़मीन के लिए',
      },
      source: 'pau',
      search: 'ammonium sulphate amonium salfet khaad khad kallar',
    },
  },
} satisfies CatalogueSection
