import { queueBookingAction } from '#src/features/bookings/queue-action.ts'
import type { DeskBooking } from './stored-day.ts'
import { deskBookingKind, type BookingChange } from '#src/features/requests/booking-action.ts'
import { resourceName } from '#src/features/bookings/slot-text.ts'
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
