import { rupees, type Paise } from '#src/base/money.ts'
import type { Offer } from './offer.ts'

/** Packages of the soil laboratory. */
export const soilTests = {
  basic: {
    title: { en: 'Basic Soil Test', pa: 'ਮਿੱਟੀ ਦੀ ਮੁੱਢਲੀ ਪਰਖ', hi: 'मिट्टी की बेसिक जाँच' },
    line: {
      en: '₹500, report in 48 hours',
      pa: '₹500, ਰਿਪੋਰਟ 48 ਘੰਟਿਆਂ ਵਿੱਚ',
      hi: '₹500, रिपोर्ट 48 घंटे में',
    },
    price: rupees(500),
  },
  complete: {
    title: { en: 'Complete Soil Test', pa: 'ਮਿੱਟੀ ਦੀ ਪੂਰੀ ਪਰਖ', hi: 'मिट्टी की पूरी जाँच' },
    line: {
      en: '₹1,200, report in 72 hours',
      pa: '₹1,200, ਰਿਪੋਰਟ 72 ਘੰਟਿਆਂ ਵਿੱਚ',
      hi: '₹1,200, रिपोर्ट 72 घंटे में',
    },
    price: rupees(1_200),
  },
  advanced: {
    title: { en: 'Advanced Soil Test', pa: 'ਮਿੱਟੀ ਦੀ ਐਡਵਾਂਸ ਪਰਖ', hi: 'मिट्टी की एडवांस जाँच' },
    line: { en: '₹2,000, report in 5 days', pa: '₹2,000, ਰਿਪੋਰਟ 5 ਦਿਨਾਂ ਵਿੱਚ', hi: '₹2,000, रिपोर्ट 5 दिन में' },
    price: rupees(2_000),
  },
} as const satisfies Record<string, Offer & { readonly price: Paise }>
