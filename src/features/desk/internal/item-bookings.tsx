import { t } from '@lingui/core/macro'
import { dayOf, namedSlot, type Booking } from '#src/features/bookings/booking.ts'
import { bookingsOf } from './booked.ts'
import type { DeskItem } from './item.ts'
import { resourceName, workedText } from '#src/features/bookings/slot-text.ts'
import { CallableText } from '#src/platform/ui/callable-text.tsx'
import { BookedParts } from '#src/features/bookings/parts.tsx'
import { AppLink } from '#src/platform/ui/link.tsx'
import { bookingState, timesText, wantedText } from './booking-standing.ts'

/** What was booked with a request: how it stands, when, who goes, the hours, and links to the day and the bill. */
export function ItemBookings({ item }: { item: DeskItem }) {
  const bookings = bookingsOf(item)
  if (bookings.length === 0) return null
  return (
    <section className="card grid gap-4 p-4">
      <h2>{t`Booked`}</h2>
      {bookings.map((booking) => (
        <BookingFacts key={booking.id} booking={booking} />
      ))}
    </section>
  )
}

function BookingFacts({ booking }: { booking: Booking }) {
  const { resource, operator, worked_minutes: minutes, order } = booking
  const [times, wanted] = [timesText(booking), wantedText(booking)]
  const day = dayToOpen(booking)
  return (
    <div className="grid gap-2" data-booking={booking.state}>
      <p>
        <strong className="block">{resourceName(resource)}</strong>
        <span className="block font-bold text-green">{bookingState(booking)}</span>
        {times && <span className="block">{times}</span>}
        {wanted && wanted !== times && <span className="block text-muted">{t`Wanted: ${wanted}`}</span>}
        {operator && (
          <span className="block">
            {t`Person sent:`} <CallableText>{operator}</CallableText>
          </span>
        )}
        {minutes !== null && (
          <span className="block">
            {t`Hours worked`}: {workedText(minutes)}
          </span>
        )}
      </p>
      <BookedParts booking={booking} />
      <div className="flex flex-wrap gap-3">
        <AppLink to="/desk/day" search={day ? { day } : {}} className="button-quiet">
          {t`Work of this day`}
        </AppLink>
        {order && (
          <AppLink
            to="/desk"
            search={(before) => ({ ...before, item: `order/${order}` })}
            className="button-quiet"
          >
            {t`See the bill`}
          </AppLink>
        )}
      </div>
    </div>
  )
}

function dayToOpen(booking: Booking): string | undefined {
  const slot = namedSlot(booking)
  return slot ? dayOf(slot) : (booking.asked_day ?? undefined)
}
