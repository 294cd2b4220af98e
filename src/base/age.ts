/** How long ago something was, in the largest unit of which one is full. */
export interface Age {
  readonly unit: 'minutes' | 'hours' | 'days'
  readonly count: number
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The age of a moment, ISO 8601; nothing less than none, where the clock of the phone is behind. */
export function ageOf(iso: string, now: number): Age {
  const age = Math.max(0, now - Date.parse(iso))
  if (age < hour) return { unit: 'minutes', count: Math.floor(age / minute) }
  return age < day
    ? { unit: 'hours', count: Math.floor(age / hour) }
    : { unit: 'days', count: Math.floor(age / day) }
}
