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
  // A value that is no number counts as no request; then the phone's own pause is the least.
  return Math.min(longestRequestedPause, Math.max(own, Math.round((requestedMs || 0) + random * firstPause)))
}

/**
 * Milliseconds until the next try of an entry that waits for a sign-in or for another network. It never grows: such a
 * change wakes the outbox by itself.
 */
export function pauseForChange(random: number): number {
  return Math.round(longestForChange * (0.5 + random / 2))
}
