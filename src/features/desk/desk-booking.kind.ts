import { actionTitle, whyActionReturned } from '#src/features/bookings/action-words.ts'
import { sendAction } from '#src/features/bookings/send-action.ts'
import { deskBookingKind } from '#src/features/requests/booking-action.ts'
import type { Kind } from '#src/platform/outbox/kind.ts'

const unknown = {
  en: 'The centre does not find this booking, or you do not have the role for it any more. Ask the manager.',
  pa: 'ਕੇਂਦਰ ਨੂੰ ਇਹ ਬੁਕਿੰਗ ਨਹੀਂ ਲੱਭ ਰਹੀ, ਜਾਂ ਤੁਹਾਡੇ ਕੋਲ ਹੁਣ ਇਸ ਦਾ ਰੋਲ ਨਹੀਂ ਹੈ। ਮੈਨੇਜਰ ਨੂੰ ਪੁੱਛੋ।',
  hi: 'केंद्र को यह बुकिंग नहीं मिल रही, या आपके पास अब इसका रोल नहीं है। मैनेजर से पूछें।',
}

/** An action of staff on a booking. The desk's day shows it, and deletes the entry then. */
export default {
  id: deskBookingKind,
  sentBy: 'account',
  send: sendAction,
  words: {
    title: actionTitle,
    whyReturned: (returned) => (returned.status === 404 ? unknown : whyActionReturned(returned)),
    // Nobody learns of another's booking without the role, not even that there is one.
    page: (returned) =>
      returned.status === 404
        ? undefined
        : { to: '/desk/day', label: { en: 'Open the desk', pa: 'ਦਫ਼ਤਰ ਦਾ ਕੰਮ ਖੋਲ੍ਹੋ', hi: 'दफ़्तर का काम खोलें' } },
  },
  isListed: true,
} satisfies Kind
