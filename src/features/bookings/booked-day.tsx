import { useEffect, useRef, useState, type ComponentType } from 'react'
import { t } from '@lingui/core/macro'
import {
  freeDaysNow,
  freenessOf,
  storedFreeDays,
  type FreeDays,
} from '#src/features/bookings/internal/free-days.ts'
import type { OpenHours } from '#src/base/open-hours.ts'
import { useCentre } from '#src/features/catalogue/use-edited.ts'
import type { Booked } from '#src/features/forms/define.ts'
import { speakBookings } from '#src/platform/i18n/phrases-of-bookings.ts'
import { language } from '#src/platform/i18n/words.ts'
import type { DayCalendarProps } from '#src/features/bookings/internal/day-calendar.tsx'
import { freenessText, type DayRange } from '#src/features/bookings/internal/freeness-text.ts'
import { knownSince } from '#src/features/bookings/internal/known-since.ts'

speakBookings(language())

interface BookedDayProps {
  booked: Booked
  /** The chosen day, such as 2026-11-27; empty without one. */
  day: string
  range: DayRange
  onChoose: (day: string) => void
}

/**
 * Below a date on which something is booked: a button that opens a calendar, and how free that day is. The calendar's code
 * loads at the first tap; without it the date's own control has the focus.
 */
export function BookedDay({ booked, day, range, onChoose }: BookedDayProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'missing'>('closed')
  const [Calendar, setCalendar] = useState<ComponentType<DayCalendarProps>>()
  const [openings, setOpenings] = useState(0)
  const centre = useCentre()
  const days = useFreeDays(day !== '', openings)
  const open = async () => {
    setState('loading')
    setOpenings((before) => before + 1)
    const part = await import('#src/features/bookings/internal/day-calendar.tsx').catch(() => undefined)
    if (part) setCalendar(() => part.default)
    else button.current?.parentElement?.querySelector('input')?.focus()
    setState(part ? 'open' : 'missing')
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button-quiet justify-self-start"
        aria-haspopup="dialog"
        aria-busy={state === 'loading'}
        onClick={() => void open()}
      >
        {t`Choose from a calendar`}
      </button>
      <p role="status" className="min-h-[2lh]">
        {state === 'missing'
          ? t`The calendar opens first with network. Write the date here.`
          : statusText(days, booked, day, centre)}
      </p>
      {state === 'open' && Calendar && (
        <Calendar {...{ booked, day, range, days }} onChoose={onChoose} onClose={() => setState('closed')} />
      )}
    </>
  )
}

/** Returns the stored days at once, then the centre's; fetched once there is a day, and at each opening. */
function useFreeDays(hasDay: boolean, openings: number): FreeDays | undefined {
  const [days, setDays] = useState(storedFreeDays)
  useEffect(() => {
    if (!hasDay && openings === 0) return undefined
    let left = false
    void freeDaysNow().then((found) => left || setDays(found))
    return () => void (left = true)
  }, [hasDay, openings])
  return days
}

function statusText(days: FreeDays | undefined, booked: Booked, day: string, open: OpenHours): string {
  const is = days && day ? freenessOf(days, booked, day, open) : undefined
  return days && is ? [freenessText(is), knownSince(Date.parse(days.at))].filter(Boolean).join(' ') : ''
}
