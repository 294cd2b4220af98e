import { t } from '@lingui/core/macro'
import { moneyText } from '#src/base/money.ts'
import type { Booking, BookingEvent } from '#src/core/bookings/booking.ts'
import { resourceName, slotText, workedText } from './slot-text.ts'

/** Returns how a booking stands, in a sentence for its farmer. */
export function standingText(booking: Booking): string {
  const when = slotText(booking)
  const hours = workedText(booking.worked_minutes ?? 0)
  const bill = moneyText(booking.bill_paise ?? 0)
  switch (booking.state) {
    case 'offered':
      return t`The centre offers these times:`
    case 'confirmed':
      return t`Booked: ${when}`
    case 'done':
      return t`Done. Hours worked: ${hours}`
    case 'billed':
      return t`Done. The bill: ${bill}`
    case 'called_off':
      return t`This booking is called off.`
    default:
      return t`The centre is looking for a time.`
  }
}

interface EventFacts {
  readonly booked: string
  /** The time that it is about; empty without one. */
  readonly when: string
  readonly by: string
}

const eventTexts: Readonly<Record<string, (facts: EventFacts) => string>> = {
  asked: ({ booked, when }) => (when ? t`${booked}: asked for ${when}` : t`${booked}: asked for`),
  offered: ({ booked, when }) => t`${booked}: offered for ${when}`,
  confirmed: ({ booked, when }) => t`${booked}: booked for ${when}`,
  assigned: ({ booked }) => t`${booked}: who comes`,
  moved: ({ booked, when }) => t`${booked}: moved to ${when}`,
  returned: ({ booked, by }) =>
    by === 'system' ? t`${booked}: that time was taken` : t`${booked}: a new time is needed`,
  called_off: ({ booked, by }) =>
    by === 'owner' ? t`${booked}: you called it off` : t`${booked}: called off`,
  done: ({ booked }) => t`${booked}: done`,
  billed: ({ booked }) => t`${booked}: the bill is written`,
}

/** Returns an event of a booking in words, for the timeline of its request. */
export function eventText({ resource }: Booking, { what, by, ...event }: BookingEvent): string {
  const booked = resourceName(resource)
  return eventTexts[what]?.({ booked, when: slotText(event), by }) ?? booked
}
