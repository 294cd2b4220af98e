import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'

export const organic = {
  title: { en: 'Organic', pa: 'ਜੈਵਿਕ ਖਾਦ', hi: 'जैविक खाद' },
  pictogram: 'compost',
  category: 'Organic & Soil Health',
  items: {
    vermicompost: {
      name: { en: 'Vermicompost', pa: 'ਗੰਡੋਆ ਖਾਦ', hi: 'केंचुआ खाद' },
      price: rupees(340),
      pack: { amount: 40, unit: 'kg' },
      use: {
        en: 'For every crop, vegetables most of all',
        pa: 'ਹਰ ਫ਼ਸਲ ਲਈ, ਸਬਜ਼ੀਆਂ ਲਈ ਖਾਸ',
        hi: 'हर फ़सल के लिए, सब्ज़ियों के लिए खास',
      },
      features: [
        { en: 'Made by earthworms from dung', pa: 'ਗੋਹੇ ਤੋਂ ਗੰਡੋਇਆਂ ਦੀ ਬਣਾਈ', hi: 'गोबर से केंचुओं की बनाई' },
        {
          en: 'Keeps the soil soft and moist',
          pa: 'ਮਿੱਟੀ ਪੋਲੀ ਅਤੇ ਸਿੱਲ੍ਹੀ ਰੱਖਦੀ ਹੈ',
          hi: 'मिट्टी भुरभुरी और नम रखती है',
        },
      ],
      search: 'gandoya khad gandoa kenchua khad kechua varmi vermi compost khaad',
    },
    'farmyard-manure': {
      name: { en: 'Farmyard Manure, rotted', pa: 'ਗਲੀ-ਸੜੀ ਰੂੜੀ', hi: 'सड़ी गोबर खाद' },
      price: rupees(150),
      pack: { amount: 50, unit: 'kg' },
      use: {
        en: 'Mix in before the last ploughing',
        pa: 'ਆਖਰੀ ਵਾਹੀ ਤੋਂ ਪਹਿਲਾਂ ਰਲਾਓ',
        hi: 'आखिरी जुताई से पहले मिलाएँ',
      },
      features: [
        {
          en: 'Rotted for six months, few weed seeds',
          pa: 'ਛੇ ਮਹੀਨੇ ਗਲੀ ਹੋਈ, ਨਦੀਨਾਂ ਦੇ ਬੀਜ ਘੱਟ',
          hi: 'छह महीने सड़ी हुई, खरपतवार के बीज कम',
        },
      ],
      search: 'roori rudi ruri gohe di khad gobar khad desi khad manure fym',
    },
    'neem-cake': {
      name: { en: 'Neem Cake', pa: 'ਨਿੰਮ ਦੀ ਖਲ', hi: 'नीम की खली' },
      price: rupees(1_150),
      pack: { amount: 40, unit: 'kg' },
      use: {
        en: 'For vegetables, fruit trees and nurseries',
        pa: 'ਸਬਜ਼ੀਆਂ, ਬਾਗਾਂ ਅਤੇ ਪਨੀਰੀ ਲਈ',
        hi: 'सब्ज़ियों, बागों और नर्सरी के लिए',
      },
      features: [
        {
          en: 'Feeds the crop, keeps termites and nematodes down',
          pa: 'ਖੁਰਾਕ ਵੀ, ਸਿਉਂਕ ਅਤੇ ਨੀਮਾਟੋਡ ਵੀ ਘੱਟ',
          hi: 'खुराक भी, दीमक और निमाटोड भी कम',
        },
      ],
      search: 'nimm neem nim khal khali cake khaad siunk deemak',
    },
    'mustard-cake': {
      name: { en: 'Mustard Cake', pa: 'ਸਰ੍ਹੋਂ ਦੀ ਖਲ', hi: 'सरसों की खली' },
      price: rupees(1_500),
      pack: { amount: 50, unit: 'kg' },
      use: {
        en: 'For flowers, vegetables and pots',
        pa: 'ਫੁੱਲਾਂ, ਸਬਜ਼ੀਆਂ ਅਤੇ ਗਮਲਿਆਂ ਲਈ',
        hi: 'फूलों, सब्ज़ियों और गमलों के लिए',
      },
      features: [{ en: 'Gives nitrogen slowly', pa: 'ਨਾਈਟ੍ਰੋਜਨ ਹੌਲੀ-ਹੌਲੀ ਦਿੰਦੀ ਹੈ', hi: 'नाइट्रोजन धीरे-धीरे देती है' }],
      search: 'sarhon saron di khal sarson sarso khali mustard cake khaad',
    },
    'bone-meal': {
      name: { en: 'Bone Meal, steamed', pa: 'ਹੱਡੀਆਂ ਦਾ ਚੂਰਾ', hi: 'हड्डी का चूरा' },
      price: rupees(950),
      pack: { amount: 25, unit: 'kg' },
      use: { en: 'For fruit trees and flowers', pa: 'ਫਲਦਾਰ ਬੂਟਿਆਂ ਅਤੇ ਫੁੱਲਾਂ ਲਈ', hi: 'फलदार पेड़ों और फूलों के लिए' },
      features: [
        {
          en: 'Phosphorus and calcium for roots',
          pa: 'ਜੜ੍ਹਾਂ ਲਈ ਫ਼ਾਸਫ਼ੋਰਸ ਅਤੇ ਕੈਲਸ਼ੀਅਮ',
          hi: 'जड़ों के लिए फ़ॉस्फ़ोरस और कैल्शियम',
        },
      ],
      search: 'haddi haddian da chura choora bone meal khaad',
    },
    prom: {
      name: {
        en: 'PROM (phosphate-rich manure)',
        pa: 'ਪ੍ਰੋਮ, ਫ਼ਾਸਫ਼ੋਰਸ ਵਾਲੀ ਜੈਵਿਕ ਖਾਦ',
        hi: 'प्रोम, फ़ॉस्फ़ोरस वाली जैविक खाद',
      },
      price: rupees(780),
      pack: { amount: 50, unit: 'kg' },
      use: {
        en: 'At sowing, to use less DAP',
        pa: 'ਬਿਜਾਈ ਵੇਲੇ, ਡੀਏਪੀ ਘਟਾਉਣ ਲਈ',
        hi: 'बुवाई के समय, डीएपी घटाने के लिए',
      },
      search: 'prom phosphate fasfors jaivik khad dap badal',
    },
    'poultry-manure': {
      name: { en: 'Poultry Manure, dried', pa: 'ਮੁਰਗੀਆਂ ਦੀ ਸੁੱਕੀ ਖਾਦ', hi: 'मुर्गी की सूखी खाद' },
      price: rupees(190),
      pack: { amount: 40, unit: 'kg' },
      use: {
        en: 'For maize, potato and vegetables',
        pa: 'ਮੱਕੀ, ਆਲੂ ਅਤੇ ਸਬਜ਼ੀਆਂ ਲਈ',
        hi: 'मक्के, आलू और सब्ज़ियों के लिए',
      },
      search: 'murgi murgian khad poultry manure khaad',
    },
    rhizobium: {
      name: { en: 'Rhizobium culture', pa: 'ਰਾਈਜ਼ੋਬੀਅਮ ਟੀਕਾ', hi: 'राइज़ोबियम कल्चर' },
      price: rupees(45),
      pack: { amount: 1, unit: 'packet' },
      use: {
        en: 'On the seed of moong, masoor, chickpea and peas',
        pa: 'ਮੂੰਗੀ, ਮਸਰ, ਛੋਲਿਆਂ ਅਤੇ ਮਟਰ ਦੇ ਬੀਜ ਨੂੰ ਲਾਓ',
        hi: 'मूँग, मसूर, चने और मटर के बीज पर लगाएँ',
      },
      features: [
        { en: 'Takes nitrogen from the air', pa: 'ਹਵਾ ਤੋਂ ਨਾਈਟ੍ਰੋਜਨ ਲੈਂਦਾ ਹੈ', hi: 'हवा से नाइट्रोजन लेता है' },
      ],
      search: 'rhizobium raijobium tika teeka culture kalchar jivanu khad dalan',
    },
    azotobacter: {
      name: { en: 'Azotobacter culture', pa: 'ਐਜ਼ੋਟੋਬੈਕਟਰ ਟੀਕਾ', hi: 'एज़ोटोबैक्टर कल्चर' },
      price: rupees(50),
      pack: { amount: 1, unit: 'packet' },
      use: {
        en: 'On the seed of wheat, maize and mustard',
        pa: 'ਕਣਕ, ਮੱਕੀ ਅਤੇ ਸਰ੍ਹੋਂ ਦੇ ਬੀਜ ਨੂੰ ਲਾਓ',
        hi: 'गेहूँ, मक्के और सरसों के बीज पर लगाएँ',
      },
      search: 'azotobacter ajotobaktar tika teeka culture kalchar jivanu khad kanak',
    },
    'psb-liquid': {
      name: { en: 'PSB, liquid', pa: 'PSB ਜੀਵਾਣੂ ਖਾਦ, ਤਰਲ', hi: 'PSB जीवाणु खाद, तरल' },
      price: rupees(140),
      pack: { amount: 500, unit: 'ml' },
      use: {
        en: 'Opens up the phosphorus that lies in the soil',
        pa: 'ਮਿੱਟੀ ਵਿੱਚ ਪਿਆ ਫ਼ਾਸਫ਼ੋਰਸ ਫ਼ਸਲ ਨੂੰ ਦਿੰਦੀ ਹੈ',
        hi: 'मिट्टी में पड़ा फ़ॉस्फ़ोरस फ़सल को देती है',
      },
      search: 'psb jivanu khad tika phosphorus fasfors culture',
    },
  },
} satisfies CatalogueSection
