/** Hours of a day, as minutes since midnight in India. */
export interface Hours {
  readonly from: number
  readonly to: number
}

/** Hours of a day as settings have them: [from, to] in minutes since midnight; null while closed. */
export type DayHours = readonly [from: number, to: number] | null

/** Days with hours of their own: a holiday, a week of harvest, half a day. */
export interface Closure {
  /** The first day, as 2026-11-27. */
  readonly from: string
  /** The last day. */
  readonly to: string
  /** Null where the centre is closed all day. */
  readonly hours: DayHours
}

/** When a centre is open. */
export interface OpenHours {
  /** The hours of each weekday, Sunday first. */
  readonly opening: readonly DayHours[]
  /** The last closure of a day counts. */
  readonly closures: readonly Closure[]
}

const dayMs = 86_400_000
const minuteMs = 60_000
const indiaMs = 5.5 * 60 * minuteMs

/** Returns the closure that counts on a day; `undefined` on a day like others. */
export function closureOn<T extends Closure>(day: string, closures: readonly T[]): T | undefined {
  return closures.findLast(({ from, to }) => from <= day && day <= to)
}

/**
 * Returns a centre's hours on a day such as 2026-11-27; `undefined` if it is closed. `centre_hours` in the database says the
 * same.
 */
export function hoursOn(day: string, { opening, closures }: OpenHours): Hours | undefined {
  const closure = closureOn(day, closures)
  const hours = closure ? closure.hours : opening[new Date(`${day}T00:00:00Z`).getUTCDay()]
  return hours ? { from: hours[0], to: hours[1] } : undefined
}

/** An open stretch: the hours of a day that are not over. */
export interface OpenDay extends Hours {
  readonly day: string
  /** Full days from the given moment's. */
  readonly ahead: number
  /** Midnight of the day in India, in milliseconds since 1970. */
  readonly midnight: number
}

/** How far to look: closures last 60 days at most, and a year of them is no centre. */
const farthest = 400

/**
 * Yields the days on which a centre is open from a moment on, with the hours that are left of them.
 *
 * @param since in milliseconds since 1970
 */
export function* openDays(since: number, open: OpenHours): Generator<OpenDay> {
  const local = since + indiaMs
  for (let ahead = 0; ahead < farthest; ahead += 1) {
    const midnight = (Math.floor(local / dayMs) + ahead) * dayMs
    const day = new Date(midnight).toISOString().slice(0, 10)
    const hours = hoursOn(day, open)
    if (!hours) continue
    const from = ahead === 0 ? Math.max(hours.from, (local % dayMs) / minuteMs) : hours.from
    if (from < hours.to) yield { day, ahead, midnight: midnight - indiaMs, from, to: hours.to }
  }
}

/**
 * Returns the day of India by which a promise of hours is due, YYYY-MM-DD; `undefined` if the centre never opens. Fewer hours than a
 * day's are counted while the centre is open. A day's 24 are the next open day, 48 the one after it.
 *
 * @param within the promised hours
 * @param since when the centre got the request, in milliseconds since 1970
 */
export function promisedDay(within: number, since: number, open: OpenHours): string | undefined {
  let minutes = within * 60
  let days = Math.floor(within / 24)
  for (const { day, ahead, from, to } of openDays(since, open)) {
    minutes -= to - from
    if (ahead > 0) days -= 1
    if (within < 24 ? minutes <= 0 : ahead > 0 && days <= 0) return day
  }
  return undefined
}
