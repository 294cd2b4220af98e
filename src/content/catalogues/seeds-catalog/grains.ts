import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'
import { quintalsPerAcre, readyIn } from './crop-words.ts'

export const grains = {
  title: { en: 'Grains', pa: 'ਅਨਾਜ', hi: 'अनाज' },
  pictogram: 'grains',
  items: {
    'wheat-pbw-826': {
      name: { en: 'Wheat PBW 826', pa: 'ਕਣਕ PBW 826', hi: 'गेहूँ PBW 826' },
      price: rupees(1800),
      pack: { amount: 40, unit: 'kg' },
      yields: quintalsPerAcre(23, 24),
      features: [
        { en: 'Sow 1–15 November', pa: '1 ਤੋਂ 15 ਨਵੰਬਰ ਤੱਕ ਬੀਜੋ', hi: '1 से 15 नवंबर तक बोएँ' },
        readyIn(148),
        { en: 'Less yellow and brown rust', pa: 'ਪੀਲੀ ਅਤੇ ਭੂਰੀ ਕੁੰਗੀ ਘੱਟ', hi: 'पीला और भूरा रतुआ कम' },
      ],
      search: 'kanak kank gehun gehu gehoon wheat pbw826 826 beej',
    },
    'wheat-pbw-725': {
      name: { en: 'Wheat PBW 725', pa: 'ਕਣਕ PBW 725', hi: 'गेहूँ PBW 725' },
      price: rupees(1600),
      pack: { amount: 40, unit: 'kg' },
      yields: quintalsPerAcre(21, 23),
      features: [
        { en: 'Sow from 25 October', pa: '25 ਅਕਤੂਬਰ ਤੋਂ ਬੀਜੋ', hi: '25 अक्टूबर से बोएँ' },
        readyIn(154),
        { en: 'Bold grain', pa: 'ਮੋਟਾ ਦਾਣਾ', hi: 'मोटा दाना' },
      ],
      search: 'kanak kank gehun gehu gehoon wheat pbw725 725 beej',
    },
    'wheat-hd-3226': {
      name: { en: 'Wheat HD 3226', pa: 'ਕਣਕ HD 3226', hi: 'गेहूँ HD 3226' },
      price: rupees(1700),
      pack: { amount: 40, unit: 'kg' },
      yields: quintalsPerAcre(21, 23),
      features: [
        { en: 'Sow from 25 October', pa: '25 ਅਕਤੂਬਰ ਤੋਂ ਬੀਜੋ', hi: '25 अक्टूबर से बोएँ' },
        {
          en: 'High protein, good for roti',
          pa: 'ਪ੍ਰੋਟੀਨ ਵੱਧ, ਰੋਟੀ ਲਈ ਵਧੀਆ',
          hi: 'प्रोटीन ज़्यादा, रोटी के लिए बढ़िया',
        },
        { en: 'Less yellow rust', pa: 'ਪੀਲੀ ਕੁੰਗੀ ਘੱਟ ਲੱਗਦੀ ਹੈ', hi: 'पीला रतुआ कम लगता है' },
      ],
      search: 'kanak kank gehun gehu gehoon wheat hd3226 3226 beej',
    },
    'wheat-unnat-pbw-550': {
      name: { en: 'Wheat Unnat PBW 550', pa: 'ਕਣਕ ਉੱਨਤ PBW 550', hi: 'गेहूँ उन्नत PBW 550' },
      price: rupees(1650),
      pack: { amount: 40, unit: 'kg' },
      yields: quintalsPerAcre(21, 23),
      features: [
        { en: 'Sow in second week of November', pa: 'ਨਵੰਬਰ ਦੇ ਦੂਜੇ ਹਫ਼ਤੇ ਬੀਜੋ', hi: 'नवंबर के दूसरे हफ़्ते बोएँ' },
        readyIn(145),
        { en: 'Less yellow rust', pa: 'ਪੀਲੀ ਕੁੰਗੀ ਘੱਟ ਲੱਗਦੀ ਹੈ', hi: 'पीला रतुआ कम लगता है' },
      ],
      search: 'kanak kank gehun gehu gehoon wheat unnat pbw550 550 beej',
    },
    'paddy-pr-126': {
      name: { en: 'Paddy PR 126', pa: 'ਝੋਨਾ PR 126', hi: 'धान PR 126' },
      price: rupees(440),
      pack: { amount: 8, unit: 'kg' },
      yields: quintalsPerAcre(28, 30),
      features: [
        { en: 'Transplant 25 June to 10 July', pa: '25 ਜੂਨ ਤੋਂ 10 ਜੁਲਾਈ ਤੱਕ ਲਾਓ', hi: '25 जून से 10 जुलाई तक रोपें' },
        {
          en: 'Ready 93 days after transplanting',
          pa: 'ਲੁਆਈ ਤੋਂ 93 ਦਿਨਾਂ ਵਿੱਚ ਤਿਆਰ',
          hi: 'रोपाई से 93 दिन में तैयार',
        },
        { en: 'Less water, less straw', pa: 'ਪਾਣੀ ਘੱਟ, ਪਰਾਲੀ ਘੱਟ', hi: 'पानी कम, पराली कम' },
      ],
      search: 'jhona jona munji dhan dhaan paddy pr126 126 beej',
    },
    'paddy-pr-131': {
      name: { en: 'Paddy PR 131', pa: 'ਝੋਨਾ PR 131', hi: 'धान PR 131' },
      price: rupees(440),
      pack: { amount: 8, unit: 'kg' },
      yields: quintalsPerAcre(29, 31),
      features: [
        {
          en: 'Ready 110 days after transplanting',
          pa: 'ਲੁਆਈ ਤੋਂ 110 ਦਿਨਾਂ ਵਿੱਚ ਤਿਆਰ',
          hi: 'रोपाई से 110 दिन में तैयार',
        },
        { en: 'Less bacterial blight', pa: 'ਝੁਲਸ ਰੋਗ ਘੱਟ ਲੱਗਦਾ ਹੈ', hi: 'झुलसा रोग कम लगता है' },
        { en: 'Seldom falls over', pa: 'ਘੱਟ ਡਿੱਗਦਾ ਹੈ', hi: 'कम गिरता है' },
      ],
      search: 'jhona jona munji dhan dhaan paddy pr131 131 beej',
    },
    'punjab-basmati-7': {
      name: { en: 'Punjab Basmati 7', pa: 'ਪੰਜਾਬ ਬਾਸਮਤੀ 7', hi: 'पंजाब बासमती 7' },
      price: rupees(640),
      pack: { amount: 8, unit: 'kg' },
      yields: quintalsPerAcre(18, 19),
      features: [
        { en: 'Transplant in July', pa: 'ਜੁਲਾਈ ਵਿੱਚ ਲਾਓ', hi: 'जुलाई में रोपें' },
        { en: 'Less bacterial blight', pa: 'ਝੁਲਸ ਰੋਗ ਘੱਟ ਲੱਗਦਾ ਹੈ', hi: 'झुलसा रोग कम लगता है' },
        { en: 'Long, fragrant rice', pa: 'ਲੰਮੇ ਅਤੇ ਖੁਸ਼ਬੂ ਵਾਲੇ ਚੌਲ', hi: 'लंबे और खुशबू वाले चावल' },
      ],
      search: 'basmati basmti bansmati jhona dhan dhaan punjab basmati 7 beej',
    },
    'pusa-basmati-1509': {
      name: { en: 'Pusa Basmati 1509', pa: 'ਪੂਸਾ ਬਾਸਮਤੀ 1509', hi: 'पूसा बासमती 1509' },
      price: rupees(640),
      pack: { amount: 8, unit: 'kg' },
      yields: quintalsPerAcre(15, 17),
      features: [
        { en: 'Early basmati', pa: 'ਅਗੇਤੀ ਬਾਸਮਤੀ', hi: 'अगेती बासमती' },
        readyIn(120, 125),
        { en: 'Extra long rice', pa: 'ਬਹੁਤ ਲੰਮੇ ਚੌਲ', hi: 'बहुत लंबे चावल' },
      ],
      search: 'basmati basmti bansmati jhona dhan dhaan pusa 1509 beej',
    },
    'maize-pmh-13': {
      name: { en: 'Maize PMH 13', pa: 'ਮੱਕੀ PMH 13', hi: 'मक्का PMH 13' },
      price: rupees(650),
      pack: { amount: 4, unit: 'kg' },
      yields: quintalsPerAcre(23, 24),
      features: [
        { en: 'Sow from late May to June', pa: 'ਮਈ ਦੇ ਅਖੀਰ ਤੋਂ ਜੂਨ ਤੱਕ ਬੀਜੋ', hi: 'मई के आखिर से जून तक बोएँ' },
        readyIn(97),
        { en: 'Orange grain', pa: 'ਸੰਤਰੀ ਦਾਣਾ', hi: 'नारंगी दाना' },
      ],
      search: 'makki maki chhalli makka makai bhutta maize pmh13 beej',
    },
    'gobhi-sarson-gsc-7': {
      name: { en: 'Gobhi Sarson GSC 7', pa: 'ਗੋਭੀ ਸਰ੍ਹੋਂ GSC 7', hi: 'गोभी सरसों GSC 7' },
      price: rupees(220),
      pack: { amount: 1, unit: 'kg' },
      yields: quintalsPerAcre(8, 9),
      features: [
        { en: 'Sow 10–30 October', pa: '10 ਤੋਂ 30 ਅਕਤੂਬਰ ਤੱਕ ਬੀਜੋ', hi: '10 से 30 अक्टूबर तक बोएँ' },
        { en: 'Canola, for cooking oil', pa: 'ਕਨੋਲਾ, ਖਾਣ ਵਾਲੇ ਤੇਲ ਲਈ', hi: 'कनोला, खाने के तेल के लिए' },
      ],
      search: 'sarhon saron saro sarson sarso rai gobhi sarson canola mustard gsc7 beej',
    },
    'moong-sml-1827': {
      name: { en: 'Summer Moong SML 1827', pa: 'ਗਰਮ ਰੁੱਤ ਦੀ ਮੂੰਗੀ (ਸੱਠੀ) SML 1827', hi: 'गर्मी की मूँग SML 1827' },
      price: rupees(1400),
      pack: { amount: 10, unit: 'kg' },
      yields: quintalsPerAcre(4.5, 5),
      features: [
        { en: 'Sow 20 March to 10 April', pa: '20 ਮਾਰਚ ਤੋਂ 10 ਅਪ੍ਰੈਲ ਤੱਕ ਬੀਜੋ', hi: '20 मार्च से 10 अप्रैल तक बोएँ' },
        readyIn(62),
        { en: 'Less yellow mosaic', pa: 'ਪੀਲਾ ਰੋਗ ਘੱਟ ਲੱਗਦਾ ਹੈ', hi: 'पीला रोग कम लगता है' },
      ],
      search: 'mungi moongi moong mung sathi dal green gram sml1827 beej',
    },
    'gram-pbg-7': {
      name: { en: 'Gram PBG 7', pa: 'ਛੋਲੇ PBG 7', hi: 'चना PBG 7' },
      price: rupees(1100),
      pack: { amount: 10, unit: 'kg' },
      yields: quintalsPerAcre(7, 8),
      features: [
        {
          en: 'Sow 25 October to 10 November',
          pa: '25 ਅਕਤੂਬਰ ਤੋਂ 10 ਨਵੰਬਰ ਤੱਕ ਬੀਜੋ',
          hi: '25 अक्टूबर से 10 नवंबर तक बोएँ',
        },
        { en: 'Needs little water', pa: 'ਪਾਣੀ ਘੱਟ ਚਾਹੀਦਾ ਹੈ', hi: 'पानी कम चाहिए' },
      ],
      search: 'chhole chole kale chhole chane chana gram chickpea pbg7 beej',
    },
  },
} satisfies CatalogueSection
