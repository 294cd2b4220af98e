import { memo } from 'react'
import { t } from '@lingui/core/macro'
import type { PendingAction } from '#src/features/bookings/pending-actions.ts'
import type { DeskBooking, DeskDays } from './stored-day.ts'
import { canDrag } from './day-drop.ts'
import { turnOf } from '#src/features/bookings/standing.ts'
import type { BookingChange } from '#src/features/requests/booking-action.ts'
import { resourceName, slotText } from '#src/features/bookings/slot-text.ts'
import { LaterPart } from '#src/platform/ui/later-part.tsx'
import { lazyPart } from '#src/platform/ui/lazy-part.tsx'
import { Spinner } from '#src/platform/ui/spinner.tsx'
import { drawnNear } from '#src/platform/ui/drawn-near.ts'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { actOnBooking } from './act-on-booking.ts'
import { bookingState, timesText } from './booking-standing.ts'
import { Returned } from './day-returned.tsx'
import { useIsUnfolded } from './unfolded.ts'

// Lazy: a day has many lines, of which few are unfolded.
export const OpenBooking = lazyPart(() => import('./open-booking.tsx'))

interface DayBookingProps {
  booking: DeskBooking
  days: DeskDays
  /** This phone's actions on it. */
  own: readonly PendingAction[]
  account: string
  /** Until when an answer was promised. */
  promise?: string
  isOverdue?: boolean
}

/**
 * A booking as a line, which can be dragged; unfolded, with its person and its actions. Memoized: a drag, a minute or
 * another line's action draws none of the others.
 */
export const DayBooking = memo(function DayBooking({
  booking,
  own,
  promise,
  isOverdue = false,
  ...about
}: DayBookingProps) {
  const { id, name, place, operator, resource } = booking
  const [isOpen, setOpen] = useIsUnfolded(id)
  const returned = own.filter(({ state }) => state === 'returned')
  const isSent = own.some(({ state }) => state !== 'returned')
  const what = resourceName(resource)
  const act = async (change: BookingChange, replaces?: string) => {
    await actOnBooking(booking, change, replaces)
  }
  // In an unfolded line people select text and fill in fields.
  const isLoose = canDrag(booking) && !isSent && !isOpen
  return (
    <li
      className={`card px-4 ${returned.length > 0 ? 'border-2 border-red' : ''}`}
      data-booking={booking.state}
      draggable={isLoose}
      data-drag={isLoose ? id : undefined}
      style={drawnNear(6)}
    >
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary data-row={id} className="wrap-anywhere">
          <span>
            <strong className={isOverdue ? 'block text-red' : 'block'}>{promise ?? slotText(booking)}</strong>
            <PersonalText>{[what, name, place].filter(Boolean).join(', ')}</PersonalText>
            <Mark booking={booking} />
            {operator && (
              <span className="block">
                {t`Person sent:`} <PersonalText>{operator}</PersonalText>
              </span>
            )}
          </span>
        </summary>
        {isOpen && (
          <LaterPart fallback={<Spinner />}>
            <OpenBooking booking={booking} isSent={isSent} act={act} {...about} />
          </LaterPart>
        )}
      </details>
      {returned.map((one) => (
        <Returned key={one.id} returned={one} act={act} />
      ))}
    </li>
  )
})

/** The wanted or offered times of a booking that waits; of another one how it stands, if that is news. */
function Mark({ booking }: { booking: DeskBooking }) {
  if (booking.state !== 'asked' && booking.state !== 'offered')
    return turnOf(booking) === 'time' ? null : <strong className="block">{bookingState(booking)}</strong>
  const times = timesText(booking)
  return times && <span className="block">{booking.state === 'asked' ? t`Wanted: ${times}` : times}</span>
}
