import { indiaDay, indiaMoment, indiaStamp } from '#src/base/day.ts'
import type { BookingChange } from '#src/features/requests/booking-action.ts'
import type { DeskBooking, DeskDays } from './stored-day.ts'
import { hoursOf, slotFrom, suggestedSlot } from './day-plan.ts'

/** Where a dragged booking is let go; missing parts stay unchanged. */
export interface DropPlace {
  /** A day of India such as 2026-11-27. */
  readonly day?: string
  /** A time of day such as 07:00. */
  readonly time?: string
  readonly resource?: string
  /** Name of the operator; empty without one. */
  readonly operator?: string
}

/** A booking that is dragged. */
export interface Dragged {
  readonly booking: DeskBooking
  /** The day in whose list it was picked up: a booking of several days stands in each of theirs. */
  readonly from?: string | undefined
}

const waits = ['asked', 'offered']

/** True for a booking that can be dragged somewhere: one that waits for a time, or has one and is not done. */
export function canDrag({ state }: DeskBooking): boolean {
  return state === 'confirmed' || waits.includes(state)
}

/** Returns the act of the desk that letting a booking go at a place means; `undefined` where it means none. */
export function changeFor(
  { booking, from }: Dragged,
  place: DropPlace,
  { resources }: DeskDays,
  now: number,
): BookingChange | undefined {
  const own = resources.find(({ id }) => id === booking.resource)
  const other = place.resource === booking.resource ? undefined : place.resource
  if (!canDrag(booking) || (other !== undefined && !mayReplace(other, own?.kind, resources))) return undefined
  const slot = suggestedSlot(booking, own, now)
  const starts = startsAt(slot.starts, place, from)
  const moved = { ...slotFrom(starts, hoursOf(slot)), ...inPlace(other) }
  if (waits.includes(booking.state)) return place.operator ? undefined : { do: 'confirm', ...moved }
  const isMoved = other !== undefined || Date.parse(starts) !== Date.parse(slot.starts)
  if (isOther(place.operator, booking.operator)) return isMoved ? undefined : assigned(place.operator)
  return isMoved ? { do: 'move', ...moved } : undefined
}

/** Without a move: two acts cannot be one, since the second would name a version that the first has replaced. */
const assigned = (operator: string | undefined): BookingChange | undefined =>
  operator ? { do: 'assign', operator } : undefined

/** When something begins that is let go somewhere: as many days later as that place is from where it was picked up. */
function startsAt(starts: string, place: DropPlace, from: string | undefined): string {
  const [day = '', time = ''] = indiaStamp(Date.parse(starts)).split('T')
  const picked = from ?? day
  return indiaMoment(dayAfter(day, daysBetween(picked, place.day ?? picked)), place.time ?? time)
}

const inPlace = (resource: string | undefined) => (resource === undefined ? {} : { resource })

/** Only a thing of the same kind that is still sent out may go instead. */
const mayReplace = (wanted: string, kind: string | undefined, resources: DeskDays['resources']) =>
  resources.some(({ id, kind: its, retired_at: retired }) => id === wanted && its === kind && !retired)

const known = (operator: string | null | undefined) => (operator ?? '').trim().toLocaleLowerCase('en')
const isOther = (wanted: string | undefined, operator: string | null | undefined) =>
  wanted !== undefined && known(wanted) !== known(operator)

const noon = (day: string) => Date.parse(`${day}T06:30:00Z`)
const daysBetween = (from: string, to: string) => Math.round((noon(to) - noon(from)) / 86_400_000)
const dayAfter = (day: string, days: number) => indiaDay(days, noon(day))

/** Returns the places that are in no list: the full hours of its working day, other machines, and people who go somewhere. */
export function placesFor({ booking, from }: Dragged, days: DeskDays, now: number): DropPlace[] {
  const own = days.resources.find(({ id }) => id === booking.resource)
  const people = new Map(days.bookings.map(({ operator }) => [known(operator), operator ?? '']))
  const places: DropPlace[] = [
    ...hoursBetween(own?.opens ?? '07:00', own?.open_minutes ?? 0).map((time) => ({ time })),
    ...days.resources.filter(({ id }) => id !== booking.resource).map(({ id }) => ({ resource: id })),
    ...[...people.values()].map((operator) => ({ operator })),
  ]
  return places.filter((place) => place.operator !== '' && changeFor({ booking, from }, place, days, now))
}

/** The full hours after an opening such as 07:00:00, until midnight at most. */
function hoursBetween(opens: string, minutes: number): string[] {
  const [hour = 0, minute = 0] = opens.split(':').map(Number)
  const count = Math.min(Math.ceil(minutes / 60), 24 - hour)
  return Array.from({ length: count }, (_, place) =>
    [hour + place, minute].map((part) => String(part).padStart(2, '0')).join(':'),
  )
}
