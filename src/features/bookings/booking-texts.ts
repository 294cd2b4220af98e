import { t } from '@lingui/core/macro'
import { moneyText } from '#src/base/money.ts'
import type { Booking, BookingEvent } from './booking.ts'
import { isMovedByCentre, openOffers } from './standing.ts'
import { resourceName, slotText, workedText } from './slot-text.ts'

/** Returns how a booking stands, in a sentence for its farmer. */
export function standingText(booking: Booking): string {
  const when = slotText(booking)
  const hours = workedText(booking.worked_minutes ?? 0)
  const bill = moneyText(booking.bill_paise ?? 0)
  switch (booking.state) {
    case 'offered':
      return openOffers(booking).length > 0
        ? t`The centre asks: does one of these times suit you?`
        : t`The offered times are over. Choose another day.`
    case 'confirmed':
      return isMovedByCentre(booking)
        ? t`The centre moved it to ${when}. Does this suit you?`
        : t`Booked: ${when}`
    case 'done':
      return t`Done. Hours worked: ${hours}`
    case 'billed':
      return booking.paid ? t`Done and paid: ${bill}` : t`Done. The bill: ${bill}`
    case 'called_off':
      return t`This booking is cancelled.`
    default:
      return t`The centre is looking for a time.`
  }
}

interface EventFacts {
  readonly booked: string
  /** The time that it is about; empty without one. */
  readonly when: string
  readonly by: string
  readonly forDesk: boolean
}

const eventTexts: Readonly<Record<string, (facts: EventFacts) => string>> = {
  asked: ({ booked, when }) => (when ? t`${booked}: requested for ${when}` : t`${booked}: requested`),
  offered: ({ booked, when }) => t`${booked}: can you do ${when}?`,
  confirmed: ({ booked, when }) => t`${booked}: booked for ${when}`,
  assigned: ({ booked }) => t`${booked}: person assigned`,
  moved: ({ booked, when, by }) =>
    by === 'centre' ? t`${booked}: the centre moved it to ${when}` : t`${booked}: moved to ${when}`,
  agreed: ({ booked, when }) => t`${booked}: ${when} suits`,
  returned: ({ booked, by }) =>
    by === 'system' ? t`${booked}: that time was taken` : t`${booked}: a new time is needed`,
  called_off: ({ booked, by, forDesk }) =>
    by === 'owner' && !forDesk ? t`${booked}: you cancelled it` : t`${booked}: cancelled`,
  done: ({ booked }) => t`${booked}: done`,
  billed: ({ booked }) => t`${booked}: your bill is ready`,
  paid: ({ booked }) => t`${booked}: paid`,
}

/**
 * Returns an event of a booking in words, for the timeline of its request.
 *
 * @param forDesk true where somebody at the centre reads it, and not its owner
 */
export function eventText(
  { resource }: Booking,
  { what, by, ...event }: BookingEvent,
  forDesk = false,
): string {
  const booked = resourceName(resource)
  return eventTexts[what]?.({ booked, when: slotText(event), by, forDesk }) ?? booked
}
