import { callTheCentre } from '#src/platform/outbox/kind.ts'
import type { Returned } from '#src/platform/outbox/entry.ts'
import type { Words } from '#src/platform/i18n/words.ts'

/** The title of an action on a booking in lists. */
export const actionTitle: Words = { en: 'Booking: {subject}', pa: 'ਬੁਕਿੰਗ: {subject}', hi: 'बुकिंग: {subject}' }

const timeCodes = ['taken', 'past', 'closed', 'too_far', 'retired']

/** Why the centre returned an action on a booking, and what to do. */
export function whyActionReturned({ code, status }: Returned): Words {
  if (timeCodes.includes(code)) return reasons.time
  if (code === 'begun') return reasons.begun
  return status === 409 ? reasons.changed : reasons.refused
}

const reasons = {
  time: {
    en: 'This time is not free any more. Choose another.',
    pa: 'ਇਹ ਸਮਾਂ ਹੁਣ ਖਾਲੀ ਨਹੀਂ। ਕੋਈ ਹੋਰ ਚੁਣੋ।',
    hi: 'यह समय अब खाली नहीं। कोई और चुनें।',
  },
  begun: {
    en: 'The work has begun. Call the centre.',
    pa: 'ਕੰਮ ਸ਼ੁਰੂ ਹੋ ਚੁੱਕਾ ਹੈ। ਕੇਂਦਰ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
    hi: 'काम शुरू हो चुका है। केंद्र को फ़ोन करें।',
  },
  changed: {
    en: 'The booking has changed meanwhile. See how it stands now.',
    pa: 'ਇਸ ਦੌਰਾਨ ਬੁਕਿੰਗ ਬਦਲ ਗਈ। ਹੁਣ ਦਾ ਹਾਲ ਵੇਖੋ।',
    hi: 'इस बीच बुकिंग बदल गई। अब का हाल देखें।',
  },
  refused: callTheCentre,
} satisfies Record<string, Words>
