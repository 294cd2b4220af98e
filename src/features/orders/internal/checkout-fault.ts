import { t } from '@lingui/core/macro'
import { indiaDay } from '#src/base/day.ts'
import { indianMobile } from '#src/base/phone.ts'
import type { DeliveryArea } from '#src/content/catalogue.ts'
import { cashAreas } from '#src/content/delivery.ts'
import { isSold, type FilledLine } from '#src/features/cart/filled.ts'
import type { Contact } from '#src/features/cart/contact.ts'
import type { PayBy } from '#src/features/cart/typed-at-checkout.ts'

/** The input of the checkout. */
interface Typed {
  readonly contact: Contact
  readonly lines: readonly FilledLine[]
  readonly payBy: PayBy
  readonly area: DeliveryArea
  /** False for people who signed in by phone only and may have no e-mail address. */
  readonly needsEmail: boolean
  /** True if the chosen area no longer exists, and another has to be chosen. */
  readonly needsArea?: boolean
}

/** The reason that an order is not accepted. */
export interface CheckoutFault {
  readonly title: string
  readonly text: string
  /** The name of the field at fault, if any. */
  readonly field?: keyof Contact | 'area' | undefined
}

/** Returns the reason that an order is not accepted; `undefined` for a valid order. The centre checks again. */
export function checkoutFault(typed: Typed): CheckoutFault | undefined {
  const { contact, lines, needsEmail, needsArea } = typed
  const title = t`Missing Information`
  const required = needsEmail ? (['name', 'email', 'phone'] as const) : (['name', 'phone'] as const)
  // A name of dots or joiners is empty.
  const empty = required.find((field) => !/[\p{L}\p{N}]/u.test(contact[field]))
  if (empty) return { title, text: t`Please fill in all required fields`, field: empty }
  if (!indianMobile(contact.phone))
    return { title, text: t`Write your mobile number with its 10 digits.`, field: 'phone' }
  if (contact.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact.email))
    return { title, text: t`Write your email as in name@example.org.`, field: 'email' }
  if (!lines.some(isSold)) return { title: t`Empty Cart`, text: t`Please add items to cart before checkout` }
  if (lines.some(hasOfferEnded))
    return { title: t`Checkout Failed`, text: t`An offer has ended. Look at the prices again.` }
  if (needsArea) return { title, text: t`Please fill in all required fields`, field: 'area' }
  const noCash = whyNoCash(typed)
  return noCash && { title, ...noCash }
}

/** True in the moments after the last day of an offer in which the checkout still has its price. */
export function hasOfferEnded({ current }: FilledLine): boolean {
  return current?.offer !== undefined && current.offer.until < indiaDay()
}

function whyNoCash({ payBy, area, contact }: Typed): Omit<CheckoutFault, 'title'> | undefined {
  if (payBy !== 'cash') return undefined
  if (!cashAreas.includes(area.id))
    return { text: t`Cash is accepted in Sarna Station and Sarna only. Choose to pay online.` }
  return contact.address
    ? undefined
    : { text: t`Write the delivery address where you will pay cash.`, field: 'address' }
}
