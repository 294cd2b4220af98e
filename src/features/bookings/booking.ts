import { indiaDay, indiaMoment, indiaTime } from '#src/base/day.ts'
import type { Booking, Slot } from '#src/features/requests/booking-api.ts'

export type { Booking, BookingEvent, Slot } from '#src/features/requests/booking-api.ts'

/** The time that a booking has, that was offered, or that its owner asked for; `undefined` while nobody named one. */
export function namedSlot({ starts, ends, offers, events }: Booking): Slot | undefined {
  if (starts && ends) return { starts, ends }
  const request = events.findLast(({ what }) => what === 'asked')
  return (
    offers[0] ??
    (request?.starts && request.ends ? { starts: request.starts, ends: request.ends } : undefined)
  )
}

/** The same hours on another day of India, such as 2026-11-27. */
export function onDay({ starts, ends }: Slot, day: string): Slot {
  const first = Date.parse(starts)
  const moved = indiaMoment(day, indiaTime(first))
  return { starts: moved, ends: new Date(Date.parse(moved) + Date.parse(ends) - first).toISOString() }
}

/** The day of India on which a time begins. */
export function dayOf({ starts }: Slot): string {
  return indiaDay(0, Date.parse(starts))
}
