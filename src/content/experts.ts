import type { Words } from '#src/platform/i18n/words.ts'

/** The centre's experts by name: for bookings, and as authors of articles. */
export const experts = {
  harpreetKaur: { en: 'Dr. Harpreet Kaur', pa: 'ਡਾ. ਹਰਪ੍ਰੀਤ ਕੌਰ', hi: 'डॉ. हरप्रीत कौर' },
  balwinderSingh: { en: 'Balwinder Singh', pa: 'ਬਲਵਿੰਦਰ ਸਿੰਘ', hi: 'बलविंदर सिंह' },
  sureshSharma: { en: 'Dr. Suresh Sharma', pa: 'ਡਾ. ਸੁਰੇਸ਼ ਸ਼ਰਮਾ', hi: 'डॉ. सुरेश शर्मा' },
  manjitKaur: { en: 'Manjit Kaur', pa: 'ਮਨਜੀਤ ਕੌਰ', hi: 'मनजीत कौर' },
} as const satisfies Record<string, Words>
