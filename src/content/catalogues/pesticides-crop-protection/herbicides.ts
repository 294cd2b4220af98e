import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'
import { sprayed } from './labels.ts'

export const herbicides = {
  title: { en: 'Herbicides', pa: 'ਨਦੀਨਨਾਸ਼ਕ', hi: 'खरपतवारनाशक' },
  pictogram: 'weed',
  category: 'Chemical Solutions',
  items: {
    'pendimethalin-30-ec': {
      name: { en: 'Pendimethalin 30 EC', pa: 'ਪੈਂਡੀਮੈਥਾਲਿਨ 30 EC', hi: 'पेंडीमेथालिन 30 EC' },
      price: rupees(520),
      pack: { amount: 1, unit: 'litre' },
      use: {
        en: 'Right after sowing, before weeds come up',
        pa: 'ਬਿਜਾਈ ਤੋਂ ਤੁਰੰਤ ਬਾਅਦ, ਨਦੀਨ ਉੱਗਣ ਤੋਂ ਪਹਿਲਾਂ',
        hi: 'बुवाई के तुरंत बाद, खरपतवार उगने से पहले',
      },
      safety: sprayed('blue'),
      search: 'pendimethalin pendi nadeen nadin nashak ghah di dawai kharpatwar ghas ki dawa',
    },
    'pretilachlor-50-ec': {
      name: { en: 'Pretilachlor 50 EC', pa: 'ਪ੍ਰੈਟੀਲਾਕਲੋਰ 50 EC', hi: 'प्रेटिलाक्लोर 50 EC' },
      price: rupees(340),
      pack: { amount: 500, unit: 'ml' },
      use: {
        en: 'In transplanted paddy, before weeds come up',
        pa: 'ਲੱਗੇ ਝੋਨੇ ਵਿੱਚ, ਨਦੀਨ ਉੱਗਣ ਤੋਂ ਪਹਿਲਾਂ',
        hi: 'रोपे धान में, खरपतवार उगने से पहले',
      },
      safety: sprayed('blue'),
      search: 'pretilachlor jhona dhan nadeen swank ghah di dawai kharpatwar ghas ki dawa',
    },
    'butachlor-50-ec': {
      name: { en: 'Butachlor 50 EC', pa: 'ਬੂਟਾਕਲੋਰ 50 EC', hi: 'ब्यूटाक्लोर 50 EC' },
      price: rupees(330),
      pack: { amount: 1, unit: 'litre' },
      use: {
        en: 'Swank and other weeds in transplanted paddy',
        pa: 'ਲੱਗੇ ਝੋਨੇ ਦਾ ਸਵਾਂਕ ਅਤੇ ਹੋਰ ਨਦੀਨ',
        hi: 'रोपे धान का सावाँ और दूसरे खरपतवार',
      },
      safety: sprayed('blue'),
      search: 'butachlor jhona dhan swank nadeen ghah di dawai kharpatwar ghas ki dawa',
    },
    'bispyribac-sodium-10-sc': {
      name: { en: 'Bispyribac Sodium 10 SC', pa: 'ਬਿਸਪਾਇਰੀਬੈਕ ਸੋਡੀਅਮ 10 SC', hi: 'बिस्पायरीबैक सोडियम 10 SC' },
      price: rupees(490),
      pack: { amount: 100, unit: 'ml' },
      use: { en: 'For weeds already up in paddy', pa: 'ਝੋਨੇ ਵਿੱਚ ਉੱਗੇ ਨਦੀਨ', hi: 'धान में उगे खरपतवार' },
      safety: sprayed('blue'),
      search: 'bispyribac jhona dhan sidhi bijai nadeen ghah di dawai kharpatwar',
    },
    'clodinafop-15-wp': {
      name: { en: 'Clodinafop Propargyl 15 WP', pa: 'ਕਲੋਡੀਨਾਫ਼ੌਪ 15 WP', hi: 'क्लोडिनाफ़ॉप 15 WP' },
      price: rupees(290),
      pack: { amount: 160, unit: 'g' },
      use: {
        en: 'Gulli danda (phalaris) and wild oat in wheat',
        pa: 'ਕਣਕ ਦਾ ਗੁੱਲੀ ਡੰਡਾ ਅਤੇ ਜੌਂਧਰ',
        hi: 'गेहूँ का गुल्ली डंडा और जंगली जई',
      },
      safety: sprayed('blue'),
      search: 'clodinafop gulli danda mandusi jaundhar kanak gehun nadeen ghah di dawai',
    },
    'pinoxaden-5-1-ec': {
      name: { en: 'Pinoxaden 5.1 EC', pa: 'ਪਿਨੌਕਸਾਡੈਨ 5.1 EC', hi: 'पिनोक्साडेन 5.1 EC' },
      price: rupees(880),
      pack: { amount: 400, unit: 'ml' },
      use: {
        en: 'Gulli danda in wheat where older ones fail',
        pa: 'ਕਣਕ ਦਾ ਉਹ ਗੁੱਲੀ ਡੰਡਾ, ਜੋ ਪੁਰਾਣੀ ਦਵਾਈ ਨਾਲ ਨਹੀਂ ਮਰਦਾ',
        hi: 'गेहूँ का वह गुल्ली डंडा, जो पुरानी दवा से नहीं मरता',
      },
      safety: sprayed('blue'),
      search: 'pinoxaden gulli danda mandusi kanak gehun nadeen ghah di dawai',
    },
    'sulfosulfuron-75-wg': {
      name: { en: 'Sulfosulfuron 75 WG', pa: 'ਸਲਫ਼ੋਸਲਫ਼ੂਰੋਨ 75 WG', hi: 'सल्फ़ोसल्फ़्यूरॉन 75 WG' },
      price: rupees(290),
      pack: { amount: 13.5, unit: 'g' },
      use: {
        en: 'Narrow and broad weeds in wheat',
        pa: 'ਕਣਕ ਦੇ ਘਾਹ ਅਤੇ ਚੌੜੇ ਪੱਤੇ ਵਾਲੇ ਨਦੀਨ',
        hi: 'गेहूँ के सँकरे और चौड़े पत्ते वाले खरपतवार',
      },
      safety: sprayed('green', {
        never: {
          en: 'No maize or jowar in the same field afterwards',
          pa: 'ਉਸੇ ਖੇਤ ਵਿੱਚ ਬਾਅਦ ਵਿੱਚ ਮੱਕੀ ਜਾਂ ਚਰ੍ਹੀ ਨਾ ਬੀਜੋ',
          hi: 'उसी खेत में बाद में मक्का या ज्वार न बोएँ',
        },
      }),
      search: 'sulfosulfuron leader kanak gehun nadeen ghah di dawai kharpatwar',
    },
    'metsulfuron-methyl-20-wp': {
      name: { en: 'Metsulfuron Methyl 20 WP', pa: 'ਮੈਟਸਲਫ਼ੂਰੋਨ 20 WP', hi: 'मेटसल्फ़्यूरॉन 20 WP' },
      price: rupees(110),
      pack: { amount: 8, unit: 'g' },
      use: { en: 'Broad-leaved weeds in wheat', pa: 'ਕਣਕ ਦੇ ਚੌੜੇ ਪੱਤੇ ਵਾਲੇ ਨਦੀਨ', hi: 'गेहूँ के चौड़े पत्ते वाले खरपतवार' },
      safety: sprayed('green'),
      search: 'metsulfuron bathu kanak gehun nadeen chaure patte ghah di dawai',
    },
    'carfentrazone-40-df': {
      name: { en: 'Carfentrazone Ethyl 40 DF', pa: 'ਕਾਰਫ਼ੈਂਟਰਾਜ਼ੋਨ 40 DF', hi: 'कारफ़ेंट्राज़ोन 40 DF' },
      price: rupees(310),
      pack: { amount: 20, unit: 'g' },
      use: {
        en: 'Button weed and other broad weeds in wheat',
        pa: 'ਕਣਕ ਦੀ ਬਟਨ ਬੂਟੀ ਅਤੇ ਹੋਰ ਚੌੜੇ ਪੱਤੇ ਵਾਲੇ ਨਦੀਨ',
        hi: 'गेहूँ की बटन बूटी और दूसरे चौड़े पत्ते वाले खरपतवार',
      },
      safety: sprayed('green'),
      search: 'carfentrazone button buti malva kanak gehun nadeen ghah di dawai',
    },
    'atrazine-50-wp': {
      name: { en: 'Atrazine 50 WP', pa: 'ਐਟਰਾਜ਼ੀਨ 50 WP', hi: 'एट्राज़ीन 50 WP' },
      price: rupees(270),
      pack: { amount: 500, unit: 'g' },
      use: { en: 'Weeds in maize and sugarcane', pa: 'ਮੱਕੀ ਅਤੇ ਗੰਨੇ ਦੇ ਨਦੀਨ', hi: 'मक्के और गन्ने के खरपतवार' },
      safety: sprayed('blue'),
      search: 'atrazine makki maki makka ganna nadeen ghah di dawai kharpatwar',
    },
    'tembotrione-34-4-sc': {
      name: { en: 'Tembotrione 34.4 SC', pa: 'ਟੈਂਬੋਟ੍ਰਾਇਓਨ 34.4 SC', hi: 'टेम्बोट्रायोन 34.4 SC' },
      price: rupees(1_380),
      pack: { amount: 115, unit: 'ml' },
      use: { en: 'For weeds already up in maize', pa: 'ਮੱਕੀ ਵਿੱਚ ਉੱਗੇ ਨਦੀਨ', hi: 'मक्के में उगे खरपतवार' },
      safety: sprayed('blue'),
      search: 'tembotrione makki maki makka nadeen ghah di dawai kharpatwar',
    },
  },
} satisfies CatalogueSection
