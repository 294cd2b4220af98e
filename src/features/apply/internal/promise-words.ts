import type { Words } from '#src/platform/i18n/words.ts'

/** What a promise of hours means while the centre is closed at night and on Sundays. */
export const promiseWords = {
  by: {
    en: 'You hear from us by {day}.',
    pa: 'ਅਸੀਂ {day} ਤੱਕ ਸੰਪਰਕ ਕਰਾਂਗੇ।',
    hi: 'हम {day} तक संपर्क करेंगे।',
  },
  counted: {
    en: 'The hours count from when the centre has it, and while it is open.',
    pa: 'ਘੰਟੇ ਕੇਂਦਰ ਨੂੰ ਮਿਲਣ ਤੋਂ ਗਿਣੇ ਜਾਂਦੇ ਹਨ। ਬੰਦ ਵੇਲੇ ਨਹੀਂ ਗਿਣੇ ਜਾਂਦੇ।',
    hi: 'घंटे केंद्र को मिलने से गिने जाते हैं। बंद समय नहीं गिना जाता।',
  },
} as const satisfies Record<string, Words>
