import type { ComponentProps } from 'react'
import { t } from '@lingui/core/macro'
import type { PendingAction } from '#src/features/bookings/pending-actions.ts'
import type { DeskBooking, DeskDays } from './stored-day.ts'
import { canDrag } from './day-drop.ts'
import { turnOf } from '#src/features/bookings/standing.ts'
import type { BookingChange } from '#src/features/requests/booking-action.ts'
import { BookedParts } from '#src/features/bookings/parts.tsx'
import { resourceName, slotText } from '#src/features/bookings/slot-text.ts'
import { CallableText } from '#src/platform/ui/callable-text.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { actOnBooking } from './act-on-booking.ts'
import { bookingReader } from './answer-reader.tsx'
import { CallLink } from './call-link.tsx'
import { messageAbout } from './message.ts'
import { bookingState, timesText } from './booking-standing.ts'
import { BookingActions } from './day-actions.tsx'
import { Returned } from './day-returned.tsx'
import { useIsUnfolded } from './unfolded.ts'

interface DayBookingProps {
  booking: DeskBooking
  days: DeskDays
  pending: readonly PendingAction[]
  account: string
  /** Until when an answer was promised. */
  promise?: string
  isOverdue?: boolean
}

/** A booking as a line, which can be dragged; unfolded, with its person and its actions. */
export function DayBooking({ booking, promise, isOverdue = false, ...about }: DayBookingProps) {
  const { id, name, place, operator, resource } = booking
  const [isOpen, setOpen] = useIsUnfolded(id)
  const own = about.pending.filter(({ action }) => action.booking === id)
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
    >
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary data-row={id} className="wrap-anywhere">
          <span>
            <strong className={isOverdue ? 'block text-red' : 'block'}>{promise ?? slotText(booking)}</strong>
            <PersonalText>{[what, name, place].filter(Boolean).join(', ')}</PersonalText>
            <span className="block">
              <Mark booking={booking} />
            </span>
            {operator && (
              <span className="block">
                {t`Person assigned:`} <PersonalText>{operator}</PersonalText>
              </span>
            )}
          </span>
        </summary>
        {isOpen && <OpenBooking booking={booking} isSent={isSent} act={act} {...about} />}
      </details>
      {returned.map((one) => (
        <Returned key={one.id} returned={one} act={act} />
      ))}
    </li>
  )
}

/** The wanted or offered times of a booking that waits; of another one how it stands, if that is news. */
function Mark({ booking }: { booking: DeskBooking }) {
  const times = timesText(booking)
  if (booking.state === 'asked') return times && t`Wanted: ${times}`
  if (booking.state === 'offered') return times
  return turnOf(booking) === 'time' ? null : <strong>{bookingState(booking)}</strong>
}

interface OpenBookingProps extends Omit<ComponentProps<typeof BookingActions>, 'act'> {
  /** True while an action of this phone is on its way. */
  isSent: boolean
  act: (change: BookingChange) => Promise<void>
}

/** The person of a booking, and its actions; only an opened booking has them. */
function OpenBooking({ booking, isSent, ...about }: OpenBookingProps) {
  const { reference, phone, operator } = booking
  const reader = bookingReader(booking)
  return (
    <div className="grid gap-3 pb-4">
      <p className="text-muted">
        {[reference, bookingState(booking), timesText(booking), booking.emergency && t`Emergency service.`]
          .filter(Boolean)
          .join(', ')}
      </p>
      <BookedParts booking={booking} />
      {operator && (
        <p>
          {t`Person assigned:`} <CallableText>{operator}</CallableText>
        </p>
      )}
      <p>
        <SeenToBy name={booking.assigned_to} />
      </p>
      {reader && <p className="font-bold">{reader}</p>}
      {phone && <CallLink phone={phone} message={messageAbout(booking)} />}
      <p role="status" className={isSent ? 'font-bold' : 'sr-only'}>
        {isSent && t`Saved on this phone. It will be sent when there is network.`}
      </p>
      {/* A change resets its forms: they send the time that they show, and not an earlier one. */}
      {!isSent && <BookingActions key={booking.version} booking={booking} {...about} />}
      <AppLink to="/desk" search={{ item: `request/${booking.request}` }} className="justify-self-start">
        {t`Open the request`}
      </AppLink>
    </div>
  )
}

function SeenToBy({ name }: { name: string | null | undefined }) {
  return name ? (
    <>
      {t`Assigned to:`} <PersonalText>{name}</PersonalText>
    </>
  ) : (
    t`Not assigned yet.`
  )
}
