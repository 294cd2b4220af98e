/** Returns a moment as 21-11-2026 14:05, in the phone's time zone. */
export function momentText(iso: string): string {
  return timeText(Date.parse(iso))
}

/** Same as `momentText`, from milliseconds since 1970. */
export function timeText(ms: number): string {
  const at = new Date(ms)
  return `${two(at.getDate())}-${two(at.getMonth() + 1)}-${at.getFullYear()} ${two(at.getHours())}:${two(at.getMinutes())}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/**
 * Returns a day such as 2026-11-21 as 21-11-2026. Formatted by hand, because browsers and the build format dates
 * differently.
 */
export function dayText(day: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day.split('-').toReversed().join('-') : day
}
