/** A moment as it is written here, 21-11-2026 14:05, by the phone's own time zone. */
export function momentText(iso: string): string {
  return timeText(Date.parse(iso))
}

/** The same of a moment by the phone's clock, in milliseconds. */
export function timeText(ms: number): string {
  const at = new Date(ms)
  return `${two(at.getDate())}-${two(at.getMonth() + 1)}-${at.getFullYear()} ${two(at.getHours())}:${two(at.getMinutes())}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

/** A day, 2026-11-21, as it is written here: 21-11-2026. By hand, since browsers and the build format dates differently. */
export function dayText(day: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day.split('-').toReversed().join('-') : day
}
