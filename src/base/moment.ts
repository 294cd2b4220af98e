import { indiaStamp } from './day.ts'

/** Returns a moment as 21-11-2026 14:05 by the clock of India, whatever the phone's time zone; empty for no moment. */
export function momentText(iso: string): string {
  return timeText(Date.parse(iso))
}

/** Same as `momentText`, from milliseconds since 1970. */
export function timeText(ms: number): string {
  if (!Number.isFinite(ms)) return ''
  const [day = '', time = ''] = indiaStamp(ms).split('T')
  return `${dayText(day)} ${time}`
}

/**
 * Returns a day such as 2026-11-21 as 21-11-2026. Formatted by hand, because browsers and the build format dates
 * differently.
 */
export function dayText(day: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day.split('-').toReversed().join('-') : day
}
