import { rupees } from '#src/base/money.ts'
import type { CatalogueSection } from '#src/content/catalogue.ts'

export const supplies = {
  title: { en: 'Supplies', pa: 'ਸਫ਼ਾਈ ਅਤੇ ਡੰਗਰਾਂ ਲਈ', hi: 'सफ़ाई और पशुओं के लिए' },
  pictogram: 'broom',
  intro: {
    en: 'Feed for the animals, and all that keeps house and shed clean.',
    pa: 'ਪਸ਼ੂਆਂ ਦੀ ਖੁਰਾਕ ਅਤੇ ਘਰ-ਢਾਰੇ ਦੀ ਸਫ਼ਾਈ ਦਾ ਸਾਮਾਨ।',
    hi: 'पशुओं की खुराक और घर-बाड़े की सफ़ाई का सामान।',
  },
  category: 'Daily Essentials',
  items: {
    'cattle-feed-50-kg': {
      name: { en: 'Cattle Feed', pa: 'ਪਸ਼ੂਆਂ ਦੀ ਵੰਡ (ਫ਼ੀਡ)', hi: 'पशु आहार (दाना)' },
      price: rupees(1_280),
      pack: { amount: 50, unit: 'kg' },
      use: { en: 'For animals in milk', pa: 'ਦੁੱਧ ਦਿੰਦੇ ਪਸ਼ੂਆਂ ਲਈ', hi: 'दूध देने वाले पशुओं के लिए' },
      search: 'khal vand feed chokar pashu aahar dana majh gaan',
    },
    'wheat-bran-45-kg': {
      name: { en: 'Wheat Bran', pa: 'ਕਣਕ ਦਾ ਛਾਣ (ਚੋਕਰ)', hi: 'गेहूँ का चोकर' },
      price: rupees(1_080),
      pack: { amount: 45, unit: 'kg' },
      use: { en: 'Mixed into the feed', pa: 'ਵੰਡ ਵਿੱਚ ਰਲਾਓ', hi: 'दाने में मिलाएँ' },
      search: 'chokar chhaan chhan bran vand pashu khal',
    },
    'udder-wash': {
      name: { en: 'Udder Wash', pa: 'ਲੇਵਾ ਧੋਣ ਵਾਲਾ ਘੋਲ', hi: 'थन धोने का घोल' },
      price: rupees(240),
      pack: { amount: 500, unit: 'ml' },
      use: { en: 'Before and after milking', pa: 'ਚੁਆਈ ਤੋਂ ਪਹਿਲਾਂ ਅਤੇ ਬਾਅਦ', hi: 'दुहने से पहले और बाद' },
      search: 'leva lewa than thanela dip udder wash majh gaan',
    },
    phenyl: {
      name: { en: 'Phenyl', pa: 'ਫ਼ਨਾਇਲ', hi: 'फ़िनाइल' },
      price: rupees(95),
      pack: { amount: 1, unit: 'litre' },
      use: { en: 'For the floor of house and shed', pa: 'ਘਰ ਅਤੇ ਢਾਰੇ ਦੇ ਫ਼ਰਸ਼ ਲਈ', hi: 'घर और बाड़े के फ़र्श के लिए' },
      search: 'phenyl finail fanail safai farsh',
    },
    broom: {
      name: { en: 'Broom, hard', pa: 'ਬਾਂਸ ਵਾਲਾ ਝਾੜੂ', hi: 'बाँस वाली झाड़ू' },
      price: rupees(80),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'For yard and cattle shed', pa: 'ਵਿਹੜੇ ਅਤੇ ਢਾਰੇ ਲਈ', hi: 'आँगन और बाड़े के लिए' },
      search: 'jharu jhadu bahukar broom safai',
    },
    'can-brush': {
      name: { en: 'Brush for milk cans', pa: 'ਢੋਲ ਧੋਣ ਵਾਲਾ ਬੁਰਸ਼', hi: 'कैन धोने का ब्रश' },
      price: rupees(90),
      pack: { amount: 1, unit: 'piece' },
      use: {
        en: 'Long handle, reaches the bottom',
        pa: 'ਲੰਮਾ ਹੱਥਾ, ਥੱਲੇ ਤੱਕ ਪਹੁੰਚਦਾ ਹੈ',
        hi: 'लंबा हत्था, तले तक पहुँचता है',
      },
      search: 'burash brush dhol can dudh dhona saaf',
    },
    'washing-soda': {
      name: { en: 'Washing Soda', pa: 'ਕੱਪੜੇ ਧੋਣ ਵਾਲਾ ਸੋਡਾ', hi: 'धोने का सोडा' },
      price: rupees(45),
      pack: { amount: 1, unit: 'kg' },
      use: { en: 'For cans, cloths and clothes', pa: 'ਢੋਲ, ਪੋਣੇ ਅਤੇ ਕੱਪੜੇ ਧੋਣ ਲਈ', hi: 'कैन, छन्ने और कपड़े धोने के लिए' },
      search: 'soda sodaa dhona kapre kapde washing',
    },
    'bucket-20-l': {
      name: { en: 'Bucket 20 litre', pa: 'ਬਾਲਟੀ 20 ਲੀਟਰ', hi: 'बाल्टी 20 लीटर' },
      price: rupees(190),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'Strong plastic', pa: 'ਮਜ਼ਬੂਤ ਪਲਾਸਟਿਕ', hi: 'मज़बूत प्लास्टिक' },
      search: 'balti baalti bucket plastic pani',
    },
    'cattle-rope': {
      name: { en: 'Cattle Rope', pa: 'ਡੰਗਰਾਂ ਦਾ ਰੱਸਾ', hi: 'पशुओं का रस्सा' },
      price: rupees(110),
      pack: { amount: 1, unit: 'piece' },
      use: { en: 'Soft cotton, 3 metres', pa: 'ਨਰਮ ਸੂਤੀ, 3 ਮੀਟਰ', hi: 'नरम सूती, 3 मीटर' },
      search: 'rassa rassi sangal majh gaan pashu rope',
    },
  },
} satisfies CatalogueSection
