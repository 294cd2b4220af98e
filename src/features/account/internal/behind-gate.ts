import { milkFrom } from '#src/content/milk-from.ts'
import type { Words } from '#src/platform/i18n/words.ts'

/** Descriptions of the pages behind a sign-in, by the first part of the address. */
const behind = new Map<string, Words>(
  Object.entries({
    'daily-needs': milkFrom,
    'organic-store': {
      en: 'Grown without chemicals',
      pa: 'ਬਿਨਾਂ ਕੈਮੀਕਲ ਉਗਾਇਆ',
      hi: 'बिना केमिकल उगाया',
    },
    training: {
      en: 'Courses from ₹12,000',
      pa: 'ਕੋਰਸ ₹12,000 ਤੋਂ ਸ਼ੁਰੂ',
      hi: 'कोर्स ₹12,000 से शुरू',
    },
    loans: {
      en: 'Loans from 6.5% a year',
      pa: 'ਕਰਜ਼ਾ 6.5% ਸਾਲਾਨਾ ਤੋਂ',
      hi: 'लोन 6.5% सालाना से',
    },
  }),
)

/** Returns a description of the page behind the sign-in at an address; `undefined` if the page's name is enough. */
export function behindGate(address: string): Words | undefined {
  return behind.get(/^\/([a-z-]*)/.exec(address)?.[1] ?? '')
}
