import { actionTitle, whyActionReturned } from '#src/core/bookings/action-words.ts'
import { sendAction } from '#src/core/bookings/send-action.ts'
import { bookingActionKind } from '#src/core/outbox/booking-action.ts'
import type { Kind } from '#src/core/outbox/kind.ts'
import { syncRequests } from '#src/core/requests/sync-requests.ts'

/** An action on one's own booking. It is returned if its time was taken meanwhile; the request shows the result. */
export default {
  id: bookingActionKind,
  sentBy: 'anybody',
  send: sendAction,
  words: {
    title: actionTitle,
    whyReturned: whyActionReturned,
  },
  isListed: true,
  refresh: syncRequests,
} satisfies Kind
