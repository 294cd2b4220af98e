import { t } from '@lingui/core/macro'
import { indiaDay, indiaTime } from '#src/base/day.ts'
import { dayText } from '#src/base/moment.ts'

/** An answer older than this says how old it is, in milliseconds. */
const fresh = 3_600_000

/** Returns when the centre said something, in a sentence; empty for the last hour. Both are milliseconds since 1970. */
export function knownSince(at: number, now = Date.now()): string {
  // A clock that is behind by years must not make old answers new.
  if (Math.abs(now - at) <= fresh) return ''
  const [day, time] = [indiaDay(0, at), indiaTime(at)]
  if (day === indiaDay(0, now)) return t`This is from today, ${time}.`
  const date = dayText(day)
  return day === indiaDay(-1, now) ? yesterday(time) : t`This is from ${date}.`
}

function yesterday(time: string): string {
  if (time >= '04:00' && time < '12:00') return t`This is from yesterday morning.`
  if (time >= '12:00' && time < '16:00') return t`This is from yesterday afternoon.`
  if (time >= '16:00' && time < '20:00') return t`This is from yesterday evening.`
  return t`This is from last night.`
}
