import { t } from '@lingui/core/macro'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import { cashAreas } from '#src/content/delivery.ts'

interface How {
  payBy: 'online' | 'cash'
  area: DeliveryArea
  address: string
}

/** Why an order cannot be paid in cash though it should be; nothing where it can. The centre has the last word. */
export function whyNoCash({ payBy, area, address }: How): string | undefined {
  if (payBy === 'online') return undefined
  if (!cashAreas.includes(area.id))
    return t`Cash is taken in Sarna Station and Sarna only. Choose to pay online.`
  return address ? undefined : t`Write the address at which you pay in cash.`
}
