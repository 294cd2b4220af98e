import { t } from '@lingui/core/macro'
import { moneyText } from '#src/base/money.ts'
import type { Booking } from './booking.ts'
import { resourceName } from './slot-text.ts'

/** What goes along with a booking, each on a line with its rate, or with its part of the bill; nothing if it goes alone. */
export function BookedParts({ booking }: { booking: Booking }) {
  const { parts = [], bill_paise: bill } = booking
  if (parts.length === 0) return null
  const own = (bill ?? 0) - parts.reduce((sum, part) => sum + (part.bill_paise ?? 0), 0)
  return (
    <ul className="text-muted">
      {bill !== null && own > 0 && <li>{partText(booking.resource, moneyText(own))}</li>}
      {parts.map((part) => (
        <li key={part.resource}>
          {bill === null ? rateText(part) : partText(part.resource, moneyText(part.bill_paise ?? 0))}
        </li>
      ))}
    </ul>
  )
}

const partText = (resource: string, amount: string) => `${resourceName(resource)}: ${amount}`

function rateText({ resource, day_paise: day }: NonNullable<Booking['parts']>[number]): string {
  const rate = moneyText(day ?? 0)
  return day === null ? resourceName(resource) : partText(resource, t`${rate} a day`)
}
