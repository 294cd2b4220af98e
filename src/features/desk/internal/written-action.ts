import { t } from '@lingui/core/macro'
import { isolated } from '#src/base/isolated.ts'
import { moneyText } from '#src/base/money.ts'
import type { BookingAction } from '#src/features/requests/booking-action.ts'
import { resourceName, slotText, workedText } from '#src/features/bookings/slot-text.ts'

/**
 * Returns the desk's text about a booking, so that nobody has to look it up on paper after it was returned; perhaps
 * empty.
 */
export function writtenAction(action: BookingAction): string {
  const { resource, slots = [action], operator, minutes, paise, reason } = action
  const facts = [
    resource === undefined ? '' : resourceName(resource),
    slots.map(slotText).filter(Boolean).join('; '),
    operator === undefined ? '' : `${t`Person sent:`} ${isolated(operator)}`,
    minutes === undefined ? '' : `${t`Hours worked`}: ${workedText(minutes)}`,
    paise === undefined ? '' : `${t`The bill in rupees`}: ${moneyText(paise)}`,
    isolated(reason ?? ''),
  ]
  return facts.filter(Boolean).join(', ')
}
