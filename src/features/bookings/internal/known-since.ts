import { centreNow } from '#src/base/clock.ts'
import { t } from '@lingui/core/macro'
import { indiaDay, indiaTime } from '#src/base/day.ts'
import { dayText } from '#src/base/moment.ts'

/** An answer older than this says how old it is, in milliseconds. */
const fresh = 3_600_000

/** Returns when the centre said something, in a sentence; empty for the last hour. Both are milliseconds since 1970. */
export function knownSince(at: number, now = centreNow()): string {
  // A clock that is behind by years must not make old answers new.
  if (Math.abs(now - at) <= fresh) return ''
  const [day, time] = [indiaDay(0, at), indiaTime(at)]
  if (day === indiaDay(0, now)) return t`This is from today, ${time}.`
  const date = dayText(day)
  return t`This is from ${date}, ${time}.`
}
