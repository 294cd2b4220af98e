import { useEffect, useState } from 'react'
import { t } from '@lingui/core/macro'
import { timeText } from '#src/base/moment.ts'
import { freeDaysNow, freenessOf, storedFreeDays, type Freeness } from '#src/core/bookings/free-days.ts'
import { speakBookings } from '#src/i18n/phrases-of-bookings.ts'
import { language } from '#src/i18n/words.ts'

speakBookings(language())

/** An answer older than this says how old it is, in milliseconds. */
const fresh = 3_600_000

/** Says how free something is on a day: what the phone last heard at once, then what the centre says now. */
export function DayFreeness({ resource, day }: { resource: string; day: string }) {
  const [days, setDays] = useState(storedFreeDays)
  useEffect(() => {
    let left = false
    void freeDaysNow().then((found) => left || setDays(found))
    return () => void (left = true)
  }, [])
  const found = days && freenessOf(days, resource, day)
  return <p role="status">{found ? freenessText(found) : ''}</p>
}

function freenessText({ is, at }: Freeness): string {
  const words = {
    free: t`This day is free.`,
    few: t`Little is left of this day.`,
    none: t`This day is full. The nearest free times are offered to you.`,
  }[is]
  const when = timeText(at)
  return Date.now() - at > fresh ? `${words} ${t`As the centre said at ${when}.`}` : words
}
