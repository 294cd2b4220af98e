import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'
import { kgPerTree, quintalsPerAcre } from './crop-words.ts'

export const fruits = {
  title: { en: 'Fruits', pa: 'ਫਲ', hi: 'फल' },
  pictogram: 'fruits',
  items: {
    'litchi-dehradun': {
      name: { en: 'Dehradun Litchi', pa: 'ਦੇਹਰਾਦੂਨ ਲੀਚੀ', hi: 'देहरादून लीची' },
      price: rupees(120),
      pack: { amount: 1, unit: 'plant' },
      yields: kgPerTree(80, 100),
      features: [
        { en: 'Plant in August–September', pa: 'ਅਗਸਤ-ਸਤੰਬਰ ਵਿੱਚ ਲਾਓ', hi: 'अगस्त-सितंबर में लगाएँ' },
        { en: 'Ripens in June', pa: 'ਜੂਨ ਵਿੱਚ ਪੱਕਦੀ ਹੈ', hi: 'जून में पकती है' },
        { en: 'Does well around Pathankot', pa: 'ਪਠਾਨਕੋਟ ਇਲਾਕੇ ਲਈ ਵਧੀਆ', hi: 'पठानकोट इलाके के लिए बढ़िया' },
      ],
      search: 'lichi lichee leechi litchi dehradun boota buta paudha',
    },
    'litchi-calcuttia': {
      name: { en: 'Calcuttia Litchi', pa: 'ਕਲਕੱਤੀਆ ਲੀਚੀ', hi: 'कलकतिया लीची' },
      price: rupees(130),
      pack: { amount: 1, unit: 'plant' },
      yields: kgPerTree(80, 100),
      features: [
        { en: 'Plant in August–September', pa: 'ਅਗਸਤ-ਸਤੰਬਰ ਵਿੱਚ ਲਾਓ', hi: 'अगस्त-सितंबर में लगाएँ' },
        { en: 'Big fruit', pa: 'ਵੱਡਾ ਫਲ', hi: 'बड़ा फल' },
        { en: 'Ripens after Dehradun', pa: 'ਦੇਹਰਾਦੂਨ ਤੋਂ ਪਿੱਛੋਂ ਪੱਕਦੀ ਹੈ', hi: 'देहरादून के बाद पकती है' },
      ],
      search: 'lichi lichee leechi litchi kalkattia calcutta boota buta paudha',
    },
    'mango-dasehri': {
      name: { en: 'Dasehri Mango', pa: 'ਦੁਸਹਿਰੀ ਅੰਬ', hi: 'दशहरी आम' },
      price: rupees(110),
      pack: { amount: 1, unit: 'plant' },
      yields: kgPerTree(90, 120),
      features: [
        { en: 'Plant in August–September', pa: 'ਅਗਸਤ-ਸਤੰਬਰ ਵਿੱਚ ਲਾਓ', hi: 'अगस्त-सितंबर में लगाएँ' },
        { en: 'Grafted plant', pa: 'ਪਿਉਂਦੀ ਬੂਟਾ', hi: 'कलमी पौधा' },
        { en: 'Sweet, small stone', pa: 'ਮਿੱਠਾ ਅੰਬ, ਛੋਟੀ ਗਿਟਕ', hi: 'मीठा आम, छोटी गुठली' },
      ],
      search: 'amb amm aam am mango dasehri dusehri boota buta paudha',
    },
    kinnow: {
      name: { en: 'Kinnow', pa: 'ਕਿੰਨੂ', hi: 'किन्नू' },
      price: rupees(75),
      pack: { amount: 1, unit: 'plant' },
      yields: kgPerTree(80, 100),
      features: [
        {
          en: 'Plant in February–March or August–September',
          pa: 'ਫ਼ਰਵਰੀ-ਮਾਰਚ ਜਾਂ ਅਗਸਤ-ਸਤੰਬਰ ਵਿੱਚ ਲਾਓ',
          hi: 'फ़रवरी-मार्च या अगस्त-सितंबर में लगाएँ',
        },
        { en: 'Fruit in January–February', pa: 'ਜਨਵਰੀ-ਫ਼ਰਵਰੀ ਵਿੱਚ ਫਲ', hi: 'जनवरी-फ़रवरी में फल' },
        { en: 'Lots of juice', pa: 'ਰਸ ਬਹੁਤ', hi: 'रस बहुत' },
      ],
      search: 'kinnu kinoo kinu kinnow santra boota buta paudha',
    },
    'guava-allahabad-safeda': {
      name: { en: 'Guava Allahabad Safeda', pa: 'ਅਮਰੂਦ ਅਲਾਹਾਬਾਦ ਸਫ਼ੈਦਾ', hi: 'अमरूद इलाहाबाद सफ़ेदा' },
      price: rupees(80),
      pack: { amount: 1, unit: 'plant' },
      yields: kgPerTree(120, 140),
      features: [
        { en: 'Plant in August–September', pa: 'ਅਗਸਤ-ਸਤੰਬਰ ਵਿੱਚ ਲਾਓ', hi: 'अगस्त-सितंबर में लगाएँ' },
        { en: 'Bears twice a year', pa: 'ਸਾਲ ਵਿੱਚ 2 ਵਾਰ ਫਲ', hi: 'साल में 2 बार फल' },
        { en: 'White, sweet flesh', pa: 'ਚਿੱਟਾ ਅਤੇ ਮਿੱਠਾ ਗੁੱਦਾ', hi: 'सफ़ेद और मीठा गूदा' },
      ],
      search: 'amrood amrud guava allahabad safeda boota buta paudha',
    },
    'pear-punjab-beauty': {
      name: { en: 'Pear Punjab Beauty', pa: 'ਨਾਸ਼ਪਾਤੀ ਪੰਜਾਬ ਬਿਊਟੀ', hi: 'नाशपाती पंजाब ब्यूटी' },
      price: rupees(90),
      pack: { amount: 1, unit: 'plant' },
      yields: kgPerTree(70, 80),
      features: [
        { en: 'Plant in January', pa: 'ਜਨਵਰੀ ਵਿੱਚ ਲਾਓ', hi: 'जनवरी में लगाएँ' },
        { en: 'Ripens in July', pa: 'ਜੁਲਾਈ ਵਿੱਚ ਪੱਕਦੀ ਹੈ', hi: 'जुलाई में पकती है' },
        { en: 'Soft and sweet', pa: 'ਨਰਮ ਅਤੇ ਮਿੱਠੀ', hi: 'नरम और मीठी' },
      ],
      search: 'nashpati naakh nakh naspati pear boota buta paudha',
    },
    'peach-shan-i-punjab': {
      name: { en: 'Peach Shan-i-Punjab', pa: 'ਆੜੂ ਸ਼ਾਨ-ਏ-ਪੰਜਾਬ', hi: 'आड़ू शान-ए-पंजाब' },
      price: rupees(90),
      pack: { amount: 1, unit: 'plant' },
      yields: kgPerTree(60, 70),
      features: [
        { en: 'Plant in January', pa: 'ਜਨਵਰੀ ਵਿੱਚ ਲਾਓ', hi: 'जनवरी में लगाएँ' },
        { en: 'Ripens in early May', pa: 'ਮਈ ਦੇ ਸ਼ੁਰੂ ਵਿੱਚ ਤਿਆਰ', hi: 'मई के शुरू में तैयार' },
        { en: 'Yellow, juicy flesh', pa: 'ਪੀਲਾ ਅਤੇ ਰਸੀਲਾ ਗੁੱਦਾ', hi: 'पीला और रसीला गूदा' },
      ],
      search: 'aaru aru aadu aadoo peach shan e punjab boota buta paudha',
    },
    'lemon-baramasi': {
      name: { en: 'Baramasi Lemon', pa: 'ਬਾਰਾਮਾਸੀ ਨਿੰਬੂ', hi: 'बारहमासी नींबू' },
      price: rupees(60),
      pack: { amount: 1, unit: 'plant' },
      yields: kgPerTree(70, 80),
      features: [
        { en: 'Plant in August–September', pa: 'ਅਗਸਤ-ਸਤੰਬਰ ਵਿੱਚ ਲਾਓ', hi: 'अगस्त-सितंबर में लगाएँ' },
        { en: 'Few seeds, lots of juice', pa: 'ਬੀਜ ਘੱਟ, ਰਸ ਬਹੁਤ', hi: 'बीज कम, रस बहुत' },
        { en: 'Good for the yard at home', pa: 'ਘਰ ਦੇ ਵਿਹੜੇ ਲਈ ਵਧੀਆ', hi: 'घर के आँगन के लिए बढ़िया' },
      ],
      search: 'nimbu nimboo neembu lemon baramasi boota buta paudha',
    },
    'watermelon-sugar-baby': {
      name: { en: 'Watermelon Sugar Baby', pa: 'ਤਰਬੂਜ਼ ਸ਼ੂਗਰ ਬੇਬੀ', hi: 'तरबूज़ शुगर बेबी' },
      price: rupees(90),
      pack: { amount: 50, unit: 'g' },
      yields: quintalsPerAcre(70, 75),
      features: [
        { en: 'Sow in February–March', pa: 'ਫ਼ਰਵਰੀ-ਮਾਰਚ ਵਿੱਚ ਬੀਜੋ', hi: 'फ़रवरी-मार्च में बोएँ' },
        { en: 'Dark green skin, red inside', pa: 'ਬਾਹਰੋਂ ਗੂੜ੍ਹਾ ਹਰਾ, ਅੰਦਰੋਂ ਲਾਲ', hi: 'बाहर से गहरा हरा, अंदर लाल' },
        { en: 'Very sweet', pa: 'ਬਹੁਤ ਮਿੱਠਾ', hi: 'बहुत मीठा' },
      ],
      search: 'tarbooj tarbuz hadwana hadvana matira watermelon beej',
    },
  },
} satisfies CatalogueSection
