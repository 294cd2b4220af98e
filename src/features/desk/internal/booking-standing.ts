import { centreNow } from '#src/base/clock.ts'
import { t } from '@lingui/core/macro'
import { moneyText } from '#src/base/money.ts'
import { dayText } from '#src/base/moment.ts'
import { shortWeekdayOf } from '#src/content/weekdays.ts'
import { namedSlot, type Booking } from '#src/features/bookings/booking.ts'
import { isBilled, isMovedByCentre, openOffers, turnOf } from '#src/features/bookings/standing.ts'
import equipmentBooking from '#src/features/bookings/equipment-booking.form.ts'
import { localize } from '#src/platform/i18n/words.ts'
import { namedDay, slotText } from '#src/features/bookings/slot-text.ts'

/** Returns how a booking stands for somebody at the desk, in a few words. */
export function bookingState(booking: Booking, now = centreNow()): string {
  switch (booking.state) {
    case 'offered':
      return openOffers(booking, now).length > 0 ? t`Offered, no answer yet` : t`The offered times are over`
    case 'confirmed':
      if (turnOf(booking, now) === 'centre') return t`Over: write the hours`
      return isMovedByCentre(booking) ? t`Moved by the centre, no answer yet` : t`Booked`
    case 'done':
      return isBilled(booking) ? t`Done, no bill yet` : t`Done`
    case 'billed':
      return billState(booking)
    case 'called_off':
      return t`Cancelled`
    default:
      return t`No time yet`
  }
}

function billState({ bill_paise: paise, paid }: Booking): string {
  const bill = moneyText(paise ?? 0)
  if (paid === undefined) return t`Bill: ${bill}`
  return paid ? t`Paid: ${bill}` : t`Not paid yet: ${bill}`
}

/** Returns how long something is wanted, in the words of the form; empty where nobody said. */
function lengthText(length: string | null): string {
  const option = equipmentBooking.fields.duration.options.find(({ value }) => value === length)
  return option ? localize(option.label) : ''
}

/** Returns the day or the time that a farmer wants, and for how long; empty where nobody said. */
export function wantedText(booking: Booking): string {
  const { state, asked_day: day, asked_for: length } = booking
  const named = state === 'asked' ? namedSlot(booking) : undefined
  if (named) return slotText(named)
  return [day && namedDay(day), lengthText(length)].filter(Boolean).join(', ')
}

/** Returns the times of a booking: the one that it has, else those that are offered, else the wanted day. */
export function timesText(booking: Booking): string {
  if (booking.state === 'offered') return booking.offers.map(slotText).join('; ')
  return slotText(booking) || wantedText(booking)
}

/** Returns a day as narrow as a column: `Tue 01-12`. */
export function shortDay(day: string): string {
  return `${localize(shortWeekdayOf(day))} ${dayText(day).slice(0, 5)}`
}
