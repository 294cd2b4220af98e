import type { Words } from '#src/platform/i18n/words.ts'

/** Where a sample is. */
export const sampleStates = {
  collected: { en: 'Sample taken', pa: 'ਨਮੂਨਾ ਲੈ ਲਿਆ', hi: 'नमूना ले लिया' },
  at_lab: { en: 'At the laboratory', pa: 'ਲੈਬ ਵਿੱਚ ਹੈ', hi: 'लैब में है' },
  tested: { en: 'Tested', pa: 'ਪਰਖ ਹੋ ਗਈ', hi: 'जाँच हो गई' },
  discarded: { en: 'Not used', pa: 'ਵਰਤਿਆ ਨਹੀਂ ਗਿਆ', hi: 'इस्तेमाल नहीं हुआ' },
} as const satisfies Record<string, Words>

/** The link to the soil card of a request. */
export const seeSoilCard = {
  en: 'See the soil card',
  pa: 'ਮਿੱਟੀ ਦਾ ਕਾਰਡ ਵੇਖੋ',
  hi: 'मिट्टी का कार्ड देखें',
} as const satisfies Words

/** The desk's tab with the soil samples. */
export const soilTab = { en: 'Soil', pa: 'ਮਿੱਟੀ', hi: 'मिट्टी' } as const satisfies Words
