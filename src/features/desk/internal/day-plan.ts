import { indiaDay, indiaMoment } from '#src/base/day.ts'
import { dayOf, namedSlot, type Slot } from '#src/features/bookings/booking.ts'
import type { DeskBooking, DeskDays, Resource } from './stored-day.ts'

/** The grouping of a day's bookings: by the id of a resource, the place as written, or the operator. */
export type GroupedBy = 'machine' | 'village' | 'operator'

/** Bookings that belong together, the first first; `name` is empty where nothing was written. */
export interface Group {
  readonly name: string
  readonly bookings: readonly DeskBooking[]
}

/** Returns the days of India that a day or its week has, Monday first. */
export function daysOf(day: string, span: 'day' | 'week'): string[] {
  const at = Date.parse(`${day}T06:00:00Z`)
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7
  return span === 'day' ? [day] : Array.from({ length: 7 }, (_, place) => indiaDay(place - sinceMonday, at))
}

/** True for a booking that falls into a day, also one that began before it. */
export function isOn({ starts, ends }: Pick<DeskBooking, 'starts' | 'ends'>, day: string): boolean {
  if (!starts || !ends) return false
  const [from, to] = [Date.parse(indiaMoment(day, '00:00')), Date.parse(indiaMoment(day, '24:00'))]
  return Date.parse(starts) < to && Date.parse(ends) > from
}

/** Returns the bookings in groups by name; those without a name come last. */
export function groupsOf(bookings: readonly DeskBooking[], by: GroupedBy): Group[] {
  const nameOf = { machine: 'resource', village: 'place', operator: 'operator' } as const
  const groups = new Map<string, { name: string; bookings: DeskBooking[] }>()
  for (const booking of bookings) {
    const name = (booking[nameOf[by]] ?? '').trim()
    const key = name.toLocaleLowerCase('en')
    const group = groups.get(key) ?? { name, bookings: [] }
    group.bookings.push(booking)
    groups.set(key, group)
  }
  return [...groups.values()].toSorted(
    (a, b) => Number(!a.name) - Number(!b.name) || a.name.localeCompare(b.name),
  )
}

/** Hours within which an answer is promised, as the forms say it. */
const promised = { machine: 2, worker: 2, visit: 24, pickup: 24 } as const satisfies Record<
  Resource['kind'],
  number
>
const urgent = 2

/** A booking that waits for an answer, and until when it was promised, in milliseconds since 1970. */
export interface Waiting {
  readonly booking: DeskBooking
  readonly due: number
  readonly isOverdue: boolean
}

/** Returns bookings that wait for the centre, overdue first, then by due time. Offered bookings wait for their farmer. */
export function waitingOf({ waiting, resources }: DeskDays, now: number): Waiting[] {
  const kinds = new Map(resources.map(({ id, kind }) => [id, kind]))
  return waiting
    .filter(({ state }) => state === 'asked')
    .map((booking) => {
      const hours = booking.emergency ? urgent : promised[kinds.get(booking.resource) ?? 'visit']
      const due = Date.parse(lastAsked(booking)) + hours * 3_600_000
      return { booking, due, isOverdue: due < now }
    })
    .toSorted((a, b) => a.due - b.due)
}

/** Time of the last request: a farmer who declined an offer waits anew. */
function lastAsked({ events, received_at: received }: DeskBooking): string {
  return events.findLast(({ what }) => what === 'asked' || what === 'returned')?.at ?? received
}

const dayHours = 24
/** Hours of the durations that forms offer. */
const lengths: Readonly<Record<string, number>> = {
  'half-day': 4,
  'full-day': 8,
  '2-days': dayHours + 8,
  '3-days': 2 * dayHours + 8,
  weekly: 6 * dayHours + 8,
}
const shortVisit = 2

/** Returns the time to begin with: the one that was named, else the asked day from when the resource opens. */
export function suggestedSlot(booking: DeskBooking, resource: Resource | undefined, now: number): Slot {
  const named = namedSlot(booking)
  if (named) return named
  const tomorrow = indiaDay(1, now)
  const asked = booking.asked_day ?? ''
  const starts = indiaMoment(asked > tomorrow ? asked : tomorrow, (resource?.opens ?? '07:00').slice(0, 5))
  const otherwise = resource?.kind === 'visit' || resource?.kind === 'pickup' ? shortVisit : 4
  return slotFrom(starts, lengths[booking.asked_for ?? ''] ?? otherwise)
}

/** Returns the time of so many hours from a moment in ISO 8601. */
export function slotFrom(starts: string, hours: number): Slot {
  return { starts, ends: new Date(Date.parse(starts) + hours * 3_600_000).toISOString() }
}

/** Returns how many hours a time has. */
export function hoursOf({ starts, ends }: Slot): number {
  return (Date.parse(ends) - Date.parse(starts)) / 3_600_000
}

/** Returns the hours that were worked, to two decimals; until somebody writes them, those that were planned. */
export function workedHours({ worked_minutes: minutes, starts = '', ends = '' }: DeskBooking): number {
  return minutes === null ? hoursOf({ starts, ends }) : Math.round((minutes / 60) * 100) / 100
}

/** Counts the bookings by how they stand: those that wait, and those of these days. */
export function countsOf({ bookings, waiting }: DeskDays, days: readonly string[]) {
  const here = bookings.filter((booking) => days.some((on) => isOn(booking, on)))
  return {
    asked: inStates(waiting, 'asked'),
    offered: inStates(waiting, 'offered'),
    confirmed: inStates(here, 'confirmed'),
    done: inStates(here, 'done', 'billed'),
  }
}

const inStates = (list: readonly DeskBooking[], ...states: string[]) =>
  list.filter(({ state }) => states.includes(state)).length

/** The bookings that begin on a day and are confirmed: those that a rainy day moves. */
export function movableOn({ bookings }: DeskDays, on: string): DeskBooking[] {
  return bookings.filter(
    ({ state, starts, ends }) => state === 'confirmed' && starts && ends && dayOf({ starts, ends }) === on,
  )
}

/** Somebody who does not see the desk's changes of a booking in the app, as far as the centre knows. */
export interface Unreached {
  readonly name: string
  readonly phone: string
}

/** Returns whom the desk has to call about these bookings, each once: those without an account, and farmers whose agent reads for them. */
export function toCall(bookings: readonly DeskBooking[]): Unreached[] {
  const people = new Map<string, Unreached>()
  for (const { reader = 'account', name, phone } of bookings)
    if (reader !== 'account' && phone) people.set(`${phone} ${name}`, { name: name ?? '', phone })
  return [...people.values()]
}
