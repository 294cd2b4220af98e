import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'
import { quintalsPerAcre, readyIn } from './crop-words.ts'

export const herbs = {
  title: { en: 'Herbs', pa: 'ਜੜੀ-ਬੂਟੀਆਂ', hi: 'जड़ी-बूटियाँ' },
  pictogram: 'herbs',
  items: {
    'coriander-punjab-sugandh': {
      name: { en: 'Coriander Punjab Sugandh', pa: 'ਧਨੀਆ ਪੰਜਾਬ ਸੁਗੰਧ', hi: 'धनिया पंजाब सुगंध' },
      price: rupees(130),
      pack: { amount: 500, unit: 'g' },
      yields: {
        en: '140–150 quintal green leaf per acre',
        pa: '140 ਤੋਂ 150 ਕੁਇੰਟਲ ਹਰਾ ਪੱਤਾ ਪ੍ਰਤੀ ਏਕੜ',
        hi: '140 से 150 क्विंटल हरा पत्ता प्रति एकड़',
      },
      features: [
        { en: 'Sow in October–November', pa: 'ਅਕਤੂਬਰ-ਨਵੰਬਰ ਵਿੱਚ ਬੀਜੋ', hi: 'अक्टूबर-नवंबर में बोएँ' },
        { en: 'Good fragrance', pa: 'ਵਧੀਆ ਖੁਸ਼ਬੂ', hi: 'अच्छी खुशबू' },
      ],
      search: 'dhania dhaniya dhaniyan coriander hara dhania beej',
    },
    'methi-kasuri': {
      name: { en: 'Kasuri Methi', pa: 'ਕਸੂਰੀ ਮੇਥੀ', hi: 'कसूरी मेथी' },
      price: rupees(140),
      pack: { amount: 500, unit: 'g' },
      yields: {
        en: '40–50 quintal green leaf per acre',
        pa: '40 ਤੋਂ 50 ਕੁਇੰਟਲ ਹਰਾ ਪੱਤਾ ਪ੍ਰਤੀ ਏਕੜ',
        hi: '40 से 50 क्विंटल हरा पत्ता प्रति एकड़',
      },
      features: [
        { en: 'Sow in October–November', pa: 'ਅਕਤੂਬਰ-ਨਵੰਬਰ ਵਿੱਚ ਬੀਜੋ', hi: 'अक्टूबर-नवंबर में बोएँ' },
        { en: 'Cut many times', pa: 'ਕਈ ਵਾਰ ਕੱਟੋ', hi: 'कई बार काटें' },
        { en: 'Small, fragrant leaf', pa: 'ਛੋਟਾ ਅਤੇ ਖੁਸ਼ਬੂ ਵਾਲਾ ਪੱਤਾ', hi: 'छोटा और खुशबू वाला पत्ता' },
      ],
      search: 'methi kasuri methe maithi fenugreek beej',
    },
    'methi-ml-150': {
      name: { en: 'Methi ML 150', pa: 'ਮੇਥੀ ML 150', hi: 'मेथी ML 150' },
      price: rupees(180),
      pack: { amount: 1, unit: 'kg' },
      yields: {
        en: '6–6.5 quintal seed per acre',
        pa: '6 ਤੋਂ 6.5 ਕੁਇੰਟਲ ਦਾਣਾ ਪ੍ਰਤੀ ਏਕੜ',
        hi: '6 से 6.5 क्विंटल दाना प्रति एकड़',
      },
      features: [
        { en: 'Sow in October–November', pa: 'ਅਕਤੂਬਰ-ਨਵੰਬਰ ਵਿੱਚ ਬੀਜੋ', hi: 'अक्टूबर-नवंबर में बोएँ' },
        { en: 'Bold, yellow seed', pa: 'ਮੋਟਾ ਅਤੇ ਪੀਲਾ ਦਾਣਾ', hi: 'मोटा और पीला दाना' },
      ],
      search: 'methi methe maithi methre fenugreek ml150 beej',
    },
    'mint-kosi-roots': {
      name: { en: 'Mint Roots, Kosi', pa: 'ਪੁਦੀਨੇ ਦੀਆਂ ਜੜ੍ਹਾਂ, ਕੋਸੀ', hi: 'पुदीने की जड़ें, कोसी' },
      price: rupees(250),
      pack: { amount: 10, unit: 'kg' },
      yields: {
        en: '100–125 quintal green mint per acre',
        pa: '100 ਤੋਂ 125 ਕੁਇੰਟਲ ਹਰਾ ਪੁਦੀਨਾ ਪ੍ਰਤੀ ਏਕੜ',
        hi: '100 से 125 क्विंटल हरा पुदीना प्रति एकड़',
      },
      features: [
        { en: 'Plant in January', pa: 'ਜਨਵਰੀ ਵਿੱਚ ਲਾਓ', hi: 'जनवरी में लगाएँ' },
        { en: 'Good for mentha oil', pa: 'ਮੈਂਥਾ ਤੇਲ ਲਈ ਵਧੀਆ', hi: 'मेंथा तेल के लिए बढ़िया' },
      ],
      search: 'pudina podina pudna mentha mint kosi jadan jaden',
    },
    ajwain: {
      name: { en: 'Ajwain', pa: 'ਅਜਵੈਣ', hi: 'अजवाइन' },
      price: rupees(160),
      pack: { amount: 500, unit: 'g' },
      yields: quintalsPerAcre(4, 5),
      features: [
        { en: 'Sow in October', pa: 'ਅਕਤੂਬਰ ਵਿੱਚ ਬੀਜੋ', hi: 'अक्टूबर में बोएँ' },
        { en: 'Needs little water', pa: 'ਪਾਣੀ ਘੱਟ ਚਾਹੀਦਾ ਹੈ', hi: 'पानी कम चाहिए' },
      ],
      search: 'ajwain ajvain jwain javain ajwaain carom beej',
    },
    fennel: {
      name: { en: 'Fennel', pa: 'ਸੌਂਫ', hi: 'सौंफ' },
      price: rupees(190),
      pack: { amount: 500, unit: 'g' },
      yields: quintalsPerAcre(4, 5),
      features: [
        {
          en: 'Sow 15 October to 15 November',
          pa: '15 ਅਕਤੂਬਰ ਤੋਂ 15 ਨਵੰਬਰ ਤੱਕ ਬੀਜੋ',
          hi: '15 अक्टूबर से 15 नवंबर तक बोएँ',
        },
        { en: 'Ready in six months', pa: '6 ਮਹੀਨਿਆਂ ਵਿੱਚ ਤਿਆਰ', hi: '6 महीने में तैयार' },
      ],
      search: 'saunf sonf saumf fennel beej',
    },
    'turmeric-punjab-haldi-1': {
      name: { en: 'Turmeric Punjab Haldi 1', pa: 'ਪੰਜਾਬ ਹਲਦੀ 1', hi: 'पंजाब हल्दी 1' },
      price: rupees(600),
      pack: { amount: 10, unit: 'kg' },
      yields: {
        en: '100–110 quintal fresh turmeric per acre',
        pa: '100 ਤੋਂ 110 ਕੁਇੰਟਲ ਕੱਚੀ ਹਲਦੀ ਪ੍ਰਤੀ ਏਕੜ',
        hi: '100 से 110 क्विंटल कच्ची हल्दी प्रति एकड़',
      },
      features: [
        { en: 'Plant by the end of April', pa: 'ਅਪ੍ਰੈਲ ਦੇ ਅਖੀਰ ਤੱਕ ਲਾਓ', hi: 'अप्रैल के आखिर तक लगाएँ' },
        readyIn(215),
        { en: 'Grows under orchard trees too', pa: 'ਬਾਗਾਂ ਵਿੱਚ ਵੀ ਲੱਗਦੀ ਹੈ', hi: 'बागों में भी लगती है' },
      ],
      search: 'haldi haldhi haldee turmeric beej ganth',
    },
    tulsi: {
      name: { en: 'Tulsi', pa: 'ਤੁਲਸੀ', hi: 'तुलसी' },
      price: rupees(30),
      pack: { amount: 1, unit: 'packet' },
      yields: { en: 'Leaf from June to November', pa: 'ਜੂਨ ਤੋਂ ਨਵੰਬਰ ਤੱਕ ਪੱਤੇ', hi: 'जून से नवंबर तक पत्ते' },
      features: [
        { en: 'Sow the nursery in April–May', pa: 'ਪਨੀਰੀ ਅਪ੍ਰੈਲ-ਮਈ ਵਿੱਚ ਬੀਜੋ', hi: 'नर्सरी अप्रैल-मई में डालें' },
        { en: 'Good for tea and kadha', pa: 'ਚਾਹ ਅਤੇ ਕਾੜ੍ਹੇ ਲਈ', hi: 'चाय और काढ़े के लिए' },
      ],
      search: 'tulsi tulasi tulsee basil beej',
    },
    'celery-punjab-celery-1': {
      name: { en: 'Punjab Celery 1', pa: 'ਪੰਜਾਬ ਸੈਲਰੀ 1', hi: 'पंजाब सेलरी 1' },
      price: rupees(90),
      pack: { amount: 100, unit: 'g' },
      yields: {
        en: '4–4.5 quintal seed per acre',
        pa: '4 ਤੋਂ 4.5 ਕੁਇੰਟਲ ਦਾਣਾ ਪ੍ਰਤੀ ਏਕੜ',
        hi: '4 से 4.5 क्विंटल दाना प्रति एकड़',
      },
      features: [
        { en: 'Sow the nursery by 15 October', pa: 'ਪਨੀਰੀ 15 ਅਕਤੂਬਰ ਤੱਕ ਬੀਜੋ', hi: 'नर्सरी 15 अक्टूबर तक डालें' },
        { en: 'Grown for its seed', pa: 'ਦਾਣੇ ਲਈ ਬੀਜੀ ਜਾਂਦੀ ਹੈ', hi: 'दाने के लिए उगाई जाती है' },
      ],
      search: 'celery selri sailri karnauli karnoli beej',
    },
  },
} satisfies CatalogueSection
