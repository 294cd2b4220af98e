/** The time since a moment, in the largest unit that is full once. */
export interface Age {
  readonly unit: 'minutes' | 'hours' | 'days'
  readonly count: number
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Returns the age of a moment in ISO 8601; at least zero, because the phone's clock may be behind. */
export function ageOf(iso: string, now: number): Age {
  const age = Math.max(0, now - Date.parse(iso))
  if (age < hour) return { unit: 'minutes', count: Math.floor(age / minute) }
  return age < day
    ? { unit: 'hours', count: Math.floor(age / hour) }
    : { unit: 'days', count: Math.floor(age / day) }
}
