import type { ComponentProps } from 'react'
import { t } from '@lingui/core/macro'
import { BookedParts } from '#src/features/bookings/parts.tsx'
import type { BookingChange } from '#src/features/requests/booking-action.ts'
import { CallableText } from '#src/platform/ui/callable-text.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { PersonalText } from '#src/platform/ui/personal-text.tsx'
import { bookingReader } from './answer-reader.tsx'
import { CallLink } from './call-link.tsx'
import { messageAbout } from './message.ts'
import { bookingState, timesText } from './booking-standing.ts'
import { BookingActions } from './day-actions.tsx'

export interface OpenBookingProps extends Omit<ComponentProps<typeof BookingActions>, 'act'> {
  /** True while an action of this phone is on its way. */
  isSent: boolean
  act: (change: BookingChange) => Promise<void>
}

/** The person of a booking, and its actions; only an opened booking has them. */
export default function OpenBooking({ booking, isSent, ...about }: OpenBookingProps) {
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
          {t`Person sent:`} <CallableText>{operator}</CallableText>
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
