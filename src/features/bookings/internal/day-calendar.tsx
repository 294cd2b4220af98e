import { useEffect, useState, type MouseEvent } from 'react'
import { t } from '@lingui/core/macro'
import { indiaDay } from '#src/base/day.ts'
import { freenessOf, type FreeDays, type Freeness } from './free-days.ts'
import { useCentre } from '#src/features/catalogue/use-edited.ts'
import type { Booked } from '#src/features/forms/define.ts'
import { useOnPageLeave } from '#src/platform/ui/use-left-page.ts'
import { WindowTitle } from '#src/platform/ui/window-title.tsx'
import { Calendar } from '#src/platform/ui/calendar.tsx'
import { useModal } from '#src/platform/ui/use-modal.ts'
import { FreenessMark } from './freeness-mark.tsx'
import { freenessText, freenessWord, whyClosed, type DayRange } from './freeness-text.ts'
import { knownSince } from './known-since.ts'
import { resourceName } from '#src/features/bookings/slot-text.ts'
import { Notices } from '#src/platform/ui/notices.tsx'

export interface DayCalendarProps {
  booked: Booked
  /** The chosen day, such as 2026-11-27; empty without one. */
  day: string
  range: DayRange
  /** The free days that the phone last received; `undefined` before. */
  days: FreeDays | undefined
  /** Called with the chosen day; the window is closed by then. */
  onChoose: (day: string) => void
  onClose: () => void
}

const states = ['free', 'few', 'none', 'closed'] as const satisfies Freeness[]

/** The window with a calendar of free, nearly full and full days, and the age of this data. */
export default function DayCalendar({ booked, day, range, days, onChoose, onClose }: DayCalendarProps) {
  const dialog = useModal()
  useOnPageLeave(onClose)
  // After the window has opened, which focuses its first button.
  useEffect(() => dialog.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus(), [dialog])
  const [why, setWhy] = useState('')
  const centre = useCentre()
  const freeness = (on: string) => days && freenessOf(days, booked, on, centre)
  const drawn = (on: string) => {
    const [is, closed] = [freeness(on), whyClosed(on, range)]
    return { mark: !closed && is && <FreenessMark is={is} />, word: closed ?? freenessWord(is) }
  }
  const explain = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element
    // The library has a button for screen readers without a type, which would submit the form around the window.
    if (target.matches('button')) event.preventDefault()
    const tapped = target.closest<HTMLElement>('[data-day]')?.dataset['day']
    setWhy((tapped && whyClosed(tapped, range)) ?? '')
  }
  const choose = (on: string) => {
    dialog.current?.close()
    onChoose(on)
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby="calendar-title"
      className="m-auto w-112 max-w-full bg-paper sm:rounded-lg"
      closedby="any"
      onClose={(event) => {
        // React passes it on to the window of the form, which would close too.
        event.stopPropagation()
        onClose()
      }}
    >
      <div className="grid gap-2 py-2" style={{ paddingInline: '0.5rem' }}>
        <WindowTitle id="calendar-title" className="text-lg">
          {resourceName(booked.resource)}
        </WindowTitle>
        <p role="status">
          {days ? knownSince(Date.parse(days.at)) : t`The free days have not loaded yet. Choose any day.`}
        </p>
        <div onClickCapture={explain}>
          <Calendar
            label={t`Choose a day`}
            value={day}
            today={indiaDay()}
            {...{ ...range, drawn }}
            onChoose={choose}
          />
        </div>
        <p role="status" className="font-bold">
          {why}
        </p>
        <Legend />
      </div>
      <Notices inWindow />
    </dialog>
  )
}

/** Explains the marks of the days. */
function Legend() {
  return (
    <ul className="grid gap-1">
      {states.map((is) => (
        <li key={is} className="flex items-center gap-2">
          <span style={{ flex: 'none', minWidth: '2.75rem' }}>
            <FreenessMark is={is} />
          </span>
          <span className="text-sm">{freenessText(is)}</span>
        </li>
      ))}
    </ul>
  )
}
