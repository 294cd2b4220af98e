/*
 * The centre's clock. A phone's may be years off: days that are offered, and times that the centre names, are compared with
 * the centre's, as its last answer said it.
 */

const minuteMs = 60_000
const dayMs = 86_400_000

/** How far the centre's clock is ahead of this phone's; unknown before the first answer. */
let ahead: number | undefined

/** The time now is not before this one. */
let earliest = 0

const listeners = new Set<() => void>()

/**
 * Returns the time now by the centre's clock, in milliseconds since 1970. Before the centre has answered it is the phone's, unless
 * that is certainly behind.
 */
export function centreNow(): number {
  const here = Date.now()
  return ahead === undefined ? Math.max(here, earliest) : here + ahead
}

/** Records when the centre answered: the `Date` of its answer, which may have been on its way for a while. */
export function noteCentreTime(date: string | null): void {
  const there = Date.parse(date ?? '')
  if (Number.isNaN(there)) return
  const difference = there - Date.now()
  ahead = Math.abs(difference) < 2 * minuteMs ? 0 : difference
  for (const listener of listeners) listener()
}

/** Calls back after each answer that had the time; returns a function that stops it. */
export function onCentreTime(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Records a time that has passed for certain, such as that of the build. */
export function noteEarliest(time: number): void {
  earliest = time
}

/** True if the phone's date is wrong by a day or more. */
export function isDateWrong(): boolean {
  return Math.abs(centreNow() - Date.now()) >= dayMs
}

/** True if the centre has said the time to this page. */
export function isTimeKnown(): boolean {
  return ahead !== undefined
}
