import { t } from '@lingui/core/macro'
import { indianMobile } from '#src/base/phone.ts'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import { cashAreas } from '#src/content/delivery.ts'
import { isSold, type FilledLine } from '#src/core/cart/filled.ts'
import type { Contact } from '#src/core/orders/contact.ts'

/** What stands at the checkout. */
interface Typed {
  readonly contact: Contact
  readonly lines: readonly FilledLine[]
  readonly payBy: 'online' | 'cash'
  readonly area: DeliveryArea
  /** False for who has signed in with a phone number alone, and may have none. */
  readonly needsEmail: boolean
}

/** Why an order cannot be made as it stands. */
export interface CheckoutFault {
  readonly title: string
  readonly text: string
  /** The name of the field that it is in, where it is in one. */
  readonly field?: keyof Contact | undefined
}

/** Why an order cannot be made as it stands; `undefined` where it can. The centre has the last word. */
export function checkoutFault(typed: Typed): CheckoutFault | undefined {
  const { contact, lines, needsEmail } = typed
  const title = t`Missing Information`
  const required = needsEmail ? (['name', 'email', 'phone'] as const) : (['name', 'phone'] as const)
  // A name of dots or joiners is none.
  const empty = required.find((field) => !/[\p{L}\p{N}]/u.test(contact[field]))
  if (empty) return { title, text: t`Please fill in all required fields`, field: empty }
  if (!indianMobile(contact.phone))
    return { title, text: t`Write your mobile number with its 10 digits.`, field: 'phone' }
  if (contact.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact.email))
    return { title, text: t`Write your email as in name@example.org.`, field: 'email' }
  if (!lines.some(isSold)) return { title: t`Empty Cart`, text: t`Please add items to cart before checkout` }
  const noCash = whyNoCash(typed)
  return noCash && { title, ...noCash }
}

function whyNoCash({ payBy, area, contact }: Typed): Omit<CheckoutFault, 'title'> | undefined {
  if (payBy === 'online') return undefined
  if (!cashAreas.includes(area.id))
    return { text: t`Cash is taken in Sarna Station and Sarna only. Choose to pay online.` }
  return contact.address
    ? undefined
    : { text: t`Write the address at which you pay in cash.`, field: 'address' }
}
