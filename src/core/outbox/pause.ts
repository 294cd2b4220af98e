/** The longest pause that the phone chooses, in milliseconds. */
export const longestPause = 15 * 60_000

/** The longest pause that the centre can ask for (Retry-After), in milliseconds; more counts as this. */
export const longestRequestedPause = 24 * 60 * 60_000

const firstPause = 5_000
const shortestPause = 1_000
const longestForChange = 5 * 60_000

/**
 * Returns the pause after failed attempts, in milliseconds: exponential with full jitter, so that phones do not
 * return all at once. `random` is 0 ≤ n < 1. At least `requestedMs`, the centre's own request.
 */
export function pauseAfter(attempts: number, random: number, requestedMs?: number): number {
  const doublings = Math.min(Math.max(attempts - 1, 0), 20)
  const widest = Math.min(longestPause, firstPause * 2 ** doublings)
  const own = Math.round(shortestPause + random * (widest - shortestPause))
  // What is no number counts as no request; the pause of the phone's own is never below this then.
  return Math.min(longestRequestedPause, Math.max(own, Math.round((requestedMs || 0) + random * firstPause)))
}

/**
 * Milliseconds until what waits for a sign-in or for another network is looked at again. It never grows: the change that it
 * waits for wakes the outbox, and not the time.
 */
export function pauseForChange(random: number): number {
  return Math.round(longestForChange * (0.5 + random / 2))
}
