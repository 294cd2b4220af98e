import type { Words } from '#src/platform/i18n/words.ts'

/** Words of the strip on home with the reader's own news. */
export const activityWords = {
  title: { en: 'For you', pa: 'ਤੁਹਾਡੇ ਲਈ', hi: 'आपके लिए' },
  waiting: { en: 'Saved on this phone', pa: 'ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਸੇਵ ਹੈ', hi: 'इस फ़ोन में सेव है' },
  toBeSent: { en: 'Not sent yet: {count}', pa: 'ਭੇਜਣਾ ਬਾਕੀ: {count}', hi: 'भेजना बाकी: {count}' },
  returned: { en: 'Returned to you', pa: 'ਸੁਧਾਰ ਲਈ ਵਾਪਸ', hi: 'सुधार के लिए वापस' },
  toBeMended: { en: 'Please correct: {count}', pa: 'ਠੀਕ ਕਰੋ: {count}', hi: 'ठीक करें: {count}' },
  today: { en: 'Today: {what}', pa: 'ਅੱਜ: {what}', hi: 'आज: {what}' },
  tomorrow: { en: 'Tomorrow: {what}', pa: 'ਭਲਕੇ: {what}', hi: 'कल: {what}' },
  question: {
    en: '{what}: does this time suit you?',
    pa: '{what}: ਕੀ ਇਹ ਸਮਾਂ ਠੀਕ ਹੈ?',
    hi: '{what}: क्या यह समय ठीक है?',
  },
  standing: { en: 'Each morning', pa: 'ਹਰ ਸਵੇਰ', hi: 'हर सुबह' },
  skip: { en: 'Not tomorrow, or more', pa: 'ਭਲਕੇ ਨਹੀਂ, ਜਾਂ ਵੱਧ', hi: 'अगली सुबह नहीं, या ज़्यादा' },
  again: { en: 'Order again', pa: 'ਦੁਬਾਰਾ ਮੰਗਵਾਓ', hi: 'फिर से मँगवाएँ' },
} as const satisfies Record<string, Words>
