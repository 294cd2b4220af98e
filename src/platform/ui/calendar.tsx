import type { ReactNode } from 'react'
import { parseDate, type CalendarDate } from '@internationalized/date'
import {
  Button,
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
  I18nProvider,
} from 'react-aria-components'
import { language } from '#src/platform/i18n/words.ts'

/** A day as the calendar draws it. */
export interface DrawnDay {
  /** Below the number. */
  readonly mark: ReactNode
  /** The same in words, for screen readers. */
  readonly word: string
}

interface CalendarProps {
  label: string
  /** The chosen day, such as 2026-11-27; empty without one. */
  value: string
  /** The first and the last day that can be chosen. */
  first: string
  last: string
  today: string
  drawn: (day: string) => DrawnDay
  onChoose: (day: string) => void
}

/**
 * A month of days, Monday first, with keys and words for screen readers by the widget library.
 * The library's own announcements stand outside of a modal window, where nobody hears them: the name of the month announces itself.
 */
export function Calendar({ label, value, first, last, today, drawn, onChoose }: CalendarProps) {
  return (
    <I18nProvider locale={language()}>
      <AriaCalendar
        aria-label={label}
        firstDayOfWeek="mon"
        minValue={parseDate(first)}
        maxValue={parseDate(last)}
        defaultValue={value >= first && value <= last ? parseDate(value) : null}
        onChange={(day) => onChoose(day.toString())}
      >
        <div className="flex items-center justify-between gap-2">
          <Button slot="previous" className="icon-button">
            <Chevron isBack />
          </Button>
          <div role="status">
            <Heading aria-hidden={false} className="text-lg" />
          </div>
          <Button slot="next" className="icon-button">
            <Chevron />
          </Button>
        </div>
        <CalendarGrid weekdayStyle="short" className="w-full" style={{ tableLayout: 'fixed' }}>
          <CalendarGridHeader>
            {(weekday) => (
              <CalendarHeaderCell className="text-muted" style={small}>
                {weekday}
              </CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <Day date={date} isToday={date.toString() === today} {...drawn(date.toString())} />}
          </CalendarGridBody>
        </CalendarGrid>
      </AriaCalendar>
    </I18nProvider>
  )
}

// Inline and not in classes, because every page contains its styles and few pages need these.
const small = { fontSize: '0.75rem', lineHeight: 1.3 } as const
const cell = { ...small, minHeight: '3.5rem', paddingBlock: '0.25rem', cursor: 'pointer' } as const

interface DayProps extends DrawnDay {
  date: CalendarDate
  isToday: boolean
}

function Day({ date, isToday, mark, word }: DayProps) {
  return (
    <CalendarCell
      date={date}
      data-day={date.toString()}
      className={({ isOutsideMonth, isSelected }) =>
        `grid content-start justify-items-center rounded-lg text-center ${isOutsideMonth ? 'invisible' : ''} ${isSelected ? 'border-2 border-green bg-card' : ''}`
      }
      style={cell}
      render={(props, { isOutsideMonth }) => (
        <div {...props} aria-label={isOutsideMonth ? undefined : `${props['aria-label']}, ${word}`} />
      )}
    >
      {({ formattedDate }) => (
        <>
          <span
            className="font-bold"
            style={{ fontSize: '1.0625rem', textDecoration: isToday ? 'underline' : undefined }}
          >
            {formattedDate}
          </span>
          {mark}
        </>
      )}
    </CalendarCell>
  )
}

/** An arrow head to the right or back: the arrow of a summary, turned. */
function Chevron({ isBack = false }: { isBack?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-7"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
    >
      <path d={isBack ? 'm15 5-7 7 7 7' : 'm9 5 7 7-7 7'} />
    </svg>
  )
}
