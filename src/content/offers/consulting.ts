import { rupees, type Paise } from '#src/base/money.ts'
import type { Offer } from './offer.ts'

/** Services of the experts. A price is for one visit, project, sample, farm or audit. */
export const consultingServices = {
  'pest-disease': {
    title: { en: 'Pest & Disease Management', pa: 'ਕੀੜੇ ਅਤੇ ਬਿਮਾਰੀ ਦੀ ਰੋਕਥਾਮ', hi: 'कीट और रोग की रोकथाम' },
    line: { en: '₹1,500 per visit', pa: '₹1,500 ਪ੍ਰਤੀ ਫੇਰਾ', hi: '₹1,500 प्रति विज़िट' },
    price: rupees(1_500),
  },
  nutrient: {
    title: { en: 'Nutrient Management', pa: 'ਖੁਰਾਕੀ ਤੱਤ ਅਤੇ ਖਾਦ', hi: 'खुराक और खाद' },
    line: { en: '₹2,000 per visit', pa: '₹2,000 ਪ੍ਰਤੀ ਫੇਰਾ', hi: '₹2,000 प्रति विज़िट' },
    price: rupees(2_000),
  },
  'crop-monitoring': {
    title: { en: 'Crop Monitoring', pa: 'ਫ਼ਸਲ ਦੀ ਨਿਗਰਾਨੀ', hi: 'फ़सल की निगरानी' },
    line: { en: '₹1,200 per visit', pa: '₹1,200 ਪ੍ਰਤੀ ਫੇਰਾ', hi: '₹1,200 प्रति विज़िट' },
    price: rupees(1_200),
  },
  'water-budgeting': {
    title: { en: 'Water Budgeting', pa: 'ਪਾਣੀ ਦਾ ਹਿਸਾਬ', hi: 'पानी का हिसाब' },
    line: { en: '₹2,500 per farm', pa: '₹2,500 ਪ੍ਰਤੀ ਖੇਤ', hi: '₹2,500 प्रति खेत' },
    price: rupees(2_500),
  },
  'soil-health': {
    title: { en: 'Soil Health', pa: 'ਮਿੱਟੀ ਦੀ ਸਿਹਤ', hi: 'मिट्टी की सेहत' },
    line: { en: '₹3,000 per sample', pa: '₹3,000 ਪ੍ਰਤੀ ਨਮੂਨਾ', hi: '₹3,000 प्रति नमूना' },
    price: rupees(3_000),
  },
  drainage: {
    title: { en: 'Drainage', pa: 'ਵਾਧੂ ਪਾਣੀ ਦਾ ਨਿਕਾਸ', hi: 'खेत से पानी की निकासी' },
    line: { en: '₹4,000 per project', pa: '₹4,000 ਪ੍ਰਤੀ ਪ੍ਰੋਜੈਕਟ', hi: '₹4,000 प्रति प्रोजेक्ट' },
    price: rupees(4_000),
  },
  'fpo-setup': {
    title: { en: 'FPO Setup', pa: 'ਕਿਸਾਨ ਕੰਪਨੀ (FPO) ਬਣਾਉਣਾ', hi: 'किसान कंपनी (FPO) बनाना' },
    line: { en: '₹25,000 per project', pa: '₹25,000 ਪ੍ਰਤੀ ਪ੍ਰੋਜੈਕਟ', hi: '₹25,000 प्रति प्रोजेक्ट' },
    price: rupees(25_000),
  },
  'organic-certification': {
    title: { en: 'Organic Certification', pa: 'ਜੈਵਿਕ ਸਰਟੀਫ਼ਿਕੇਟ', hi: 'जैविक सर्टिफ़िकेट' },
    line: { en: '₹15,000 per farm', pa: '₹15,000 ਪ੍ਰਤੀ ਖੇਤ', hi: '₹15,000 प्रति खेत' },
    price: rupees(15_000),
  },
  'farm-audit': {
    title: { en: 'Farm Audit', pa: 'ਖੇਤੀ ਦਾ ਆਡਿਟ', hi: 'खेती का ऑडिट' },
    line: { en: '₹5,000 per audit', pa: '₹5,000 ਪ੍ਰਤੀ ਆਡਿਟ', hi: '₹5,000 प्रति ऑडिट' },
    price: rupees(5_000),
  },
} as const satisfies Record<string, Offer & { readonly price: Paise }>
