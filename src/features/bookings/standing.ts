import { centreNow } from '#src/base/clock.ts'
import type { Booking, Slot } from './booking.ts'

/** Returns the offered times that have not begun, the best first. */
export function openOffers({ offers }: Pick<Booking, 'offers'>, now = centreNow()): Slot[] {
  return offers.filter(({ starts }) => Date.parse(starts) > now)
}

const agreements = ['confirmed', 'moved', 'agreed']

/** True if the centre has moved a booking, and its owner has not said yet whether the new time suits. */
export function isMovedByCentre({ state, events }: Pick<Booking, 'state' | 'events'>): boolean {
  const last = events.findLast(({ what }) => agreements.includes(what))
  return state === 'confirmed' && last?.what === 'moved' && last.by === 'centre'
}

/** Visits and pick-ups, whose price is agreed by phone, if there is one. */
const withoutBill = ['expert-visit', 'soil-pickup']

/** True if a booking ends with a bill. */
export function isBilled({ resource }: Pick<Booking, 'resource'>): boolean {
  return !withoutBill.includes(resource)
}

/** Who has to do something about a booking next; `time` until its day is there, `nobody` once it has ended. */
export type Turn = 'centre' | 'owner' | 'time' | 'nobody'

/** Returns who has to do something about a booking next. `now` is in milliseconds since 1970. */
export function turnOf(booking: Booking, now = centreNow()): Turn {
  switch (booking.state) {
    case 'asked':
      return 'centre'
    case 'offered':
      return openOffers(booking, now).length > 0 ? 'owner' : 'centre'
    case 'confirmed':
      return turnOfConfirmed(booking, now)
    case 'done':
      return isBilled(booking) ? 'centre' : 'nobody'
    case 'billed':
      return booking.paid ? 'nobody' : 'owner'
    default:
      return 'nobody'
  }
}

function turnOfConfirmed(booking: Booking, now: number): Turn {
  if (booking.ends && Date.parse(booking.ends) < now) return 'centre'
  return isMovedByCentre(booking) ? 'owner' : 'time'
}

/** Days that the durations of the form are paid for. Half a day at a rate by the day is not agreed. */
const paidDays: Readonly<Record<string, number>> = { 'full-day': 1, '2-days': 2, '3-days': 3 }

/** A resource with its rates. */
type Rated = Pick<Booking, 'resource' | 'day_paise' | 'hour_paise'>

/**
 * Returns the bill in paise that follows from the quote and the hours worked: by the day where that was quoted, else by the
 * hour. `undefined` where the rates do not say it; the wage of laborers is never reckoned. Of one that goes along, its part.
 */
export function suggestedBill(
  booking: Booking,
  { resource, day_paise: day, hour_paise: hour }: Rated = booking,
): number | undefined {
  const { asked_for: length, worked_minutes: minutes } = booking
  if (resource === 'farm-laborer') return undefined
  const days = paidDays[length ?? '']
  if (day && days) return days * day
  return hour && minutes ? Math.round((minutes * hour) / 6000) * 100 : undefined
}
