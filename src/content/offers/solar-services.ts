import type { Offer } from './offer.ts'

/** On-site services of the solar team. */
export const solarServices = {
  'site-assessment': { title: { en: 'Site Assessment', pa: 'ਥਾਂ ਦੀ ਜਾਂਚ', hi: 'जगह की जाँच' } },
  installation: {
    title: { en: 'Installation & Commissioning', pa: 'ਸੋਲਰ ਲਾਉਣਾ ਅਤੇ ਚਾਲੂ ਕਰਨਾ', hi: 'सोलर लगाना और चालू करना' },
  },
  maintenance: { title: { en: 'Maintenance Support', pa: 'ਸੋਲਰ ਦੀ ਸਾਂਭ-ਸੰਭਾਲ', hi: 'सोलर की देखरेख' } },
  quote: { title: { en: 'Solar Quote', pa: 'ਸੋਲਰ ਦਾ ਰੇਟ', hi: 'सोलर का रेट' } },
} as const satisfies Record<string, Offer>
