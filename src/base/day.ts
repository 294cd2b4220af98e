const dayMs = 86_400_000
const aheadMs = 5.5 * 3_600_000

/** Returns the date in India as 2026-11-22, whatever the phone's time zone, or the date some days later. */
export function indiaDay(daysLater = 0, now = Date.now()): string {
  return new Date(now + aheadMs + daysLater * dayMs).toISOString().slice(0, 10)
}
