import type { Offer } from './offer.ts'

/** Government schemes whose applications the centre helps with. */
export const schemes = {
  'pm-kisan': { title: { en: 'PM-KISAN', pa: 'ਪੀਐੱਮ ਕਿਸਾਨ', hi: 'पीएम किसान' } },
  'crop-insurance': {
    title: {
      en: 'Crop Insurance Scheme (PMFBY)',
      pa: 'ਫ਼ਸਲ ਬੀਮਾ ਸਕੀਮ (PMFBY)',
      hi: 'फ़सल बीमा योजना (PMFBY)',
    },
  },
  solar: { title: { en: 'Solar Scheme (PM-KUSUM)', pa: 'ਸੋਲਰ ਸਕੀਮ (PM-KUSUM)', hi: 'सोलर योजना (PM-KUSUM)' } },
  'sustainable-agriculture': {
    title: {
      en: 'Mission for Sustainable Agriculture',
      pa: 'ਟਿਕਾਊ ਖੇਤੀ ਮਿਸ਼ਨ',
      hi: 'टिकाऊ खेती मिशन',
    },
  },
} as const satisfies Record<string, Offer>
