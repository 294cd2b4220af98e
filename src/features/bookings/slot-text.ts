import { t } from '@lingui/core/macro'
import { indiaDay, indiaTime } from '#src/base/day.ts'
import { dayText } from '#src/base/moment.ts'
import { resourceWords } from '#src/content/resource-words.ts'
import type { Slot } from './booking.ts'
import { weekdayOf } from '#src/content/weekdays.ts'
import { speakBookings } from '#src/platform/i18n/phrases-of-bookings.ts'
import { language, localize } from '#src/platform/i18n/words.ts'

speakBookings(language())

/** A time that may be missing, as in a booking. */
interface PerhapsSlot {
  readonly starts?: string | undefined
  readonly ends?: string | undefined
}

/** Returns a day with its weekday. */
export function namedDay(day: string): string {
  return `${localize(weekdayOf(day))} ${dayText(day)}`
}

/** Returns a time as a farmer reads it, by the clock of India; empty without one. */
export function slotText({ starts, ends }: PerhapsSlot): string {
  if (!starts || !ends) return ''
  const [first, last] = [Date.parse(starts), Date.parse(ends)]
  const [day, lastDay] = [namedDay(indiaDay(0, first)), namedDay(indiaDay(0, last))]
  const [from, to] = [indiaTime(first), indiaTime(last)]
  return day === lastDay ? t`${day}, ${from} to ${to}` : t`${day}, ${from} to ${lastDay}, ${to}`
}

/** Returns the hours of a time without its day: from when, and until when if that is the same day. */
export function hoursText({ starts, ends }: Slot): string {
  const [first, last] = [Date.parse(starts), Date.parse(ends)]
  const [from, to] = [indiaTime(first), indiaTime(last)]
  return indiaDay(0, first) === indiaDay(0, last) ? t`${from} to ${to}` : from
}

/** Returns the name of a resource; of one added since this build, its id in words. */
export function resourceName(id: string): string {
  const words = resourceWords(id)
  return words ? localize(words) : id.replaceAll('-', ' ')
}

/** Returns minutes of work as hours, `1:30`. */
export function workedText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
