import type { Notice } from './define.ts'

/** Shown if a required answer is missing. */
export const missingInformation = {
  title: { en: 'Missing Information', pa: 'ਜਾਣਕਾਰੀ ਅਧੂਰੀ ਹੈ', hi: 'जानकारी अधूरी है' },
  text: {
    en: 'Please fill in all required fields',
    pa: 'ਸਾਰੀ ਜ਼ਰੂਰੀ ਜਾਣਕਾਰੀ ਭਰੋ।',
    hi: 'सारी ज़रूरी जानकारी भरें।',
  },
} as const satisfies Notice

/** Shown if the phone could not save a request. */
export const requestFailed = {
  title: { en: 'Error', pa: 'ਗੜਬੜ ਹੋ ਗਈ', hi: 'गड़बड़ी हो गई' },
  text: {
    en: 'Failed to submit request. Please try again.',
    pa: 'ਬੇਨਤੀ ਦਰਜ ਨਹੀਂ ਹੋਈ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    hi: 'अनुरोध दर्ज नहीं हुआ। फिर से कोशिश करें।',
  },
} as const satisfies Notice

/** Shown after saving a request that the centre answers within a day. */
export const answeredWithinADay = {
  title: { en: 'Request Submitted', pa: 'ਬੇਨਤੀ ਦਰਜ ਹੋ ਗਈ', hi: 'अनुरोध दर्ज हो गया' },
  text: {
    en: 'Our team will contact you within 24 hours.',
    pa: 'ਸਾਡੀ ਟੀਮ 24 ਘੰਟਿਆਂ ਵਿੱਚ ਸੰਪਰਕ ਕਰੇਗੀ।',
    hi: 'हमारी टीम 24 घंटे में संपर्क करेगी।',
  },
  within: 24,
} as const satisfies Notice

/** The button under a request. */
export const submitRequest = { en: 'Submit Request', pa: 'ਬੇਨਤੀ ਜਮ੍ਹਾਂ ਕਰੋ', hi: 'अनुरोध जमा करें' } as const

/** Label of that button while the request is being saved. */
export const submitting = { en: 'Submitting...', pa: 'ਜਮ੍ਹਾਂ ਹੋ ਰਹੀ ਹੈ...', hi: 'जमा हो रहा है...' } as const

/** Shared properties of free requests that anybody may send. */
export const requestOfAnyone = {
  sender: 'anyone',
  table: 'service_requests',
  submit: submitRequest,
  busy: submitting,
  missing: missingInformation,
  failed: requestFailed,
} as const
