import { queueBookingAction } from '#src/core/bookings/queue-action.ts'
import type { DeskBooking } from '#src/core/desk/day.ts'
import { deskBookingKind, type BookingChange } from '#src/core/outbox/booking-action.ts'
import { resourceName } from '#src/screens/bookings/slot-text.ts'
import { notifyIfNotSaved } from './notify-saved.ts'

/**
 * Queues the desk's action on a booking, by a form or by dragging; true if it was saved. A notice says why not.
 *
 * @param replaces a returned action, which is deleted with this
 */
export async function actOnBooking(
  { id, version, resource }: DeskBooking,
  change: BookingChange,
  replaces?: string,
): Promise<boolean> {
  const action = { booking: id, seen: version, label: resourceName(resource), ...change }
  const outcome = await queueBookingAction(deskBookingKind, action, replaces)
  notifyIfNotSaved(outcome)
  return outcome.saved
}
