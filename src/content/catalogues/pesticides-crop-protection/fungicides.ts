import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'
import { mixed, notForBasmati, sprayed } from './labels.ts'

export const fungicides = {
  title: { en: 'Fungicides', pa: 'ਉੱਲੀਨਾਸ਼ਕ', hi: 'फफूँदनाशक' },
  pictogram: 'leaf-spots',
  category: 'Chemical Solutions',
  items: {
    'mancozeb-75-wp': {
      name: { en: 'Mancozeb 75 WP', pa: 'ਮੈਨਕੋਜ਼ੈਬ 75 WP', hi: 'मैंकोज़ेब 75 WP' },
      price: rupees(240),
      pack: { amount: 500, unit: 'g' },
      use: {
        en: 'Blight of potato and tomato, leaf spots',
        pa: 'ਆਲੂ ਅਤੇ ਟਮਾਟਰ ਦਾ ਝੁਲਸ ਰੋਗ, ਪੱਤਿਆਂ ਦੇ ਧੱਬੇ',
        hi: 'आलू और टमाटर का झुलसा, पत्तों के धब्बे',
      },
      safety: sprayed('green'),
      search: 'mancozeb mankojeb ulli uli di dawai jhulas jhulsa aloo tamatar fafund',
    },
    'copper-oxychloride-50-wp': {
      name: { en: 'Copper Oxychloride 50 WP', pa: 'ਕੌਪਰ ਆਕਸੀਕਲੋਰਾਈਡ 50 WP', hi: 'कॉपर ऑक्सीक्लोराइड 50 WP' },
      price: rupees(370),
      pack: { amount: 500, unit: 'g' },
      use: {
        en: 'Citrus canker, blight and leaf spots',
        pa: 'ਨਿੰਬੂ ਜਾਤੀ ਦਾ ਕੋਹੜ, ਝੁਲਸ ਅਤੇ ਪੱਤਿਆਂ ਦੇ ਧੱਬੇ',
        hi: 'नींबू का कैंकर, झुलसा और पत्तों के धब्बे',
      },
      safety: sprayed('blue'),
      search: 'copper oxychloride tamba kinnu nimbu ulli uli di dawai fafund',
    },
    'sulphur-80-wdg': {
      name: { en: 'Sulphur 80 WDG', pa: 'ਘੁਲਣ ਵਾਲੀ ਗੰਧਕ 80 WDG', hi: 'घुलने वाली गंधक 80 WDG' },
      price: rupees(140),
      pack: { amount: 1, unit: 'kg' },
      use: {
        en: 'Powdery mildew of peas, mango and ber',
        pa: 'ਮਟਰ, ਅੰਬ ਅਤੇ ਬੇਰ ਦਾ ਚਿੱਟਾ ਰੋਗ',
        hi: 'मटर, आम और बेर का चूर्णी रोग',
      },
      safety: sprayed('green'),
      search: 'gandhak salfar sulphur chitta rog churni ulli uli di dawai fafund matar amb',
    },
    'propiconazole-25-ec': {
      name: { en: 'Propiconazole 25 EC', pa: 'ਪ੍ਰੋਪੀਕੋਨਾਜ਼ੋਲ 25 EC', hi: 'प्रोपिकोनाज़ोल 25 EC' },
      price: rupees(340),
      pack: { amount: 250, unit: 'ml' },
      use: { en: 'Yellow rust of wheat', pa: 'ਕਣਕ ਦੀ ਪੀਲੀ ਕੁੰਗੀ', hi: 'गेहूँ का पीला रतुआ' },
      safety: sprayed('blue', notForBasmati),
      search: 'propiconazole tilt pili kungi ratua kanak gehun ulli uli di dawai fafund',
    },
    'tebuconazole-25-9-ec': {
      name: { en: 'Tebuconazole 25.9 EC', pa: 'ਟੈਬੂਕੋਨਾਜ਼ੋਲ 25.9 EC', hi: 'टेबुकोनाज़ोल 25.9 EC' },
      price: rupees(390),
      pack: { amount: 250, unit: 'ml' },
      use: {
        en: 'Rust of wheat, leaf spots of groundnut and onion',
        pa: 'ਕਣਕ ਦੀ ਕੁੰਗੀ, ਮੂੰਗਫਲੀ ਅਤੇ ਪਿਆਜ਼ ਦੇ ਧੱਬੇ',
        hi: 'गेहूँ का रतुआ, मूँगफली और प्याज़ के धब्बे',
      },
      safety: sprayed('blue', notForBasmati),
      search: 'tebuconazole kungi ratua kanak gehun ulli uli di dawai fafund piaz',
    },
    'tricyclazole-75-wp': {
      name: { en: 'Tricyclazole 75 WP', pa: 'ਟ੍ਰਾਈਸਾਈਕਲਾਜ਼ੋਲ 75 WP', hi: 'ट्राइसाइक्लाज़ोल 75 WP' },
      price: rupees(250),
      pack: { amount: 120, unit: 'g' },
      use: { en: 'Blast of paddy', pa: 'ਝੋਨੇ ਦਾ ਭੁਰੜ ਰੋਗ (ਬਲਾਸਟ)', hi: 'धान का झोंका रोग (ब्लास्ट)' },
      safety: sprayed('yellow', notForBasmati),
      search: 'tricyclazole blast bhurar jhonka jhona dhan ulli uli di dawai fafund',
    },
    'validamycin-3-l': {
      name: { en: 'Validamycin 3 L', pa: 'ਵੈਲੀਡਾਮਾਈਸਿਨ 3 L', hi: 'वैलिडामाइसिन 3 L' },
      price: rupees(230),
      pack: { amount: 500, unit: 'ml' },
      use: { en: 'Sheath blight of paddy', pa: 'ਝੋਨੇ ਦੇ ਤਣੇ ਦੁਆਲੇ ਪੱਤੇ ਦਾ ਝੁਲਸ ਰੋਗ', hi: 'धान का शीथ झुलसा' },
      safety: sprayed('green'),
      search: 'validamycin sheath blight jhulas jhulsa jhona dhan ulli uli di dawai fafund',
    },
    'hexaconazole-5-ec': {
      name: { en: 'Hexaconazole 5 EC', pa: 'ਹੈਕਸਾਕੋਨਾਜ਼ੋਲ 5 EC', hi: 'हेक्साकोनाज़ोल 5 EC' },
      price: rupees(270),
      pack: { amount: 500, unit: 'ml' },
      use: {
        en: 'Powdery mildew of mango, scab of apple',
        pa: 'ਅੰਬ ਦਾ ਚਿੱਟਾ ਰੋਗ, ਸੇਬ ਦੇ ਦਾਗ',
        hi: 'आम का चूर्णी रोग, सेब का स्कैब',
      },
      safety: sprayed('blue'),
      search: 'hexaconazole contaf amb aam chitta rog churni ulli uli di dawai fafund',
    },
    'metalaxyl-mancozeb-72-wp': {
      name: {
        en: 'Metalaxyl 8 + Mancozeb 64 WP',
        pa: 'ਮੈਟਾਲੈਕਸਿਲ 8 + ਮੈਨਕੋਜ਼ੈਬ 64 WP',
        hi: 'मेटालैक्सिल 8 + मैंकोज़ेब 64 WP',
      },
      price: rupees(340),
      pack: { amount: 250, unit: 'g' },
      use: {
        en: 'Late blight of potato, downy mildew',
        pa: 'ਆਲੂ ਦਾ ਪਛੇਤਾ ਝੁਲਸ, ਡਾਊਨੀ ਮਿਲਡਿਊ',
        hi: 'आलू का पछेता झुलसा, डाउनी मिल्ड्यू',
      },
      safety: sprayed('blue'),
      search: 'metalaxyl ridomil pacheta jhulas jhulsa aloo alu ulli uli di dawai fafund',
    },
    'azoxystrobin-difenoconazole-sc': {
      name: {
        en: 'Azoxystrobin 18.2 + Difenoconazole 11.4 SC',
        pa: 'ਐਜ਼ੋਕਸੀਸਟ੍ਰੋਬਿਨ 18.2 + ਡਾਈਫ਼ੈਨੋਕੋਨਾਜ਼ੋਲ 11.4 SC',
        hi: 'एज़ोक्सीस्ट्रोबिन 18.2 + डाइफ़ेनोकोनाज़ोल 11.4 SC',
      },
      price: rupees(920),
      pack: { amount: 200, unit: 'ml' },
      use: {
        en: 'Fruit rot of chilli, early blight, sheath blight',
        pa: 'ਮਿਰਚ ਦਾ ਗਲਣਾ, ਅਗੇਤਾ ਝੁਲਸ, ਝੋਨੇ ਦੇ ਤਣੇ ਦੁਆਲੇ ਪੱਤੇ ਦਾ ਝੁਲਸ',
        hi: 'मिर्च का सड़ना, अगेता झुलसा, धान का शीथ झुलसा',
      },
      safety: sprayed('blue'),
      search: 'azoxystrobin amistar difenoconazole mirch jhulas jhulsa ulli uli di dawai fafund',
    },
    'carboxin-thiram-75-ws': {
      name: {
        en: 'Carboxin 37.5 + Thiram 37.5 WS',
        pa: 'ਕਾਰਬੌਕਸਿਨ 37.5 + ਥੀਰਮ 37.5 WS',
        hi: 'कार्बोक्सिन 37.5 + थीरम 37.5 WS',
      },
      price: rupees(240),
      pack: { amount: 100, unit: 'g' },
      use: {
        en: 'On wheat seed, against loose smut',
        pa: 'ਕਣਕ ਦੇ ਬੀਜ ਨੂੰ, ਕਾਂਗਿਆਰੀ ਤੋਂ ਬਚਾਅ',
        hi: 'गेहूँ के बीज पर, कंडुआ से बचाव',
      },
      safety: mixed('blue', {
        never: {
          en: 'Treated seed is never eaten or fed',
          pa: 'ਦਵਾਈ ਲੱਗਾ ਬੀਜ ਨਾ ਖਾਓ, ਨਾ ਪਸ਼ੂਆਂ ਨੂੰ ਪਾਓ',
          hi: 'दवा लगा बीज न खाएँ, न पशुओं को दें',
        },
      }),
      search: 'carboxin thiram vitavax kangiari kandua beej sodh kanak gehun ulli',
    },
  },
} satisfies CatalogueSection
