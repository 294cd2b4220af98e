import { centreNow } from './clock.ts'

const dayMs = 86_400_000
const aheadMs = 5.5 * 3_600_000

/** Returns the date in India as 2026-11-22, whatever the phone's time zone and date, or the date some days later. */
export function indiaDay(daysLater = 0, now = centreNow()): string {
  return new Date(now + aheadMs + daysLater * dayMs).toISOString().slice(0, 10)
}

/** Returns the time of day in India as 14:05, whatever the phone's time zone; `ms` are since 1970. */
export function indiaTime(ms: number): string {
  return new Date(ms + aheadMs).toISOString().slice(11, 16)
}

/** Returns a moment as day and time in India, 2026-11-27T14:05; `ms` are since 1970. */
export function indiaStamp(ms: number): string {
  return new Date(ms + aheadMs).toISOString().slice(0, 16)
}

/** Returns a moment of India in ISO 8601, from a day such as 2026-11-27 and a time such as 07:00. */
export function indiaMoment(day: string, time: string): string {
  return new Date(Date.parse(`${day}T${time}:00Z`) - aheadMs).toISOString()
}
