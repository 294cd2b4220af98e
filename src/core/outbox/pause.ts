/** The longest pause that the phone takes of its own accord, in milliseconds. */
export const longestPause = 15 * 60_000

/** The longest pause that the centre can ask for (Retry-After), in milliseconds; more counts as this. */
export const longestAskedPause = 24 * 60 * 60_000

const firstPause = 5_000
const shortestPause = 1_000
const pauseForSignIn = 5 * 60_000

/**
 * Milliseconds to wait after so many attempts that came to nothing: exponential with full jitter, so that phones which
 * lost the centre together do not come back together. `random` is 0 ≤ n < 1. What the centre asked for is the least.
 */
export function pauseAfter(attempts: number, random: number, askedMs?: number): number {
  const doublings = Math.min(Math.max(attempts - 1, 0), 20)
  const widest = Math.min(longestPause, firstPause * 2 ** doublings)
  const own = shortestPause + random * (widest - shortestPause)
  if (askedMs === undefined || !(askedMs > 0)) return own
  return Math.min(longestAskedPause, Math.max(own, askedMs + random * firstPause))
}

/** Milliseconds until a refused token is tried again. It never grows: signing in wakes the outbox, and not the time. */
export function pauseWithoutSignIn(random: number): number {
  return pauseForSignIn * (0.5 + random / 2)
}
