import type { Booking, BookingEvent } from './booking-api.ts'
import { isCallAttempt } from './call-attempt.ts'
import type { Request } from './requests.ts'

/** A step in the life of a request: something that was written or decided, or that happened to a booking of it. */
export type TimelineStep =
  | { readonly at: string; readonly event: Request['events'][number] }
  | { readonly at: string; readonly booking: Booking; readonly what: BookingEvent }

/**
 * Returns the events of a request and its bookings after it was received, by time. Events that tell its owner nothing are
 * left out.
 */
export function timelineOf({ kind, events, bookings = [] }: Pick<Request, 'kind' | 'events' | 'bookings'>) {
  const told = events.filter(({ from, to, note, files, by }) => {
    const says = Boolean(note) || Boolean(files?.length)
    if (to === 'received') return says
    return from !== to || says || isCallAttempt(kind, { from, to, note, files, by })
  })
  const steps: TimelineStep[] = [
    ...told.map((event) => ({ at: event.at, event })),
    ...bookings.flatMap((booking) => booking.events.map((what) => ({ at: what.at, booking, what }))),
  ]
  return steps.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}
