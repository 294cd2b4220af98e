import { actionTitle, whyActionReturned } from './action-words.ts'
import { sendAction } from './send-action.ts'
import { bookingActionKind } from '#src/features/requests/booking-action.ts'
import type { Kind } from '#src/platform/outbox/kind.ts'
import { syncRequests } from '#src/features/requests/sync-requests.ts'

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
