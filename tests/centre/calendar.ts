/** A time from one minute to another, both in minutes since 1970 (UTC); the end is not part of it. */
export interface Slot {
  readonly starts: number
  readonly ends: number
}

/** A resource with its hours in India's time, and the travel time after each booking. */
export interface Resource {
  readonly id: string
  readonly pieces: number
  readonly opens: number
  readonly openMinutes: number
  readonly wayMinutes: number
  readonly retiredAt: number | undefined
}

/** A period in which a piece is busy. */
export interface Busy {
  readonly booking: string
  readonly resource: string
  readonly piece: number
  readonly held: Slot
}

export const dayMinutes = 1440
const india = 330

export const overlap = (a: Slot, b: Slot) => a.starts < b.ends && b.starts < a.ends
export const dayOf = (at: number) => Math.floor((at + india) / dayMinutes)
export const midnight = (day: number) => day * dayMinutes - india
const minutesOpen = (resource: Resource, at: number) =>
  (((at + india - resource.opens) % dayMinutes) + dayMinutes) % dayMinutes

/** True if a time begins and ends within working hours. */
export const isWithinHours = (resource: Resource, { starts, ends }: Slot) =>
  ends - starts <= 31 * dayMinutes &&
  minutesOpen(resource, starts) < resource.openMinutes &&
  (minutesOpen(resource, ends) + dayMinutes - 1) % dayMinutes < resource.openMinutes

export const withWay = (resource: Resource, { starts, ends }: Slot): Slot => ({
  starts,
  ends: ends + resource.wayMinutes,
})

/** The first piece that is free for a time and the way after it. */
export function freePiece(busy: readonly Busy[], resource: Resource, slot: Slot): number | undefined {
  const held = withWay(resource, slot)
  for (let piece = 1; piece <= resource.pieces; piece++) {
    const isTaken = busy.some(
      (other) => other.resource === resource.id && other.piece === piece && overlap(other.held, held),
    )
    if (!isTaken) return piece
  }
  return undefined
}

/** Why a resource cannot be booked for a time, independent of other bookings. */
export function slotProblem(resource: Resource, slot: Slot, now: number): string | undefined {
  if (resource.retiredAt !== undefined && resource.retiredAt <= now) return 'retired'
  if (slot.starts < now) return 'past'
  if (slot.starts > now + 400 * dayMinutes) return 'too_far'
  return isWithinHours(resource, slot) ? undefined : 'closed'
}

/** At most three free times as long as the wanted one, the nearest first. */
export function nearestSlots(
  busy: readonly Busy[],
  resource: Resource,
  wanted: Slot,
  now: number,
  earliest = -Infinity,
): Slot[] {
  const length = wanted.ends - wanted.starts
  const spare = resource.openMinutes - length
  const today = dayOf(Math.max(wanted.starts, now))
  const starts: number[] = []
  for (let day = today - 14; day <= today + 14; day++) {
    const opening = midnight(day) + resource.opens
    if (spare < 0) starts.push(opening + minutesOpen(resource, wanted.starts))
    else for (let after = 0; after <= spare; after += 30) starts.push(opening + after)
  }
  starts.sort((a, b) => Math.abs(a - wanted.starts) - Math.abs(b - wanted.starts) || a - b)
  const chosen: Slot[] = []
  for (const at of starts) {
    const slot = { starts: at, ends: at + length }
    if (at < earliest || chosen.some((other) => overlap(other, slot))) continue
    if (
      slotProblem(resource, slot, now) ??
      (freePiece(busy, resource, slot) === undefined ? 'taken' : undefined)
    )
      continue
    if (chosen.push(slot) === 3) break
  }
  return chosen
}

/** How free a day is: f, w (a third of its half days at most) or n. */
export function dayLetter(busy: readonly Busy[], resource: Resource, day: number, now: number): string {
  const opened = midnight(day) + resource.opens
  const half = Math.min(240, resource.openMinutes) + resource.wayMinutes
  const closed = opened + resource.openMinutes + resource.wayMinutes
  let free = 0
  for (let piece = 1; piece <= resource.pieces; piece++) {
    const own = busy
      .filter((other) => other.resource === resource.id && other.piece === piece)
      .toSorted((a, b) => a.held.starts - b.held.starts)
    let from = Math.max(opened, now)
    for (const { held } of own) {
      free += Math.max(0, Math.floor((Math.min(held.starts, closed) - from) / half))
      from = Math.max(from, held.ends)
    }
    if (from < closed) free += Math.floor((closed - from) / half)
  }
  const all = resource.pieces * Math.floor((resource.openMinutes + resource.wayMinutes) / half)
  return free === 0 ? 'n' : free * 3 <= all ? 'w' : 'f'
}
