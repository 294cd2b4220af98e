import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'
import { sprayed } from './labels.ts'

export const growthRegulators = {
  title: { en: 'Growth Regulators', pa: 'ਵਾਧੇ ਦੀ ਦਵਾਈ', hi: 'बढ़वार की दवा' },
  pictogram: 'growth',
  category: 'Chemical Solutions',
  items: {
    'gibberellic-acid-0-001-l': {
      name: { en: 'Gibberellic Acid 0.001 L', pa: 'ਜਿਬਰੈਲਿਕ ਐਸਿਡ 0.001 L', hi: 'जिबरेलिक एसिड 0.001 L' },
      price: rupees(190),
      pack: { amount: 500, unit: 'ml' },
      use: {
        en: 'For growth of paddy, sugarcane and vegetables',
        pa: 'ਝੋਨੇ, ਗੰਨੇ ਅਤੇ ਸਬਜ਼ੀਆਂ ਦੇ ਵਾਧੇ ਲਈ',
        hi: 'धान, गन्ने और सब्ज़ियों की बढ़वार के लिए',
      },
      safety: sprayed('green'),
      search: 'gibberellic acid jibrelik ga3 vadhe di dawai badhwar tonic tonik',
    },
    'gibberellic-acid-40-wsg': {
      name: { en: 'Gibberellic Acid 40 WSG', pa: 'ਜਿਬਰੈਲਿਕ ਐਸਿਡ 40 WSG', hi: 'जिबरेलिक एसिड 40 WSG' },
      price: rupees(160),
      pack: { amount: 2.5, unit: 'g' },
      use: {
        en: 'For longer grape bunches and cane',
        pa: 'ਅੰਗੂਰ ਦੇ ਲੰਮੇ ਗੁੱਛਿਆਂ ਅਤੇ ਗੰਨੇ ਲਈ',
        hi: 'अंगूर के लंबे गुच्छों और गन्ने के लिए',
      },
      safety: sprayed('green'),
      search: 'gibberellic acid jibrelik ga3 angoor ganna vadhe di dawai badhwar',
    },
    'naa-4-5-sl': {
      name: {
        en: 'Naphthyl Acetic Acid 4.5 SL',
        pa: 'ਨੈਫ਼ਥਾਈਲ ਐਸੀਟਿਕ ਐਸਿਡ (NAA) 4.5 SL',
        hi: 'नैफ़्थाइल एसिटिक एसिड (NAA) 4.5 SL',
      },
      price: rupees(95),
      pack: { amount: 100, unit: 'ml' },
      use: {
        en: 'Keeps flowers and small fruit from falling',
        pa: 'ਫੁੱਲ ਅਤੇ ਛੋਟੇ ਫਲ ਝੜਨ ਤੋਂ ਰੋਕਦਾ ਹੈ',
        hi: 'फूल और छोटे फल झड़ने से रोकता है',
      },
      safety: sprayed('blue'),
      search: 'naa planofix phul fal jharna jhadna rokan narma amb aam mirch',
    },
    'paclobutrazol-23-sc': {
      name: { en: 'Paclobutrazol 23 SC', pa: 'ਪੈਕਲੋਬਿਊਟਰਾਜ਼ੋਲ 23 SC', hi: 'पैक्लोब्यूट्राज़ोल 23 SC' },
      price: rupees(920),
      pack: { amount: 250, unit: 'ml' },
      use: { en: 'For mango to flower every year', pa: 'ਅੰਬ ਨੂੰ ਹਰ ਸਾਲ ਬੂਰ ਪੈਂਦਾ ਹੈ', hi: 'आम में हर साल बौर आता है' },
      safety: sprayed('blue'),
      search: 'paclobutrazol cultar amb aam boor baur har saal',
    },
    'ethephon-39-sl': {
      name: { en: 'Ethephon 39 SL', pa: 'ਈਥੇਫ਼ੋਨ 39 SL', hi: 'इथेफ़ॉन 39 SL' },
      price: rupees(160),
      pack: { amount: 100, unit: 'ml' },
      use: {
        en: 'Even ripening on the tree',
        pa: 'ਰੁੱਖ ਉੱਤੇ ਫਲ ਇਕਸਾਰ ਪੱਕਦੇ ਹਨ',
        hi: 'पेड़ पर फल एक साथ पकते हैं',
      },
      safety: sprayed('blue', {
        never: {
          en: 'Never dip picked fruit. The food law forbids it.',
          pa: 'ਤੋੜੇ ਫਲ ਇਸ ਵਿੱਚ ਨਾ ਡੁਬੋਵੋ। ਖੁਰਾਕ ਕਾਨੂੰਨ ਵਿੱਚ ਮਨਾਹੀ ਹੈ।',
          hi: 'तोड़े फल इसमें न डुबोएँ। खाद्य कानून में मनाही है।',
        },
        source: 'ripening',
      }),
      search: 'ethephon ethrel phal pakauna pakana rang tamatar amb aam',
    },
    'chlormequat-50-sl': {
      name: { en: 'Chlormequat Chloride 50 SL', pa: 'ਕਲੋਰਮੈਕੁਐਟ ਕਲੋਰਾਈਡ 50 SL', hi: 'क्लोरमेक्वाट क्लोराइड 50 SL' },
      price: rupees(390),
      pack: { amount: 500, unit: 'ml' },
      use: {
        en: 'Shorter straw against lodging, only on the crops of its label',
        pa: 'ਨਾੜ ਛੋਟਾ ਰਹਿੰਦਾ ਹੈ। ਸਿਰਫ਼ ਲੇਬਲ ਵਾਲੀਆਂ ਫ਼ਸਲਾਂ ਉੱਤੇ',
        hi: 'तना छोटा रहता है। सिर्फ़ लेबल वाली फ़सलों पर',
      },
      safety: sprayed('blue'),
      search: 'chlormequat lihocin kanak gehun diggan girna lodging narma vadha rokan',
    },
    'triacontanol-0-1-ew': {
      name: { en: 'Triacontanol 0.1 EW', pa: 'ਟ੍ਰਾਈਕੌਂਟਾਨੋਲ 0.1 EW', hi: 'ट्रायकोंटानोल 0.1 EW' },
      price: rupees(200),
      pack: { amount: 250, unit: 'ml' },
      use: {
        en: 'For green growth of paddy, tomato and chilli',
        pa: 'ਝੋਨੇ, ਟਮਾਟਰ ਅਤੇ ਮਿਰਚ ਦੇ ਹਰੇ ਵਾਧੇ ਲਈ',
        hi: 'धान, टमाटर और मिर्च की हरी बढ़वार के लिए',
      },
      safety: sprayed('green'),
      search: 'triacontanol miraculan vadhe di dawai badhwar tonic tonik',
    },
    'homobrassinolide-0-04-ew': {
      name: { en: 'Homobrassinolide 0.04', pa: 'ਹੋਮੋਬ੍ਰਾਸੀਨੋਲਾਈਡ 0.04', hi: 'होमोब्रासिनोलाइड 0.04' },
      price: rupees(280),
      pack: { amount: 100, unit: 'ml' },
      use: { en: 'For more flowers and fruit', pa: 'ਫੁੱਲ ਅਤੇ ਫਲ ਵੱਧ ਲੱਗਦੇ ਹਨ', hi: 'फूल और फल ज़्यादा लगते हैं' },
      safety: sprayed('green'),
      search: 'homobrassinolide double phul fal vadhe di dawai badhwar tonic tonik',
    },
    'sodium-para-nitrophenolate-0-3-sl': {
      name: {
        en: 'Sodium Para-nitrophenolate 0.3 SL',
        pa: 'ਸੋਡੀਅਮ ਪੈਰਾ ਨਾਈਟ੍ਰੋਫ਼ੀਨੋਲੇਟ 0.3 SL',
        hi: 'सोडियम पैरा नाइट्रोफ़ेनोलेट 0.3 SL',
      },
      price: rupees(130),
      pack: { amount: 100, unit: 'ml' },
      use: {
        en: 'For growth and flowers of cotton and tomato',
        pa: 'ਨਰਮੇ ਅਤੇ ਟਮਾਟਰ ਦੇ ਵਾਧੇ ਅਤੇ ਫੁੱਲਾਂ ਲਈ',
        hi: 'कपास और टमाटर की बढ़वार और फूलों के लिए',
      },
      safety: sprayed('green'),
      search: 'sodium nitrophenolate atonik vadhe di dawai badhwar tonic tonik narma',
    },
  },
} satisfies CatalogueSection
