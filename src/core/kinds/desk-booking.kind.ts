import { sendAction } from '#src/core/bookings/send-action.ts'
import { deskBookingKind } from '#src/core/outbox/booking-action.ts'
import type { Kind } from '#src/core/outbox/kind.ts'

/** An action of staff on a booking. The desk's day shows it, and deletes the entry then. */
export default {
  id: deskBookingKind,
  send: sendAction,
  isListed: true,
} satisfies Kind
