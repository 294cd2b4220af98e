import { centreNow } from '#src/base/clock.ts'
import { dayOf, namedSlot, type Booking } from '#src/features/bookings/booking.ts'
import { openOffers, turnOf, type Turn } from '#src/features/bookings/standing.ts'
import { samplesIn } from '#src/features/soil/samples.ts'
import { headOf, type DeskItem } from './item.ts'

/** The bookings of a request that follow it; those of a request that was given up say nothing any more. */
export function bookingsOf(item: DeskItem): readonly Booking[] {
  return item.what === 'request' ? (item.request.bookings ?? []) : []
}

const urgency: readonly Turn[] = ['centre', 'owner', 'time', 'nobody']

/** Returns the booking that says how a request stands: the one that somebody has to act on first. */
export function leadingBooking(item: DeskItem, now = centreNow()): Booking | undefined {
  const rank = (booking: Booking) =>
    urgency.indexOf(turnOf(booking, now)) + (booking.state === 'called_off' ? 0.5 : 0)
  return bookingsOf(item).toSorted((a, b) => rank(a) - rank(b))[0]
}

/** Returns the state of a soil test's samples, the least advanced; `undefined` without a sample. */
export function soilStateOf(item: DeskItem): 'collected' | 'at_lab' | 'tested' | undefined {
  const states = item.what === 'request' ? samplesIn(item.request.soil).map(({ state }) => state) : []
  return (['collected', 'at_lab', 'tested'] as const).find((state) => states.includes(state))
}

/** Returns the day of India on which something is to happen, or is wanted, such as 2026-11-27. */
export function dayOfItem(item: DeskItem, now = centreNow()): string | undefined {
  const booking = leadingBooking(item, now)
  if (!booking) return undefined
  const [offer] = openOffers(booking, now)
  const slot = booking.state === 'offered' ? (offer ?? namedSlot(booking)) : namedSlot(booking)
  return slot ? dayOf(slot) : (booking.asked_day ?? undefined)
}

/** Statuses in which the request itself waits for somebody at the desk. */
const begun = ['received', 'in_review']

/** True if somebody at the desk has to do something now: not the farmer, the laboratory, or time. */
export function isDesksTurn(item: DeskItem, now = centreNow()): boolean {
  if (!item.open) return false
  const soil = soilStateOf(item)
  if (soil) return soil === 'collected' || (soil === 'tested' && begun.includes(headOf(item).status))
  const booking = leadingBooking(item, now)
  return booking === undefined || ['centre', 'nobody'].includes(turnOf(booking, now))
}

/** Returns since when somebody waits for the desk, ISO 8601. */
export function waitingSince(item: DeskItem, now = centreNow()): string {
  const booking = leadingBooking(item, now)
  if (booking?.state === 'confirmed' && booking.ends) return booking.ends
  const last = booking?.events.findLast(({ what }) => ['asked', 'returned', 'done'].includes(what))
  return last?.at ?? headOf(item).at
}
